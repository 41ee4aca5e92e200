"""Half-built moves: what they allow next, and changing them one word at a time.

Everything is tried out in one world dealt from the seat's own view, so nothing that comes out can
tell more than the seat knows.
"""

from typing import Any, Final

from doubloon.kernel.decision import Preview
from doubloon.kernel.events import Sink
from doubloon.kernel.game import Game
from doubloon.kernel.state import State

Why = tuple[str, dict[str, Any]]

# A question with at most so many choices may stand between a choice and what is wanted after it,
# such as where a compass comes from. More are not tried out: previews must stay quick.
FEW: Final = 8


def same_breath(before: State, now: State, seat: int) -> bool:
    """Can a move that began at ``before`` go on? Not past a reveal or another's decision."""
    if now.over or now.reveals != before.reveals or seat not in now.deciders():
        return False
    all_asked = now.sealed() and not (before.sealed() and before.serial == now.serial)
    return not all_asked


def whole(before: State, now: State, seat: int) -> bool:
    """Is a move that began at ``before`` whole: can it not go on, or is the same asked again?"""
    if not same_breath(before, now, seat):
        return True
    return not now.sealed() and now.question(seat)[0] == before.question(seat)[0]


class Draft:
    """A move being built by a seat: its actions, and the worlds before and after each of them."""

    def __init__(self, game: Game, seat: int, world: State) -> None:
        self.game = game
        self.seat = seat
        self.actions: list[int] = []
        self.worlds: list[State] = [world]

    def open(self) -> bool:
        """May another action follow?"""
        return not self.actions or same_breath(self.worlds[0], self.worlds[-1], self.seat)

    def why_not(self, action: int) -> Why | None:
        """Why an action may not come next, as far as a rule says so."""
        return self.worlds[-1].why_not(self.seat, action)

    def take(self, action: int) -> bool:
        """One more action at the end; False, and nothing changes, if it may not come there."""
        if not self.open() or action not in self.worlds[-1].legal(self.seat):
            return False
        world = self.worlds[-1].copy()
        world.apply(self.seat, action)
        self.actions.append(action)
        self.worlds.append(world)
        return True

    def upto(self, place: int) -> "Draft":
        """The same, only its first actions."""
        draft = Draft(self.game, self.seat, self.worlds[0])
        draft.actions = self.actions[:place]
        draft.worlds = self.worlds[: place + 1]
        return draft

    def followed(self, actions: list[int]) -> "Draft | None":
        """The same with these after it; None if one of them may not come there."""
        draft = self.upto(len(self.actions))
        for action in actions:
            if not draft.take(action):
                return None
        return draft

    def added(self, action: int) -> "Draft | None":
        """With one more action, at the last place where the rules accept it; None: at none."""
        for place in range(len(self.actions), -1, -1):
            draft = self.upto(place).followed([action, *self.actions[place:]])
            if draft is not None:
                return draft
        return None

    def added_all(self, actions: list[int]) -> "tuple[Draft, list[int]]":
        """With as many of these as can be added, in whichever order they fit; and the others."""
        draft = self
        left = actions
        while left:
            rest: list[int] = []
            for action in left:
                longer = draft if action in draft.actions else draft.added(action)
                if longer is None:
                    rest.append(action)
                else:
                    draft = longer
            if len(rest) == len(left):
                break
            left = rest
        return draft, left

    def refusal(self, action: int) -> Why | None:
        """The rule that keeps an action out: at the last place where something may be added."""
        for place in range(len(self.actions), -1, -1):
            draft = self.upto(place)
            if draft.open():
                why = draft.why_not(action)
                if why is not None:
                    return why
        return None

    def dropped(self, action: int) -> "Draft":
        """Without an action, if it is there; what no longer holds after that is cut off."""
        if action not in self.actions:
            return self
        place = self.actions.index(action)
        draft = self.upto(place)
        for each in self.actions[place + 1 :]:
            if not draft.take(each):
                break
        return draft

    def leads(self, wanted: list[int]) -> list[int]:
        """The next actions after which all that is wanted could still be added."""
        found: list[int] = []
        if not self.open():
            return found
        for choice in self.worlds[-1].legal(self.seat):
            draft = self.followed([choice])
            if draft is not None and draft.reaches(wanted):
                found.append(choice)
        return found

    def reaches(self, wanted: list[int]) -> bool:
        """Can all that is wanted be added, now or after one more small choice?"""
        if not self.added_all(wanted)[1]:
            return True
        if not self.open():
            return False
        choices = self.worlds[-1].legal(self.seat)
        if len(choices) > FEW:
            return False
        drafts = [self.followed([choice]) for choice in choices if choice not in wanted]
        return any(each is not None and not each.added_all(wanted)[1] for each in drafts)

    def tell(self, found: Preview) -> None:
        """What the move would do and what may follow, as far as the seat can know."""
        world = self.worlds[0].copy()
        before = self.worlds[0]
        sink = Sink()
        for action in self.actions:
            world.apply(self.seat, action, sink)
        found.words = self.game.catalogue.words(self.actions)
        found.complete = bool(self.actions) and (world.serial != before.serial or not self.open())
        found.reveals = world.reveals != before.reveals
        for event in sink.events:
            if event.revealed:
                break
            found.events.append(event)
        if not found.reveals:
            view = world.view(self.seat)
            found.view = view.data()
            found.facts = self.game.screen.facts(view)
            if self.open():
                found.choices = self.game.catalogue.words(world.legal(self.seat))
