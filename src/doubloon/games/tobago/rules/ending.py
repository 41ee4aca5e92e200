"""The end of the game, and who has won (TB-E1, TB-E2)."""

from mypy_extensions import i64

from doubloon.games.tobago.components.board import Board
from doubloon.kernel.bits import lowest


def gold_of(board: Board, seat: i64) -> i64:
    """The gold before a player."""
    total: i64 = 0
    rest = board.gold[seat]
    while rest != 0:
        total += board.deck.value[lowest(rest)]
        rest &= rest - 1
    return total


def finish(board: Board, why: str) -> None:
    """The game is over: ``treasures`` (TB-E1) or ``idle`` (TB-E2)."""
    board.end()
    if board.sink is not None:
        said = {"why": why, "scores": board.scores(), "placings": board.placings()}
        board.sink.tell("over", said)
