"""Names of people: what can be seen of them, and which of them look alike.

Two at a table must be told apart by their names. A name has no invisible letters, and names that
differ only in letters that look the same (``Anne``, and ``Anne`` with a Cyrillic A) count as one.
The look-alikes are those of Unicode's UTS 39 that matter in Latin, Greek and Cyrillic names.
"""

import re
import unicodedata
from typing import Final

from doubloon.table.core.errors import Refused
from doubloon.table.core.seats import clean

LONGEST: Final = 40
MOST_MARKS: Final = 2  # one above the other on a letter
# Letters and marks that show nothing, though Unicode counts them among the printable ones.
INVISIBLE: Final = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\ufe00-\ufe0f\uffa0"
    "\U000e0000-\U000e0fff]"
)


def _letters(rows: tuple[tuple[str, str], ...]) -> dict[str, str]:
    return {other: latin for row in rows for other, latin in zip(*row, strict=True)}


# What looks like which small Latin letter. Capitals first: their small forms look like others.
CAPITALS: Final = _letters(
    (
        ("\u0410\u0412\u0415\u0405\u0406\u0408", "abeslj"),
        ("\u041a\u041c\u041d\u041e\u0420\u0421", "kmhopc"),
        ("\u0422\u0423\u0425\u04c0\u050c\u051c", "tyxlgw"),
        ("\u0391\u0392\u0395\u0396\u0397\u0399", "abezhl"),
        ("\u039a\u039c\u039d\u039f\u03a1\u03a4", "kmnopt"),
        ("\u03a5\u03a7", "yx"),
    )
)
SMALL: Final = _letters(
    (
        ("\u0430\u0435\u0455\u0456\u0458\u043e", "aesljo"),
        ("\u0440\u0441\u0443\u0445\u04bb\u0501", "pcyxhd"),
        ("\u051b\u051d\u04cf\u0433\u043f\u0475", "qwlrnv"),
        ("\u03b1\u03b3\u03b9\u03ba\u03bd\u03bf", "aylkvo"),
        ("\u03c1\u03c4\u03c5\u03c7\u03c9\u0131", "ptuxwl"),
        ("\u0251\u0261i1|!", "agllll"),
        ("0\u00f8\u0142\u0111", "oold"),
    )
)
PAIRS: Final = (("rn", "m"), ("vv", "w"))


def clean_name(text: str) -> str:
    """A name as it is shown; refused if nothing of it can be seen, or if it is too long.

    >>> clean_name(" An\u3164ne   B. ")
    'Anne B.'
    """
    name = unicodedata.normalize("NFC", clean(text, "a name", LONGEST))
    name = " ".join(INVISIBLE.sub("", name).split())
    marks = 0
    for letter in name:
        marks = marks + 1 if unicodedata.category(letter) in ("Mn", "Me") else 0
        if marks > MOST_MARKS:
            raise Refused(f"a name has at most {MOST_MARKS} marks on a letter")
    if not any(unicodedata.category(letter)[0] in "LNS" for letter in name):
        raise Refused("a name has a letter, a number or a symbol that can be seen")
    return name


def look(name: str) -> str:
    """What a name looks like: the same for names that cannot be told apart.

    >>> look("Anne") == look("\u0410nn\u0435") == look("ANNE") == look("\uff21nn\u00e9")
    True
    >>> look("Anne") == look("Hanne")
    False
    """
    shown = unicodedata.normalize("NFKD", name)
    shown = "".join(CAPITALS.get(letter, letter) for letter in shown).casefold()
    letters = unicodedata.normalize("NFKD", shown)
    shown = "".join(
        SMALL.get(letter, letter)
        for letter in letters
        if unicodedata.category(letter)[0] not in "MZPC" or letter in SMALL
    )
    for pair, letter in PAIRS:
        shown = shown.replace(pair, letter)
    return shown or name
