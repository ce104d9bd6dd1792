# What the book says of the components, and the player aid: each line cites its clause in book.json.

family-field = Fields
family-feature = Features
family-action = Action Locations
family-copy = Copies
family-boost = Boosts
family-instant = Instant
family-island = Islands

aid-turn-look = Lookout: draw four cards.
aid-turn-keep = Each card that is kept costs 1 Worker.
aid-turn-act = Actions: one each, in turn, until all have passed.
aid-turn-expedition = Expedition: each ship in the queue pillages or conquers an Island.
aid-turn-cleanup = Cleanup: Workers come back, exhausted cards are readied.
aid-actions-build = Build a Location from hand for its cost.
aid-actions-pawn = Place a Clan pawn on an Action tile and do what it says.
aid-actions-again = Later, for 1 food, move it to a neighbouring tile.
aid-actions-location = Use an Action Location: pay, exhaust it, get its effect.
aid-actions-raze = Raze: with a Raze token exhaust an opponent's Action Location.
aid-icons-explore = Explore: draw a card, no Worker to pay.
aid-icons-populate = Populate: 1 Worker.
aid-icons-construct = Construct: build a Location whose cost is Goods for nothing.
aid-icons-harvest = Harvest: all Goods of one of your Fields.
aid-icons-sail = Sail: a ship joins the queue; fish reach farther, a Raze token conquers.
aid-icons-goods = Goods; Gold pays for any Resource of a building.
aid-scoring-cards = 1 point for each card in the Empire.
aid-scoring-left = 1 point for every two Resources left.
aid-scoring-gold = 1 point for each Gold.
aid-scoring-when = The game ends in the round in which somebody has 25 points.
