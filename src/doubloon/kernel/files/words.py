"""Words for people: sentences in Fluent files, read when somebody first wants to read one.

A game's are in ``text/words/LANG.ftl`` in the folder of its module, where the web client's build
finds them too: ``event-KIND`` for what happened, ``reason-WORD`` for why not, ``ask-KIND`` and
``wait-KIND`` for what is asked of the reader and of others, and the names of things. Until then
all of that is data: a word and its details.
"""

import re
import unicodedata
from typing import TYPE_CHECKING, Any, Final, TypeAlias

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

LANGUAGES: Final = ("en", "nl", "fr", "de")
ENGLISH: Final = "en"
SOFT_HYPHEN: Final = "\u00ad"  # where a page may divide a long word; terminals show it
FOLDER: Final = "text/words"  # in the folder of a game's module

# A key of a Fluent file, and what fills the gaps of its sentence.
Said: TypeAlias = tuple[str, dict[str, Any]]


class Words:
    """The sentences of Fluent files; later ones replace those of the same key."""

    def __init__(self, language: str, *texts: str) -> None:
        # Not at the top: it takes a quarter of a second, and most programs say nothing.
        from fluent.runtime import FluentBundle, FluentResource

        # Isolated names are for mixed directions on a page; a terminal shows the marks as boxes.
        self._bundle: Any = FluentBundle([language], {"STARTS": starts}, use_isolating=False)
        for text in texts:
            whole = text.replace(SOFT_HYPHEN, "")
            self._bundle.add_resource(FluentResource(whole), allow_overrides=True)

    def has(self, key: str) -> bool:
        """Is there a sentence of this key?"""
        return bool(self._bundle.has_message(key))

    def say(self, key: str, details: dict[str, Any] | None = None) -> str:
        """The sentence of a key; a key that is missing is shown as it is.

        >>> words = Words("en", "drew = { $who } draws { $cards }")
        >>> words.say("drew", {"who": "Anne", "cards": ["red 3", "red 5"]})
        'Anne draws red 3, red 5'
        """
        if not self.has(key):
            return key
        gaps = {name: plain(value) for name, value in (details or {}).items()}
        said, _ = self._bundle.format_pattern(self._bundle.get_message(key).value, gaps)
        return str(said)


def plain(value: Any) -> str | int:
    """A detail as it fills a gap: truth as ``yes`` and ``no``, lists with commas.

    >>> plain(True), plain(["a", "b"]), plain(3)
    ('yes', 'a, b', 3)
    """
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, int):
        return value
    if isinstance(value, list):
        return ", ".join(str(each) for each in value)
    return "" if value is None else str(value)


def starts(name: Any) -> Any:
    """``STARTS($name)`` in Fluent files: how a name begins, as it sounds, for elision in French.

    A y counts before a consonant (Yves), an h always: in names it is mostly silent.

    >>> starts("Émile"), starts("Yves"), starts("Bart")
    ('vowel', 'vowel', 'consonant')
    """
    letters = unicodedata.normalize("NFD", str(name))
    bare = "".join(each for each in letters if not unicodedata.combining(each))
    found = re.match(r"[aeiouhœæ]|y[^aeiou]", bare, re.IGNORECASE)
    return "consonant" if found is None else "vowel"


# The language of this process. The command line chooses it; servers and programs speak English.
_spoken: list[str] = [ENGLISH]
_read: dict[tuple[str, str], Words] = {}
_of_games: dict[tuple[type, str], Words] = {}
_packages: dict[type, list[str]] = {}  # where the words of a game's class are


def choose(language: str) -> None:
    """Speak this language from now on."""
    _spoken[0] = language


def spoken() -> str:
    """The language that is spoken."""
    return _spoken[0]


def words_of(game: type) -> Words:
    """The words of a game's class, in the language that is spoken.

    They are in the folder of its module; what is missing there, in that of a class it extends.
    """
    key = (game, spoken())
    found = _of_games.get(key)
    if found is None:
        found = _of_games[key] = Words(spoken(), *texts_of(game, spoken()))
    return found


def texts_of(game: type, language: str) -> list[str]:
    """The Fluent files of a game's class in a language, else in English, its own one last."""
    packages = _packages.get(game)
    if packages is None:
        packages = _packages[game] = _packages_of(game)
    return [_text(_folder(package, FOLDER), language) for package in packages]


def _packages_of(game: type) -> list[str]:
    found: list[str] = []
    for each in game.__mro__:
        package = each.__module__.rpartition(".")[0]
        if package and package not in found and _folder(package, FOLDER).is_dir():
            found.insert(0, package)
    return found


def words_in(package: str, folder: str, language: str = "") -> Words:
    """The words in a folder of a package in a language, else in English.

    Without a language it is the one that is spoken.

    Without any file there are no sentences.
    """
    key = (f"{package}/{folder}", language or spoken())
    found = _read.get(key)
    if found is None:
        found = _read[key] = Words(key[1], _text(_folder(package, folder), key[1]))
    return found


def _folder(package: str, folder: str) -> "Traversable":
    from importlib import resources  # every start of the command line would pay for it

    return resources.files(package) / folder


def _text(folder: "Traversable", language: str) -> str:
    for each in (language, ENGLISH):
        file = folder / f"{each}.ftl"
        if file.is_file():
            return file.read_text(encoding="utf-8")
    return ""
