"""docs/encodings.md lists the fields of every encoding; ``--rewrite-golden`` writes them."""

from pathlib import Path

from doubloon.conformance.cases import encoding_of
from doubloon.kernel import registry

PAGE = Path(__file__).parents[2] / "docs/encodings.md"
MARK = "<!-- fields -->\n"


def tables() -> str:
    lines: list[str] = []
    for name in registry.names():
        game = registry.find(name)
        encoding = encoding_of(game)
        if encoding is None:
            continue
        lines.append(f"\n## {game.title}\n")
        lines.append(
            f"Version {encoding.version}: {encoding.size} numbers, {len(game.catalogue)} actions.\n"
        )
        lines.append("| from | length | field | meaning |")
        lines.append("| --: | --: | --- | --- |")
        lines.extend(
            f"| {field.start} | {field.length} | `{field.name}` | {field.meaning} |"
            for field in encoding.fields
        )
    return "\n".join(lines) + "\n"


def test_the_page_lists_all_fields(rewrite: bool) -> None:
    head, mark, listed = PAGE.read_text(encoding="utf-8").partition(MARK)
    assert mark
    if rewrite:
        listed = tables()
        PAGE.write_text(head + MARK + listed, encoding="utf-8")
    assert listed == tables()
