"""What the fields of an observation say is what the view says."""

import pytest

from doubloon.games.under_sail.components.deck import CARD_NUMBERS, COLOUR_LETTERS
from tests.encoding_support import moments


def cards(names: list[str]) -> list[int]:
    return sorted(CARD_NUMBERS[name] for name in names)


def kind(treasure: str) -> int:
    """``R4a`` as a place among the kinds."""
    return 4 * COLOUR_LETTERS.index(treasure[0]) + int(treasure[1]) - 1


@pytest.mark.parametrize("players", [3, 4, 5])
def test_fields(players: int) -> None:
    for state, seat, read, view, facts in moments("under_sail", players):
        order = [(seat + place) % players for place in range(players)]
        people = [view["players"][each] for each in order]
        assert read.ones("players") == [players - 3]
        assert read.ones("seat") == [seat]
        assert read.ones("hand") == cards(people[0]["hand"])
        assert read.ones("discards") == cards(view["discards"])
        assert read.ones("fetched") == cards(view["fetched"])
        assert read.ones("lit") == [COLOUR_LETTERS.index(each) for each in view["lit"]]
        assert read.ones("passed") == cards([people[0]["passed"]] if people[0]["passed"] else [])
        assert read.ones("received") == cards([people[1]["passed"]] if people[1]["passed"] else [])
        assert read.numbers("round", 1) == [view["round"]]
        assert read.numbers("trick", 1) == [view["trick"]]
        assert read.numbers("supply", 1) == [view["supply"]]
        assert read.ones("first") == [order.index(view["first_player"])]
        assert read.ones("starter") == [order.index(view["starter"])]
        told = [facts["players"][each] for each in order]
        assert read.numbers("sizes", players) == [each["hand"] for each in told]
        assert read.numbers("points", players) == [each["points"] for each in told]
        assert read.numbers("bonus", players) == [each["bonus"] for each in told]
        for place, person in enumerate(people):
            pile = person["treasures"]
            assert read.row("visible", place, 16) == [kind(each) for each in pile[-1:]]
            assert sum(read.fields["pile"][16 * place : 16 * place + 16]) == len(pile)
            assert read.row("played", place, 48) == cards(person["played"])
            laid = person["trick"]
            known = [laid["card"]] if laid and laid["card"] else []
            assert read.row("table", place, 48) == cards(known)
            shown = laid["shown"] if laid else None
            assert len(read.row("colour", place, 4)) == (shown == "colour")
            assert len(read.row("figure", place, 12)) == (shown == "number")
            if place:
                assert set(read.row("sure", place, 48)) <= set(cards(told[place]["known"]))
        for number, deck in enumerate(view["decks"]):
            up = [kind(deck["face_up"])] if deck["face_up"] else []
            assert read.row("face_up", number, 16) == up
            assert read.fields["left"][number] == len(deck["cards"])
            for place, treasure in enumerate(deck["cards"][:3]):
                known = [kind(treasure)] if treasure else []
                assert read.row("next", 3 * number + place, 16) == known
        if not state.over:
            assert len(read.ones("question")) == 1


@pytest.mark.parametrize("players", [3, 5])
def test_what_cannot_be_placed(players: int) -> None:
    """Every card is in the own hand, open, or unseen or sure to be somewhere."""
    for _, _, read, _, _ in moments("under_sail", players):
        placed = set(read.ones("hand")) | set(read.ones("discards"))
        for place in range(players):
            placed |= set(read.row("table", place, 48)) | set(read.row("sure", place, 48))
        unseen = set(read.ones("unseen"))
        assert placed | unseen == set(range(48))
        assert not unseen & (placed - set(read.ones("fetched")))
        for place in range(players):
            assert set(read.row("ruled_out", place, 48)) <= unseen
