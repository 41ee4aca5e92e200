"""The ladder: its rows can be played, resumed and written without touching what stands around."""

from itertools import pairwise
from pathlib import Path

import pytest

from benchmarks import ladder
from benchmarks.clairvoyant import OPEN_HANDS, honest, seen_by
from benchmarks.ladder import Found, Pace, Row
from doubloon.arena.results import Results
from doubloon.arena.tournament import Played
from doubloon.bots import make_bot
from doubloon.kernel import registry
from doubloon.kernel.game import Game
from doubloon.kernel.state import State


def test_every_row_names_a_game_and_bots_that_there_are() -> None:
    rows = ladder.rows_of(ladder.HERE / "ladder.toml")
    assert len(rows) == len({(row.game, row.players, row.bot, row.against) for row in rows})
    for row in rows:
        game = registry.find(row.game)
        game.check_players(row.players)
        for name in row.bots:
            make_bot(honest(name), game, 1)


def test_a_row_is_played_once_and_only_what_is_missing(tmp_path: Path) -> None:
    row = Row("toy", 3, "greedy", "random", 6)
    half = ladder.play(row, tmp_path, 1, 0.5)
    assert half.played == 3
    assert half.wins[1] <= half.wins[0] <= half.wins[2]
    kept = [path.read_bytes() for path in tmp_path.iterdir()]
    assert ladder.play(row, tmp_path, 1, 0.0) == half
    assert [path.read_bytes() for path in tmp_path.iterdir()] == kept
    assert ladder.play(row, tmp_path, 1, 1.0).played == 6
    whole = [path.read_bytes() for path in tmp_path.iterdir()]
    assert whole[0].startswith(kept[0])
    assert len(whole[0].splitlines()) == 1 + 6, "the plan, and every game once"


def test_who_sees_everything_plays_the_same_deals(tmp_path: Path) -> None:
    row = Row("toy", 2, "clairvoyant-search:4", "search:4", 2)
    assert ladder.play(row, tmp_path, 1, 1.0).played == 2
    honest = row.plan()
    results = Results(honest, next(iter(tmp_path.iterdir())))
    assert sorted(job.rotation for job in results.games) == [0, 1]


@pytest.mark.parametrize(("name", "deck"), [("loot_island", "map_deck"), ("tobago", "clue_deck")])
def test_who_sees_hands_sees_no_deck(name: str, deck: str) -> None:
    game = registry.find(name)
    state = played_on(game, 40)
    seat = state.decider()
    view = seen_by(f"{OPEN_HANDS}search:4", seat, state)
    truth = state.dump()
    worlds = [view.sample(seed).dump() for seed in range(6)]
    for world in worlds:
        for true, found in zip(truth["players"], world["players"], strict=True):
            assert found["hand"] == true["hand"]
        assert sorted(world[deck]) == sorted(truth[deck])
    assert len({tuple(world[deck]) for world in worlds}) == len(worlds)
    assert [each.dump() for each in map(state.view(seat).sample, range(6))] != worlds


def played_on(game: Game, moves: int) -> State:
    """A game of four after so many moves of quick bots."""
    state = game.new(4, seed=3)
    bot = make_bot("fallible:4", game, 1)
    for _ in range(moves):
        seat = state.decider()
        state.apply(seat, bot.choose(state.view(seat), state.legal(seat)))
    return state


@pytest.mark.parametrize(
    ("wins", "out", "least", "most", "verdict"),
    [
        (0.70, 0.01, 0.65, 0.05, "met"),
        (0.60, 0.01, 0.65, 0.05, "missed"),
        (0.70, 0.06, 0.65, 0.05, "missed"),
        (0.35, 0.20, None, None, "yes"),
        (0.30, 0.20, None, None, "not shown"),
    ],
)
def test_verdicts(
    wins: float, out: float, least: float | None, most: float | None, verdict: str
) -> None:
    row = Row("toy", 4, "greedy", "random", 100, least, most)
    margin = (0.0, -1.0, 1.0)
    found = Found(row, [], 100, (wins, wins - 0.08, wins + 0.08), (out, 0.0, 1.0), margin, 1.0)
    assert found.verdict == verdict


def test_tables_are_written_between_their_marks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        ladder, "paces_of", lambda game: [Pace("easy", "greedy", 9, 0.123, 1.25, 333.3)]
    )
    found = ladder.play(Row("toy", 2, "greedy", "random", 4), tmp_path, 1, 0.5)
    path = tmp_path / "ladder.md"
    path.write_text("# Before\n", encoding="utf-8")
    ladder.write(path, "toy", [found])
    path.write_text(path.read_text(encoding="utf-8") + "\nAfter\n", encoding="utf-8")
    once = path.read_text(encoding="utf-8")
    ladder.write(path, "toy", [found])
    assert path.read_text(encoding="utf-8") == once
    assert once.startswith("# Before\n")
    assert once.endswith("After\n")
    assert "doubloon arena toy --bots greedy,random --games 2 --seed 1" in once
    assert "| easy | `greedy` | 0.123 | 1.25 | 333 | 9 |" in once


def test_levels_are_rated_from_the_rows_of_a_table(tmp_path: Path) -> None:
    names = ["random", "friendly", "easy", "normal", "strong", "expert"]
    one = Played(0, 0, [0, 1], [3, 1], [1, 2], [False] * 2, [1] * 2, [1] * 2, [0.0] * 2, [], "")
    games = [one] * 60
    found = [
        Found(
            Row("toy", 2, bot, against, 60), games, 60, (1.0, 0.5, 1.0), (0.0,) * 3, (2.0,) * 3, 1
        )
        for against, bot in pairwise(names)
    ]
    rated = ladder.level_data(found)["players"]["2"]
    assert list(rated) == names[1:]
    assert [each["mu"] for each in rated.values()] == sorted(each["mu"] for each in rated.values())
    assert rated["easy"]["against"] == "friendly"
    assert ladder.level_data(found[1:])["players"] == {}, "a row is missing"
