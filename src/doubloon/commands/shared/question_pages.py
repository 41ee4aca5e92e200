"""What a game asks, from the declarations of its questions, as a page of Markdown.

``make questions`` writes ``docs/questions`` with it. Programs that answer questions find here what
``Decision.kind`` can be and what is in ``Decision.about``; positions and dumps have the fields.
"""

import inspect
import types
from typing import Any, Final, Literal, Union, get_args, get_origin, get_type_hints

from doubloon.kernel.errors import OptionError
from doubloon.kernel.files.plain import choices
from doubloon.kernel.game import Game
from doubloon.kernel.questions.question import HalfBuilt, Question, Sealed, Step
from doubloon.kernel.types.screen import about_of

WORDS: Final = {int: "number", str: "text", bool: "true or false", type(None): "null"}


def page(game: Game) -> str:
    """All questions of a game, then the steps that run by themselves."""
    if game.questions is None:
        raise OptionError(f"game {game.name}: its questions are not declared")
    kinds = list(game.questions.by_name.values())
    parts = [
        f"# Questions of {game.title}",
        "What is pending in a game is a chain of questions, and of steps that run by themselves;"
        " the last one is asked. `doubloon show RECORD --position` writes the chain as `stack`,"
        " each by its name and with its fields. Sealed answers are opened when the last is in; only"
        " its seat knows of a half-built move. This page is made by `make docs`.",
        *(section(kind) for kind in kinds if not issubclass(kind, Step)),
        "# Steps that run by themselves",
        *(section(kind) for kind in kinds if issubclass(kind, Step)),
    ]
    return "\n\n".join(parts) + "\n"


def section(kind: type[Question]) -> str:
    """One question or step: its rule, what it lies on, its fields, and what it is about."""
    says = inspect.cleandoc(kind.__doc__ or kind.name).removeprefix(f"{kind.rule}: ")
    says = says[0].upper() + says[1:]
    sort = " (sealed)" if issubclass(kind, Sealed) else ""
    sort = " (half-built move)" if issubclass(kind, HalfBuilt) else sort
    on = [f"`{name}`" if name else "nothing" for name in kind.on]
    lines = [f"## {kind.name}{sort}", "", says, "", f"- Rule {kind.rule}; lies on {', '.join(on)}."]
    fields = {**kind.head, **kind.fields}
    lines += [f"- Field `{name}`: {values.allowed()}." for name, values in fields.items()]
    about = {} if issubclass(kind, Step) else get_type_hints(about_of(kind))
    lines += [f"- About `{name}`: {in_words(hint)}." for name, hint in about.items()]
    return "\n".join(lines)


def in_words(hint: Any) -> str:
    """A type as people call it.

    >>> in_words(list[str] | None), in_words(dict[str, int])
    ('list of text, or null', 'number by text')
    """
    parts = get_args(hint)
    if get_origin(hint) in (Union, types.UnionType):
        return ", or ".join(in_words(part) for part in parts)
    if get_origin(hint) is Literal:
        return choices([str(part) for part in parts])
    if get_origin(hint) is list:
        return f"list of {in_words(parts[0])}"
    if get_origin(hint) is dict:
        return f"{in_words(parts[1])} by {in_words(parts[0])}"
    if isinstance(hint, type) and hasattr(hint, "__total__"):  # a TypedDict
        inner = [f"`{name}` {in_words(each)}" for name, each in get_type_hints(hint).items()]
        return f"table of {', '.join(inner)}"
    return WORDS.get(hint, "anything")
