"""The bots behind the levels of Under Sail, where they differ from the usual ones.

There are some thirty moves, so few ideas are enough.
"""

from typing import Final

LEVELS: Final = {
    "friendly": "fallible:3",
    "easy": "fallible:6",
    "normal": "fallible:16",
    "strong": "learned-greedy",
    "expert": "learned-search:600:contest=10:belief=4",
}
