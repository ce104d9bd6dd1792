# The choice of a clan.

clans = The seven clans
led-by = led by { $name }
led-by-you = led by you
order = Order of choice
in-deck = in your deck
two-upgrades = two upgrades, 3 lore each
advice = Not sure whom to lead?
advice-same = Everybody has the same starting cards. The clan adds a power, a card and two upgrades.
advice-ours = Strengths and difficulty are our opinion, not rules. These clans are easy to begin with:
draw-lots = Draw one for me

power-bear = Kaija fights for you: she is worth two in battle and eats nothing in winter. She enters no enemy territory.
power-boar = Whenever you explore without closing any territory, you gain 1 lore.
power-goat = Each small building brings you 1 food, each large one 2.
power-raven = You gather at once the resources of what you close by exploring.
power-snake = You place Scorched Earth beside your land: you fight better on it, and take a resource of it in the Harvest.
power-stag = You gain 1 fame for each territory that you close by exploring, and for each that you conquer.
power-wolf = Each battle you win as the attacker brings you 1 food.
