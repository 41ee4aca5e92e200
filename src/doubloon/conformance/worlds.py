"""Sampled worlds fit the view they come from, are whole, and come equally often.

How often is tested twice. Things that a seat cannot tell apart must lie in each place equally
often. And rejection sampling, which needs no theory: deal at random, play the same actions, keep
the deals after which the seat sees the very view in question. Those that are kept are the worlds
that fit, as often as they should come.
"""

from collections import Counter
from collections.abc import Callable, Hashable
from random import Random
from typing import Any

from doubloon.conformance.cases import Case, seats_of, who
from doubloon.conformance.chi_square import CAUTIOUS, Unlike, assert_alike, assert_even
from doubloon.conformance.contract import Broken, need
from doubloon.conformance.plain_data import as_bytes, exchange, through_json, value_at, written
from doubloon.conformance.random_games import conserved, same
from doubloon.conformance.twins import groups_of
from doubloon.kernel.errors import DoubloonError, PositionError
from doubloon.kernel.parts import Place
from doubloon.kernel.state import State, View

SAMPLES = 150
WANTED = 120  # deals that are kept
DEALS = 6000  # deals that are tried
Fact = Callable[[Any], Hashable]


def worlds_fit(case: Case) -> None:
    """In a sampled world the seat sees and may do the same; it can be played out, and loads."""
    for rng in case.rounds():
        for moment in case.walk(case.new(rng), rng):
            if rng.randrange(3 if moment.sealed() else 8) == 0 or moment.over:
                for seat in seats_of(moment):
                    fits(moment, seat, rng.randrange(10**6))


def fits(state: State, seat: int, seed: int) -> State:
    """A world of the seat's view in which the seat sees and may do the same."""
    view = state.view(seat)
    world = view.sample(seed)
    conserved(world)
    message = f"in a world of {who(seat)} it sees {{}}: {{}}, not {{}}"
    same("fits", world.view(seat).data(), view.data(), message)
    for what, one, two in (
        ("may do", world.legal(seat), state.legal(seat)),
        ("sees asked", world.deciders(), state.deciders()),
        ("sees sealed", world.sealed(), state.sealed()),
        ("sees over", world.over, state.over),
    ):
        need(one == two, "fits", f"in a world of {who(seat)} it {what}: {one}, not {two}")
    return world


def worlds_can_be_played_out(case: Case) -> None:
    """That is what bots do with them: nothing is ever missing or doubled. They load again too."""
    for rng in case.rounds():
        for moment in case.walk(case.new(rng), rng):
            if rng.randrange(30) != 0:
                continue
            seat = rng.choice(seats_of(moment))
            world = fits(moment, seat, rng.randrange(10**6))
            message = f"a world of {who(seat)}, loaded again: {{}} is {{}}, not {{}}"
            same("played-out", case.loaded(world.dump()).dump(), world.dump(), message)
            for number, later in enumerate(case.walk(world, rng)):
                if number < 5 or later.over:
                    conserved(later)


def worlds_come_from_their_seed(case: Case) -> None:
    """The same seed gives the same world, without the secret; the state stays as it is."""
    for rng in case.rounds():
        state = case.play(rng).state
        before = state.dump()
        for seat in seats_of(state):
            view = state.view(seat)
            message = f"{who(seat)}: one seed, two worlds: {{}}: {{}} and {{}}"
            same("fits", view.sample(5).dump(), state.view(seat).sample(5).dump(), message)
            world = view.sample(1)
            bare = not world.secret and not world.game_id
            need(bare, "secret", f"a world of {who(seat)} shuffles with the game's secret")
        same("view", before, state.dump(), "sampling changed {}: {}, now {}")


def exchangeable_things_lie_evenly(case: Case) -> None:
    """Things that a seat cannot tell apart lie in each place equally often."""
    for rng in case.rounds():
        for moment in case.walk(case.new(rng), rng):
            if moment.serial and rng.randrange(15) != 0:
                continue
            seat = rng.choice(seats_of(moment))
            groups = [group for group in groups_of(case, moment, seat) if len(group) > 1]
            if groups:
                lies_evenly(moment, seat, groups)


def lies_evenly(state: State, seat: int, groups: list[list[Place]]) -> None:
    """Count in how many samples each thing of a group lies in each pile or hand."""
    truth = state.dump()
    view = state.view(seat)
    samples = [view.sample(seed).dump() for seed in range(SAMPLES)]
    for group in groups:
        values = [value_at(truth, place) for place in group]
        kinds = Counter(map(str, values))
        if len(kinds) < 2 or max(kinds.values()) > 1:
            continue  # things of which there are several are left to rejection sampling
        for pile in sorted({place[:-1] for place in group}, key=str):
            lying = Counter(
                str(each)
                for sample in samples
                for each in value_at(sample, pile)
                if each is not None
            )
            where = f"{who(seat)}, {written(pile) or 'the table'}"
            try:
                assert_even([lying[kind] for kind in kinds], SAMPLES)
            except Unlike as error:
                most = lying.most_common(1)[0] if lying else ("nothing", 0)
                text = f"{where}: in {SAMPLES} sampled worlds {most[0]} lies there {most[1]} times"
                raise Broken("even", f"{text}; {error}") from None


# Rejection sampling


def worlds_are_even(case: Case) -> None:
    """Samples against random deals with the same past, on a tiny deck."""
    if case.game.knowledge.load_view is None:
        return
    for rng in case.rounds(3):
        if case.game.knowledge.tiny is not None:
            case.deck = case.game.knowledge.tiny(case.players)
        start = case.new(rng)
        past: list[tuple[int, int]] = []
        now = start.copy()
        for _ in range(rng.randrange(4)):
            if now.over or now.sealed():
                break
            past.append((now.decider(), rng.choice(now.legal(now.decider()))))
            now.apply(*past[-1])
        for seat in (rng.randrange(case.players), -1):
            against_deals(case, start, now, seat, past, rng)


def against_deals(
    case: Case, start: State, now: State, seat: int, past: list[tuple[int, int]], rng: Random
) -> None:
    """One view: its samples, and deals that lead to it.

    Deals come from other seeds. If too few of these fit, because much that is public differs, what
    the seat may not know is shuffled in the first position instead.
    """
    view = now.view(seat)
    worlds = [view.sample(seed).dump() for seed in range(3 * WANTED)]
    kept = those_that_fit(view, past, lambda: dealt(case, rng))
    if kept:
        known = view.data()
        places = [
            place
            for key in kept[0]
            if key != "chance" and as_bytes(kept[0][key]) != as_bytes(known.get(key))
            for place in leaves(kept[0][key], (key,))
        ]
    else:
        kept = those_that_fit(view, past, lambda: shuffled(case, start, seat, rng))
        groups = groups_of(case, now, seat)
        places = [place for group in groups if is_closed(group, now, worlds) for place in group]
    for place in places if kept else []:
        try:
            assert_alike(
                [found(dump, place) for dump in kept],
                [found(dump, place) for dump in worlds],
                CAUTIOUS,
            )
        except Unlike as error:
            raise Broken("even", f"{who(seat)}, {written(place)}: {error}") from None


def those_that_fit(
    view: View, past: list[tuple[int, int]], deal: Callable[[], State | None]
) -> list[dict[str, Any]]:
    """Enough deals after which the same actions lead to the view, as dumps; none if too few do."""
    expected = as_bytes(view.data())
    kept: list[dict[str, Any]] = []
    for number in range(DEALS):
        if number == DEALS // 10 and len(kept) < WANTED // 20:
            break
        state = deal()
        if state is not None and replayed(state, past):
            if as_bytes(state.view(view.seat).data()) == expected:
                kept.append(state.dump())
                if len(kept) == WANTED:
                    return kept
    return []


def dealt(case: Case, rng: Random) -> State:
    """A deal from another seed."""
    seed = rng.randrange(10**9)
    return case.game.new(case.players, case.options, seed=seed, deck=case.deck)


def shuffled(case: Case, start: State, seat: int, rng: Random) -> State | None:
    """The first position with all that the seat may not know shuffled; None if it cannot be."""
    data = through_json(start.dump())
    for group in groups_of(case, start, seat):
        for place in range(len(group) - 1, 0, -1):
            exchange(data, group[place], group[rng.randrange(place + 1)])
    try:
        return case.loaded(data)
    except PositionError:
        return None


def is_closed(group: list[Place], state: State, worlds: list[dict[str, Any]]) -> bool:
    """Does the same always lie in these places, taken together?"""
    truth = sorted(found(state.dump(), place) for place in group)
    return all(sorted(found(world, place) for place in group) == truth for world in worlds[:30])


def replayed(state: State, past: list[tuple[int, int]]) -> bool:
    """Play the same actions; False if they are not possible here."""
    try:
        for seat, action in past:
            if state.decider() != seat or action not in state.legal(seat):
                return False
            state.apply(seat, action)
    except DoubloonError:
        return False
    return True


def leaves(data: Any, place: Place) -> list[Place]:
    """The places of all values that are neither lists nor tables."""
    if isinstance(data, dict):
        return [leaf for key, each in data.items() for leaf in leaves(each, (*place, key))]
    if isinstance(data, list):
        return [leaf for n, each in enumerate(data) for leaf in leaves(each, (*place, n))]
    return [place]


def found(data: Any, place: Place) -> str:
    """What lies at a place, if there is one."""
    try:
        return str(value_at(data, place))
    except (LookupError, TypeError):
        return "nothing"


def accepted(view: View, deal: Callable[[Random], State | None], wanted: int) -> list[State]:
    """So many random deals that look like the view."""
    rng = Random(1)
    expected = view.data()
    kept: list[State] = []
    for _ in range(200 * wanted):
        state = deal(rng)
        if state is not None and state.view(view.seat).data() == expected:
            kept.append(state)
            if len(kept) == wanted:
                return kept
    raise AssertionError(f"only {len(kept)} of {wanted} deals fit the view")


def compare_facts(
    view: View, deal: Callable[[Random], State | None], facts: list[Fact], wanted: int
) -> None:
    """Each fact must be distributed alike in accepted deals and in sampled worlds.

    For the tests of one game, which know how to deal so that many deals fit.
    """
    kept = accepted(view, deal, wanted)
    worlds = [view.sample(seed) for seed in range(4 * wanted)]
    cells = [
        assert_alike([fact(state) for state in kept], [fact(world) for world in worlds])
        for fact in facts
    ]
    assert max(cells) > 1, "there was nothing to tell apart"
