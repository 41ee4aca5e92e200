"""What a class declares, and what is said of one that cannot be a game."""

import pytest

from doubloon.easy import Pile, Table, each, hand, number, pile, question
from doubloon.easy.declaration import DeclarationError
from doubloon.kernel.deck import Deck
from doubloon.kernel.errors import DoubloonError, PositionError


class Nim(Table, players=(2, 2), end_rule="N-2"):
    """Two players take one to three from a heap; whoever takes the last one wins."""

    heap = number(7, high=7)
    last = number(-1, low=-1, high=1)
    turn = question("N-1", about=lambda table, _seat: {"left": table.heap})

    def setup(self) -> None:
        self.ask(self.turn, 0)

    @turn.action(of=range(1, 4), unless={"too_many": lambda table, _seat, n: n > table.heap})
    def take(self, seat: int, n: int) -> None:
        self.heap -= n
        self.last = seat
        self.say("took", seat=seat, number=n)

    def finished(self) -> bool:
        return self.heap == 0

    def scores(self) -> list[int]:
        return [int(self.last == seat) for seat in range(self.players)]


def test_a_game_without_cards() -> None:
    game = Nim.game()
    assert (game.name, game.title) == ("nim", "Nim")
    assert [game.catalogue.word(each) for each in range(3)] == ["take-1", "take-2", "take-3"]
    state = game.new(2)
    assert state.question(0) == ("turn", "N-1", {"left": 7})
    state.apply(0, 2)
    state.apply(1, 1)
    assert state.dump()["heap"] == 2
    assert state.legal(0) == [0, 1]
    assert state.why_not(0, 2) == ("N-1", {"reason": "too_many", "choice": 3})
    assert state.why_not(1, 0) == ("N-1", {"reason": "not_asked"})
    state.apply(0, 1)
    assert state.over
    assert (state.scores(), state.placings()) == ([1, 0], [1, 2])
    assert state.why_not(1, 0) == ("N-2", {"reason": "over"})


def test_a_copy_is_independent_and_a_dump_loads() -> None:
    game = Nim.game()
    state = game.new(2)
    other = state.copy()
    other.apply(0, 0)
    assert state.dump()["heap"] == 7
    again = game.load(2, {}, game.decks.standard(), other.dump())
    assert again.hash() == other.hash()
    with pytest.raises(PositionError, match="heap: 9 is not allowed; a whole number from 0 to 7"):
        game.load(2, {}, game.decks.standard(), {**other.dump(), "heap": 9})


def test_other_editions_extend_a_class() -> None:
    class Generous(Nim):
        def scores(self) -> list[int]:
            return [10 * score for score in super().scores()]

    state = Generous.game().new(2)
    state.apply(0, 0)
    state.apply(1, 2)
    state.apply(0, 2)
    assert state.scores() == [10, 0]


def test_a_class_that_declares_more_leaves_its_base_alone() -> None:
    class Passing(Nim, players=(2, 2)):
        rest = question("N-3")

        @rest.action()
        def wait(self, seat: int) -> None:
            """Nothing."""

    more, less = Passing.game(), Nim.game()
    assert (len(more.catalogue), len(less.catalogue)) == (4, 3)
    for game in (more, less):
        state = game.new(2)
        state.apply(0, 2)
        again = game.load(2, {}, game.decks.standard(), state.dump())
        assert type(again) is type(state)
        assert again.hash() == state.hash()
    assert type(more.new(2).top) is not type(less.new(2).top)  # type: ignore[attr-defined]


def test_names_that_are_taken() -> None:
    with pytest.raises(DeclarationError, match=r"Clash\.top: the name is taken"):

        class Clash(Table, players=(2, 2)):
            top = number()  # type: ignore[assignment]
            turn = question("C-1")

            @turn.action()
            def go(self, seat: int) -> None:
                """Nothing."""

    with pytest.raises(DeclarationError, match=r"Copies\.copy: the name is taken; copy_ is free"):

        class Copies(Table, players=(2, 2)):
            turn = question("C-1")

            @turn.action()
            def copy(self, seat: int) -> None:  # type: ignore[override]
                """Nothing."""


def test_what_is_missing_is_named() -> None:
    with pytest.raises(DeclarationError, match="Empty: declare a question"):

        class Empty(Table, players=(2, 2)):
            pass

    with pytest.raises(DeclarationError, match=r"Mute\.turn: no action answers"):

        class Mute(Table, players=(2, 2)):
            turn = question("M-1")

    with pytest.raises(DeclarationError, match=r"Bare\.hands: write each\(\.\.\.\) around it"):

        class Bare(Table, players=(2, 2)):
            hands = hand()

    with pytest.raises(DeclarationError, match="Spaced: card 'a b': a name without spaces"):

        class Spaced(Table, players=(2, 2), cards={"a b": 1}):
            deck = pile()
            turn = question("S-1")

            @turn.action()
            def go(self, seat: int) -> None:
                """Nothing."""

    class Half(Table, players=(2, 2)):
        turn = question("H-1")

        @turn.action()
        def go(self, seat: int) -> None:
            """Nothing."""

        def scores(self) -> list[int]:
            return [0, 0]

    with pytest.raises(DeclarationError, match="Half must define setup and finished"):
        Half.game()


def test_nobody_is_asked() -> None:
    class Silent(Nim):
        def take(self, seat: int, n: int) -> None:
            self.top = None

    state = Silent.game().new(2)
    with pytest.raises(DoubloonError, match="nobody is asked anything"):
        state.apply(0, 0)


def test_declarations_are_typed_as_what_the_table_holds() -> None:
    class Typed(Table, players=(2, 2), cards={"a": 2}):
        deck = pile(hidden=True)
        hands = each(hand())
        turn = question("T-1")

        @turn.action()
        def go(self, seat: int) -> None:
            """Nothing."""

    table = Typed(2, {}, Deck("none", 1, {"cards": {}}))
    deck: Pile = table.deck
    hands: list[Pile] = table.hands
    assert (len(deck), len(hands)) == (0, 2)


def test_what_is_written_in_another_way_is_named() -> None:
    def go(table: Table, seat: int) -> None:
        """Nothing."""

    with pytest.raises(DoubloonError, match=r"go: write \.action\(\) above it"):
        question("P-1").action(go)

    with pytest.raises(DeclarationError, match="Numbers: card 7: names of cards are text"):

        class Numbers(Table, players=(2, 2), cards={7: 1}):  # type: ignore[dict-item]
            deck = pile()
            turn = question("N-1")

            @turn.action()
            def go(self, seat: int) -> None:
                """Nothing."""

    class Nobody(Table):
        pass

    with pytest.raises(DoubloonError, match="Nobody: say how many can play"):
        Nobody.game()

    class Together(Nim, players=(2, 2)):
        def setup(self) -> None:
            self.ask_all(self.turn)

    with pytest.raises(DoubloonError, match="turn is not sealed: use ask"):
        Together.game().new(2)

    class Alone(Table, players=(2, 2)):
        choose = question("A-1", sealed=True)

        def setup(self) -> None:
            self.ask(self.choose, 0)

        @choose.action()
        def go(self, seat: int) -> None:
            """Nothing."""

        def finished(self) -> bool:
            return False

        def scores(self) -> list[int]:
            return [0, 0]

    with pytest.raises(DoubloonError, match="choose is a sealed question: use ask_all"):
        Alone.game().new(2)
