# Quarry, the toy game that new titles start from.

name-slate = slate
name-basalt = basalt
name-granite = granite
name-gneiss = gneiss
name-chalk = chalk
name-gypsum = gypsum
name-quartz = quartz
name-marble = marble
name-clay = clay
name-brownstone = brownstone
name-jasper = jasper
name-porphyry = porphyry

name-bridge = bridge
name-mill = mill
name-rampart = rampart
name-chapel = chapel
name-bath = bath
name-villa = villa
name-forge = forge
name-oven = oven
name-tower = tower

# What lies on the table, as the plain tables of terminal and browser head it.
zone-quarry = Unsold
zone-commissions = Commissions
zone-box = Box
zone-rubble = Rubble
zone-open-bids = Open bids
zone-hand = Hand
zone-stones = Stones
zone-coins = Coins
zone-bid = Bid

coins =
    { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }

option-open-bids = Open bids

ask-keep-commission = Which commission do you keep?
ask-make-bid = How much do you bid for the stone?

choice-keep = Keep the { NAME($commission) }
choice-bid =
    { $coins ->
        [0] Bid nothing
       *[other] Bid { coins }
    }

event-commission-kept =
    { $seat-is ->
        [you] You keep
       *[other] { $seat } keeps
    } the { NAME($commission) }.
event-commission-kept-secret =
    { $seat-is ->
        [you] You keep
       *[other] { $seat } keeps
    } a commission.
event-stone-scouted =
    { $seat-is ->
        [you] You look
       *[other] { $seat } looks
    } at the next stone: { NAME($stone) }.
event-stone-scouted-secret =
    { $seat-is ->
        [you] You look
       *[other] { $seat } looks
    } at the next stone.
event-bid-shown =
    { $seat-is ->
        [you] You bid
       *[other] { $seat } bids
    } { $coins ->
        [0] nothing
       *[other] { coins }
    }.
event-stone-sold =
    { $seat-is ->
        [you] You buy
       *[other] { $seat } buys
    } the { NAME($stone) } for { coins }.
event-stone-left = Nobody buys the { NAME($stone) }.
event-commission-revealed =
    { $seat-is ->
        [you] Your commission
       *[other] { $seat }'s commission
    }: { NAME($commission) }.

TT-BID-02 = You cannot bid { $bid }: you have { coins }.

# -- The end of the game

score-stones = Stones
score-commissions = Commissions
medal-stones = Finest Stones
medal-commissions = Well Contracted
