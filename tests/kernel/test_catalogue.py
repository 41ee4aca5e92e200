"""The catalogue of actions: numbers inside, words outside."""

import pytest

from doubloon.kernel.catalogue import Catalogue
from doubloon.kernel.errors import DoubloonError, UnknownAction


@pytest.fixture
def catalogue() -> Catalogue:
    made = Catalogue()
    for word, name, args in (("pass", "pass", []), ("keep-17", "keep", [17]), ("z", "z", [1, 2])):
        made.add(word, name, args)
    return made


def test_numbers_and_words(catalogue: Catalogue) -> None:
    assert len(catalogue) == 3
    assert [catalogue.word(n) for n in range(3)] == ["pass", "keep-17", "z"]
    assert [catalogue.encode(word) for word in ("pass", "keep-17", "z")] == [0, 1, 2]
    assert [catalogue.name(n) for n in range(3)] == ["pass", "keep", "z"]
    assert catalogue.words([2, 0]) == ["z", "pass"]


def test_arguments_cannot_be_changed_from_outside(catalogue: Catalogue) -> None:
    catalogue.args(2).append(3)
    assert catalogue.args(2) == [1, 2]
    assert catalogue.args(1) == [17]


@pytest.mark.parametrize("number", [-1, 3])
def test_numbers_that_are_no_action(catalogue: Catalogue, number: int) -> None:
    with pytest.raises(UnknownAction) as caught:
        catalogue.word(number)
    assert str(caught.value) == f"{number} is not an action; actions are numbered 0 to 2"


@pytest.mark.parametrize(
    ("word", "message"),
    [
        ("keep-71", "'keep-71' is not an action in this game; did you mean keep-17?"),
        ("###", "'###' is not an action in this game"),
        ("#" * 41, f"'{'#' * 40}' is not an action in this game"),
    ],
)
def test_words_that_are_no_action(catalogue: Catalogue, word: str, message: str) -> None:
    with pytest.raises(UnknownAction) as caught:
        catalogue.encode(word)
    assert str(caught.value) == message


@pytest.mark.parametrize(
    ("word", "said"),
    [
        ("pass", "action 'pass': there are two of that name"),
        ("undo", "action 'undo': that is what records call taking a move back"),
        ("two words", "action 'two words': one word of ASCII letters is needed"),
        ("", "action '': one word of ASCII letters is needed"),
        ("é", "action 'é': one word of ASCII letters is needed"),
    ],
)
def test_a_word_that_cannot_be_an_action_is_told(word: str, said: str) -> None:
    catalogue = Catalogue()
    catalogue.add("pass", "pass", [])
    with pytest.raises(DoubloonError) as caught:
        catalogue.add(word, "more", [])
    assert str(caught.value) == said
    assert len(catalogue) == 1
