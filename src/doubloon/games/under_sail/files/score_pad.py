"""The score pad for a real table: treasures and bonus cards of two rounds in, the winner out.

``data/score_pad.json`` says what is counted, for the web client too; see docs/score-pad.md.
"""

from doubloon.games.under_sail.components.deck import SailDeck
from doubloon.kernel.files.counted_pad import counted_pad
from doubloon.kernel.reports.score_pad import ScorePad


def score_pad(text: str, place: str, _: SailDeck) -> ScorePad:
    """The score from a file's text; a ScorePadError lists every mistake."""
    return counted_pad("doubloon.games.under_sail", text, place)
