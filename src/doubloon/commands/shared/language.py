"""The language of the command line: ``--lang``, else the locale's, else English."""

import argparse
import os
import re
from typing import Final

from doubloon.kernel.files.words import ENGLISH, LANGUAGES, Words, words_in

# As POSIX has it: the first that is set counts.
LOCALE: Final = ("LC_ALL", "LC_MESSAGES", "LANG")


def add_language(parser: argparse.ArgumentParser) -> None:
    """``--lang``, for commands that say what happens in a game."""
    parser.add_argument(
        "--lang",
        choices=LANGUAGES,
        metavar="LANGUAGE",
        help=f"{', '.join(LANGUAGES)} (the locale's, or en)",
    )


def locale_language() -> str:
    """The language of the locale if we speak it, else English."""
    locale = next((os.environ[name] for name in LOCALE if os.environ.get(name)), "")
    language = re.split(r"[_.@-]", locale)[0].lower()
    return language if language in LANGUAGES else ENGLISH


def phrases() -> Words:
    """What the command line itself says around the words of a game."""
    return words_in("doubloon.commands", "words")
