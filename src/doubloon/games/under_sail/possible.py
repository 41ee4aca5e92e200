"""Positions that no game can reach are refused: every question can be asked and answered."""

from doubloon.games.under_sail import card_actions, frames
from doubloon.games.under_sail.board import NO_CARD, Board
from doubloon.games.under_sail.passing import explained
from doubloon.games.under_sail.resolving import victims
from doubloon.kernel.bits import count, has, members
from doubloon.kernel.errors import PositionError

ROUND_FRAMES = (frames.TRICK, frames.RESOLVE)


def wrong(text: str) -> PositionError:
    """What is wrong with the stack."""
    return PositionError(f"stack: {text}")


def check_possible(board: Board) -> None:
    """The frames fit the table, the trick fits the frames."""
    if board.over:
        if board.depth > 0 or board.pending != 0 or board.round != 2:
            raise wrong("a game that is over asks nothing and has seen two rounds")
        return
    base = board.frames[frames.KIND]
    if base == frames.PASS:
        check_passing(board)
    elif base in ROUND_FRAMES:
        check_trick(board)
    else:
        raise wrong("the lowest frame is pass, trick or resolve")
    if board.traced:
        for knower in range(-1, board.players):
            if not explained(board, knower):
                raise PositionError("position: these hands cannot have passed such cards (US-S4)")


def check_passing(board: Board) -> None:
    """US-S4: all hold cards and the others have sealed one."""
    if board.depth != 1 or board.pending == 0 or board.traced or board.trick != 0:
        raise wrong("while cards are passed, somebody is pending, nothing else, in trick 0")
    for seat in range(board.players):
        if board.hands[seat] == 0:
            raise PositionError(f"players[{seat}].hand: cards to pass from are needed (US-S4)")
        if board.table[seat] != NO_CARD:
            raise PositionError(f"players[{seat}].trick: nothing is played yet (US-S4)")
        passed = board.passed[seat]
        if has(board.pending, seat) == (passed != NO_CARD):
            raise PositionError(f"players[{seat}].passed: pending or passed, one of them (US-S4)")
        if passed != NO_CARD and not has(board.hands[seat], passed):
            raise PositionError(f"players[{seat}].passed: not in the hand (US-S4)")


def check_trick(board: Board) -> None:
    """US-T1: who has played fits whose turn it is."""
    if board.pending != 0 or board.trick == 0:
        raise wrong("in a trick nobody is pending, and it has a number")
    asks = board.depth == 2
    resolving = board.frames[frames.KIND] == frames.RESOLVE
    turn = board.frames[frames.A]
    if board.uncovered != resolving:
        raise PositionError("uncovered: once all have played, not before (US-T1)")
    if resolving:
        if not (0 <= turn <= frames.CLEAN_UP and 0 <= board.frames[frames.B] <= board.players):
            raise wrong("a stage from 0 to 3 and a place up to the number of players")
    elif not (1 if asks else 0) <= turn <= board.players:
        raise wrong("so many cannot have played")
    laid = board.players if resolving else turn - 1 if asks else turn
    for place in range(board.players):
        seat = board.clockwise(place)
        if (board.table[seat] != NO_CARD) != (place < laid):
            raise PositionError(f"players[{seat}].trick: not as the turn says (US-T1)")
    check_equal_hands(board, laid, asks)
    if asks:
        check_question(board, resolving)


def check_equal_hands(board: Board, laid: int, asks: bool) -> None:
    """All play a card each trick, so hands are of one size, but for those still to play."""
    sizes = [count(board.hands[seat]) for seat in range(board.players)]
    if asks and board.top(frames.KIND) == frames.GIVE:
        number = board.top(frames.B) + count(board.top(frames.C))
        giver, taker = board.top(frames.SEAT), board.top(frames.A)
        if not (0 <= giver < board.players and 0 <= taker < board.players and number <= 2):
            raise wrong("two players swap at most two cards (US-A2)")
        sizes[giver] -= number
        sizes[taker] += number
    if laid == board.players:
        expected = sizes[0]
        same = all(size == expected for size in sizes)
    else:
        still = [sizes[board.clockwise(place)] for place in range(laid, board.players)]
        gone = [sizes[board.clockwise(place)] for place in range(laid)]
        expected = still[0]
        same = all(size == expected for size in still) and all(
            size == expected - 1 for size in gone
        )
        if expected == 0:
            raise PositionError("players: cards to play are needed")
    if not same:
        raise PositionError("players: hands are of one size, less what was played (US-T1)")


def check_question(board: Board, resolving: bool) -> None:
    """What is asked can be asked now."""
    kind = board.top(frames.KIND)
    seat = board.top(frames.SEAT)
    if not 0 <= seat < board.players:
        raise wrong("a question is asked of a seat")
    playing = kind in (frames.PLAY, frames.SHOW, frames.BONUS)
    if playing == resolving or kind < frames.PLAY:
        raise wrong("a question that does not belong there")
    a = board.top(frames.A)
    b = board.top(frames.B)
    if not resolving:
        if seat != board.clockwise(board.frames[frames.A] - 1):
            raise wrong("it is another seat's turn")
        if kind != frames.PLAY and not (0 <= a < 48 and has(board.hands[seat], a)):
            raise wrong("the card being played is in the hand")
        if kind == frames.BONUS and b not in (0, 1):
            raise wrong("0 shows the colour, 1 the number")
        return
    if kind == frames.TREASURE:
        if not 0 <= a < board.setup.decks or board.face_up[a] == NO_CARD:
            raise wrong("no treasure lies there")
        if b == 0 or b & ~victims(board, seat) != 0:
            raise wrong("nobody there to steal from (US-T4)")
    elif kind == frames.GIVE:
        check_give(board, seat)
    elif kind == frames.ORDER:
        if not 0 <= a < board.setup.decks or b not in (2, 3) or board.left[a] < b:
            raise wrong("2 or 3 treasures of a deck are put back (US-A3)")
    elif kind == frames.DISCARD:
        if not 0 <= a < 48 or not has(card_actions.to_fetch(board), a):
            raise wrong("the card taken is one of the trick (US-A4)")


def check_give(board: Board, seat: int) -> None:
    """US-A2: what was chosen so far is in the hand, and what was taken."""
    chosen = board.top(frames.C)
    known = chosen | board.top(frames.D)
    if known & ~board.hands[seat] != 0 or count(chosen) > 1 or board.top(frames.B) < 1:
        raise wrong("the cards to give are in the hand (US-A2)")
    if board.top(frames.A) == seat or board.top(frames.B) > len(members(board.hands[seat])):
        raise wrong("cards are given to another player (US-A2)")


def check_choices(board: Board) -> None:
    """Whoever is asked can answer."""
    for seat in board.deciders():
        if not board.legal(seat):
            raise PositionError(f"position: seat {seat} is asked, but can do nothing")
