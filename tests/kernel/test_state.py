"""What follows from a game's contract: states, chance, playouts, events, the registry."""

import hashlib
from typing import Any

import pytest
from doubloon_toy.game import ToyGame
from doubloon_toy.state import Table
from hypothesis import given
from hypothesis import strategies as some
from librt.vecs import vec
from mypy_extensions import i64

from doubloon.kernel import chance, registry
from doubloon.kernel.bits import BIT, count, has, lowest, members
from doubloon.kernel.deck import Deck, canonical, digest
from doubloon.kernel.errors import DeckError, Illegal, NotYourDecision, OptionError, UnknownGame
from doubloon.kernel.events import Sink, visible
from doubloon.kernel.files.mistakes import Mistake
from doubloon.kernel.learning.evaluation import Evaluation
from doubloon.kernel.learning.playout import Tally, perft, play_many, play_out
from doubloon.kernel.state import State

GAME = ToyGame()


def test_a_state_begins_with_nothing() -> None:
    state = State(3)
    assert (state.players, state.over, state.serial, state.reveals) == (3, False, 0, 0)
    assert (state.secret, state.game_id, state.shuffles, state.rng) == (b"", "", 0, 1)
    assert len(state.room) == 0
    assert state.sealed() is False
    state.check()


class Scored(State):
    """Points and nothing else."""

    def scores(self) -> list[int]:
        return [4, 7, 4, 0]


def test_the_most_points_win_and_ties_share_a_place() -> None:
    assert Scored(4).placings() == [2, 1, 2, 4]


def test_a_state_without_a_game_answers_nothing() -> None:
    state = State(2)
    for call in (
        state.deciders,
        state.copy,
        state.scores,
        state.dump,
        lambda: state.view(0),
        lambda: state.question(0),
        lambda: state.apply(0, 0),
        lambda: state.reason(0, 0),
    ):
        with pytest.raises(NotImplementedError):
            call()


class Filled(State):
    """A game that gathers its actions with ``fill``."""

    def fill(self, seat: i64, out: vec[i64]) -> i64:
        for n in range(3):
            out[n] = 10 * n + seat
        return 3

    def reason(self, seat: i64, action: i64) -> tuple[str, dict[str, Any]]:
        return "R-1", {"seat": seat, "action": action}

    def deciders(self) -> list[int]:
        return [] if self.over else [1, 0]


def test_legal_and_fill_follow_from_each_other() -> None:
    state = Filled(2)
    assert state.legal(1) == [1, 11, 21]
    assert len(state.room) == 512
    assert state.legal(0) == [0, 10, 20]
    table = GAME.new(2, seed=1)
    out = vec[i64]([-1] * 512)
    assert [out[n] for n in range(table.fill(1, out))] == table.legal(1)
    assert out[len(table.legal(1))] == -1


def test_two_states_do_not_share_their_room() -> None:
    one, two = Filled(2), Filled(2)
    one.legal(0)
    two.legal(1)
    assert (one.room[2], two.room[2]) == (20, 21)


def test_why_not_and_the_first_decider() -> None:
    state = Filled(2)
    assert state.why_not(1, 11) is None
    assert state.why_not(1, 10) == ("R-1", {"seat": 1, "action": 10})
    assert state.decider() == 1
    state.over = True
    assert state.decider() == -1


def test_chance_events_are_counted_and_drawn() -> None:
    state = State(2)
    state.use_seed(5)
    assert state.rng == chance.seeded(5)
    rng = chance.step(chance.seeded(5))
    assert state.below(1000) == chance.scaled(rng, 1000)
    assert (state.shuffles, state.reveals, state.rng) == (1, 1, rng)
    cards, same = vec[i64](list(range(9))), vec[i64](list(range(9)))
    state.shuffle(cards)
    assert (chance.shuffle(same, rng), list(same)) == (state.rng, list(cards))
    assert (state.shuffles, state.reveals) == (2, 1)


def test_chance_events_of_a_real_game_come_from_the_secret() -> None:
    state = State(2)
    state.use_secret(b"s" * 32, "game")
    assert (state.secret, state.game_id) == (b"s" * 32, "game")
    assert state.below(10**6) == chance.SecretStream(b"s" * 32, "game", 1).below(10**6)
    cards, same = vec[i64](list(range(9))), vec[i64](list(range(9)))
    state.shuffle(cards)
    chance.SecretStream(b"s" * 32, "game", 2).shuffle(same)
    assert list(cards) == list(same)
    assert (state.shuffles, state.reveals, state.rng) == (2, 1, 1)
    other = State(2)
    other.over, other.serial = True, 7
    other.copy_chance(state)
    assert (other.over, other.serial, other.reveals) == (False, 0, 1)
    assert (other.secret, other.game_id) == (b"s" * 32, "game")
    assert (other.shuffles, other.rng) == (2, 1)
    other.use_seed(1)
    assert other.secret == b""


def test_the_hash_is_of_the_dump() -> None:
    state = GAME.new(2, seed=1)
    assert state.hash() == digest(state.dump())


# games


def test_a_new_game_takes_its_chance_from_where_it_is_told() -> None:
    assert GAME.new(2, seed=1).hash() != GAME.new(2, seed=2).hash()
    assert GAME.new(2).hash() == GAME.new(2, seed=0).hash()
    real = GAME.new(3, {"plays": 9}, secret="0a" * 32, game_id="g")
    assert (real.secret, real.game_id, real.players) == (b"\n" * 32, "g", 3)
    assert isinstance(real, Table)
    assert real.options == {"plays": 9, "passing": True}
    small = GAME.decks.from_content({"name": "s", "version": 1, "cards": 40, "hand": 5, "pile": 20})
    chosen = GAME.new(2, deck=small)
    assert isinstance(chosen, Table)
    assert chosen.box is small


def test_how_many_can_play() -> None:
    for players in (2, 3, 4):
        GAME.check_players(players)
    for players in (1, 5):
        with pytest.raises(OptionError) as caught:
            GAME.new(players)
        assert str(caught.value) == f"players: {players} cannot play Toy; it takes 2 to 4"


def test_a_game_refuses_with_the_error_that_fits() -> None:
    state = GAME.new(2, {"passing": False}, seed=1)
    legal = state.legal(0)
    GAME.refuse(state, 0, legal[0])
    with pytest.raises(NotYourDecision, match=r"^seat 1 is not asked anything now$"):
        GAME.refuse(state, 1, legal[0])
    with pytest.raises(Illegal) as caught:
        GAME.refuse(state, 0, 0)
    assert str(caught.value) == "pass-1: Cards are passed at the beginning only (TOY-2)"
    assert (caught.value.rule, caught.value.details) == ("TOY-2", {"reason": "passing_is_over"})


def test_without_an_evaluation_the_score_counts() -> None:
    data = {"hands": [[1, 2, 3, 4, 5], [6, 7, 8, 9, 10]], "points": [5, 8]}
    table = GAME.load(2, GAME.checked_options({}), GAME.decks.standard(), data)
    assert GAME.learning.evaluation().value(table, 1) == 8.0
    assert Evaluation().value(table, 0) == 5.0


def test_games_are_found_by_name() -> None:
    assert registry.names() == sorted(registry.names())
    assert registry.find("toy").title == "Toy"
    assert registry.find("toy") is registry.find("toy")
    known = ", ".join(registry.names())
    with pytest.raises(UnknownGame) as caught:
        registry.find("tooy")
    assert str(caught.value) == f"game 'tooy' is not known; there are {known}; did you mean toy?"
    with pytest.raises(UnknownGame) as caught:
        registry.find("#" * 41)
    assert str(caught.value) == f"game '{'#' * 40}' is not known; there are {known}"


# decks, events, errors


def test_decks_have_one_text_and_one_hash() -> None:
    deck = Deck("d", 3, {"b": "é", "a": [1]})
    assert (deck.name, deck.version, deck.content) == ("d", 3, {"b": "é", "a": [1]})
    assert canonical(deck.content) == '{"a":[1],"b":"é"}'
    assert deck.digest == digest({"a": [1], "b": "é"})
    assert digest({}) == "44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a"


PLAIN = some.recursive(
    some.none() | some.booleans() | some.integers() | some.text(),
    lambda inner: some.lists(inner) | some.dictionaries(some.text(), inner),
)


@given(PLAIN)
def test_a_digest_is_the_hash_of_the_canonical_text(data: object) -> None:
    assert digest(data) == hashlib.sha256(canonical(data).encode()).hexdigest()


def test_errors_carry_their_details() -> None:
    assert DeckError("one").problems == ["one"]
    assert DeckError("one", [Mistake("a"), Mistake("b")]).problems == ["a", "b"]
    assert str(DeckError("one", [Mistake("a"), Mistake("b")])) == "one"
    assert Illegal("R-1", "no").details == {}
    given: dict[str, object] = {"a": 1}
    error = Illegal("R-1", "no", given)
    given["a"] = 2
    assert (error.rule, str(error), error.details) == ("R-1", "no (R-1)", {"a": 1})
    explained = Illegal("R-1", "no", given, lambda rule, details: f"{details['a']} is it.")
    assert str(explained) == "no: 2 is it (R-1)"


def test_events_are_told_to_those_they_are_for() -> None:
    sink = Sink()
    sink.tell("turned", {"place": 1, "card": 9}, ["card"])
    sink.tell("passed", {"seat": 0})
    sink.whisper("drew", {"seat": 1}, {"card": 5}, [1, 2])
    turned, passed, drew = sink.events
    assert (turned.kind, turned.revealed, turned.seats, turned.private) == (
        *("turned", ["card"]),
        *([], {}),
    )
    assert passed.revealed == []
    assert (drew.revealed, drew.seats) == (["card"], [1, 2])
    hidden, shown = {"event": "drew", "seat": 1}, {"event": "drew", "seat": 1, "card": 5}
    assert [drew.seen_by(seat) for seat in (-1, 0, 1, 2)] == [hidden, hidden, shown, shown]
    assert drew.told_in_full() == shown
    assert visible([passed, drew], 2) == [{"event": "passed", "seat": 0}, shown]
    assert turned.told_in_full() == {"event": "turned", "place": 1, "card": 9}


# sets of bits


def test_bits() -> None:
    assert list(BIT) == [2**n for n in range(62)]
    for mask in (0, 1, 2**61, 2**62 - 1, 0b1011 << 40, 0x2AAAAAAAAAAAAAAA, 0x1555555555555555):
        expected = [n for n in range(62) if mask >> n & 1]
        assert members(mask) == expected
        assert count(mask) == len(expected)
        assert [has(mask, n) for n in range(62)] == [n in expected for n in range(62)]
    assert [lowest(2**n) for n in range(62)] == list(range(62))


# playouts


def test_a_playout_takes_a_random_action_where_there_is_a_choice() -> None:
    state, same = GAME.new(2, seed=1), GAME.new(2, seed=1)
    tally = Tally()
    assert (tally.games, tally.actions, tally.decisions) == (0, 0, 0)
    play_out(state, 3, tally)
    assert state.over
    rng = chance.mixed(3)
    actions = 0
    while not same.over:
        rng = chance.step(rng)
        seat = same.decider()
        legal = same.legal(seat)
        same.apply(seat, legal[chance.scaled(rng, len(legal))])
        actions += 1
    assert state.hash() == same.hash()
    assert (tally.games, tally.actions, tally.decisions) == (1, actions, actions)


def test_actions_without_a_choice_are_no_decisions() -> None:
    box = GAME.decks.from_content({"name": "tiny", "version": 1, "cards": 5, "hand": 1, "pile": 1})
    state = GAME.new(2, {"plays": 9, "passing": False}, deck=box)
    tally = Tally()
    play_out(state, 0, tally)
    play_out(GAME.new(2, {"plays": 9, "passing": False}, deck=box), 0, tally)
    assert (tally.games, tally.actions, tally.decisions) == (2, 18, 0)


class Watched(State):
    """A game of one action that remembers what its copies were given."""

    def __init__(self, seen: list[tuple[int, bytes]]) -> None:
        super().__init__(2)
        self.seen = seen

    def copy(self) -> "Watched":
        made = Watched(self.seen)
        made.secret = self.secret
        return made

    def deciders(self) -> list[int]:
        return [0]

    def legal(self, seat: i64) -> list[int]:
        return [4, 5]

    def act(self, seat: i64, action: i64) -> None:
        self.seen.append((self.rng, self.secret))
        self.seen.append((action, b""))
        self.over = True


def test_many_playouts_have_a_chance_of_their_own_each() -> None:
    seen: list[tuple[int, bytes]] = []
    start = Watched(seen)
    start.use_secret(b"s" * 32, "game")
    tally = play_many(start, 3, 10)
    assert (tally.games, tally.actions, tally.decisions) == (3, 3, 3)
    assert not start.over
    assert seen[::2] == [(chance.mixed(10 + n), b"") for n in range(3)]
    picks = [4 + chance.scaled(chance.step(chance.mixed(11 + n)), 2) for n in range(3)]
    assert [action for action, _ in seen[1::2]] == picks


def test_perft_counts_sequences() -> None:
    state = GAME.new(2, {"plays": 9, "passing": False}, seed=1)
    assert [perft(state, depth) for depth in range(3)] == [1, 5, 25]
    assert perft(Watched([]), 3) == 2
