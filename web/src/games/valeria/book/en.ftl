# What the book says of the components, and the player aid: each line cites its clause in book.json.

family-citizens = Citizens
family-monsters = Monsters
family-domains = Domains
family-dukes = Dukes

aid-turn-roll = Roll Phase: whose turn it is rolls both dice once.
aid-turn-harvest = Harvest Phase: each die and their sum call Citizens, at every player's.
aid-turn-sides = In your own turn the left power works, in anybody else's the right one.
aid-turn-double = A double calls its Citizens twice.
aid-turn-act = Action Phase: two actions; the same one may be taken twice.
aid-turn-end = End Phase: the end conditions are checked, then the dice go left.
aid-actions-slay = Slay a Monster: pay its Strength and its Magic, take the reward at once.
aid-actions-recruit = Recruit a Citizen: its Gold, and 1 Gold more for each copy you have.
aid-actions-buy = Acquire a Domain: your Citizens must show its Roles, the Gold is paid.
aid-actions-take = Take a resource: 1 Gold, 1 Strength or 1 Magic.
aid-icons-gold = Gold; part of it may be paid in Magic, but never all of it.
aid-icons-strength = Strength; Magic stands in for part of it too.
aid-icons-magic = Magic that is printed is paid in Magic only.
aid-icons-roles = The four Roles of Citizens. Starters have none.
aid-scoring-sum = Points of Monsters, Domains, Victory tokens, and what the Duke counts.
aid-scoring-left = Resources left over count only if the Duke says so.
aid-scoring-when = The game ends when all Monsters or all Domains are gone, or twice as many stacks as players are exhausted.
aid-scoring-tie = Tie: fewer cards in the tableau.
