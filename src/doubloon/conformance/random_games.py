"""Random games: they end, nothing breaks on the way, and copies are independent."""

from random import Random

from doubloon.conformance.cases import Case, play_step, seats_of, step, who
from doubloon.conformance.contract import Broken, need
from doubloon.conformance.plain_data import as_bytes, first_difference
from doubloon.kernel.errors import (
    DoubloonError,
    MoveError,
    NotYourDecision,
    OptionError,
    UnknownAction,
)
from doubloon.kernel.game import Game
from doubloon.kernel.play.play import Play, Setup
from doubloon.kernel.state import State

EVERY = 25  # the whole catalogue is tried about every so many steps


def games_end_in_order(case: Case) -> None:
    """Lists, reasons, scores and conservation, at every moment of some random games."""
    explained: set[str] = set()
    for rng in case.rounds(2):
        state = case.new(rng)
        need(state.players == case.players, "started", f"{state.players} players are at the table")
        for moment in case.walk(state, rng):
            conserved(moment)
            lists_are_sound(case.game, moment)
            if rng.randrange(EVERY) == 0 or moment.over:
                reasons_are_sound(case.game, moment, explained)
                strangers_are_refused(case.game, moment)
                outcome_is_sound(moment)


def conserved(state: State) -> None:
    """The state's own check holds."""
    try:
        state.check()
    except AssertionError as error:
        said = str(error).partition("\n")[0]
        raise Broken("conserved", f"{type(state).__name__}.check: {said}") from None


def lists_are_sound(game: Game, state: State) -> None:
    """Legal lists: sorted, unique, not empty for those who are asked, empty for the others."""
    deciders = state.deciders()
    need(deciders == sorted(set(deciders)), "asked", f"deciders {deciders} are not in order")
    need(bool(deciders) != state.over, "asked", f"over is {state.over}, deciders are {deciders}")
    first = deciders[0] if deciders else -1
    need(state.decider() == first, "asked", f"decider is {state.decider()}, not {first}")
    need(all(0 <= s < state.players for s in deciders), "asked", f"deciders are {deciders}")
    need(
        state.sealed() or len(deciders) <= 1,
        "asked",
        f"seats {deciders} are asked at once, but their answers are not sealed",
    )
    for seat in seats_of(state):
        legal = state.legal(seat)
        asked = seat in deciders
        need(bool(legal) == asked, "legal", f"{who(seat)}, asked: {asked}, may do {legal}")
        need(legal == sorted(set(legal)), "legal", f"{who(seat)}: {legal} is not sorted")
        fits = all(0 <= action < len(game.catalogue) for action in legal)
        need(fits, "legal", f"{who(seat)}: {legal} has numbers that are not in the catalogue")


def reasons_are_sound(game: Game, state: State, explained: set[str]) -> None:
    """``why_not`` is None exactly for legal actions, and names a rule for all others."""
    for seat in seats_of(state):
        legal = set(state.legal(seat))
        for action in range(len(game.catalogue)):
            why = state.why_not(seat, action)
            place = f"{who(seat)}, {game.catalogue.word(action)}"
            if action in legal:
                need(why is None, "refused", f"{place}: legal and refused: {why}")
                continue
            if why is None or not why[0]:
                raise Broken("refused", f"{place}: refused without a rule: {why}")
            if str(why) not in explained:  # making a sentence takes longer than refusing
                explained.add(str(why))
                said = game.explain(*why)
                need(said and "\n" not in said, "refused", f"{place}: explained as {said!r}")


def strangers_are_refused(game: Game, state: State) -> None:
    """A number that is not an action is refused in a sentence, whatever is asked."""
    for seat in state.deciders():
        for number in (-1, -(2**40), len(game.catalogue), 2**40, 2**70):
            try:
                game.refuse(state, seat, number)
            except UnknownAction:
                continue
            raise Broken("refused", f"{who(seat)}: the number {number} is taken for an action")


def outcome_is_sound(state: State) -> None:
    """Scores and placings, one per seat; places fit their numbers."""
    scores, placings = state.scores(), state.placings()
    both = f"scores {scores}, placings {placings}"
    need(len(scores) == len(placings) == state.players, "outcome", both)
    need(all(isinstance(score, int) for score in scores), "outcome", both)
    need(all(1 <= place <= state.players + 1 for place in placings), "outcome", both)
    for one in range(state.players):
        for two in range(state.players):
            need(placings[one] >= placings[two] or scores[one] >= scores[two], "outcome", both)


def counters_count(case: Case) -> None:
    """``serial`` counts open decisions and opened answers; chance and reveals count apart."""
    for rng in case.rounds():
        state = case.new(rng)
        need((state.serial, state.reveals) == (0, 0), "counted", "a new game does not begin at 0")
        serial, reveals, sealed = 0, 0, state.sealed()
        for moment in case.walk(state, rng):
            grown = moment.serial - serial
            need(grown in (0, 1), "counted", f"serial grew by {grown} in one action")
            if sealed and moment.sealed() and grown == 0:
                need(moment.reveals == reveals, "counted", "reveals counts a sealed answer")
            elif sealed and not moment.sealed():
                need(grown == 1, "counted", "serial does not count opened answers")
                need(moment.reveals > reveals, "counted", "reveals does not count opened answers")
            need(moment.reveals >= reveals, "counted", "reveals fell")
            serial, reveals, sealed = moment.serial, moment.reveals, moment.sealed()


def copies_are_independent(case: Case) -> None:
    """An action on a copy leaves the original alone, and does later just what it did to it."""
    for rng in case.rounds():
        state = case.new(rng)
        for moment in case.walk(state, rng):
            if moment.over:
                break
            before = moment.dump()
            digest = moment.hash()
            copy = moment.copy()
            need(type(copy) is type(moment), "copied", f"a copy is a {type(copy).__name__}")
            same("copied", before, copy.dump(), "a copy is not the same: {} was {}, is {}")
            seat, action = step(copy, rng)
            same("copied", before, moment.dump(), "an action on a copy changed {} from {} to {}")
            need(copy.hash() != digest, "counted", "an action changed nothing")
            later = moment.copy()
            later.apply(seat, action)
            same("copied", copy.dump(), later.dump(), "two copies went two ways: {}: {} and {}")


def old_states_stay(case: Case) -> None:
    """States kept along the way, and branches played from them, do not disturb each other."""
    for rng in case.rounds():
        kept: list[tuple[State, dict[str, object]]] = []
        for moment in case.walk(case.new(rng), rng):
            if rng.randrange(10) == 0:
                kept.append((moment.copy(), moment.dump()))
        for old, _ in kept[::4]:
            branch = old.copy()
            for _moment in case.walk(branch, rng):
                pass
        for old, dump in kept:
            same("copied", dump, old.dump(), "playing on changed {} of an older copy: {}, now {}")


def same(rule: str, one: object, two: object, message: str) -> None:
    """Plain data that must be equal; the message takes the place and the two values."""
    if as_bytes(one) != as_bytes(two):
        raise Broken(rule, message.format(*first_difference(one, two)))


def chance_is_repeatable(case: Case) -> None:
    """The same secret and moves give the same game; another secret another one, if any is used."""
    for rng in case.rounds():
        play = case.play(rng)
        again = Play.begin(play.setup)
        same("chance", play.state.dump(), again.state.dump(), "dealt twice: {} is {}, then {}")
        for moment in case.play_walk(play, rng):
            play = moment
        for line in play.log:
            seat, *words = line.split()
            try:
                again = again.after(int(seat), words)
            except MoveError as error:
                text = f"played twice: {line!r} is refused the second time: {error}"
                raise Broken("chance", text) from None
        same("chance", play.state.dump(), again.state.dump(), "played twice: {} is {}, then {}")


def bad_starts_are_refused(case: Case) -> None:
    """Players, options and secrets that there are not."""
    game = case.game
    for players in (game.min_players - 1, game.max_players + 1, 0, -1):
        refused(lambda n=players: game.new(n), OptionError, f"{players} players")
    refused(
        lambda: game.new(game.min_players, {"no such option": 1}), OptionError, "an unknown option"
    )
    for option in game.options:
        given = {option.name: "no such value"}
        refused(lambda g=given: game.new(game.min_players, g), OptionError, f"option {given}")
        fine = option.default in option.allowed
        need(fine, "started", f"option {option.name}: its default is not allowed")
    refused(
        lambda: Play.begin(Setup(game, game.min_players, {}, "no secret", "id")),
        DoubloonError,
        "a secret that is none",
    )


def refused(attempt: object, error: type[Exception], what: str) -> None:
    """It is refused with this error."""
    assert callable(attempt)
    try:
        attempt()
    except error:
        return
    raise Broken("started", f"{what} was not refused")


def nobody_plays_for_another(case: Case) -> None:
    """Only who is asked can act."""
    for rng in case.rounds():
        play = case.play(rng)
        for _ in range(5):
            deciders = play.state.deciders()
            for seat in (-1, case.players, 99, *range(case.players)):
                if seat not in deciders:
                    acts_in_vain(play, seat, rng)
            if play.state.over:
                break
            play = play_step(play, rng)


def acts_in_vain(play: Play, seat: int, rng: Random) -> None:
    """A seat that is not asked is refused."""
    word = play.game.catalogue.word(rng.randrange(len(play.game.catalogue)))
    try:
        play.after(seat, [word])
    except NotYourDecision:
        return
    raise Broken("asked", f"{who(seat)} is not asked, and may {word}")
