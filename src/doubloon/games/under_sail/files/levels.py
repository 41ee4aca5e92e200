"""The bots behind the levels of Under Sail, where they differ from the usual ones."""

from typing import Final

LEVELS: Final = {
    "easy": "fallible:8",  # 16 of some 30 moves would be nearly all
    "strong": "learned-greedy",
    "expert": "learned-search:500:contest=10",
}
