# Choosing an Affiliation in Monster Lands. Which clan suits whom is our opinion and no rule.

clan-fire = Clan of Fire
clan-water = Clan of Water
clan-air = Clan of Air
clan-jungle = Clan of the Jungle
suits-fire = for the careful, with an eye on quests
suits-water = for those who would rather capture than kill, and like gold
suits-air = for spell casters, with a potion for every round
suits-jungle = for those who kill monsters by sheer strength
leader = Leader
first-mercenary = first mercenary
led-by = led by { $name }
led-by-you = led by you
same = The rest is the same for everybody: starting glory, gold and a trap. Members and lands of one affiliation score points in the end.
scenario = Scenario
