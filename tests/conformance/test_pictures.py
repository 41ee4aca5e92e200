"""Pictures of tables: drawn at every moment of a game, in the colours of the web client.

That a picture tells no more than its view is part of the secrecy suite.
"""

import re
import xml.etree.ElementTree as ElementTree
from pathlib import Path
from random import Random

import pytest

from doubloon.conformance.cases import seats_of, some_options, walk
from doubloon.kernel import registry
from doubloon.kernel.reports.picture import COLOURS, LETTERS, Picture
from tests.conformance.support import CASES

CLIENT = Path(__file__).parents[2] / "web/src/look/styles/tokens.css"


@pytest.mark.parametrize(("name", "players"), [case for case in CASES if case[0] != "toy"])
def test_every_moment_can_be_drawn(name: str, players: int) -> None:
    game = registry.find(name)
    rng = Random(f"{name}/{players}")
    drawn = set()
    for moment in walk(game.new(players, some_options(game, rng), seed=players), rng):
        if rng.randrange(12) == 0 or moment.over:
            for seat in seats_of(moment):
                svg = game.screen.picture(moment.view(seat))
                root = ElementTree.fromstring(svg)
                assert root.tag.endswith("svg")
                drawn.add(svg)
    assert len(drawn) > 10


def test_a_hand_is_in_its_own_seats_picture_alone() -> None:
    game = registry.find("under_sail")
    state = game.new(4, seed=1)
    pictures = [game.screen.picture(state.view(seat)) for seat in seats_of(state)]
    assert len(set(pictures)) == 5
    assert len(pictures[0]) < min(len(each) for each in pictures[1:])


def test_a_game_without_pictures_has_an_empty_one() -> None:
    game = registry.find("toy")
    assert game.screen.picture(game.new(2).view(0)) == ""


def test_colours_are_those_of_the_client() -> None:
    light = CLIENT.read_text(encoding="utf-8").split("[data-theme", 1)[0]
    tokens = dict(re.findall(r"--([a-z0-9-]+): (#[0-9a-f]{6});", light))
    assert {name: tokens.get(name) for name in COLOURS} == COLOURS


def test_letters_are_strokes_in_their_grid() -> None:
    for letter, strokes in LETTERS.items():
        for across, down in re.findall(r"([0-9.]+),([0-9.]+)", strokes):
            assert 0 <= float(across) <= 4, letter
            assert 0 <= float(down) <= 7, letter


def test_words_are_set_from_either_end() -> None:
    places = []
    for align in (0, 0.5, 1):
        picture = Picture(100, 20, "words")
        picture.text(50, 10, "il", 6, "#000000", align)
        places.append([float(x) for x in re.findall(r"[ML]([0-9.]+) ", picture.svg())])
    assert min(places[0]) == pytest.approx(51, abs=0.1)  # a narrow letter has room beside it
    assert max(places[2]) == pytest.approx(50, abs=0.1)
    assert min(places[1]) == pytest.approx(min(places[0]) / 2 + min(places[2]) / 2, abs=0.1)
