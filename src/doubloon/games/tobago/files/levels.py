"""The bots behind the levels of Tobago, where they differ from the usual ones.

Opinions of moves are in whole points and rarely wrong by more (``doubt``). The expert's opinions,
and what the ends of its playouts are worth, are learned; its playouts go by hand, which is quicker.
"""

from typing import Final

LEVELS: Final = {
    "normal": "fallible:64",  # to look at all of some thousand moves is more than people do
    "strong": "search:50:doubt=1",
    "expert": "learned-search:1400:doubt=1:quick=1",
}
