"""What is written can be read again: dumps, positions, views, records, decks and notation."""

import json
from random import Random
from typing import Any

from doubloon.conformance.cases import Case, seats_of, secret_of, step, who
from doubloon.conformance.contract import Broken, need
from doubloon.conformance.plain_data import through_json
from doubloon.conformance.random_games import same
from doubloon.kernel.errors import DeckError, PositionError, UnknownAction
from doubloon.kernel.files.position_file import position_text, read_position
from doubloon.kernel.files.record import after_line, begin, read_record, record_of, replay, verify
from doubloon.kernel.play.play import Play, Setup
from doubloon.kernel.state import State

SILLY: list[Any] = [None, -1, 10**30, "x", [], [None], [[]], {}, {"x": 1}, True]
EVERY = 7


def dumps_load(case: Case) -> None:
    """A dump loads, and the game goes on as it would have."""
    for rng in case.rounds():
        for moment in case.walk(case.new(rng), rng):
            if rng.randrange(EVERY) == 0 or moment.over:
                loads_and_goes_on(case, moment, rng)


def loads_and_goes_on(case: Case, moment: State, rng: Random) -> None:
    """One moment of it."""
    dump = moment.dump()
    text = json.dumps(dump)
    try:
        loaded = case.loaded(json.loads(text))
    except PositionError as error:
        raise Broken("dumped", f"its own dump is refused: {error}") from None
    same("dumped", dump, loaded.dump(), "{} is {}, and {} when loaded again")
    same_moment(moment, loaded)
    ahead, later = moment.copy(), Random(rng.randrange(10**6))
    for _ in range(25):
        if ahead.over:
            break
        seat, action = step(ahead, later)
        need(
            action in loaded.legal(seat),
            "dumped",
            f"{who(seat)} may {case.game.catalogue.word(action)}, but not when loaded again:"
            " something that matters is not in the dump",
        )
        loaded.apply(seat, action)
        same("dumped", ahead.dump(), loaded.dump(), "loaded, it goes another way: {}: {} and {}")
        same_moment(ahead, loaded)


def same_moment(state: State, loaded: State) -> None:
    """What is not in a dump must follow from it."""
    for what, one, two in (
        ("deciders", state.deciders(), loaded.deciders()),
        ("sealed", state.sealed(), loaded.sealed()),
        ("scores", state.scores(), loaded.scores()),
        ("placings", state.placings(), loaded.placings()),
    ):
        need(one == two, "dumped", f"{what} {one}, but {two} when loaded again")
    for seat in seats_of(state):
        one, two = state.legal(seat), loaded.legal(seat)
        need(one == two, "dumped", f"{who(seat)} may {one}, but {two} when loaded again")
        message = f"loaded again, {who(seat)} sees {{}}: {{}}, not {{}}"
        same("dumped", loaded.view(seat).data(), state.view(seat).data(), message)


def real_games_load_with_their_secret(case: Case) -> None:
    """A dump does not hold the secret; with it, chance goes on as it would have."""
    for rng in case.rounds():
        play = case.play(rng)
        for moment in case.play_walk(play, rng):
            play = moment
            if len(moment.entries) == 6:
                break
        text = json.dumps(play.state.dump())
        need(play.setup.secret not in text, "secret", "a dump holds the secret")
        loaded = case.loaded(json.loads(text))
        loaded.use_secret(bytes.fromhex(play.setup.secret), play.setup.game_id)
        same_moment(play.state, loaded)
        ahead = play.state.copy()
        for _ in case.walk(loaded, Random(4)):
            pass
        for _ in case.walk(ahead, Random(4)):
            pass
        message = "a real game, loaded, goes another way: {}: {}, not {}"
        same("dumped", loaded.dump(), ahead.dump(), message)


def positions_start_games(case: Case) -> None:
    """A position file starts a game that can be recorded and replayed."""
    game = case.game
    for rng in case.rounds():
        moments = case.walk(case.new(rng), rng)
        stop = rng.randrange(12)
        moment = next(moments)
        for number, moment in enumerate(moments):
            if number == stop or moment.over:
                break
        if moment.over:
            continue
        given = read_position(position_text(game.name, case.players, case.options, moment.dump()))
        setup = Setup(game, case.players, given.options, secret_of(1), "p", position=given.position)
        play = Play.begin(setup)
        for later in case.play_walk(play, rng, undo=0.1):
            play = later
        record = read_record(record_of(play).text())
        wrong = verify(game, record)
        need(not wrong, "recorded", f"a game from a position does not verify: {wrong}")


def broken_positions_are_refused(case: Case) -> None:
    """Without one of its entries, or with a silly one, a dump loads or is refused in one line."""
    for rng in case.rounds():
        state = case.new(rng)
        for _ in range(rng.randrange(20)):
            if not state.over:
                step(state, rng)
        dump = state.dump()
        refused = 0
        for key in [*dump, "no such key"]:
            for value in SILLY:
                refused += is_refused(case, {**through_json(dump), key: value}, f"{key}={value!r}")
        enough = refused > 4 * len(dump)
        need(enough, "loaded", f"only {refused} of {10 * len(dump)} silly positions are refused")
        for whole in (*SILLY[:2], *SILLY[3:6]):
            need(is_refused(case, whole, repr(whole)), "loaded", f"{whole!r} is a position")


def is_refused(case: Case, data: Any, what: str) -> bool:
    """Is a position refused, with the right error, in one line?"""
    try:
        case.loaded(data).check()
    except PositionError as error:
        need("\n" not in str(error), "loaded", f"{what}: refused in several lines: {error}")
        return True
    except AssertionError as error:
        raise Broken("loaded", f"{what} loads, but does not add up: {error}") from None
    except Exception as error:
        raise Broken(
            "loaded", f"{what}: {type(error).__name__} instead of PositionError"
        ) from error
    return False


def views_load(case: Case) -> None:
    """A view made from a view's data says the same and deals the same worlds."""
    for rng in case.rounds():
        for moment in case.walk(case.new(rng), rng):
            if rng.randrange(EVERY) != 0 and not moment.over:
                continue
            for seat in seats_of(moment):
                view = moment.view(seat)
                need(view.seat == seat, "view-loaded", f"the view of {who(seat)} has {view.seat}")
                data = through_json(view.data())
                loaded = case.game.load_view(case.players, case.options, case.deck, data, seat)
                message = f"{who(seat)}, a view loaded again: {{}} is {{}}, not {{}}"
                same("view-loaded", loaded.data(), view.data(), message)
                message = f"{who(seat)}, a loaded view deals another world: {{}}: {{}}, not {{}}"
                same("view-loaded", loaded.sample(7).dump(), view.sample(7).dump(), message)


def records_replay(case: Case) -> None:
    """Undo lines included; also from the text, and line by line."""
    for rng in case.rounds():
        play = case.play(rng)
        hashes: dict[int, str] = {}
        for moment in case.play_walk(play, rng, undo=0.15):
            hashes[len(moment.log)] = moment.state.hash()
            play = moment
        text = record_of(play, [f"player {seat}" for seat in range(case.players)]).text()
        record = read_record(text)
        need(record.text() == text, "recorded", "a record that was read is written another way")
        wrong = verify(case.game, record)
        need(not wrong, "recorded", f"a record does not verify: {wrong}")
        fresh = begin(case.game, record)
        for number, line in enumerate(record.moves):
            need(fresh.state.hash() == hashes[number], "recorded", f"move {number} leads elsewhere")
            fresh = after_line(fresh, line)
        told = [event.told_in_full() for event in fresh.events()]
        same("recorded", told, [e.told_in_full() for e in play.events()], "event {}: {}, was {}")
        half = len(record.moves) // 2
        there = replay(case.game, record, half).state.hash()
        need(there == hashes[half], "recorded", f"the first {half} moves lead elsewhere")


def notation_is_clear(case: Case) -> None:
    """An action has one word, and the word one action."""
    catalogue = case.game.catalogue
    actions = list(range(len(catalogue)))
    words = catalogue.words(actions)
    need([catalogue.encode(word) for word in words] == actions, "noted", "words are not unique")
    kinds = {(catalogue.name(each), *catalogue.args(each)) for each in actions}
    need(len(kinds) == len(words), "noted", "two actions have the same name and arguments")
    for word in ("", "no such action", words[0] + " ", words[0].upper() + "?"):
        try:
            catalogue.encode(word)
        except UnknownAction:
            continue
        raise Broken("noted", f"{word!r} is taken for an action")


def decks_are_carried(case: Case) -> None:
    """A deck is made again from its content."""
    decks = case.game.decks
    deck = decks.standard()
    try:
        again = decks.from_content(through_json(deck.content))
    except DeckError as error:
        raise Broken("started", f"the standard deck's own content is refused: {error}") from None
    need(again.digest == deck.digest, "started", "a deck made from its content is another one")
