# What the book says of the components, and the player aid: each line cites its clause in book.json.

family-starting_members = Starting members
family-mercenaries = Mercenaries
family-greenhorns = Greenhorns
family-monsters = Monsters
family-lands = Lands
family-traps = Traps
family-equipment = Equipment
family-loot = Loot tokens
family-quest_tiles = Quest tiles

aid-turn-pool = Dice Pool: the dice of your mercenaries, and those that your Glory gives.
aid-turn-deploy = Deployment: one action each, in turn, until all have passed.
aid-turn-adventure = Adventure: quests, battles in the Lands, defence of the Citadel.
aid-turn-cleanup = Cleanup: panic, Leaders, wages, and the check of Glory.
aid-actions-citadel = Put dice into a building and get at once what it gives.
aid-actions-outer = Assign a Mercenary to a free trail, with dice.
aid-actions-pass = Pass; who has no dice left must.
aid-actions-recruit = A Mercenary comes only if his Reputation fits into your excess Glory.
aid-icons-strength = Strength: for attack; no discount in buildings.
aid-icons-magic = Magic: may be taken off a trail to cancel dice of the Monster.
aid-icons-influence = Influence: lowers prices in the Citadel.
aid-icons-attack = A die of the Monster with 3 to 6 hits; each hit that is not defended wounds.
aid-icons-capture = With a trap, a total from the capture value up to the kill value captures.
aid-icons-kill = A total of the kill value or more kills: Glory and a trophy.
aid-icons-conquest = Where the Monster has fallen, the others try to conquer the Land.
aid-icons-potion = A potion heals a wounded Mercenary.
aid-icons-poison = Poison adds 2 to the attack.
aid-icons-defence = Defence cancels hits.
aid-scoring-glory = 1 point for each Glory.
aid-scoring-reputation = 1 point for each Reputation.
aid-scoring-trophies = 1 point for each trophy.
aid-scoring-affinity = Sets of one affiliation on Mercenaries and Lands.
aid-scoring-when = The game ends after round 6, or when somebody has 30 Glory.
aid-scoring-wages = Before that wages are due.
