"""``doubloon new-game``: a package with a game of one's own, ready to run."""

import argparse
import re
from importlib import resources
from pathlib import Path
from typing import Final

from doubloon.commands.shared.output import say
from doubloon.kernel import registry
from doubloon.kernel.errors import DoubloonError

STARTER: Final = "doubloon.easy.starter"
FILES: Final = ("__init__.py", "game.py", "text/rules/en.toml", "text/words/en.ftl")
PROJECT: Final = """\
[build-system]
requires = ["setuptools>=77"]
build-backend = "setuptools.build_meta"

[project]
name = "doubloon-starter"
version = "0.1"
description = "Starter, a game for Doubloon"
requires-python = ">=3.11"
dependencies = ["doubloon[server]"]

[project.optional-dependencies]
dev = ["pytest>=8.3"]

# Where Doubloon finds the game.
[project.entry-points."doubloon.games"]
starter = "doubloon_starter.game:Starter.game"

[tool.setuptools.packages.find]
where = ["src"]

[tool.setuptools.package-data]
doubloon_starter = ["text/rules/*.toml", "text/words/*.ftl"]
"""
TESTS: Final = '''\
"""Starter: a rule, and the whole contract."""

import doubloon
import pytest


def test_the_highest_card_takes_the_trick():
    match = doubloon.new("starter", players=2, seed=1)
    for seat in (0, 1):
        match.push(match.legal(seat)[0], seat)
    assert sum(match.scores) == 1


@pytest.mark.conformance("starter")
def test_conformance(conformance):
    """What `doubloon check starter` runs: copies, records, undo, secrets, sampled worlds."""
    conformance.run()
'''
README: Final = """\
# Starter

A game for Doubloon, made with `doubloon new-game`.

```sh
pip install --editable .       # next to Doubloon
doubloon play starter --you    # in the terminal
doubloon serve --open          # in the browser
doubloon check starter         # does it keep the contract, and its secrets?
```

`src/doubloon_starter/game.py` has the rules, `text/rules/en.toml` the same in words, by number, and
`text/words/en.ftl` what the screen says. Other languages lie next to them: `nl`, `fr`, `de`.
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What it is called, and where it goes."""
    parser.add_argument("name", metavar="NAME", help="small letters, digits and _, such as gale")
    parser.add_argument(
        "--folder", type=Path, metavar="FOLDER", help="where to write it (default: ./NAME)"
    )


def run(args: argparse.Namespace) -> int:
    """Write the package; nothing that exists is touched."""
    name: str = args.name
    if not re.fullmatch(r"[a-z][a-z0-9_]{1,30}", name) or name == "generic":
        raise DoubloonError(f"name {name[:40]!r}: 2 to 31 small letters, digits and _ are needed")
    if name in registry.names():
        raise DoubloonError(f"name {name!r}: there is a game of that name already")
    folder: Path = args.folder or Path(name)
    if folder.exists():
        raise DoubloonError(f"folder {folder}: it exists already")
    for path, text in files(name).items():
        file = folder / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    say(f"{folder} has a game that runs. Next:")
    say(f"  pip install --editable {folder}")
    say(f"  doubloon play {name} --you    # in the terminal")
    say("  doubloon serve --open    # in the browser")
    say(f"  doubloon check {name}    # does it keep its secrets?")
    say(f"Its rules are in {folder / 'src' / f'doubloon_{name}' / 'game.py'}.")
    return 0


def files(name: str) -> dict[str, str]:
    """The files of a package, by path: those of the starter game with the new name in them."""
    starter = resources.files(STARTER)
    package = f"src/doubloon_{name}"
    found = {f"{package}/{file}": (starter / file).read_text(encoding="utf-8") for file in FILES}
    found["pyproject.toml"] = PROJECT
    found["README.md"] = README
    found[f"tests/test_{name}.py"] = TESTS
    found[f"{package}/__init__.py"] = f'"""{title(name)}, a game for Doubloon."""\n'
    return {path: renamed(text, name) for path, text in found.items()}


def title(name: str) -> str:
    """What a game is called: ``sea_dogs`` is "Sea Dogs"."""
    return " ".join(part.capitalize() for part in name.split("_"))


def renamed(text: str, name: str) -> str:
    """A text of the starter game for one of another name.

    >>> renamed('class Starter(Table, end_rule="ST-3"): # Starter, starter', "sea_dogs")
    'class SeaDogs(Table, end_rule="SE-3"): # Sea Dogs, sea_dogs'
    """
    kind = "".join(part.capitalize() for part in name.split("_"))
    text = re.sub(r"(?<=class )Starter|Starter(?=\.game)", kind, text)
    text = text.replace("Starter", title(name)).replace("starter", name)
    return text.replace("ST-", f"{name.replace('_', '')[:2].upper()}-")
