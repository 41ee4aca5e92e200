"""Words from Fluent files: read late, in the language that is spoken."""

import subprocess
import sys

from doubloon.kernel import registry
from doubloon.kernel.files import words
from doubloon.kernel.files.words import Words


def test_nothing_of_fluent_is_imported_before_somebody_reads() -> None:
    """A match is played and a move refused without a sentence."""
    program = """
import sys
import doubloon

match = doubloon.new("under_sail", seed=1)
match.push(match.legal()[0])
try:
    match.push("bonus-1")
except doubloon.errors.Illegal as error:
    refused = error
assert not any(name.startswith(("fluent", "babel")) for name in sys.modules)
assert "US-S4" in str(refused)
assert "fluent.runtime" in sys.modules
"""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


def test_a_key_that_is_missing_is_shown_as_it_is() -> None:
    spoken = Words("en", "here = there")
    assert (spoken.say("here"), spoken.say("gone")) == ("there", "gone")
    assert (spoken.has("here"), spoken.has("gone")) == (True, False)


def test_details_fill_the_gaps() -> None:
    spoken = Words(
        "fr", "of = { STARTS($who) ->\n [vowel] d’{ $who }\n *[consonant] de { $who }\n }"
    )
    assert [spoken.say("of", {"who": name}) for name in ("Anne", "Bart")] == ["d’Anne", "de Bart"]
    assert Words("en", "is = { $that }").say("is", {"that": [1, "b"]}) == "1, b"


def test_a_game_without_the_language_speaks_english() -> None:
    toy = registry.find("toy")
    words.choose("de")
    try:
        assert toy.explain("TOY-1", {"reason": "over"}) == "The game is over."
        assert toy.waiting("play", "Ann") == "Ann plays a card"
        assert toy.waiting("sing", "Ann") == "Ann: sing"
    finally:
        words.choose("en")


def test_soft_hyphens_are_left_to_pages() -> None:
    """A terminal would show them."""
    assert Words("nl", "land = struik\u00adgewas").say("land") == "struikgewas"
