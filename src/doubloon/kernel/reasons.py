"""Why an action is not legal: a rule number, a reason word and what it is about.

The word is the key of its sentence in the words of the game: ``reason-WORD``.
"""

from typing import Any, TypeAlias

Reason: TypeAlias = tuple[str, dict[str, Any]]


def because(rule: str, word: str, details: dict[str, Any]) -> Reason:
    """A reason; ``details`` fill the gaps in its sentence.

    >>> because("LI-2.9", "too_low", {"card": "R3a"})
    ('LI-2.9', {'reason': 'too_low', 'card': 'R3a'})
    """
    said: dict[str, Any] = {"reason": word}
    said.update(details)
    return rule, said
