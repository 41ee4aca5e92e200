"""A game being played, on the toy game: decisions, moves, undo and previews in detail."""

from typing import Any

import pytest
from doubloon_toy.game import ToyGame
from doubloon_toy.state import Table

from doubloon.kernel.decision import Preview
from doubloon.kernel.deck import digest
from doubloon.kernel.errors import (
    BeyondReveal,
    Illegal,
    NotYourDecision,
    Stale,
    UndoError,
    UnknownAction,
)
from doubloon.kernel.play.play import Play, Setup, commitment

GAME = ToyGame()
SECRET = "0a" * 32


def table(players: int = 2, passing: bool = False) -> Play:
    return Play.begin(Setup(GAME, players, {"passing": passing}, SECRET, "game-7"))


def card(play: Play, seat: int, place: int = 0) -> str:
    """One of the actions that a seat may choose from."""
    return GAME.catalogue.word(play.state.legal(seat)[place])


def answers(play: Play) -> list[int]:
    """The cards that were sealed, 0 for none."""
    assert isinstance(play.state, Table)
    return play.state.answers


def test_a_play_keeps_what_it_was_made_with() -> None:
    play = table(3)
    assert play.game is GAME
    assert play.setup.options == {"plays": 30, "passing": False}
    assert play.setup.deck.content == GAME.decks.standard().content
    assert (play.setup.secret, play.setup.game_id, play.players) == (SECRET, "game-7", 3)
    assert (play.setup.position, play.entries, play.log) == (None, [], [])
    small = GAME.decks.from_content({"name": "s", "version": 1, "cards": 40, "hand": 5, "pile": 20})
    chosen = Play.begin(Setup(GAME, 2, {}, SECRET, "x", small))
    assert chosen.setup.deck is small
    assert isinstance(chosen.state, Table)
    assert chosen.state.box is small


def test_a_position_goes_on_with_the_secret() -> None:
    position = table().state.dump()
    play = Play.begin(Setup(GAME, 2, {"passing": False}, SECRET, "game-8", None, position))
    assert play.state.secret == b"\n" * 32
    assert play.state.game_id == "game-8"
    bare = Play.begin(Setup(GAME, 2, {"passing": False}, "", "game-8", None, position))
    assert bare.state.secret == b""
    with pytest.raises(Exception, match="9 cannot play Toy"):
        Play.begin(Setup(GAME, 9, {}, SECRET, "x", None, position))


def test_the_commitment_fixes_everything() -> None:
    play = table()
    expected = {
        "position": None,
        "game": "toy",
        "rules_version": 1,
        "players": 2,
        "options": {"plays": 30, "passing": False},
        "deck": play.setup.deck.digest,
        "id": "game-7",
        "secret": SECRET,
    }
    assert play.setup.commitment() == digest(expected)
    made = commitment("a", 1, 2, {"b": 3}, "c", "d", "e", {"f": 4})
    assert made == digest(
        {
            "game": "a",
            "rules_version": 1,
            "players": 2,
            "options": {"b": 3},
            "deck": "c",
            "id": "d",
            "secret": "e",
            "position": {"f": 4},
        }
    )


def test_decisions_tell_what_is_asked() -> None:
    play = table()
    assert play.decision(1) is None
    decision = play.decision(0)
    assert decision is not None
    choices = GAME.catalogue.words(play.state.legal(0))
    assert decision.data() == {
        "id": "0.0.0.0",
        "seat": 0,
        "kind": "play",
        "rule": "TOY-2",
        "about": {},
        "choices": choices,
        "undo": 0,
        "undo_stops": "start",
    }
    sealed = table(passing=True).decision(1)
    assert sealed is not None
    assert (sealed.kind, sealed.about) == ("pass", {"to": 0})


def test_sealed_answers_change_nothing_for_others_until_the_last() -> None:
    play = table(3, passing=True)
    before = play.decision_id(2)
    own = play.decision_id(0)
    play = play.after(0, [card(play, 0)])
    assert play.decision_id(2) == before
    assert play.decision_id(0) != own
    assert play.undo_limit(0) == (1, "start")
    assert play.undo_limit(2) == (0, "start")
    play = play.taken_back(0)
    assert play.decision_id(0) not in (own, before)
    assert play.decision_id(2) == before
    assert play.log[-1] == "0 undo 1"


def test_no_question_has_the_name_of_an_earlier_one() -> None:
    play = table(3, passing=True)
    names = [play.decision_id(0)]
    for _ in range(3):
        play = play.after(0, [card(play, 0)])
        names.append(play.decision_id(0))
        play = play.taken_back(0)
        names.append(play.decision_id(0))
    assert len(set(names)) == len(names)


def test_others_sealed_answers_stay_when_one_is_taken_back() -> None:
    play = table(3, passing=True)
    play = play.after(0, [card(play, 0)])
    play = play.after(1, [card(play, 1, 1)])
    second = answers(play)[1]
    play = play.taken_back(0)
    assert play.state.deciders() == [0, 2]
    assert answers(play) == [0, second, 0]
    assert [entry.seat for entry in play.entries] == [1]
    play = play.after(0, [card(play, 0, 2)])
    play = play.after(2, [card(play, 2)])
    assert not play.state.sealed()
    assert play.undo_limit(2)[0] == 0
    assert play.undo_limit(0)[0] == 0


def test_stale_answers_are_refused() -> None:
    play = table()
    first = play.decision_id(0)
    with pytest.raises(Stale) as caught:
        play.after(0, [card(play, 0)], first + "0")
    assert str(caught.value) == "that decision has passed; look at the table again"
    with pytest.raises(Stale):
        play.after(1, ["play-1"], play.decision_id(1))
    assert play.log == []
    word = card(play, 0)
    play = play.after(0, [word], first)
    events = play.entries[-1].events
    assert [event.kind for event in events] == ["played", "drew"]
    assert play.events() == events
    assert play.log == [f"0 {word}"]
    with pytest.raises(Stale):
        play.after(0, [word], first)


def test_moves_that_are_no_moves() -> None:
    play = table()
    before = play.state
    for words, message in (
        ([], "a move has at least one action"),
        (["play-1"] * 101, "a move has at most 100 actions"),
        (["play-99"], "'play-99' is not an action in this game; did you mean play-9?"),
    ):
        with pytest.raises(UnknownAction) as caught:
            play.after(0, words)
        assert str(caught.value) == message
    with pytest.raises(BeyondReveal) as beyond:
        play.after(0, [card(play, 0)] * 100)
    assert str(beyond.value) == "the move ends earlier: what lies beyond is not known yet"
    with pytest.raises(NotYourDecision) as asked:
        play.after(1, ["play-1"])
    assert str(asked.value) == "seat 1 is not asked anything now"
    absent = next(
        n for n in range(1, 53) if f"play-{n}" not in GAME.catalogue.words(before.legal(0))
    )
    with pytest.raises(Illegal) as illegal:
        play.after(0, [f"play-{absent}"])
    assert str(illegal.value) == f"play-{absent}: Card {absent} is not in your hand (TOY-2)"
    assert illegal.value.rule == "TOY-2"
    assert illegal.value.details == {"reason": "not_in_hand", "card": absent}
    assert play.state is before
    assert (play.entries, play.log) == ([], [])


@pytest.mark.parametrize("moves", [0, -1, 1, 2])
def test_undo_has_limits(moves: int) -> None:
    play = table()
    with pytest.raises(UndoError) as caught:
        play.taken_back(0, moves)
    assert str(caught.value) == f"0 move(s) can be taken back (start), not {moves}"
    play = play.after(0, [card(play, 0)])  # a card is drawn
    assert play.undo_limit(0) == (0, "reveal")
    assert play.undo_limit(1) == (0, "since")  # the others could not agree to it either
    with pytest.raises(UndoError) as caught:
        play.taken_back(0, moves)
    assert str(caught.value) == f"0 move(s) can be taken back (reveal), not {moves}"


def test_entries_remember_what_was_before() -> None:
    play = table(passing=True)
    before = play.state
    play = play.after(1, [card(play, 1)])
    entry = play.entries[0]
    assert (entry.seat, entry.before, entry.sealed, entry.serial) == (1, before, True, 0)
    assert (entry.revealed, entry.events) == (False, [])
    play = play.after(0, [card(play, 0)])
    assert play.entries[1].revealed
    assert [event.kind for event in play.events()] == ["passed", "passed"]


def test_a_preview_tells_what_the_seat_can_know() -> None:
    play = table()
    nothing = play.preview(0, [])
    assert nothing.data() == {
        "words": [],
        "choices": GAME.catalogue.words(play.state.legal(0)),
        "leads": [],
        "events": [],
        "view": play.state.view(0).data(),
        "facts": {},
        "complete": False,
        "reveals": False,
        "refused": None,
    }
    word = card(play, 0)
    played = play.preview(0, [word]).data()
    assert played["events"] == [{"event": "played", "seat": 0, "card": int(word[5:])}]
    assert (played["choices"], played["view"], played["reveals"]) == ([], None, True)
    assert (play.entries, play.log) == ([], [])


def test_previews_that_are_refused() -> None:
    play = table(passing=True)
    refused = play.preview(0, ["play-1"])
    assert refused.refused == ("TOY-1", {"reason": "pass_first"})
    assert refused.data()["refused"] == {
        "rule": "TOY-1",
        "details": {"reason": "pass_first"},
    }
    assert (refused.view, refused.choices, refused.events) == (None, [], [])
    sealed = play.preview(0, [card(play, 0)])
    assert not sealed.reveals
    assert sealed.choices == []
    assert sealed.view is not None
    with pytest.raises(BeyondReveal):
        play.preview(0, [card(play, 0), card(play, 0)])
    with pytest.raises(UnknownAction):
        play.preview(0, ["x"])
    play = play.after(0, [card(play, 0)])
    with pytest.raises(NotYourDecision) as caught:
        play.preview(0, [])
    assert str(caught.value) == "seat 0 is not asked anything now"


def test_a_preview_begins_empty() -> None:
    empty = Preview(1)
    assert empty.seat == 1
    assert empty.data() == {
        "words": [],
        "choices": [],
        "leads": [],
        "events": [],
        "view": None,
        "facts": None,
        "complete": False,
        "reveals": False,
        "refused": None,
    }


class Uncounted(Table):
    """Its events go past the kernel, which would count what they reveal."""

    def tell(self, kind: str, data: dict[str, Any], revealed: list[str] | None = None) -> None:
        if self.sink is not None:
            self.sink.tell(kind, data, revealed)

    def whisper(
        self, kind: str, data: dict[str, Any], private: dict[str, Any], seats: list[int]
    ) -> None:
        if self.sink is not None:
            self.sink.whisper(kind, data, private, seats)


def test_an_event_that_reveals_stops_undo_even_if_nothing_was_counted() -> None:
    game = ToyGame(Uncounted)
    play = Play.begin(Setup(game, 2, {"passing": False}, SECRET, "game-7"))
    first = game.catalogue.word(play.state.legal(0)[0])
    after = play.after(0, [first])
    assert after.state.reveals == 0
    assert after.entries[-1].revealed
    assert after.undo_limit(0) == (0, "reveal")
    with pytest.raises(UndoError):
        after.taken_back(0)


def test_the_kernel_counts_decisions_reveals_and_opened_answers() -> None:
    play = table(2, passing=True)
    assert (play.state.serial, play.state.reveals) == (0, 0)
    play = play.after(0, [card(play, 0)])
    assert (play.state.serial, play.state.reveals) == (0, 0)
    play = play.after(1, [card(play, 1)])
    assert (play.state.serial, play.state.reveals) == (1, 3)  # two cards told, answers opened
    bare = play.state.copy()
    bare.apply(0, bare.legal(0)[0])
    play = play.after(0, [card(play, 0)])
    assert (play.state.serial, play.state.reveals) == (2, 5)  # whether it was passed, a card drawn
    assert bare.hash() == play.state.hash()  # counted whether or not anybody listens
