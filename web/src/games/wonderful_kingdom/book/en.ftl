# What the book says of the components, and the player aid: each line cites its clause in book.json.

family-developments = Developments
family-treasures = Treasures
family-advisors = Advisors
family-calamities = Calamities
family-menaces = Menaces
family-duchies = Duchies
family-quests = Quests

aid-turn-choice = Choice: one offers two cards, the other takes from one of the areas.
aid-turn-planning = Planning: each card is built or recycled.
aid-turn-production = Production: materials, population, gold, exploration, in this order.
aid-turn-rounds = Four rounds.
aid-actions-trap = When offering: a trap token hides a card.
aid-actions-build = A cube goes on a free space of its kind.
aid-actions-recycle = Recycled, a development gives one cube, a treasure two.
aid-actions-scrap = A card under construction may be scrapped at any time.
aid-icons-cubes = What your duchy and completed cards yield.
aid-icons-krystallium = Krystallium fills any space for a basic resource.
aid-icons-alchemy = Five cubes in the alchemy become one krystallium.
aid-icons-soldier = Who produces more of a resource trains a soldier; two supremacies make one.
aid-icons-families = The four kinds of cards; some yield for each of a kind.
aid-icons-fight = A menace with all its soldiers on it is defeated.
aid-scoring-printed = Points printed on completed cards.
aid-scoring-sets = Points for kinds of cards.
aid-scoring-calamities = Calamities cost points.
aid-scoring-soldiers = 1 point for each soldier in the pool.
aid-scoring-under = Cards under construction are worth nothing.
aid-scoring-tie = Tie: more completed cards.
