"""The bots behind the levels of Tobago, where they differ from the usual ones.

The evaluation by hand sees whole points, so its opinion of a move weighs more (``doubt``). That a
search by what was learned is stronger could not be shown (docs/notes/bots.md).
"""

from typing import Final

LEVELS: Final = {
    "normal": "fallible:64",  # to look at all of some thousand moves is more than people do
    "strong": "search:50:doubt=1",
    "expert": "search:3000:doubt=1",
}
