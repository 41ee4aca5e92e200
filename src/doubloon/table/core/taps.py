"""A move being built by taps: what one more tap on a word makes of it.

Everything is tried out in one world dealt from the seat's own view (``kernel/play/draft.py``), so
nothing that comes out can tell more than the seat knows.
"""

from dataclasses import dataclass
from typing import Final

from doubloon.kernel.decision import Preview
from doubloon.kernel.errors import NotYourDecision
from doubloon.kernel.play.draft import Draft, Why
from doubloon.kernel.play.play import Play, played

MOST_WANTED: Final = 20  # words: each is tried out after every choice


@dataclass(frozen=True, slots=True)
class Tapped:
    """The move after a tap.

    ``wanted`` were tapped before their time: they come in as soon as the rules accept them, and
    the ``leads`` of the preview are the choices after which all of them still can. ``why_not`` is a
    word that was refused or let go, the rule and the reason.
    """

    preview: Preview
    wanted: list[str]
    why_not: tuple[str, Why] | None


@dataclass(frozen=True, slots=True)
class Change:
    """The same in actions."""

    draft: Draft
    wanted: list[int]
    leads: list[int]
    why_not: tuple[int, Why] | None = None


def tap(play: Play, seat: int, words: list[str], wanted: list[str], word: str) -> Tapped:
    """Put a word into a half-built move, take it out, or say why it does not go in.

    A MoveError if ``words`` cannot be played as they are. Stores nothing.
    """
    catalogue = play.game.catalogue
    actions = [catalogue.encode(each) for each in words]
    wishes = [catalogue.encode(each) for each in wanted]
    action = catalogue.encode(word)
    if seat not in play.state.deciders():
        raise NotYourDecision(f"seat {seat} is not asked anything now")
    world = play.seen(seat).world
    played(world, play.game, seat, actions)  # or an error that says which of them is not legal
    draft = Draft(play.game, seat, world).followed(actions)
    assert draft is not None
    made = changed(draft, wishes, action)
    preview = Preview(seat)
    made.draft.tell(preview)
    preview.leads = catalogue.words(made.leads)
    why = None if made.why_not is None else (catalogue.word(made.why_not[0]), made.why_not[1])
    return Tapped(preview, catalogue.words(made.wanted), why)


def changed(draft: Draft, wanted: list[int], action: int) -> Change:
    """What a tap on an action makes of a move."""
    if action in wanted:
        return kept(draft, [each for each in wanted if each != action])
    if action in draft.actions:
        shorter = draft.dropped(action)
        lost = [each for each in draft.actions if each not in (action, *shorter.actions)]
        return kept(shorter, [*lost, *wanted])
    longer, left = draft.added_all([action, *wanted])
    if action not in left:
        return kept(longer, left, explain=True)
    place = place_of_question(draft, action)
    if place is not None:
        other = draft.upto(place).followed([action])
        assert other is not None
        return kept(*other.added_all([*draft.actions[place + 1 :], *wanted]), explain=True)
    present = leads_to(draft, wanted)
    if present or not wanted:  # where nothing leads to what is wanted, nothing leads to more
        leads = leads_to(draft, [*wanted, action])
        if leads:
            return Change(draft, [*wanted, action], leads)
    why = clash(draft, wanted, present, action) or longer.refusal(action)
    refused = None if why is None else (action, why)
    return Change(draft, wanted if present else [], present, refused)


def kept(draft: Draft, wanted: list[int], explain: bool = False) -> Change:
    """Keep wanting these if anything leads to all of them; let them go otherwise.

    What is let go is explained where it might have gone in: not after a move that is at its end.
    """
    leads = leads_to(draft, wanted)
    if leads or not wanted:
        return Change(draft, wanted, leads)
    why = draft.refusal(wanted[0]) if explain and draft.open() else None
    return Change(draft, [], [], None if why is None else (wanted[0], why))


def leads_to(draft: Draft, wanted: list[int]) -> list[int]:
    """The choices after which all that is wanted can still come in."""
    return draft.leads(wanted) if 0 < len(wanted) <= MOST_WANTED else []


def place_of_question(draft: Draft, action: int) -> int | None:
    """Where an action answers the first question of a move, or the same asked again, otherwise.

    Another landing in place of the one that was chosen, say; the cards stay.
    """
    places = [
        place
        for place in range(len(draft.actions))
        if action in draft.worlds[place].legal(draft.seat)
    ]
    return places[-1] if places and places[0] == 0 else None


def clash(draft: Draft, wanted: list[int], leads: list[int], action: int) -> Why | None:
    """Why an action does not go with those that are wanted: as it is where they fit."""
    there = draft.followed(leads[:1]) if leads else None
    if there is None:
        return None
    full, left = there.added_all([*wanted, action])
    return full.refusal(action) if action in left else None
