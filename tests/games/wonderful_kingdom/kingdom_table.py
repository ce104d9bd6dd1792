"""Any position of It's a Wonderful Kingdom in plain words: `table(players={0: {"selection": ["hamlet"], "gold": 2}})`.

No test plays through a choice phase to reach its point. A face-down card is written `hamlet/0`: seat 0 put it there.
A card under construction may carry pieces: `("hamlet", {"materials": 1})`; what is not told lies in the deck.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from games.words import Players, Words, asked, at, do, may, new
from karczma.games.wonderful_kingdom.conquest.control import board_of, settle_tokens
from karczma.games.wonderful_kingdom.conquest.opening import OpenConquest
from karczma.games.wonderful_kingdom.construction.building import begin_construction
from karczma.games.wonderful_kingdom.planning import Plan
from karczma.games.wonderful_kingdom.table.boards import Board
from karczma.games.wonderful_kingdom.table.entries import DuchyEntry
from karczma.games.wonderful_kingdom.table.packed import ONE
from karczma.games.wonderful_kingdom.table.sight import CALAMITIES_SEEN, dealt_with, origin, places_of_hands
from karczma.games.wonderful_kingdom.table.state import Player, WonderfulKingdom
from karczma.games.wonderful_kingdom.table.terms import (
    BLUE,
    CALAMITY,
    FACE_UP,
    MENACE,
    NOBODY,
    RED,
    RIVAL,
    STAGE,
    TOKENS,
)
from karczma.kernel.chance import Forced
from karczma.kernel.zones import Card, Pile, join
from karczma.title.options import Value


def table(
    seats: int = 2,
    players: Players | None = None,
    *,
    module: str = "none",
    left: Sequence[str] = (),
    right: Sequence[str] = (),
    deck: Sequence[str] | None = None,
    round: int = 1,
    quest: str = "",
    board: str = "",
    land: Mapping[str, tuple[int, int]] | None = None,
    chance: Sequence[int] = (),
    **options: Value,
) -> WonderfulKingdom:
    """A table between two phases: seat 0 is blue and starts round 1, nobody is asked anything, all hands are empty.

    players   seat -> hand, selection, construction, built (names), calamities (how many), the six tokens (loose cubes
              and pools), alchemy, training, traps, spies, menaces (a set), illusions, duchy
    left, right  the offer areas        deck  names, top first; then it holds nothing else
    quest     a quest board             board, land  a board side; territory -> (side, armies), all others empty
    """
    g = new(WonderfulKingdom, seats, 1, {"module": module, **options})
    settle(g, quest, board)
    clear(g)
    g.round = round
    g.moment = 5 * (round - 1)
    for seat in range(seats):
        furnish(g, seat, (players or {}).get(seat, {}))
    for area, names in enumerate((left, right)):
        for name in names:
            put_in_area(g, area, name)
    if deck is not None:
        g.deck = Pile(top=[fetch(g, name) for name in reversed(deck)])
    if land is not None:
        occupy(g, land)
    g.rebuild()
    expose_the_rest(g)
    g.source = Forced(tuple(chance), g.tick)
    return g


def expose_the_rest(g: WonderfulKingdom) -> None:
    """The bad card of a hand that does not lie anywhere face down has been seen by all."""
    hidden = [(hand, g.cards.kind[row[i]]) for hand, row, i in places_of_hands(g)]
    for hand in {hand for hand, _ in hidden}:
        (_, menaces), (_, calamities) = dealt_with(g, hand)
        seen = menaces - hidden.count((hand, MENACE)), calamities - hidden.count((hand, CALAMITY))
        g.exposed[hand] = max(seen[0], 0) + (max(seen[1], 0) << CALAMITIES_SEEN)


def settle(g: WonderfulKingdom, quest: str, board: str) -> None:
    """Through the set-up: the first duchy and menace set, the quest or board that was asked for."""
    wanted = {"QuestWhich": f"choose-quest quest={quest}", "BoardWhich": f"choose-board board={board}"}
    while asked(g) in ("DuchyWhich", "MenaceWhich", "QuestWhich", "BoardWhich"):
        text = wanted.get(asked(g), "")
        do(g, text if text in may(g) else may(g)[0])


def clear(g: WonderfulKingdom) -> None:
    """Back to an empty table: everything that was dealt lies in the deck again, or where it came from."""
    g.frames, g.at, g.offered, g.journal, g.lanes = [], [], None, None, []
    g.listen()
    rows = [g.areas[0], g.areas[1], g.round_deck.bag, *(player.hand for player in g.players)]
    for row in rows:
        for card in row:
            give_back(g, card)
            g.known[card] = 0
        row.clear()
    g.calamities = sorted(g.calamities)
    g.reveal(*g.calamities, *g.rats, *g.shelf)
    g.traps, g.marks = [[], []], [[], []]
    g.exposed = [0] * len(g.exposed)
    for seat, player in enumerate(g.players):
        player.colour = (BLUE if seat == 0 else RED) if g.seats == 2 else player.colour
        player.wallet = [0] * len(TOKENS)
        player.duchy = next(i for i, duchy in enumerate(g.cards.duchy_entries) if fits(g, seat, duchy))
    if g.board != NOBODY:
        at(g, OpenConquest())  # colours may have changed


def fits(g: WonderfulKingdom, seat: int, duchy: DuchyEntry) -> bool:
    blue = g.players[seat].colour == BLUE
    return duchy.side == g.side and (duchy.colour == "blue") == blue


def give_back(g: WonderfulKingdom, card: Card) -> None:
    if g.cards.menace[card]:
        owner = next(player for player in g.players if player.menace_set == g.cards.set_of[card])
        join(owner.menaces.bag, card)
    elif g.cards.bad[card]:
        join(g.calamities, card)
    else:
        join(g.deck.bag, card)


def furnish(g: WonderfulKingdom, seat: int, words: Words) -> None:
    player = g.players[seat]
    for token in TOKENS:
        player.wallet[TOKENS.index(token)] = words.get(token, 0)
    if "duchy" in words:
        player.duchy = g.cards.duchies.index(words["duchy"])
    if "menaces" in words:
        choose_set(g, seat, words["menaces"])
    for counter in ("alchemy", "training", "traps", "spies", "illusions", "set_aside", "trap_tokens", "spy_tokens"):
        if counter in words:
            setattr(player, counter, words[counter])
    g.illusions -= player.illusions
    join(player.hand, *(fetch(g, name) for name in words.get("hand", ())))
    for name in words.get("selection", ()):
        card, trap = face(g, name)
        player.selection.append(card)
        player.selection_traps.append(trap)
    for name in words.get("construction", ()):
        put_under_construction(g, seat, name)
    for name in words.get("built", ()):
        player.built.append(opened(g, fetch(g, name)))
    for _ in range(words.get("calamities", 0)):
        player.calamities.append(g.calamities.pop())
    player.entered = words.get("entered", 0)


def choose_set(g: WonderfulKingdom, seat: int, name: str) -> None:
    """That set is the seat's; whoever had it gets another one."""
    number, player = g.cards.sets.index(name), g.players[seat]
    for other in g.players:
        if other is not player and other.menace_set == number:
            taken = {each.menace_set for each in g.players}
            give_set(g, other, next(i for i in range(len(g.cards.sets)) if i not in taken))
    give_set(g, player, number)


def give_set(g: WonderfulKingdom, player: Player, number: int) -> None:
    if player.menace_set != number:
        g.shelf = sorted([*g.shelf, *player.menaces.bag])
        g.reveal(*g.shelf)
        player.menace_set = number
        deck = list(g.cards.deck_of_set[number])
        g.shelf = [card for card in g.shelf if card not in deck]
        for card in deck:
            g.known[card] = 0
        player.menaces = Pile(bag=deck)


def put_under_construction(g: WonderfulKingdom, seat: int, words: str | tuple[str, Mapping[str, int]]) -> None:
    name, pieces = (words, {}) if isinstance(words, str) else words
    player = g.players[seat]
    begin_construction(g, seat, opened(g, fetch(g, name)))
    player.entered = 0
    for token, n in pieces.items():
        number = TOKENS.index(token)
        player.needs[-1] -= n * ONE[number]
        player.holds[-1] += n * ONE[number]


def put_in_area(g: WonderfulKingdom, area: int, name: str) -> None:
    card, trap = face(g, name)
    g.areas[area].append(card)
    g.traps[area].append(trap)
    g.marks[area].append(NOBODY)


def face(g: WonderfulKingdom, words: str) -> tuple[Card, int]:
    """A card that lies open, or one that somebody has put face down (`rival`: nobody knows it)."""
    name, _, owner = words.partition("/")
    card = fetch(g, name)
    if not owner:
        return opened(g, card), FACE_UP
    seat = RIVAL if owner == "rival" else int(owner)
    if owner != "rival":
        g.show(card, seat)
    return card, seat


def opened(g: WonderfulKingdom, card: Card) -> Card:
    g.reveal(card)
    return card


def fetch(g: WonderfulKingdom, name: str) -> Card:
    """A card of that name from wherever it waits, or out of the box."""
    zones = [g.deck.bag, g.calamities, g.rats, g.shelf, g.box, *(player.menaces.bag for player in g.players)]
    for zone in zones:
        for card in zone:
            if g.cards.names[card] == name:
                zone.remove(card)
                g.known[card] = 0
                return card
    used = {card for cards in all_cards(g) for card in cards}
    found = [Card(card) for card, each in enumerate(g.cards.names) if each == name and card not in used]
    assert found, f"there is no {name} left"
    return found[0]


def all_cards(g: WonderfulKingdom) -> list[list[Card]]:
    own = [row for p in g.players for row in (p.hand, p.selection, p.construction, p.built, p.calamities)]
    return [*own, *g.areas, g.discard, g.buried, g.deck.top, g.deck.bag]


def occupy(g: WonderfulKingdom, land: Mapping[str, tuple[int, int]]) -> None:
    """Who stands where; as many spots as there are armies are held, the first ones."""
    board, size = board_of(g), len(g.holder)
    g.holder, g.armies, g.posts, g.reserve = [NOBODY] * size, [0] * size, [0] * size, [12, 12]
    g.mustered = [0] * size
    for side in range(2):
        g.holder[castle(g, side)] = side
    for name, (side, n) in land.items():
        territory = board.number[name]
        g.holder[territory], g.armies[territory] = side, n
        g.posts[territory] = (1 << min(n, len(board.spots[territory]))) - 1
        g.reserve[side] -= n
    settle_tokens(g)


def castle(g: WonderfulKingdom, side: int) -> int:
    return board_of(g).castle[(RED if side == 0 else BLUE) if g.solo else (BLUE if side == 0 else RED)]


# -- acting and looking --------------------------------------------------------------------------------------------


def purse(g: WonderfulKingdom, seat: int = 0) -> dict[str, int]:
    """Loose cubes and pools of a seat, without those it has none of."""
    return {token: n for token, n in zip(TOKENS, g.players[seat].wallet, strict=True) if n}


def lying_on(g: WonderfulKingdom, at: int, seat: int = 0) -> dict[str, int]:
    """The pieces on a card under construction, or on the current stage."""
    held = g.players[seat].stage_holds if at == STAGE else g.players[seat].holds[at]
    return {token: n for i, token in enumerate(TOKENS) if (n := held >> 4 * i & 15)}


def missing(g: WonderfulKingdom, at: int, seat: int = 0) -> dict[str, int]:
    """The cost spaces that are still free."""
    need = g.players[seat].stage_needs if at == STAGE else g.players[seat].needs[at]
    return {token: n for i, token in enumerate(TOKENS) if (n := need >> 4 * i & 15)}


def new_table(seats: int = 2, seed: int = 1, /, **options: Value) -> WonderfulKingdom:
    """A table as `karczma.new` leaves it."""
    return new(WonderfulKingdom, seats, seed, options)


def armies(g: WonderfulKingdom, side: int) -> dict[str, int]:
    """Territory -> armies of that side."""
    found = zip(board_of(g).names, g.holder, g.armies, strict=True)
    return {name: n for name, holder, n in found if holder == side and n}


def march(g: WonderfulKingdom, target: str, *origins: str) -> WonderfulKingdom:
    """Armies from these origins go to the target; what has only one answer answers itself."""
    do(g, f"march territory={target}")
    while asked(g) == "Muster":
        missing = [name for name in dict.fromkeys(origins) if g.mustered[board(g).number[name]] < origins.count(name)]
        do(g, f"send-army source={missing[0]}" if missing else "go")
    return g


def spots(g: WonderfulKingdom, territory: str) -> list[int]:
    number = board_of(g).number[territory]
    return [spot for spot in range(len(board_of(g).spots[number])) if g.posts[number] >> spot & 1]


def board(g: WonderfulKingdom) -> Board:
    return board_of(g)


def draw_deck(g: WonderfulKingdom) -> list[Card]:
    """All cards that the deck was made of, wherever they lie before the first offer."""
    hands = [card for player in g.players for card in player.hand]
    dealt = [*hands, *g.round_deck.bag, *g.areas[0], *g.areas[1]]
    return [*g.deck.bag, *(card for card in dealt if not g.cards.bad[card])]


def hand_of(g: WonderfulKingdom, seat: int) -> int:
    return origin(g, seat)


def menaced(seats: int = 2, **players: Words) -> WonderfulKingdom:
    return table(seats, {int(seat[1:]): words for seat, words in players.items()}, module="menaces")


def planning(**words: object) -> WonderfulKingdom:
    return at(table(players={0: words}), Plan(0))
