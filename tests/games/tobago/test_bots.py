"""What Tobago tells bots: the treasure that nobody overlooks, and why waiting does not pay."""

import pytest

from doubloon.bots import make_bot
from doubloon.kernel.events import Sink
from tests.games.tobago.helpers import GAME, clue, do, legal, located, table

HAND = [clue("in lake"), clue("next_to hut"), clue("next_to palm"), clue("in jungle")]


def obvious(state: object, seat: int) -> str:
    """The obvious action in words; empty: there is none."""
    action = GAME.learning.evaluation().obvious(state, seat)
    return GAME.catalogue.word(action) if action >= 0 else ""


def test_a_known_site_within_reach_is_driven_to_and_raised() -> None:
    state = table(maps={"black": located("G2", 1, 2)}, people={0: {"hand": HAND}})
    words: list[str] = []
    while not words or not words[-1].startswith("raise"):
        words.append(obvious(state, 0))
        do(state, 0, words[-1])
    assert (words[0], words[-2:]) == ("drive", ["G2", "raise-black"])
    assert len(words) <= 7, "three legs at the most"


def test_nothing_is_obvious_without_a_site_a_rose_or_a_way() -> None:
    assert obvious(table(people={0: {"hand": HAND}}), 0) == ""
    maps = {"black": located("E4", 1, 2)}
    assert obvious(table(maps=maps), 0) == "drive"
    assert obvious(table(maps=maps), 1) == "", "somebody else is to act"
    far = {"black": located("L8", 1, 2)}
    assert obvious(table(maps=far, people={0: {"atv": "D1"}}), 0) == ""


@pytest.mark.parametrize("bot", ["friendly", "easy", "greedy"])
def test_every_bot_raises_the_treasure_beside_it(bot: str) -> None:
    """The move is one of thousands; somebody new to the game sees it all the same."""
    state = table(maps={"black": located("E4", 0, 0, 1)}, people={0: {"hand": HAND}})
    player = make_bot(bot, GAME, 3)
    while state.deciders() == [0] and "accept" not in legal(state, 0):
        action = player.choose(state.view(0), state.legal(0))
        state.apply(0, action)
    assert state.dump()["maps"]["black"]["clues"], "not shared out yet"
    assert GAME.screen.facts(state.view(0))["share"] is not None


@pytest.mark.parametrize("players", [2, 3, 4])
def test_games_of_friendly_bots_end_with_the_treasures(players: int) -> None:
    """Nobody waits until the game ends for want of clues and treasures (TB-E2)."""
    for seed in range(1, 4):
        state = GAME.new(players, {}, secret=f"{seed:064x}")
        bots = [make_bot("friendly", GAME, 10 * seed + seat) for seat in range(players)]
        sink = Sink()
        while not state.over:
            seat = state.deciders()[0]
            state.apply(seat, bots[seat].choose(state.view(seat), state.legal(seat)), sink)
        assert sink.events[-1].data["why"] == "treasures"
