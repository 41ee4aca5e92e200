"""What the positions of all games have in common: how far the game is, its chance, its books."""

from collections.abc import Callable
from typing import Any, Final

from doubloon.kernel import chance
from doubloon.kernel.errors import PositionError
from doubloon.kernel.files.plain import flag, integer, known_keys, mapping
from doubloon.kernel.questions.kinds import Questions, settle
from doubloon.kernel.questions.question import QuestionState

BIG: Final = 2**63 - 1


def load_progress(state: QuestionState, position: dict[str, Any], questions: Questions) -> None:
    """Is it over, how many decisions and reveals there were, and what is pending."""
    state.over = flag(position.get("over", False), "over")
    state.serial = integer(position.get("decided", 0), "decided", 0, BIG)
    state.reveals = integer(position.get("reveals", 0), "reveals", 0, BIG)
    state.top = questions.read(state, position.get("stack", []))


def load_chance(state: QuestionState, position: dict[str, Any]) -> None:
    """Where chance comes from: as it was, or from ``seed``."""
    given = mapping(position.get("chance", {}), "chance")
    known_keys(given, "chance", ["shuffles", "small"])
    seed = integer(position.get("seed", 0), "seed", 0, BIG)
    state.shuffles = integer(given.get("shuffles", 0), "chance.shuffles", 0, BIG)
    small = integer(given.get("small", 0), "chance.small", 0, BIG)
    state.rng = small or chance.seeded(seed)  # 0: the game was dealt from a secret


def go_on(state: QuestionState, account: Callable[[], None]) -> None:
    """Refuse what does not add up or cannot be pending, then go on up to the next decision.

    ``account`` raises an AssertionError that says what is created, lost or doubled.
    """
    try:
        account()
    except AssertionError as error:
        raise PositionError(f"position: {error}") from None
    settle(state)
