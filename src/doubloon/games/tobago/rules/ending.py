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


def scores(board: Board) -> list[int]:
    """Gold by seat."""
    found: list[int] = []
    for seat in range(board.players):
        found.append(gold_of(board, seat))
    return found


def placings(board: Board) -> list[int]:
    """Places by seat; ties share them (TB-E1)."""
    gold = scores(board)
    found: list[int] = []
    for seat in range(board.players):
        place = 1
        for other in range(board.players):
            if gold[other] > gold[seat]:
                place += 1
        found.append(place)
    return found


def finish(board: Board, why: str) -> None:
    """The game is over: ``treasures`` (TB-E1) or ``idle`` (TB-E2)."""
    board.end()
    if board.sink is not None:
        said = {"why": why, "scores": scores(board), "placings": placings(board)}
        board.sink.tell("over", said)
