"""Frozen opponents play as they did: their moves in recorded games are those in the golden files.

Written by ``python -m tests.bots.test_frozen`` when a release is frozen, and never again for it: if
a move differs, what the bots depend on has changed and must be kept (a new evaluation class, a
setting of the search whose default is the old behaviour).
"""

import json
from pathlib import Path

import pytest

from doubloon.bots import make_bot
from doubloon.bots.frozen import RELEASES, frozen_names
from doubloon.kernel import registry
from doubloon.kernel.errors import OptionError

GAMES = ("loot_island", "tobago", "under_sail")
GOLDEN = Path(__file__).parent.parent / "golden"
EVERY = 9  # decisions with a choice, of which the bot is asked about one
ASKED = {"friendly": 16, "easy": 16, "normal": 16, "strong": 12, "expert": 4}


def answers(name: str, game_name: str) -> list[str]:
    """What a bot answers in a game between quick ones that depend on no evaluation."""
    game = registry.find(game_name)
    players = min(4, game.max_players)
    state = game.new(players, seed=11)
    others = [make_bot("random", game, seat) for seat in range(players)]
    level, _, _ = name.partition("@")
    found: list[str] = []
    number = 0
    while not state.over and len(found) < ASKED[level]:
        seat = int(state.decider())
        legal = state.legal(seat)
        if len(legal) > 1:
            number += 1
            if number % EVERY == 0:
                bot = make_bot(name, game, number)
                found.append(game.catalogue.word(bot.choose(state.view(seat), legal)))
        state.apply(seat, others[seat].choose(state.view(seat), legal))
    return found


def golden(game: str) -> Path:
    return GOLDEN / game / "frozen-bots.json"


@pytest.mark.parametrize("name", frozen_names())
@pytest.mark.parametrize("game", GAMES)
def test_a_frozen_bot_answers_as_it_did(name: str, game: str) -> None:
    assert answers(name, game) == json.loads(golden(game).read_text(encoding="utf-8"))[name]


def test_frozen_bots_have_every_setting_pinned() -> None:
    for version, release in RELEASES.items():
        bot = make_bot(f"expert@{version}", registry.find("loot_island"), 1)
        assert bot.seed == 1
        assert release.settings.keys() >= {"explore", "doubt", "stages", "tries"}


@pytest.mark.parametrize("name", ["expert@0.0", "genius@0.1", "expert@", "@0.1"])
def test_frozen_bots_that_there_are_not(name: str) -> None:
    with pytest.raises(OptionError, match=r"frozen ones are friendly@0\.1"):
        make_bot(name, registry.find("tobago"), 1)


def test_a_game_of_another_package_has_none() -> None:
    with pytest.raises(OptionError, match=r"no bots of release 0\.1"):
        make_bot("expert@0.1", registry.find("toy"), 1)


if __name__ == "__main__":
    for each in GAMES:
        found = {name: answers(name, each) for name in frozen_names()}
        golden(each).write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
