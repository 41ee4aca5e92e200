"""The catalogue of a game's actions: small ints inside, readable words outside."""

import difflib

from doubloon.kernel.errors import DoubloonError, UnknownAction


class Catalogue:
    """All actions of a game. The place in the list is the action's number.

    Each action has a word (its notation, without spaces), a name shared by actions of its kind,
    and arguments.

    >>> catalogue = Catalogue()
    >>> catalogue.add("pass", "pass", [])
    0
    >>> catalogue.add("keep-17", "keep", [17])
    1
    >>> catalogue.encode("keep-17"), catalogue.word(0)
    (1, 'pass')
    """

    def __init__(self) -> None:
        self._words: list[str] = []
        self._names: list[str] = []
        self._args: list[list[int]] = []
        self._numbers: dict[str, int] = {}

    def add(self, word: str, name: str, args: list[int]) -> int:
        """Enter one more action; gives its number.

        A DoubloonError if there is already one of that word, or if it cannot be notation.
        """
        number = len(self._words)
        if word in self._numbers:
            raise DoubloonError(f"action {word!r}: there are two of that name")
        if not word or not word.isascii() or word.split() != [word]:
            raise DoubloonError(f"action {word!r}: one word of ASCII letters is needed")
        if word == "undo":
            raise DoubloonError("action 'undo': that is what records call taking a move back")
        self._numbers[word] = number
        self._words.append(word)
        self._names.append(name)
        self._args.append(args)
        return number

    def __len__(self) -> int:
        return len(self._words)

    def word(self, action: int) -> str:
        """The notation of an action."""
        if not 0 <= action < len(self._words):
            raise UnknownAction(
                f"{action} is not an action; actions are numbered 0 to {len(self) - 1}"
            )
        return self._words[action]

    def name(self, action: int) -> str:
        """What kind of action it is."""
        return self._names[action]

    def args(self, action: int) -> list[int]:
        """What the action is about."""
        return list(self._args[action])

    def encode(self, word: str) -> int:
        """The number of an action written as a word; :class:`UnknownAction` if there is none."""
        number = self._numbers.get(word)
        if number is None:
            near = difflib.get_close_matches(word, self._words, 1)
            hint = f"; did you mean {near[0]}?" if near else ""
            raise UnknownAction(f"{word[:40]!r} is not an action in this game{hint}")
        return number

    def number(self, word: str) -> int:
        """The number of an action written as a word; -1 if there is none."""
        return self._numbers.get(word, -1)

    def words(self, actions: list[int]) -> list[str]:
        """The notation of several actions."""
        return [self._words[action] for action in actions]
