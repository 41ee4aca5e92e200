"""The action cards: which action is carried out (US-T5), and two bonus cards (US-A1)."""

from typing import Any, ClassVar, Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from doubloon.games.under_sail.components import board as table
from doubloon.games.under_sail.components.actions import FROM
from doubloon.games.under_sail.components.board import Board
from doubloon.games.under_sail.components.deck import COLOUR_LETTERS
from doubloon.games.under_sail.rules.fetch import Fetch
from doubloon.games.under_sail.rules.look import begin_look
from doubloon.games.under_sail.rules.swap import Swap, why_not_player
from doubloon.games.under_sail.types.about import AboutStealBonus
from doubloon.kernel.bits import BIT, count, lowest, members, write_members
from doubloon.kernel.questions.question import Question
from doubloon.kernel.reasons import Reason

BONUS_CARDS: Final[i64] = 2  # US-A1


def begin(board: Board, seat: i64, colour: i64) -> None:
    """US-T5: carry out the action card of the colour won."""
    action = board.action_of(colour)
    works = action == table.STEAL_BONUS or board.hands[seat] != 0
    if board.sink is not None:
        said: dict[str, Any] = {"seat": seat, "colour": COLOUR_LETTERS[colour], "action": action}
        said["works"] = works
        board.sink.tell("action", said)
    if not works:  # the last trick: without a hand US-A2 to US-A4 have no effect
        return
    if action == table.STEAL_BONUS:
        begin_bonus(board, seat)
    elif action == table.SWAP:
        board.top = Swap(board.top, seat)
    elif action == table.LOOK:
        begin_look(board, seat)
    else:
        board.top = Fetch(board.top, seat)


# US-A1: two bonus cards


def rich(board: Board, seat: i64) -> i64:
    """The other seats that hold 2 bonus cards, as a mask."""
    found: i64 = 0
    for other in range(board.players):
        if other != seat and board.bonus[other] >= BONUS_CARDS:
            found |= BIT[other]
    return found


def begin_bonus(board: Board, seat: i64) -> None:
    """From another player; if nobody else holds 2, from the supply."""
    able = rich(board, seat)
    if able == 0:
        board.take_bonus(seat, BONUS_CARDS, "supply")
    elif count(able) == 1:
        steal_bonus(board, seat, lowest(able))
    else:
        board.top = StealBonus(board.top, seat)


def steal_bonus(board: Board, seat: i64, victim: i64) -> None:
    """Two bonus cards change hands."""
    board.bonus[victim] -= BONUS_CARDS
    board.bonus[seat] += BONUS_CARDS
    if board.sink is not None:
        said: dict[str, Any] = {"seat": seat, "from": victim, "number": BONUS_CARDS}
        board.sink.tell("stole_bonus", said)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class StealBonus(Question):
    """US-A1: whose bonus cards."""

    name: ClassVar = "steal_bonus"
    rule: ClassVar = "US-A1"
    on: ClassVar = ("resolve",)
    about_type: ClassVar = AboutStealBonus

    def legal(self, board: Board, seat: i64, out: vec[i64]) -> i64:
        """Anybody who holds two."""
        return write_members(rich(board, seat), FROM, out, 0)

    def why_not(self, board: Board, seat: i64, action: i64) -> Reason:
        """Why an action is not the choice of a player."""
        return why_not_player(board, seat, action, "US-A1")

    def apply(self, board: Board, seat: i64, action: i64) -> None:
        """The victim is chosen."""
        board.top = self.below
        steal_bonus(board, seat, action - FROM)

    def about(self, board: Board, seat: i64) -> AboutStealBonus:
        """Those who hold two."""
        return {"players": members(rich(board, seat))}
