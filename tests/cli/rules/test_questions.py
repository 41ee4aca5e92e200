"""`doubloon rules --questions`, and the pages that are made with it."""

from pathlib import Path

import pytest

from doubloon.kernel import registry
from tests.cli.support import fine, refused

PAGES = Path(__file__).parents[3] / "docs/questions"


@pytest.mark.parametrize("name", ["loot_island", "tobago", "under_sail"])
def test_the_page_of_a_game_is_what_its_declarations_say(name: str) -> None:
    page = (PAGES / f"{name}.md").read_text(encoding="utf-8")
    assert fine("rules", "--questions", name) == page, "make questions"
    questions = registry.find(name).questions
    assert questions is not None
    for kind in questions.by_name:
        assert f"\n## {kind}" in page
    assert "anything" not in page  # every type has a word


def test_what_a_question_is_about() -> None:
    out = fine("rules", "--questions", "under_sail")
    assert "## treasure\n\nThe winner of a colour takes its treasure" in out
    assert "- Rule US-T4; lies on `resolve`." in out
    assert "- Field `victims`: a list of seats." in out
    assert "- About `victims`: list of table of `seat` number, `treasure` text." in out


def test_a_game_that_declares_none_says_so() -> None:
    assert "its questions are not declared" in refused("rules", "--questions", "toy")
