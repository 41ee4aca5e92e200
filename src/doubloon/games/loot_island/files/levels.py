"""The bots behind the levels of Loot Island, where they differ from the usual ones."""

from typing import Final

LEVELS: Final = {
    "normal": "fallible:128",  # of some hundred moves; the best combination is overlooked at times
    "strong": "learned-greedy",
    "expert": "learned-search:800:contest=10:quick=1",
}
