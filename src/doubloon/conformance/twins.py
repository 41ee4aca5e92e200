"""Twins: two worlds with the same past for a seat, made without the game's own sampler.

What a game says is hidden (``Knowledge.hidden``) is exchanged in its dump; a sealed answer or the
first word of a half-built move is another one; chance to come is from another secret. In all of
them nobody else may see, hear or be refused anything different before a declared revelation.
"""

from collections.abc import Iterator
from random import Random
from typing import Any

from doubloon.conformance.cases import Case, seats_of, secret_of, who
from doubloon.conformance.contract import Broken, need
from doubloon.conformance.plain_data import exchange, through_json, value_at, written
from doubloon.conformance.random_games import same
from doubloon.conformance.secrecy import Pair, compare
from doubloon.kernel.errors import PositionError
from doubloon.kernel.parts import Place
from doubloon.kernel.play.play import Play
from doubloon.kernel.state import State

TRIES = 12  # exchanges that are tried at a moment; some lead to positions that cannot be
AHEAD = 6  # actions that are played in both worlds
EVERY = 6  # a moment is looked at about every so many moves


def groups_of(case: Case, state: State, seat: int) -> list[list[Place]]:
    """What the game says a seat may not know."""
    hidden = case.game.knowledge.hidden
    return [] if hidden is None else hidden(state, seat)


def hides(case: Case) -> bool:
    """Has the game views of its own?"""
    return case.game.knowledge.load_view is not None


def hidden_is_declared(case: Case) -> None:
    """A game with views of its own says what they hide, in places that there are."""
    if hides(case):
        need(case.game.knowledge.hidden, "declared", "Knowledge.hidden is missing")
    for rng in case.rounds():
        for moment in case.walk(case.new(rng), rng):
            if rng.randrange(EVERY) == 0:
                data = moment.dump()
                for seat in seats_of(moment):
                    for place in (
                        each for group in groups_of(case, moment, seat) for each in group
                    ):
                        there(data, place, seat)


def there(data: dict[str, Any], place: Place, seat: int) -> None:
    """A declared place is one of the dump."""
    try:
        value_at(data, place)
    except (LookupError, TypeError):
        text = f"{who(seat)}: {written(place)} is declared hidden, and is not in the dump"
        raise Broken("declared", text) from None


def exchanged(case: Case, state: State, seat: int, rng: Random) -> Iterator[tuple[State, str]]:
    """Worlds in which two things that the seat may not know are exchanged, and which."""
    data = state.dump()
    groups = [group for group in groups_of(case, state, seat) if len(group) > 1]
    for _ in range(TRIES if groups else 0):
        one, two = rng.sample(rng.choice(groups), 2)
        if value_at(data, one) == value_at(data, two):
            continue
        other = through_json(data)
        exchange(other, one, two)
        try:
            twin = case.loaded(other)
        except PositionError:
            continue  # the two cannot lie there the other way round
        twin.secret, twin.game_id = state.secret, state.game_id
        yield twin, f"{written(one)} and {written(two)} exchanged"


def nobody_sees_what_is_hidden(case: Case) -> None:
    """Exchange what a seat may not know: nothing differs for it, now and some actions later."""
    tried = 0
    for rng in case.rounds():
        for moment in case.play_walk(case.play(rng), rng, undo=0.05):
            if rng.randrange(EVERY) == 0 or moment.state.over or not moment.entries:
                for seat in seats_of(moment.state):
                    tried += look_at_twin(case, moment, seat, rng)
    declared = case.game.knowledge.hidden is not None
    need(tried or not declared, "declared", "nothing that is declared hidden could be exchanged")


def look_at_twin(case: Case, play: Play, seat: int, rng: Random) -> int:
    """One twin of a moment; gives how many there were."""
    for twin, why in exchanged(case, play.state, seat, rng):
        compare(play, twin, seat, rng, f"{who(seat)}, {why}")
        Pair(case.game, play.state, twin, seat, why).go_on(rng, AHEAD)
        return 1
    return 0


def sampled_worlds_look_the_same(case: Case) -> None:
    """The same in worlds that the game samples: what only a sampler knows to exchange."""
    for rng in case.rounds():
        for moment in case.play_walk(case.play(rng), rng, undo=0.05):
            if rng.randrange(3 if moment.state.sealed() else EVERY) == 0 or moment.state.over:
                for seat in seats_of(moment.state):
                    world = moment.state.view(seat).sample(rng.randrange(10**6))
                    why = "in a sampled world"
                    compare(moment, world, seat, rng, f"{who(seat)}, {why}")
                    if not begun_by_another(moment, seat):
                        Pair(case.game, moment.state, world, seat, why).go_on(rng, 2)


def begun_by_another(play: Play, seat: int) -> bool:
    """Has another seat begun a move that is not whole? A world knows nothing of that."""
    others = [actor for actor in play.state.deciders() if actor != seat]
    return any(play.decision_id(actor).split(".")[2] != "0" for actor in others)


def little_is_hidden(case: Case) -> None:
    """The same with a tiny deck, where worlds often agree in what is revealed."""
    tiny = case.game.knowledge.tiny
    for rng in case.rounds(2):
        if tiny is None:
            return
        case.deck = tiny(case.players)
        for moment in case.play_walk(case.play(rng), rng):
            for seat in rng.sample(seats_of(moment.state), 1):
                for twin, why in exchanged(case, moment.state, seat, rng):
                    pair = Pair(case.game, moment.state, twin, seat, why)
                    pair.look(f"{who(seat)}, {why}")
                    pair.go_on(rng, AHEAD)
                    break
                if not moment.state.over and not begun_by_another(moment, seat):
                    world = moment.state.view(seat).sample(rng.randrange(10**6))
                    Pair(case.game, moment.state, world, seat, "in a sampled world").go_on(rng, 2)


def sealed_answers_are_secret(case: Case) -> None:
    """Another sealed answer makes no difference to anybody else, until it is told."""
    for rng in case.rounds(2):
        answers = 0
        for moment in case.play_walk(case.play(rng), rng):
            if moment.state.sealed() and (answers < 9 or rng.randrange(EVERY) == 0):
                answers += 1
                another_answer(case, moment, rng)


def another_answer(case: Case, play: Play, rng: Random) -> None:
    """Two answers of one seat to a question that is still open to others."""
    actor = rng.choice(play.state.deciders())
    legal = play.state.legal(actor)
    if len(legal) < 2:
        return
    one, two = rng.sample(legal, 2)
    if asked_after(play.state, actor, one) != asked_after(play.state, actor, two):
        return  # one of the answers is whole, the other not: all may know that
    words = case.game.catalogue.words([one, two])
    why = f"who answered {words[0]} or {words[1]}"
    for seat in seats_of(play.state):
        if seat == actor:
            continue
        pair = Pair(case.game, play.state, play.state, seat, why)
        last = len(play.state.deciders()) == 1
        told = not pair.act(actor, one, two, "told" if last else "sealed")
        if not last:
            need(not told, "sealed", f"{who(seat)} is told what seat {actor} answered")
        if not told:
            pair.go_on(rng, AHEAD + case.players)


def asked_after(state: State, actor: int, action: int) -> tuple[list[int], bool, int]:
    """Who is asked after an action, and whether it is still the same question."""
    after = state.copy()
    after.apply(actor, action)
    return after.deciders(), after.sealed(), after.serial


def half_built_moves_are_secret(case: Case) -> None:
    """Another first word of a move that is not whole makes no difference to anybody else."""
    for rng in case.rounds():
        for moment in case.walk(case.play(rng).state, rng):
            if len(moment.deciders()) != 1 or moment.sealed():
                continue
            actor = moment.decider()
            begun = [a for a in moment.legal(actor) if half_built(moment, actor, a)]
            if len(begun) < 2 or rng.randrange(3) != 0:
                continue
            one, two = rng.sample(begun, 2)
            words = case.game.catalogue.words([one, two])
            for seat in seats_of(moment):
                if seat != actor:
                    why = f"whose move begins with {words[0]} or {words[1]}"
                    pair = Pair(case.game, moment, moment, seat, why)
                    told = not pair.act(actor, one, two, "half-built")
                    need(not told, "half-built", f"{who(seat)} is told how seat {actor} begins")


def half_built(state: State, actor: int, action: int) -> bool:
    """Is a move that begins with this action not whole yet?"""
    after = state.copy()
    after.apply(actor, action)
    return after.serial == state.serial and not after.over


def chance_is_secret(case: Case) -> None:
    """With another secret nothing differs for anybody, until chance is told."""
    for rng in case.rounds():
        play = case.play(rng)
        for moment in case.play_walk(play, rng):
            for seat in seats_of(moment.state):
                data = moment.state.view(seat).data()
                text = str(data)
                found = moment.setup.secret in text
                need(not found, "secret", f"the view of {who(seat)} holds the secret")
                need("chance" not in data, "secret", f"the view of {who(seat)} has a field chance")
            if rng.randrange(EVERY) == 0 and not moment.state.over:
                other = moment.state.copy()
                other.use_secret(bytes.fromhex(secret_of(rng.randrange(10**9))), "another")
                seat = rng.choice(seats_of(moment.state))
                why = "chance to come is another one"
                compare(moment, other, seat, rng, f"{who(seat)}, {why}")
                Pair(case.game, moment.state, other, seat, why).go_on(rng, AHEAD)


def views_stay(case: Case) -> None:
    """A view holds no reference to the state: playing on does not change it."""
    for rng in case.rounds():
        kept: list[tuple[int, Any, Any]] = []
        for moment in case.walk(case.new(rng), rng):
            if len(kept) < 20:
                seat = rng.choice(seats_of(moment))
                view = moment.view(seat)
                kept.append((seat, view, through_json(view.data())))
        for seat, view, data in kept:
            message = f"playing on changed {{}} of an older view of {who(seat)}: {{}}, now {{}}"
            same("view", data, through_json(view.data()), message)
