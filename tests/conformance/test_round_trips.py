"""What is written can be read again: dumps, positions, views, records and notation."""

import json
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from doubloon.kernel import registry
from doubloon.kernel.errors import PositionError, UnknownAction
from doubloon.kernel.files.position_file import position_text, read_position
from doubloon.kernel.files.record import after_line, begin, read_record, record_of, replay, verify
from doubloon.kernel.play.play import Play, Setup
from tests.conformance.support import (
    as_bytes,
    every_game,
    every_table,
    new_play,
    options_of,
    play_walk,
    seats_of,
    secret_of,
    seeds,
    step,
    through_json,
    walk,
)

SILLY: list[Any] = [None, -1, 10**30, "x", [], [None], [[]], {}, {"x": 1}, True]


@every_table
@settings(max_examples=3)
@given(data=st.data())
def test_dumps_load_and_go_on_alike(name: str, players: int, data: st.DataObject) -> None:
    game = registry.find(name)
    options = game.checked_options(data.draw(options_of(name), "options"))
    seed = data.draw(seeds, "seed")
    rng = Random(seed)
    state = game.new(players, options, seed=seed)
    for moment in walk(state, rng):
        if rng.randrange(12) != 0 and not moment.over:
            continue
        dump = moment.dump()
        loaded = game.load(players, options, game.decks.standard(), through_json(dump))
        assert as_bytes(loaded.dump()) == as_bytes(dump)
        assert loaded.hash() == moment.hash()
        assert loaded.deciders() == moment.deciders()
        ahead = moment.copy()
        choices = Random(seed)
        for _ in range(25):
            if ahead.over:
                break
            seat, action = step(ahead, choices)
            loaded.apply(seat, action)
            assert loaded.hash() == ahead.hash(), "a loaded state goes another way"


@every_table
def test_real_games_load_with_their_secret(name: str, players: int) -> None:
    """A dump does not hold the secret; with it, chance goes on as it would have."""
    play = new_play(name, players, {}, 3)
    for moment in play_walk(play, Random(3)):
        if len(moment.entries) == 8:
            break
    text = json.dumps(play.state.dump())
    assert secret_of(3) not in text
    loaded = play.game.load(players, play.setup.options, play.setup.deck, json.loads(text))
    loaded.use_secret(bytes.fromhex(secret_of(3)), play.setup.game_id)
    rng = Random(4)
    while not loaded.over:
        seat, action = step(loaded, rng)
        play.state.apply(seat, action)
    assert loaded.hash() == play.state.hash()


@every_table
def test_position_files_start_games(name: str, players: int) -> None:
    game = registry.find(name)
    rng = Random(players)
    state = game.new(players, seed=players)
    for number, moment in enumerate(walk(state, rng)):
        if number == 15:
            break
    options = game.checked_options({})
    given = read_position(position_text(name, players, options, moment.dump()))
    assert (given.game, given.players, given.options) == (name, players, options)
    play = Play.begin(
        Setup(game, players, given.options, secret_of(1), "p", position=given.position)
    )
    small = game.load(players, options, game.decks.standard(), given.position)
    assert small.hash() == moment.hash()
    assert play.state.view(0).data() == moment.view(0).data()
    *_, play = play_walk(play, rng, undo=0.1)
    record = read_record(record_of(play).text())
    assert record.position == through_json(given.position)
    assert verify(game, record) == []


@every_table
def test_broken_positions_are_refused(name: str, players: int) -> None:
    """Without one of its entries, or with a silly one, a dump loads or is refused in one line."""
    game = registry.find(name)
    state = game.new(players, seed=1)
    rng = Random(1)
    for _ in range(20):
        step(state, rng)
    dump = state.dump()
    options = game.checked_options({})
    problems = []
    for key in [*dump, "no such key"]:
        for value in SILLY:
            broken = {**through_json(dump), key: value}
            try:
                game.load(players, options, game.decks.standard(), broken).check()
            except PositionError as error:
                problems.append(str(error))
    assert len(problems) > 5 * len(dump)
    assert not any("\n" in problem for problem in problems)
    for whole in (*SILLY[:2], *SILLY[3:7]):
        with pytest.raises(PositionError):
            game.load(players, options, game.decks.standard(), whole)


@every_table
@settings(max_examples=3)
@given(data=st.data())
def test_views_load(name: str, players: int, data: st.DataObject) -> None:
    """A view made from a view's data says the same and deals the same worlds."""
    game = registry.find(name)
    options = game.checked_options(data.draw(options_of(name), "options"))
    seed = data.draw(seeds, "seed")
    rng = Random(seed)
    for moment in walk(game.new(players, options, seed=seed), rng):
        if rng.randrange(12) != 0 and not moment.over:
            continue
        for seat in seats_of(moment):
            view = moment.view(seat)
            assert view.seat == seat
            written = through_json(view.data())
            loaded = game.load_view(players, options, game.decks.standard(), written, seat)
            assert loaded.seat == seat
            assert as_bytes(loaded.data()) == as_bytes(view.data())
            assert loaded.sample(7).hash() == view.sample(7).hash()


@every_table
@settings(max_examples=3)
@given(data=st.data())
def test_records_replay(name: str, players: int, data: st.DataObject) -> None:
    """Undo lines included; also from the text, and line by line."""
    options = data.draw(options_of(name), "options")
    seed = data.draw(seeds, "seed")
    play = new_play(name, players, options, seed)
    hashes = {}
    for moment in play_walk(play, Random(seed), undo=0.15):
        hashes[len(moment.log)] = moment.state.hash()
        play = moment
    record = record_of(play, [f"player {seat}" for seat in range(players)])
    text = record.text()
    again = read_record(text)
    assert again.data == through_json(record.data)
    assert again.text() == text
    game = registry.find(again.game)
    assert verify(game, again) == []
    fresh = begin(game, again)
    for number, line in enumerate(again.moves):
        assert fresh.state.hash() == hashes[number]
        fresh = after_line(fresh, line)
    assert fresh.state.hash() == again.final_hash
    assert fresh.log == play.log
    half = len(again.moves) // 2
    assert replay(game, again, half).state.hash() == hashes[half]
    assert [event.told_in_full() for event in fresh.events()] == [
        event.told_in_full() for event in play.events()
    ]


@every_game
def test_records_with_undo_verify(name: str) -> None:
    """Whatever was taken back stays in the record, and does not count."""
    game = registry.find(name)
    play = new_play(name, game.max_players, {}, 1)
    *_, play = play_walk(play, Random(1), undo=0.5)
    assert sum(" undo " in line for line in play.log) >= 1
    assert verify(game, read_record(record_of(play).text())) == []
    kept = [line for line in play.log if " undo " not in line]
    assert len(kept) > len(play.entries)


@every_game
def test_notation(name: str) -> None:
    catalogue = registry.find(name).catalogue
    actions = list(range(len(catalogue)))
    words = catalogue.words(actions)
    assert [catalogue.encode(word) for word in words] == actions
    assert [catalogue.word(action) for action in actions] == words
    assert len({(catalogue.name(each), *catalogue.args(each)) for each in actions}) == len(words)
    for word in words:
        assert word
        assert word == "".join(word.split())
        assert word.isascii()
        assert word != "undo", "that is what a record calls taking back"
    for number in (-1, len(catalogue)):
        with pytest.raises(UnknownAction):
            catalogue.word(number)
    for word in ("", "no such action", words[0] + " ", words[0].upper() + "?"):
        with pytest.raises(UnknownAction):
            catalogue.encode(word)


@every_game
def test_decks_are_carried_by_records(name: str) -> None:
    game = registry.find(name)
    deck = game.decks.standard()
    again = game.decks.from_content(through_json(deck.content))
    assert (again.name, again.version, again.digest) == (deck.name, deck.version, deck.digest)
    assert again.content == deck.content
