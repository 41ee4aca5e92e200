"""The score pad for a real table: gold cards in, the winner out.

``data/score_pad.json`` says what is counted, for the web client too; see docs/score-pad.md.
"""

from doubloon.games.tobago.components.deck import TobagoDeck
from doubloon.kernel.files.counted_pad import counted_pad
from doubloon.kernel.reports.score_pad import ScorePad


def score_pad(text: str, place: str, _: TobagoDeck) -> ScorePad:
    """The score from a file's text; a ScorePadError lists every mistake."""
    return counted_pad("doubloon.games.tobago", text, place)
