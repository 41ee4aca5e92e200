"""Who knows which card: as it is moved, shown, shuffled, and dealt into worlds."""

from collections import Counter
from itertools import permutations
from typing import Any

import pytest

from doubloon.easy import LostTrack, Table, each, hand, pile, question, secret
from doubloon.easy.dealing import Dealing
from doubloon.kernel.events import Sink
from doubloon.kernel.state import State


class Trial(Table, players=(3, 3), cards={"a": 2, "b": 2, "c": 1, "d": 1, "e": 1}):
    """A table to move cards on; its one action is never the point."""

    deck = pile(hidden=True)
    shown = pile()
    hands = each(hand())
    plan = each(secret("left", "right"))
    turn = question("T-1")

    def setup(self) -> None:
        self.all_cards(self.deck)
        self.ask(self.turn, 0)

    @turn.action()
    def go(self, seat: int) -> None:
        """Nothing."""

    def finished(self) -> bool:
        return False

    def scores(self) -> list[int]:
        return [0, 0, 0]


def table(**piles: Any) -> Trial:
    """A position; cards that it does not name are the deck."""
    game = Trial.game()
    position = {"stack": [{"name": "turn", "seat": 0}], **piles}
    found = game.load(3, {}, game.decks.standard(), position)
    assert isinstance(found, Trial)
    found.sink = Sink()
    return found


def known(state: State, seat: int, field: str) -> Any:
    return state.view(seat).data()[field]


def told(state: Trial, seat: int) -> dict[str, Any]:
    """The last event as a seat sees it."""
    assert state.sink is not None
    return state.sink.events[-1].seen_by(seat)


def test_a_drawn_card_is_its_owners_alone() -> None:
    trial = table(hands=[[], [], []])
    card = trial.move(trial.deck, trial.hands[1], event="drew", seat=1)
    assert known(trial, 1, "hands")[1] == [card]
    assert known(trial, 0, "hands")[1] == [None]
    assert known(trial, -1, "hands")[1] == [None]
    assert told(trial, 1) == {"event": "drew", "seat": 1, "card": card}
    assert told(trial, 0) == {"event": "drew", "seat": 1}
    assert trial.reveals == 1


def test_a_card_turned_up_is_seen_by_all() -> None:
    trial = table()
    card = trial.move(trial.deck, trial.shown, event="turned")
    assert known(trial, -1, "shown") == [card]
    assert told(trial, -1) == {"event": "turned", "card": card}
    assert trial.sink is not None
    assert trial.sink.events[-1].revealed == ["card"]
    assert trial.reveals == 1


def test_a_card_taken_openly_stays_known() -> None:
    trial = table(shown=["c"], hands=[["d"], [], []])
    trial.move(trial.shown, trial.hands[0], "c", "took", seat=0)
    for seat in (-1, 1, 2):
        hand = known(trial, seat, "hands")[0]
        assert hand == [{"card": "c", "known": "all", "shuffle": 0}, None]
        world = trial.view(seat).sample(3)
        assert isinstance(world, Trial)
        assert "c" in world.hands[0]
    assert trial.reveals == 0
    trial.move(trial.hands[0], trial.shown, "c")
    assert known(trial, 2, "hands")[0] == [None]


def test_giver_and_taker_know_a_card_that_was_given() -> None:
    trial = table(hands=[["a", "c"], [], []])
    trial.move(trial.hands[0], trial.hands[1], "c", "gave", seat=0, to=1)
    assert known(trial, 0, "hands")[1] == [{"card": "c", "known": [0], "shuffle": 0}]
    assert known(trial, 2, "hands")[1] == [None]
    assert "card" in told(trial, 0)
    assert "card" in told(trial, 1)
    assert "card" not in told(trial, 2)


def test_of_equal_cards_a_known_one_leaves() -> None:
    """Who knew of one a knows of none, once an a was played: it may have been that one."""
    trial = table(hands=[["a"], ["a"], []])
    trial.move(trial.hands[0], trial.hands[1], "a")
    assert len([card for card in known(trial, 0, "hands")[1] if card]) == 1
    trial.move(trial.hands[1], trial.shown, "a")
    assert known(trial, 0, "hands")[1] == [None]
    assert known(trial, 1, "hands")[1] == ["a"]


def test_what_cannot_be_followed_is_refused() -> None:
    trial = table(hands=[["a"], ["b"], []])
    trial.move(trial.hands[0], trial.hands[1], "a")
    with pytest.raises(LostTrack, match="somebody knows a card of the hand that b leaves"):
        trial.move(trial.hands[1], trial.hands[2], "b")
    trial = table(shown=["a", "b"], hands=[["c"], [], []])
    trial.move_all(trial.shown, trial.deck)
    with pytest.raises(LostTrack, match="cards that were seen get among"):
        trial.shuffle(trial.deck)


def test_a_deck_made_of_discards_is_a_shuffle_of_its_own() -> None:
    """The cards in the hands cannot be among those that everybody saw discarded."""
    trial = table(shown=["a", "a", "b", "b"], hands=[["c"], ["d"], ["e"]], deck=[])
    trial.move_all(trial.shown, trial.deck)
    trial.shuffle(trial.deck)
    trial.move(trial.deck, trial.hands[0])
    view = trial.view(1)
    assert view.data()["unseen"] == {"0": ["c", "e"], "1": ["a", "a", "b", "b"]}
    for seed in range(20):
        world = view.sample(seed)
        assert isinstance(world, Trial)
        assert len(set(world.hands[0].cards) & {"c", "e"}) == 1
        assert set(world.deck.cards) <= {"a", "b"}
        assert world.view(1) == view


def test_all_cards_gathered_begin_anew() -> None:
    trial = table(shown=["a", "b"], hands=[["c"], ["d"], ["e"]])
    for pile_ in (trial.shown, *trial.hands):
        trial.move_all(pile_, trial.deck)
    trial.shuffle(trial.deck)
    assert trial.dump()["deck"].count("a") == 2
    assert known(trial, 0, "deck") == [None] * 7


def test_a_secret_is_its_owners_until_shown() -> None:
    trial = table()
    trial.plan[1].keep("left")
    assert known(trial, 1, "plan") == [None, "left", None]
    assert known(trial, 0, "plan") == [None, "", None]
    worlds = [trial.view(0).sample(seed) for seed in range(20)]
    assert {world.dump()["plan"][1] for world in worlds} == {"left", "right"}
    assert trial.show(trial.plan[1], "showed", seat=1) == "left"
    assert known(trial, -1, "plan") == [None, {"shown": "left"}, None]
    assert told(trial, 2)["value"] == "left"
    assert trial.reveals == 1
    trial.show(trial.plan[1], "showed", seat=1)
    assert trial.reveals == 1
    trial.plan[1].keep("right")
    assert known(trial, 0, "plan") == [None, "", None]


def test_only_what_lies_there_can_be_moved() -> None:
    trial = table(hands=[["a"], [], []])
    with pytest.raises(Exception, match="move: b does not lie there"):
        trial.move(trial.hands[0], trial.shown, "b")
    with pytest.raises(Exception, match="name the card that leaves a hand"):
        trial.move(trial.hands[0], trial.shown)
    with pytest.raises(Exception, match="only the top card of a hidden pile"):
        trial.move(trial.deck, trial.shown, "b")


def test_deals_are_equally_likely() -> None:
    """Three places, of which two cannot hold everything, against all deals there are."""
    cards = ["x1", "x2", "y1", "y2", "z1"]
    rooms = [2, 2, 1]

    def fits(place: int, card: str) -> bool:
        return not (place == 0 and card[0] == "x") and not (place == 2 and card[0] == "y")

    possible = {
        tuple(tuple(sorted(part)) for part in (order[:2], order[2:4], order[4:]))
        for order in permutations(cards)
        if all(fits(place, card) for card, place in zip(order, [0, 0, 1, 1, 2]))
    }
    dealing = Dealing(cards, rooms, fits)
    world = Trial.game().new(3, seed=5)
    drawn = Counter(
        tuple(tuple(sorted(part)) for part in dealing.deal(world))
        for _ in range(300 * len(possible))
    )
    assert set(drawn) == possible
    assert dealing.ways(0, tuple(rooms)) == len(possible)
    assert all(240 < count < 360 for count in drawn.values())


def test_positions_are_checked() -> None:
    with pytest.raises(Exception, match=r"hands\[0\]: 'x' is not allowed; one of a, b, c, d, e"):
        table(hands=[["x"], [], []])
    with pytest.raises(Exception, match="there are too many cards c"):
        table(hands=[["c", "c"], [], []], deck=[])
    with pytest.raises(Exception, match="a list of 3 is needed, one for each seat"):
        table(hands=[[]])
