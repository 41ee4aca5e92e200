"""A round from its deal to its count (US-S1 to US-S5, US-T8, US-E1)."""

from typing import Any, ClassVar, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from doubloon.games.under_sail.components import knowledge
from doubloon.games.under_sail.components.board import NO_CARD, ROOM, ROUNDS, Board, names_of
from doubloon.games.under_sail.rules.card_play import Trick
from doubloon.games.under_sail.rules.passing import Pass, explained
from doubloon.kernel.bits import BIT, members
from doubloon.kernel.questions.question import Step


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Round(Step):
    """A round: when all have passed, and after each trick, the next trick begins; or it is over."""

    name: ClassVar = "round"
    rule: ClassVar = "US-T8"

    def run(self, board: Board) -> bool:
        """Clean up after a trick; then the next one, or the count."""
        if board.uncovered and not clean_up(board):
            finish(board)
            return True
        board.trick += 1
        board.top = Trick(self)
        if board.sink is not None:
            board.sink.tell("trick", {"trick": board.trick, "first": board.first})
        return True

    def impossible(self, board: Board) -> str:
        """The hands are such that all can have passed a card (US-S4)."""
        if board.traced:
            for knower in range(-1, board.players):
                if not explained(board, knower):
                    return "these hands cannot have passed such cards"
        return ""


def begin_game(board: Board) -> None:
    """US-S1 to US-S3 and US-S5; then all are asked for a card to pass (US-S4)."""
    board.first = board.below(board.players)  # US-S5
    board.starter = board.first
    begin(board)


def begin(board: Board) -> None:
    """Shuffle, deal, turn treasures up; then all pass a card."""
    board.trick = 0
    board.supply = board.deck.bonus
    board.uncovered = False
    board.traced = False
    board.discards = 0
    board.fetched = 0
    for seat in range(board.players):
        board.table[seat] = NO_CARD
        board.shown[seat] = NO_CARD
        board.added[seat] = 0
        board.bonus[seat] = 0
        board.played[seat] = 0
        board.passed[seat] = NO_CARD
        board.height[seat] = 0
    knowledge.forget(board)
    if board.sink is not None:
        board.sink.tell("round", {"round": board.round, "first": board.first})
    for deck in range(board.setup.decks):
        stack_treasures(board, deck)
    turn_up(board)
    deal(board)
    board.top = Pass(Round(None), BIT[board.players] - 1)


def stack_treasures(board: Board, deck: i64) -> None:
    """US-S1: shuffle the treasures of a deck."""
    cards = vec[i64](members(board.setup.in_deck[deck]))
    board.shuffle(cards)
    for place in range(len(cards)):
        board.treasures[deck * ROOM + place] = cards[place]
    board.top_place[deck] = 0
    board.left[deck] = len(cards)
    board.face_up[deck] = NO_CARD
    board.mixed_top[deck] = 0


def turn_up(board: Board) -> None:
    """US-S2, US-T8: the next treasure of each deck, face up."""
    board.lit = 0
    names: list[Any] = []
    for deck in range(board.setup.decks):
        if board.left[deck] > 0:
            treasure = board.treasure_at(deck, 0)
            board.face_up[deck] = treasure
            board.top_place[deck] = (board.top_place[deck] + 1) % ROOM
            board.left[deck] -= 1
            if board.mixed_top[deck] > 0:
                board.mixed_top[deck] -= 1
            knowledge.turned_up(board, treasure)
            board.lit |= BIT[board.deck.colour[treasure]]
        if board.sink is not None:
            treasure = board.face_up[deck]
            names.append(board.deck.names[treasure] if treasure != NO_CARD else None)
    board.reveals += 1
    if board.sink is not None:
        board.sink.tell("turned_up", {"treasures": names}, ["treasures"])


def deal(board: Board) -> None:
    """US-S3: hands; the rest stays unseen."""
    cards = vec[i64]()
    for card in members(board.deck.cards):
        cards = append(cards, card)
    board.shuffle(cards)
    board.dealt = board.setup.hand * board.players
    place: i64 = 0
    for seat in range(board.players):
        hand: i64 = 0
        for _ in range(board.setup.hand):
            hand |= BIT[cards[place]]
            place += 1
        board.hands[seat] = hand
        if board.sink is not None:
            said: dict[str, Any] = {"seat": seat, "number": board.setup.hand}
            board.sink.whisper("dealt", said, {"cards": names_of(hand)}, [seat])
    board.reveals += 1


def clean_up(board: Board) -> bool:
    """US-T8: treasures under their decks, cards away. False if no hand is left to play from."""
    for seat in range(board.players):
        board.discards |= BIT[board.table[seat]]
        board.supply += board.added[seat]  # US-T2
        board.added[seat] = 0
        board.table[seat] = NO_CARD
        board.shown[seat] = NO_CARD
    hands: i64 = 0
    for seat in range(board.players):
        hands |= board.hands[seat]
    board.discards &= ~hands  # a card that was fetched is in a hand again (US-A4)
    board.fetched = 0
    board.uncovered = False
    board.first = board.clockwise(1)
    if hands == 0:
        return False
    for deck in range(board.setup.decks):
        put_under(board, deck)
    turn_up(board)
    return True


def put_under(board: Board, deck: i64) -> None:
    """A face-up treasure that nobody took goes under its deck, seen by all."""
    treasure = board.face_up[deck]
    if treasure == NO_CARD:
        return
    board.put_treasure(deck, board.left[deck], treasure)
    board.left[deck] += 1
    board.face_up[deck] = NO_CARD
    knowledge.went_under(board, treasure)
    if board.sink is not None:
        name = board.deck.names[treasure]
        board.sink.tell("put_under", {"deck": deck, "treasure": name})


def finish(board: Board) -> None:
    """US-E1: count treasures and pairs of bonus cards; a second round, or the end."""
    for seat in range(board.players):
        base = 4 * seat + 2 * (board.round - 1)
        board.tally[base] = board.pile_points(seat)
        board.tally[base + 1] = board.bonus[seat] // 2
    if board.sink is not None:
        lines: list[dict[str, Any]] = []
        for seat in range(board.players):
            base = 4 * seat + 2 * (board.round - 1)
            lines.append({"treasures": board.tally[base], "bonus": board.tally[base + 1]})
        board.sink.tell("counted", {"round": board.round, "points": lines})
    if board.round == ROUNDS:
        board.end()
        if board.sink is not None:
            board.sink.tell("over", {"scores": board.scores(), "placings": board.placings()})
        return
    board.round += 1
    board.starter = board.left_of(board.starter)  # US-S5: the next clockwise
    board.first = board.starter
    begin(board)


def score(board: Board, seat: i64) -> i64:
    """US-E1: points of the rounds counted, and in a round what lies before the seat now."""
    base = 4 * seat
    tally = board.tally
    points = tally[base] + tally[base + 1] + tally[base + 2] + tally[base + 3]
    if not board.over:
        points += board.pile_points(seat) + board.bonus[seat] // 2
    return points
