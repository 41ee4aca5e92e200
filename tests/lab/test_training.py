"""Training: a tiny run learns, resumes to the same, and what it learned plays in both builds."""

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from doubloon.bots import make_bot
from doubloon.bots.fallible import FallibleBot
from doubloon.bots.search import SearchBot
from doubloon.games.under_sail.components.board import NO_CARD
from doubloon.games.under_sail.state import UnderSail
from doubloon.kernel import registry
from doubloon.kernel.errors import NothingLearned, OptionError
from doubloon.kernel.learning.features import Features
from doubloon.kernel.learning.net import Net, packed
from doubloon.lab.training.__main__ import main
from doubloon.lab.training.players import TOGETHER, deals_of, played
from doubloon.lab.training.run import install
from doubloon.lab.training.self_play import TableRows

SETTINGS = ["--games", "4", "--deals", "1", "--units", "4,3", "--seed", "5"]
SETTINGS += ["--searched", "1", "--iterations", "8", "--workers", "1"]
TINY = ["under_sail", *SETTINGS]
GAMES = ("loot_island", "tobago", "under_sail")


def trained(folder: Path, generations: int, game: str = "under_sail") -> dict[str, Any]:
    tiny = [game, *SETTINGS, "--ideas", "0" if game == "under_sail" else "3"]
    assert main([*tiny, "--folder", str(folder), "--generations", str(generations)]) == 0
    found: dict[str, Any] = json.loads((folder / "learned.json").read_text(encoding="utf-8"))
    return found


def test_a_run_that_was_stopped_goes_on_to_the_same(tmp_path: Path) -> None:
    data = tmp_path / "package" / "games" / "under_sail" / "data"
    data.mkdir(parents=True)
    run = [*TINY, "--folder", str(tmp_path / "whole"), "--generations", "2"]
    assert main([*run, "--install", str(tmp_path / "package")]) == 0
    whole = json.loads((data / "learned.json").read_text(encoding="utf-8"))
    trained(tmp_path / "parts", 1)
    assert trained(tmp_path / "parts", 2)["players"] == whole["players"]
    assert (tmp_path / "parts" / "curves.png").stat().st_size > 1000
    progress = json.loads((tmp_path / "parts" / "progress.json").read_text(encoding="utf-8"))
    assert len(progress["generations"]) == 2
    searched = progress["generations"][1]["move"]["rows"]
    assert 0 < searched < progress["generations"][0]["move"]["rows"]  # of one game only
    with pytest.raises(OptionError, match="other settings"):
        main([*TINY, "--seed", "6", "--folder", str(tmp_path / "parts"), "--generations", "2"])


@pytest.mark.parametrize("name", GAMES)
def test_what_was_learned_plays(name: str, tmp_path: Path) -> None:
    data = trained(tmp_path, 2, name)
    game = registry.find(name)
    state = game.new(3, seed=2)
    bots = [FallibleBot(seat, game.learning.learned(data), 4) for seat in range(3)]
    while not state.over:
        seat = int(state.decider())
        legal = state.legal(seat)
        action = bots[seat].choose(state.view(seat), legal)
        assert action in legal
        state.apply(seat, action)


def test_any_number_of_processes_plays_the_same() -> None:
    game = registry.find("under_sail")
    deals = deals_of(game, 3, 2 * TOGETHER, Random(1))
    settings = {"game": "under_sail", "players": 3, "iterations": 0, "ideas": 2}
    one, two = (list(played({**settings, "workers": n}, None, False, deals)) for n in (1, 2))
    assert len(one) == len(two) == 2
    for left, right in zip(one, two, strict=True):
        for name in ("move", "moment"):
            assert (left[name][0][0] != right[name][0][0]).nnz == 0
            assert (left[name][0][1] == right[name][0][1]).all()


def test_what_searching_players_compared_is_learned_from() -> None:
    game = registry.find("under_sail")
    features = game.learning.features(3)
    evaluation = game.learning.learned(None)
    rows = TableRows(3, features, evaluation)
    state = game.new(3, seed=3)
    assert isinstance(state, UnderSail)
    bot = SearchBot(1, evaluation, 12)
    bot.settings.update({"contest": 4.0, "even": 1.0})
    while state.trick == 0 or state.table[state.first] != NO_CARD:
        seat = int(state.decider())
        state.apply(seat, state.legal(seat)[0])
    seat = int(state.decider())
    view = state.view(seat)
    bot.choose(view, state.legal(seat))
    assert [len(each.earned) for each in bot.entrants[1:]] == [4, 4, 4]
    rows.compare(view.sample(1), seat, bot.entrants)
    assert len(rows.compared) == 4
    gained = rows.compared.targets[0]
    worths = bot.entrants[0].expected()
    points = [features.points(state, (seat + place) % 3) for place in range(3)]
    assert gained.tolist() == pytest.approx(
        [worths[(seat + place) % 3] - points[place] for place in range(3)], abs=1e-5
    )


def test_installing_keeps_other_player_counts(tmp_path: Path) -> None:
    def learned(players: str, features: int) -> dict[str, Any]:
        return {
            "format": "x",
            "features": features,
            "made": {players: {}},
            "players": {players: {}},
        }

    file = tmp_path / "learned.json"
    for players, features, expected in (("4", 1, ["4"]), ("3", 1, ["3", "4"]), ("5", 2, ["5"])):
        install(learned(players, features), file)
        assert list(json.loads(file.read_text(encoding="utf-8"))["players"]) == expected


def test_a_network_computes_what_it_should() -> None:
    features = Features(1, 3)
    features.add(0, 1)
    features.add(2, 3)
    layers: list[list[float]] = [
        [0.5, -1.0, 9.0, 9.0, 0.25, 0.5],
        [0.25, 0.0],
        [2.0, 1.0],
        [0.5],
        [-1.5, 1.0],
        [0, 1],
    ]
    net = Net({"sizes": [3, 2, 1, 2], "layers": [packed(each) for each in layers]})
    net.run(features)
    # hidden: 0.5 + 3 * 0.25 + 0.25 = 1.5 and -1 + 3 * 0.5 = 0.5; then 2 * 1.5 + 0.5 + 0.5 = 4
    assert [net.result(0), net.result(1)] == [-6.0, 5.0]
    with pytest.raises(ValueError, match="other weights"):
        Net({"sizes": [3, 2, 1, 1], "layers": [packed(each) for each in layers]})


@pytest.mark.parametrize("name", GAMES)
def test_the_file_of_the_package_fits_the_features(name: str) -> None:
    game = registry.find(name)
    file = Path(__file__).parents[2] / "src" / "doubloon" / "games" / name / "data" / "learned.json"
    assert file.stat().st_size <= 300_000
    data = json.loads(file.read_text(encoding="utf-8"))
    make_bot("learned-greedy", game, 1)
    counts = {str(each) for each in range(game.min_players, game.max_players + 1)}
    assert data["players"].keys() == {"all"} or data["players"].keys() <= counts
    for players, nets in data["players"].items():
        features = game.learning.features(0 if players == "all" else int(players))
        assert data["features"] == features.version
        assert nets["moment"]["sizes"][0] == features.moment_size
        if "move" in nets:
            assert nets["move"]["sizes"][0] == features.size
        assert {"seed", "games", "generations", "with", "command"} <= data["made"][players].keys()


def test_a_network_for_other_features_is_refused() -> None:
    game = registry.find("tobago")
    layers = [packed([0.0] * size) for size in (2, 1, 1, 1, 2, 2)]
    net = {"sizes": [2, 1, 1, 2], "layers": layers}
    with pytest.raises(ValueError, match="does not fit the features"):
        game.learning.learned({"players": {"all": {"moment": net}}})


def test_a_game_without_features_learns_nothing() -> None:
    with pytest.raises(NothingLearned):
        make_bot("learned-greedy", registry.find("toy"), 1)
