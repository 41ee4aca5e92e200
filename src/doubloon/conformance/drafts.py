"""Half-built moves changed word by word, as a screen does it: ``kernel/play/draft.py``."""

from collections.abc import Sequence

from doubloon.kernel.decision import Preview
from doubloon.kernel.play.draft import Draft
from doubloon.kernel.play.play import Play


def changed(
    play: Play,
    seat: int,
    words: Sequence[str],
    *,
    drop: Sequence[str] = (),
    add: Sequence[str] = (),
    want: Sequence[str] = (),
) -> Preview:
    """A move after words were taken out and added, with the choices that lead to those wanted."""
    catalogue = play.game.catalogue
    draft = Draft(play.game, seat, play.seen(seat).world)
    for word in words:
        assert draft.take(catalogue.encode(word)), word
    for word in drop:
        draft = draft.dropped(catalogue.encode(word))
    draft, left = draft.added_all([catalogue.encode(word) for word in add])
    found = Preview(seat)
    draft.tell(found)
    if left:
        found.refused = draft.refusal(left[0])
    if want and not found.reveals:
        found.leads = catalogue.words(draft.leads([catalogue.encode(word) for word in want]))
    return found
