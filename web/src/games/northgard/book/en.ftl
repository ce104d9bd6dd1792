# What the book says of the components, and the player aid: each line cites its clause in book.json.

family-starting = Starting cards
family-clan_cards = Clan cards
family-development-early = Early Development
family-development-advanced = Advanced Development
family-achievements = Achievements
family-unrest = Unrest

aid-turn-start = Start of the year: everybody draws four cards; development cards are laid out.
aid-turn-turns = Actions: one turn after another until everybody has passed.
aid-turn-harvest = Harvest: one token for each icon on your territories and buildings.
aid-turn-closed = A closed territory of two tiles gives 1 Glory, a larger one 2.
aid-turn-winter = Winter: units are fed, the more of them the dearer.
aid-turn-eoy = End of the year: three closed territories with large buildings win at once.
aid-actions-play = Play a card: its action is carried out.
aid-actions-flash = With it any number of flash cards.
aid-actions-exchange = Exchange: put a card aside, pay 1 lore, draw one.
aid-actions-remove = Remove: a card leaves the game, pay 2 lore, draw two.
aid-actions-upgrade = Upgrade: for a card from hand take one of your clan.
aid-actions-pass = Pass: discard everything and take a development card.
aid-icons-recruit = Recruit: so many units, on territories that you control.
aid-icons-move = Move: so many moves from one territory to the next.
aid-icons-explore = Explore: draw a tile and lay it beside an open territory of yours.
aid-icons-build = Build: a small building for 1 wood, a large one for 3.
aid-icons-draw = Draw: cards of your own draw pile.
aid-icons-fight = Battle: a point for each unit, then bonuses, food, and a die.
aid-scoring-fame = Glory tokens.
aid-scoring-left = 1 point for every three resources left.
aid-scoring-cards = Glory on the cards of your whole deck.
aid-scoring-unrest = Minus 5 for each Unrest.
aid-scoring-tie = Tie: more territories, then more units.
