"""The pages of the documentation site: ``python -m tools.site FOLDER``; `make docs` builds it.

Most pages are the Markdown files of ``docs`` and of the root folder as they are, so that they read
the same in the repository. The rules of the games and the HTTP reference are written here from
their data. A link to a file that is no page, such as an example, leads to a copy of it.
"""

import json
import os
import re
import shutil
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from doubloon.commands.rules import LABELS

ROOT: Final = Path(__file__).resolve().parents[1]
DOCS: Final = ROOT / "docs"
RULES: Final = "src/doubloon/games/{game}/text/rules"
GAMES: Final = ("loot_island", "tobago", "under_sail")
LANGUAGES: Final = {"en": "English", "nl": "Nederlands", "fr": "Français", "de": "Deutsch"}

# Files of the root folder that are pages, and folders that links name.
PAGES: Final = {
    "ARCHITECTURE.md": "design.md",
    "CHANGELOG.md": "changelog.md",
    "CONTRIBUTING.md": "contributing.md",
    "SECURITY.md": "security.md",
    "README.md": "index.md",
    "benchmarks/README.md": "benchmarks.md",
    "docs/rules": "rules/index.md",
}
COPIES: Final = "files"  # where files that are no pages go
LINK: Final = re.compile(r"(\]\(|src=\")(?![a-z]+:|#)([^)\s\"#]+)(#[^)\s\"]*)?([)\"])")
FENCE: Final = re.compile(r"^```.*?^```$", re.MULTILINE | re.DOTALL)


def main() -> None:
    """Write all pages into a folder of their own."""
    folder = Path(sys.argv[1])
    shutil.rmtree(folder, ignore_errors=True)
    for name, content in pages().items():
        place = folder / name
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_bytes(content.encode() if isinstance(content, str) else content)


def pages() -> dict[str, str | bytes]:
    """All files of the site's source, by name."""
    found: dict[str, str | bytes] = {}
    copied: set[str] = set()
    sources = {page: name for name, page in PAGES.items() if name.endswith(".md")}
    for path in sorted(DOCS.rglob("*.md")):
        sources[path.relative_to(DOCS).as_posix()] = path.relative_to(ROOT).as_posix()
    for page, source in sources.items():
        text = (ROOT / source).read_text(encoding="utf-8")
        found[page] = linked(text, source, page, copied)
    for name in copied:
        found[placed(name)] = (ROOT / name).read_bytes()
    found["rules/index.md"] = rules_index()
    for game in GAMES:
        for language in LANGUAGES:
            found[rules_page(game, language)] = rules_of(game, language)
    found["http.md"] = http_reference(json.loads((ROOT / "web/openapi.json").read_text("utf-8")))
    return found


# links


def linked(text: str, source: str, page: str, copied: set[str]) -> str:
    """A page's text with links for the site; files that need a copy are added to ``copied``."""

    def replace(found: re.Match[str]) -> str:
        opening, target, anchor, closing = found.groups()
        name = os.path.normpath(Path(source).parent / target)
        if name not in PAGES and not (ROOT / name).is_file():
            if name.startswith("docs/"):  # a page that is written here
                return found[0]
            raise FileNotFoundError(f"{source}: {target} leads to no file")
        place = placed(name)
        if not place.endswith(".md"):
            copied.add(name)
        way = os.path.relpath(place, Path(page).parent)
        return f"{opening}{way}{anchor or ''}{closing}"

    parts: list[str] = []
    start = 0
    for fence in FENCE.finditer(text):
        parts += [LINK.sub(replace, text[start : fence.start()]), fence[0]]
        start = fence.end()
    return "".join([*parts, LINK.sub(replace, text[start:])])


def placed(name: str) -> str:
    """Where a file of the repository is on the site."""
    if name in PAGES:
        return PAGES[name]
    return name.removeprefix("docs/") if name.startswith("docs/") else f"{COPIES}/{name}"


# the rules of the games


def rules_page(game: str, language: str) -> str:
    """Where the rules of a game are on the site."""
    return f"rules/{game}.md" if language == "en" else f"rules/{game}.{language}.md"


def book_of(game: str, language: str) -> dict[str, Any]:
    """The rules of a game as its file has them."""
    file = ROOT / RULES.format(game=game) / f"{language}.toml"
    return tomllib.loads(file.read_text(encoding="utf-8"))


def rules_index() -> str:
    """The page that leads to all rules."""
    lines = [
        "# Rules\n",
        "The rules of the three games, numbered and in our own words. The same numbers appear on"
        " the page, in error messages and in `doubloon rules`.\n",
    ]
    for game in GAMES:
        ways = [
            f"[{called}]({game}{'' if code == 'en' else '.' + code}.md)"
            for code, called in LANGUAGES.items()
        ]
        lines.append(f"- **{book_of(game, 'en')['title']}**: {', '.join(ways)}")
    return "\n".join(lines) + "\n"


def rules_of(game: str, language: str) -> str:
    """All rules of a game on one page."""
    book = book_of(game, language)
    labels = LABELS[language]
    others = [
        f"[{called}]({Path(rules_page(game, code)).name})"
        for code, called in LANGUAGES.items()
        if code != language
    ]
    known = {rule["id"] for rule in book["rule"]}
    lines = [f"# {book['title']}", ", ".join(others), book["intro"], labels.sources]
    for section in book["section"]:
        lines.append(f"## {section['title']}")
        for rule in book["rule"]:
            if rule["section"] == section["id"]:
                lines += rule_lines(rule, language, known)
    return "\n\n".join(lines) + "\n"


def rule_lines(rule: dict[str, Any], language: str, known: set[str]) -> Iterator[str]:
    """The paragraphs of one rule."""
    labels = LABELS[language]
    yield f"### {rule['id']} {rule['title']} {{ #{rule['id']} }}"
    if "source" in rule:
        yield f"*({labels.marks[rule['source']]})*"
    yield "\n\n".join(rule["text"].strip().split("\n"))
    if "example" in rule:
        yield f"*{labels.example}* {rule['example'].strip()}"
    if "ruling_text" in rule:
        yield f"*{labels.ruling}* {rule['ruling_text'].strip()}"
    if rule.get("see"):
        see = [f"[{each}](#{each})" if each in known else each for each in rule["see"]]
        yield f"{labels.see} {', '.join(see)}."


# the HTTP API


def http_reference(document: dict[str, Any]) -> str:
    """All routes and bodies of the OpenAPI document on one page."""
    lines = [
        "# HTTP reference",
        "Generated from the server's OpenAPI document, which a server also gives at"
        " `/api/openapi.json`. [Programs that play](api.md) explains how the routes work together.",
        "## Routes",
    ]
    for path, methods in document["paths"].items():
        for method, route in methods.items():
            lines += route_lines(method.upper(), path, route)
    lines.append("## Bodies")
    for name, schema in document["components"]["schemas"].items():
        lines += [f"### {name} {{ #{name} }}", *field_table(schema)]
    return "\n\n".join(lines) + "\n"


def route_lines(method: str, path: str, route: dict[str, Any]) -> Iterator[str]:
    """The paragraphs of one route."""
    yield f"### `{method} {path}`"
    yield route["description"].strip()
    given = [
        f"`{each['name']}` ({type_of(each['schema'])})" for each in route.get("parameters", [])
    ]
    if given:
        yield f"Parameters: {', '.join(given)}."
    if "requestBody" in route:
        yield f"Body: {content_of(route['requestBody'])}."
    yield f"Response: {content_of(route['responses']['200'])}."


def content_of(body: dict[str, Any]) -> str:
    """What a request or a response holds."""
    kind, content = next(iter(body["content"].items()))
    held = type_of(content["schema"])
    return held if kind == "application/json" else f"{held}, as `{kind}`"


def field_table(schema: dict[str, Any]) -> Iterator[str]:
    """The fields of a body."""
    needed = schema.get("required", [])
    rows = ["| field | type | |", "| --- | --- | --- |"]
    for name, field in schema.get("properties", {}).items():
        about = [field.get("description", "").replace("\n", " ")]
        if name not in needed:
            about.insert(0, "optional.")
        rows.append(f"| `{name}` | {type_of(field)} | {' '.join(about).strip()} |")
    yield "\n".join(rows) if len(rows) > 2 else "No fields are fixed."


def type_of(schema: dict[str, Any]) -> str:
    """A type in words, with a link to the body that it names."""
    if "$ref" in schema:
        name = schema["$ref"].rpartition("/")[2]
        return f"[{name}](#{name})"
    if "oneOf" in schema:
        return " or ".join(type_of(each) for each in schema["oneOf"])
    if schema.get("type") == "array":
        return f"list of {type_of(schema.get('items', {}))}"
    if "enum" in schema:
        return ", ".join(f"`{each}`" for each in schema["enum"])
    return str(schema.get("type", "anything"))


if __name__ == "__main__":
    main()
