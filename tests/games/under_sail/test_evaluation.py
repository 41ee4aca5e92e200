"""The evaluation prefers what any player would prefer."""

import pytest

from doubloon.bots import make_bot
from doubloon.games.under_sail.components.board import Board
from doubloon.games.under_sail.evaluation import SailEvaluation, best_number
from doubloon.games.under_sail.files.deck_file import DECK_FILE
from doubloon.games.under_sail.state import UnderSail
from doubloon.kernel.bits import BIT
from tests.games.under_sail.helpers_sail import GAME, decks, do, play, position, without

EVALUATION = SailEvaluation()


def worth(state: UnderSail, seat: int = 0) -> float:
    return EVALUATION.value(state, seat)


def test_points_bonus_cards_and_high_cards_are_good() -> None:
    given = without(decks("R3a"), "B4a")
    hands = ["R1 R2", "B1 B2", "G1 G2"]
    plain = position(hands, decks=decks("R3a"))
    treasure = position(hands, decks=given, people={0: {"treasures": ["B4a"]}})
    theirs = position(hands, decks=given, people={1: {"treasures": ["B4a"]}})
    bonus = position(hands, decks=decks("R3a"), people={0: {"bonus": 2}})
    cards = position(["R11 R12", "B1 B2", "G1 G2"], decks=decks("R3a"))
    assert worth(treasure) > worth(bonus) > worth(plain) > worth(theirs)
    assert worth(cards) > worth(plain)


def test_a_card_that_wins_a_treasure_is_better_than_one_that_cannot() -> None:
    hands = ["R12 B12 R1", "R9 G1 B2", "G3 G2 V1"]
    state = position(hands, decks=decks("R4a"))
    high, low = state.copy(), state.copy()
    do(high, 0, "R12 show-colour")
    do(low, 0, "R1 show-colour")
    assert EVALUATION.trick(high, 0) > 3.0 > EVALUATION.trick(low, 0)


def test_a_treasure_to_steal_counts_more() -> None:
    given = without(decks("R1a", "G2a"), "R4a")
    hands = ["R12 B1", "R9 G1", "G3 V2", "V5 V6"]
    plain = position(hands, decks=decks("R1a", "G2a"), first_player=1)
    rich = position(hands, decks=given, first_player=1, people={1: {"treasures": ["R4a"]}})
    for state in (plain, rich):
        play(state, "R9", "G3", "V5")
    assert EVALUATION.better(rich, 1.0, 1, 0, True) == pytest.approx(1.3 * 4)
    assert EVALUATION.better(plain, 1.0, 1, 0, True) == 1.0
    assert EVALUATION.better(rich, 1.0, 1, 0, False) == 1.0


def test_the_half_that_hides_more_is_shown() -> None:
    """The colour while many cards of it are left, the number when few are."""
    hands = ["R7 B1", "R9 G1", "G3 V2"]
    early = position(hands, decks=decks("R1a"))
    gone = [f"R{number}" for number in range(1, 13) if number not in (7, 8, 9)]
    late = position(hands, decks=decks("R1a"), discards=gone)
    for state, half in ((early, "show-colour"), (late, "show-number")):
        other = {"show-colour": "show-number", "show-number": "show-colour"}[half]
        better, worse = state.copy(), state.copy()
        do(better, 0, f"R7 {half}")
        do(worse, 0, f"R7 {other}")
        assert worth(better) > worth(worse)


def test_what_a_card_after_a_treasure_may_bring() -> None:
    """R9 for a treasure of 4: one rival holds a higher card among two, the other a lower one."""
    state = position(["R9 B1", "R10 G1", "R3 V2"], decks=decks("R4a"))
    do(state, 0, "R9 show-colour")
    win = 1 - 0.9  # 2.8 times as keen as 1 in 2, but never sure
    lowest, alone, number = 0.5, 0.1 * 0.5, 1 + 0.9
    bonus = lowest * (1 - alone) * number * 0.5
    assert EVALUATION.trick(state, 0) == pytest.approx(4 * win + bonus)
    do(state, 1, "R10 show-colour")
    assert EVALUATION.trick(state, 1) == pytest.approx(4.0)
    assert EVALUATION.trick(state, 0) == pytest.approx(0.5 * 2 * 0.5), "beaten, perhaps the lowest"


def test_what_a_card_of_merged_colours_may_bring() -> None:
    """US-A5: green and violet compete for their action, worth 0.4, with nobody keener than else."""
    state = position(["G5 B1", "V7 R1", "G2 B2"], decks=decks("R4a"))
    do(state, 0, "G5 show-colour")
    expected = 0.5 * 0.4 + 0.5 * (1 - 0.25) * 1.5 * 0.5
    assert EVALUATION.trick(state, 0) == pytest.approx(expected)
    alone = position(["B5 R2", "V7 R1", "G2 V2"], decks=decks("R4a"))
    do(alone, 0, "B5 show-colour")
    assert EVALUATION.trick(alone, 0) == pytest.approx(1.3), "nobody else has blue"


def test_others_hurt_by_their_mean_and_by_the_best_of_them() -> None:
    judge = SailEvaluation()
    judge.card = [0.0] * 13
    judge.claim = judge.ahead = judge.bonus = 0.0
    people = {0: {"treasures": ["B4a"]}, 1: {"treasures": ["B2a"]}}
    given = without(decks("R3a"), "B4a", "B2a")
    state = position(["R1 R2", "B1 B2", "G1 G2"], decks=given, people=people)
    assert judge.value(state, 0) == pytest.approx(4 - 0.3 * (1 + 2))
    assert judge.value(state, 1) == pytest.approx(2 - 0.3 * (2 + 4))
    assert judge.value(state, 2) == pytest.approx(0 - 0.3 * (3 + 4))


def test_the_best_card_of_a_colour_promises_its_treasure_most() -> None:
    state = position(["R4 B1", "R2 B2", "V1 V2"], decks=decks("R4a"))
    names = DECK_FILE.standard().names
    red, green = names.index("R4a"), names.index("G3a")
    shares = [EVALUATION.share(state, seat, red) for seat in range(3)]
    assert shares == pytest.approx([4 * 64 / 72, 4 * 8 / 72, 0.0])
    assert EVALUATION.share(state, 0, green) == 0.0, "nobody has a green card"


def test_tricks_are_stages_and_less_is_open_with_each() -> None:
    hands = ["R9 R1", "R8 B1", "G5 G1"]
    state = position(hands, {}, decks=decks("R3a"), trick=11, round=2)
    assert EVALUATION.stage(state) == 16 * 2 + 11
    assert EVALUATION.spread(state) == pytest.approx(1 + 1.4)
    early = position(hands, {}, decks=decks("R3a"), trick=11, round=1)
    assert EVALUATION.stage(early) == 16 + 11
    assert EVALUATION.spread(early) == pytest.approx(1 + 1.4 * 13**0.5)


def test_the_end_is_the_score() -> None:
    state = position(["R9", "R8", "G5"], {}, decks=decks("R3a"), trick=12, round=2)
    before = EVALUATION.spread(state), EVALUATION.stage(state)
    play(state, "R9", "R8", "G5")
    out = [0.0] * 3
    EVALUATION.worths(state, out)
    assert out == [3.0, 1.0, 0.0]
    assert EVALUATION.spread(state) <= before[0]
    begun = GAME.new(3, seed=1)
    assert isinstance(begun, Board)
    assert EVALUATION.stage(begun) < before[1]


def test_best_number() -> None:
    hand = BIT[0] | BIT[6] | BIT[12]
    assert [best_number(hand, colour) for colour in range(4)] == [7, 1, 0, 0]


def test_greedy_beats_random() -> None:
    wins = 0
    for seed in range(4):
        state = GAME.new(3, seed=seed)
        best = seed % 3
        bots = [make_bot("greedy" if seat == best else "random", GAME, seed) for seat in range(3)]
        while not state.over:
            seat = state.decider()
            state.apply(seat, bots[seat].choose(state.view(seat), state.legal(seat)))
        wins += state.placings()[best] == 1
    assert wins >= 3
