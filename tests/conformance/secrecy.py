"""What must be the same bytes for a seat in every world that fits its view.

``check_moment`` compares a play with the same play in sampled worlds: everything that the program
would answer to the seat now, and everything it would tell after one more action. Since each step
of a game is such an action, what a seat is told during a whole game is covered step by step.
"""

from itertools import takewhile
from random import Random
from typing import Any

from doubloon.kernel.errors import DoubloonError
from doubloon.kernel.events import Event, Sink
from doubloon.kernel.play.play import Play
from doubloon.kernel.state import State
from tests import drafts
from tests.conformance.support import answer, as_bytes, encoded, seats_of


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
    moves = [[word] for word in rng.sample(everything, 4)]
    moves.extend([word] for word in legal)
    for first in rng.sample(legal, min(2, len(legal))):
        moves.append([first, rng.choice(legal)])
        moves.append([first, rng.choice(everything)])
    return moves


def answers(play: Play, seat: int, moves: list[list[str]]) -> dict[str, Any]:
    """Everything that ``seat`` (-1: the spectator) can get out of the program now."""
    state = play.state
    found: dict[str, Any] = {
        "view": state.view(seat).data(),
        "facts": play.game.screen.facts(state.view(seat)),
        "picture": play.game.screen.picture(state.view(seat)),
        "encoding": encoded(play.game, state, seat).hex(),
        "deciders": state.deciders(),
        "sealed": state.sealed(),
        "over": state.over,
        "scores": state.scores(),
        "placings": state.placings(),
        "legal": state.legal(seat),
    }
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


def assert_same(ours: dict[str, Any], theirs: dict[str, Any], where: str) -> None:
    """The same bytes; if not, the first entry that differs is shown."""
    if as_bytes(ours) == as_bytes(theirs):
        return
    for key in ours:
        one, two = as_bytes(ours[key]), as_bytes(theirs[key])
        if one != two:
            same = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(one, two)))
            place = max(0, same - 60)
            raise AssertionError(
                f"{where}: {key} differs in a world that looks the same:"
                f" ...{one[place : place + 160]!r} and ...{two[place : place + 160]!r}"
            )


def without(event: Event, seat: int) -> dict[str, Any]:
    """The event as the seat sees it, without the fields that are declared revealed."""
    told = event.seen_by(seat)
    for field in event.revealed:
        told.pop(field, None)
    return told


def told_the_same(ours: list[Event], theirs: list[Event], seat: int, where: str) -> bool:
    """Do two worlds tell the seat the same? They must, up to a declared revelation."""
    for one, two in zip(ours, theirs, strict=False):
        assert as_bytes(without(one, seat)) == as_bytes(without(two, seat)), (
            f"{where}: an event differs in fields that it does not declare revealed:"
            f" {one.seen_by(seat)} and {two.seen_by(seat)}"
        )
        assert one.revealed == two.revealed, f"{where}: {one.kind} declares other fields"
        if one.seen_by(seat) != two.seen_by(seat):
            return False
    assert len(ours) == len(theirs), (
        f"{where}: more events in one world:"
        f" {[e.seen_by(seat) for e in ours]} and {[e.seen_by(seat) for e in theirs]}"
    )
    return True


def check_events(events: list[Event], players: int) -> None:
    """Events are plain data, and declare what they have."""
    for event in events:
        as_bytes(event.told_in_full())
        assert set(event.revealed) <= {*event.data, *event.private}, event.kind
        assert not set(event.data) & set(event.private), f"{event.kind}: both open and private"
        assert set(event.private) <= set(event.revealed), f"{event.kind}: private is a revelation"
        assert all(0 <= seat < players for seat in event.seats), event.kind


def half_built(play: Play, actor: int) -> bool:
    """Has ``actor`` begun a move that is not whole yet? A decision's id counts its steps."""
    return play.decision_id(actor).split(".")[2] != "0"


def check_action(play: Play, world: State, seat: int, rng: Random) -> None:
    """One action that is legal in both worlds tells the seat the same in both.

    Of somebody else's half-built move a world knows nothing: there the action is its beginning.
    """
    for actor in play.state.deciders():
        if actor != seat and half_built(play, actor):
            continue
        common = sorted(set(play.state.legal(actor)) & set(world.legal(actor)))
        if not common:
            continue
        action = rng.choice(common)
        word = play.game.catalogue.word(action)
        where = f"seat {seat}, after {actor} {word}"
        here, there = play.state.copy(), world.copy()
        ours, theirs = Sink(), Sink()
        here.apply(actor, action, ours)
        there.apply(actor, action, theirs)
        there.check()
        check_events(ours.events, play.players)
        if told_the_same(ours.events, theirs.events, seat, where):
            nothing = {"view": here.view(seat).data(), "legal": here.legal(seat)}
            assert_same(
                nothing, {"view": there.view(seat).data(), "legal": there.legal(seat)}, where
            )


def check_moment(play: Play, rng: Random, worlds: int = 1) -> None:
    """All of it, for every seat and the spectator, in some worlds."""
    for seat in seats_of(play.state):
        moves = moves_to_try(play, seat, rng)
        truth = answers(play, seat, moves)
        view = play.state.view(seat)
        for number in range(worlds):
            world = view.sample(rng.randrange(10**6))
            world.check()
            found = answers(in_world(play, world), seat, moves)
            assert_same(truth, found, f"seat {seat}, world {number}")
            check_action(play, world, seat, rng)
