"""What must be the same for a seat in every world that it cannot tell from the true one.

``compare`` takes two plays: everything that the program would answer to a seat must be the same
bytes in both. ``Pair`` plays the same actions in both: what the seat is told must be the same, up
to a declared revelation, and what it may see afterwards too.
"""

from random import Random
from typing import Any

from doubloon.conformance import drafts
from doubloon.conformance.cases import answer, encoded, who
from doubloon.conformance.contract import Broken, need
from doubloon.conformance.plain_data import as_bytes, first_difference
from doubloon.kernel.errors import DoubloonError
from doubloon.kernel.events import Event, Sink
from doubloon.kernel.game import Game
from doubloon.kernel.play.play import Play
from doubloon.kernel.state import State

# Which rule it breaks if one of these answers differs; all others are what a seat sees.
ASKED = ("legal", "decision", "undo")
REFUSED = ("why not", "answer", "preview", "change")


def rule_of(key: str) -> str:
    """The rule that an answer belongs to."""
    if key in ASKED:
        return "asked-alike"
    return "refused-alike" if key.startswith(REFUSED) else "hidden"


def in_world(play: Play, world: State) -> Play:
    """The play as if this were its state."""
    return Play(play.setup, world, play.entries, play.log, play.undone)


def preview(play: Play, seat: int, words: list[str]) -> Any:
    """A preview's data, or what it is refused with."""
    try:
        return play.preview(seat, words).data()
    except DoubloonError as error:
        return f"{type(error).__name__}: {error}"


def changed(play: Play, seat: int, words: list[str]) -> Any:
    """A preview's data with words added, wanted and taken out again, or what it is refused with."""
    try:
        begun = play.preview(seat, words[:1])
        if begun.refused is not None:
            return begun.data()
        added = drafts.changed(play, seat, begun.words, add=words[1:], want=words[::-1])
        dropped = drafts.changed(play, seat, added.words, drop=words[:1])
    except DoubloonError as error:
        return f"{type(error).__name__}: {error}"
    return [added.data(), dropped.data()]


def moves_to_try(play: Play, seat: int, rng: Random) -> list[list[str]]:
    """Moves of one and two actions: legal ones, any, and such that go on where a move must end."""
    catalogue = play.game.catalogue
    legal = catalogue.words(play.state.legal(seat))
    everything = catalogue.words(list(range(len(catalogue))))
    moves = [[word] for word in rng.sample(everything, min(4, len(everything)))]
    moves.extend([word] for word in legal)
    for first in rng.sample(legal, min(2, len(legal))):
        moves.append([first, rng.choice(legal)])
        moves.append([first, rng.choice(everything)])
    return moves


def sights(game: Game, state: State, seat: int) -> dict[str, Any]:
    """What a seat (-1: the spectator) sees and may do now."""
    view = state.view(seat)
    return {
        "view": view.data(),
        "facts": game.screen.facts(view),
        "deciders": state.deciders(),
        "sealed": state.sealed(),
        "over": state.over,
        "scores": state.scores(),
        "placings": state.placings(),
        "legal": state.legal(seat),
    }


def answers(play: Play, seat: int, moves: list[list[str]]) -> dict[str, Any]:
    """Everything that ``seat`` (-1: the spectator) can get out of the program now."""
    state = play.state
    found = sights(play.game, state, seat)
    found["picture"] = play.game.screen.picture(state.view(seat))
    found["encoding"] = encoded(play.game, state, seat).hex()
    for action in range(len(play.game.catalogue)):
        found[f"why not {play.game.catalogue.word(action)}"] = state.why_not(seat, action)
    if seat >= 0:
        decision = play.decision(seat)
        found["decision"] = decision.data() if decision is not None else None
        found["undo"] = play.undo_limit(seat)
        for move in moves:
            found[f"preview of {move}"] = preview(play, seat, move)
            found[f"change of {move}"] = changed(play, seat, move)
            found[f"answer to {move}"] = answer(play, seat, move)
    return found


def assert_same(ours: dict[str, Any], theirs: dict[str, Any], where: str, rule: str = "") -> None:
    """The same bytes; if not, the first entry that differs is shown, with its field."""
    for key in ours:
        if as_bytes(ours[key]) != as_bytes(theirs[key]):
            place, one, two = first_difference(ours[key], theirs[key])
            field = f"{key}.{place}".rstrip(".")
            raise Broken(rule or rule_of(key), f"{where}: {field} differs: {one} and {two}")


def compare(play: Play, world: State, seat: int, rng: Random, where: str, rule: str = "") -> None:
    """All answers to a seat, now, in the true world and in another one.

    First what it sees: where a view holds too much, what is made of it may fail as well.
    """
    game = play.game
    assert_same(sights(game, play.state, seat), sights(game, world, seat), where, rule)
    moves = moves_to_try(play, seat, rng)
    ours = answers(play, seat, moves)
    assert_same(ours, answers(in_world(play, world), seat, moves), where, rule)


def without(event: Event, seat: int) -> dict[str, Any]:
    """The event as the seat sees it, without the fields that are declared revealed."""
    told = event.seen_by(seat)
    for field in event.revealed:
        told.pop(field, None)
    return told


def told_the_same(ours: list[Event], theirs: list[Event], seat: int, where: str) -> bool:
    """Do two worlds tell the seat the same? They must, up to a declared revelation."""
    for one, two in zip(ours, theirs, strict=False):
        first, second = without(one, seat), without(two, seat)
        if as_bytes(first) != as_bytes(second):
            place, here, there = first_difference(first, second)
            field = f"event {one.kind}, {place or 'its fields'}"
            text = f"{where}: {field}, is not declared revealed, and differs: {here} and {there}"
            raise Broken("revealed", text)
        need(
            one.revealed == two.revealed,
            "revealed",
            f"{where}: event {one.kind} declares {one.revealed} or {two.revealed} revealed",
        )
        if one.seen_by(seat) != two.seen_by(seat):
            return False
    if len(ours) != len(theirs):
        more = max(ours, theirs, key=len)[min(len(ours), len(theirs))]
        text = f"{where}: the event {more.kind} comes in one of two worlds that look the same"
        raise Broken("revealed", text)
    return True


def check_events(events: list[Event], players: int) -> None:
    """Events are plain data, and declare what they have."""
    for event in events:
        place = f"event {event.kind}"
        as_bytes(event.told_in_full())
        extra = set(event.revealed) - {*event.data, *event.private}
        need(
            not extra,
            "revealed",
            f"{place} declares fields revealed that it does not have: {extra}",
        )
        both = set(event.data) & set(event.private)
        need(not both, "revealed", f"{place}: {both} are open and private")
        silent = set(event.private) - set(event.revealed)
        need(not silent, "revealed", f"{place}: {silent} is private, but not declared revealed")
        fits = all(0 <= seat < players for seat in event.seats)
        need(fits, "revealed", f"{place} is for the seats {event.seats}")


class Pair:
    """Two worlds that look the same to a seat, played on by the same actions."""

    def __init__(self, game: Game, here: State, there: State, seat: int, why: str) -> None:
        self.game = game
        self.here = here.copy()
        self.there = there.copy()
        self.seat = seat
        self.why = why

    def apply(self, actor: int, action: int, rule: str = "") -> bool:
        """One action in both; False if the seat was told the difference, as it may be."""
        return self.act(actor, action, action, rule)

    def act(self, actor: int, one: int, two: int, rule: str = "") -> bool:
        """An action in each world. What the seat learns is told, declared and counted."""
        word = self.game.catalogue.word(one)
        where = f"{who(self.seat)}, after {word} of seat {actor}, {self.why}"
        before = self.here.reveals
        ours, theirs = Sink(), Sink()
        self.here.apply(actor, one, ours)
        self.there.apply(actor, two, theirs)
        check_events(ours.events, self.here.players)
        same = told_the_same(ours.events, theirs.events, self.seat, where)
        if any(event.revealed for event in ours.events) and self.here.reveals == before:
            kind = next(event for event in ours.events if event.revealed)
            text = f"{where}: event {kind.kind} reveals {kind.revealed}, and reveals did not change"
            raise Broken("counted", text)
        if same:
            self.look(where, rule or "told")
        return same

    def look(self, where: str, rule: str = "") -> None:
        """What the seat sees and may do now is the same in both."""
        assert_same(
            sights(self.game, self.here, self.seat),
            sights(self.game, self.there, self.seat),
            where,
            rule,
        )

    def go_on(self, rng: Random, actions: int) -> None:
        """Some more actions that are legal in both, until the seat is told the difference."""
        for _ in range(actions):
            deciders = self.here.deciders()
            if not deciders or deciders != self.there.deciders():
                return
            actor = rng.choice(deciders)
            common = sorted(set(self.here.legal(actor)) & set(self.there.legal(actor)))
            if not common or not self.apply(actor, rng.choice(common)):
                return
