"""``doubloon rules``: the rules of a game in our own words, by number."""

import argparse
import difflib
import re
import shutil
import sys
import textwrap
from typing import Any, Final, NamedTuple

from doubloon.commands.shared.output import BOLD, heading, say
from doubloon.commands.shared.question_pages import page
from doubloon.kernel import registry
from doubloon.kernel.files.rulebook import UnknownRule, languages, load
from doubloon.kernel.files.words import ENGLISH, spoken

WIDEST: Final = 100


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The game, and which of its rules."""
    parser.add_argument("game", metavar="GAME", help="such as loot_island")
    parser.add_argument(
        "rules", metavar="RULE", nargs="*", help="a rule (LI-2.14) or a section (scoring) (all)"
    )
    parser.add_argument(
        "--lang",
        metavar="LANGUAGE",
        help="en, nl, fr or de (the locale's, or en)",
    )
    parser.add_argument("--list", action="store_true", help="print only numbers and titles")
    parser.add_argument(
        "--questions",
        action="store_true",
        help="print what the game asks, for programs, as Markdown",
    )


def run(args: argparse.Namespace) -> int:
    """Print all rules, or those that are named."""
    game = registry.find(args.game)
    if args.questions:
        print(page(game), end="")
        return 0
    language = args.lang or (spoken() if spoken() in languages(game) else ENGLISH)
    book = load(game, language)
    labels = LABELS.get(language, LABELS[ENGLISH])
    sections: list[dict[str, Any]] = book["section"]
    rules: list[dict[str, Any]] = book["rule"]
    if args.rules:
        chosen = [each for word in args.rules for each in find(word, sections, rules)]
        rules = list({rule["id"]: rule for rule in chosen}.values())
    else:
        say(book["title"], BOLD)
        if not args.list:
            say()
            say(wrapped(book["intro"]))
            say()
            say(wrapped(labels.sources))
    several = len(rules) > 1
    section = ""
    for rule in rules:
        if several and rule["section"] != section:
            section = rule["section"]
            heading(next(each["title"] for each in sections if each["id"] == section))
        if args.list:
            say(f"{rule['id']:<9} {rule['title']}")
        else:
            show(rule, several, labels)
    return 0


def find(
    word: str, sections: list[dict[str, Any]], rules: list[dict[str, Any]]
) -> list[dict[str, Any]]:
    """The rule of that number, the event of that code, or all rules of a section."""
    plain = folded(word)
    for rule in rules:
        if plain in (rule["id"].casefold(), str(rule.get("event", "-")).casefold()):
            return [rule]
    for section in sections:
        if plain in (section["id"].casefold(), folded(section["title"])):
            return [rule for rule in rules if rule["section"] == section["id"]]
    prefix = re.match(r"[a-z]+-", rules[0]["id"].casefold())
    if prefix and any(rule["id"].casefold() == prefix.group() + plain for rule in rules):
        return find(prefix.group() + plain, sections, rules)
    known = [rule["id"] for rule in rules] + [section["id"] for section in sections]
    named = {each.casefold(): each for each in known}
    near = difflib.get_close_matches(plain, named, 3, 0.5)
    hint = f"did you mean {' or '.join(named[each] for each in near)}? " if near else ""
    names = ", ".join(section["id"] for section in sections)
    there = f"{rules[0]['id']} to {rules[-1]['id']}, and the sections {names}"
    raise UnknownRule(f"rule {word[:40]!r}: unknown; {hint}There are {there}")


def folded(title: str) -> str:
    """As typed: without case, with ``_`` for spaces and the keyboard's apostrophe."""
    return title.casefold().replace(" ", "_").replace("’", "'")


class Labels(NamedTuple):
    """What is printed next to the words of the rules."""

    example: str
    ruling: str  # before a ruling that adds to the text
    see: str
    marks: dict[str, str]  # by source, behind the title; the rulebook needs none
    sources: str  # what the marks mean


LABELS: Final = {
    "en": Labels(
        "Example:",
        "Our ruling:",
        "See",
        {"public": "from public sources", "ruling": "our ruling"},
        "What has no mark is in the rulebook. From public sources: component lists or reviews of"
        " the game show it. Our ruling: nobody says it, so we decided.",
    ),
    "nl": Labels(
        "Voorbeeld:",
        "Onze uitleg:",
        "Zie",
        {"public": "uit openbare bronnen", "ruling": "onze uitleg"},
        "Wat geen kenmerk draagt, staat in de spelregels. Uit openbare bronnen: lijsten van het"
        " materiaal of besprekingen van het spel tonen het. Onze uitleg: niemand zegt het, dus"
        " hebben wij besloten.",
    ),
    "fr": Labels(
        "Exemple\u00a0:",
        "Notre précision\u00a0:",
        "Voir",
        {"public": "de sources publiques", "ruling": "notre précision"},
        "Ce qui ne porte pas de marque est dans la règle. De sources publiques\u00a0: des listes du"
        " matériel ou des critiques du jeu le montrent. Notre précision\u00a0: personne ne le dit,"
        " nous avons donc décidé.",
    ),
    "de": Labels(
        "Beispiel:",
        "Unsere Auslegung:",
        "Siehe",
        {"public": "aus öffentlichen Quellen", "ruling": "unsere Auslegung"},
        "Was nicht gekennzeichnet ist, steht in der Spielregel. Aus öffentlichen Quellen:"
        " Materiallisten oder Besprechungen des Spiels zeigen es. Unsere Auslegung: Niemand sagt"
        " es, also haben wir entschieden.",
    ),
}


def show(rule: dict[str, Any], several: bool, labels: Labels) -> None:
    """One rule with its example, its ruling and its relatives."""
    if several:
        say()
    mark = f" [{labels.marks[rule['source']]}]" if "source" in rule else ""
    say(f"{rule['id']}  {rule['title']}{mark}", BOLD)
    say(wrapped(rule["text"]))
    if "example" in rule:
        say(wrapped(f"{labels.example} {rule['example']}"))
    if "ruling_text" in rule:
        say(wrapped(f"{labels.ruling} {rule['ruling_text']}"))
    if rule.get("see"):
        say(wrapped(f"{labels.see} {', '.join(rule['see'])}."))


def wrapped(text: str) -> str:
    """Paragraphs as wide as the terminal, within reason."""
    width = shutil.get_terminal_size((WIDEST, 24)).columns if sys.stdout.isatty() else WIDEST
    lines: list[str] = []
    for paragraph in text.strip().split("\n"):
        lines.append(textwrap.fill(paragraph, max(30, min(width, WIDEST)), break_on_hyphens=False))
    return "\n".join(lines)
