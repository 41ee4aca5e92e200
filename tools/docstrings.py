"""For the API reference: examples and references of docstrings in Markdown, as the site wants them.

The docstrings are written for readers of the source: examples are doctests, and names stand in
roles such as ``:func:`render```. zensical.toml names this file as an extension of Griffe.
"""

import re
from typing import Any

from griffe import Extension, Object

EXAMPLE = re.compile(r"^( *)>>> .*(?:\n(?!\s*$).*)*", re.MULTILINE)
ROLE = re.compile(r":[a-z]+:`~?([^`]+)`")


class Docstrings(Extension):  # type: ignore[misc]  # Griffe is in the environment of the site
    """Puts doctests into code blocks and takes roles for plain code."""

    def on_object(self, *, obj: Object, **kwargs: Any) -> None:
        """Called for every class, function and attribute."""
        if obj.docstring is not None:
            obj.docstring.value = markdown(obj.docstring.value)

    def on_module(self, *, mod: Object, **kwargs: Any) -> None:
        """Called for every module."""
        self.on_object(obj=mod)


def markdown(text: str) -> str:
    """A docstring with doctests as code blocks, and without roles."""
    fenced = EXAMPLE.sub(lambda found: f"{found[1]}```pycon\n{found[0]}\n{found[1]}```", text)
    return ROLE.sub(r"`\1`", fenced)
