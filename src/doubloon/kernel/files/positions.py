"""What the positions of all games have in common: how far the game is, its chance, its books."""

from collections.abc import Sequence
from typing import Any, Final

from doubloon.kernel import chance
from doubloon.kernel.errors import PositionError
from doubloon.kernel.files.plain import flag, integer, listing, mapping
from doubloon.kernel.questions.kinds import Questions, settle
from doubloon.kernel.questions.question import QuestionState
from doubloon.kernel.state import State

BIG: Final = 2**63 - 1
SHARED_KEYS: Final = ("stack", "over", "decided", "reveals", "chance", "seed")


def people(data: Any, number: int, keys: Sequence[str], note: str = "") -> list[dict[str, Any]]:
    """The entries of ``players``, as many as there must be."""
    entries = listing(data, "players")
    if len(entries) != number:
        raise PositionError(f"players: {len(entries)} entries; {number} are needed{note}")
    return [mapping(entry, f"players[{seat}]", keys) for seat, entry in enumerate(entries)]


def load_progress(state: State, position: dict[str, Any], questions: Questions | None) -> None:
    """Is it over, how many decisions and reveals there were, and what is pending."""
    state.over = flag(position.get("over", False), "over")
    state.serial = integer(position.get("decided", 0), "decided", 0, BIG)
    state.reveals = integer(position.get("reveals", 0), "reveals", 0, BIG)
    if questions is not None and isinstance(state, QuestionState):
        state.top = questions.read(state, position.get("stack", []))


def load_chance(state: State, position: dict[str, Any]) -> None:
    """Where chance comes from: as it was, or from ``seed``."""
    given = mapping(position.get("chance", {}), "chance", ["shuffles", "small"])
    seed = integer(position.get("seed", 0), "seed", 0, BIG)
    state.shuffles = integer(given.get("shuffles", 0), "chance.shuffles", 0, BIG)
    small = integer(given.get("small", 0), "chance.small", 0, BIG)
    state.rng = small or chance.seeded(seed)  # 0: the game was dealt from a secret


def go_on(state: State) -> None:
    """Refuse what does not add up or cannot be pending, then go on up to the next decision."""
    try:
        state.check()
    except AssertionError as error:
        said = str(error).partition("\n")[0]  # pytest adds lines of its own to assertions
        raise PositionError(f"position: {said}") from None
    if isinstance(state, QuestionState):
        settle(state)


def load_declared(state: State, data: Any, questions: Questions | None) -> None:
    """The position of a game that declares its fields, onto a table with nothing dealt yet."""
    position = mapping(data, "position", [*state.fields, *state.progress(), "chance", "seed"])
    for name, values in state.fields.items():
        if name in position:
            setattr(state, name, values.read(position[name], name, state))
    load_progress(state, position, questions)
    load_chance(state, position)
    go_on(state)
