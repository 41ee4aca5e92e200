"""Table options: typed, with defaults, checked before a game starts."""

import difflib
from typing import Any

from doubloon.kernel.errors import OptionError
from doubloon.kernel.files.plain import shown


class Option:
    """One choice a table makes before the game: a switch, or one of several words.

    >>> Option("ask", [False, True], False, "Ask before every 'may'.").check(True)
    True
    """

    def __init__(self, name: str, allowed: list[Any], default: Any, help: str) -> None:
        self.name = name
        self.allowed = allowed
        self.default = default
        self.help = help

    def __repr__(self) -> str:
        allowed = ", ".join(_word(each) for each in self.allowed)
        return f"<Option {self.name}: {allowed}; {_word(self.default)} by default>"

    def check(self, value: Any) -> Any:
        """The value itself if it is allowed; switches also take the words yes and no."""
        if isinstance(self.default, bool) and isinstance(value, str):
            value = {"yes": True, "true": True, "no": False, "false": False}.get(value, value)
        for allowed in self.allowed:
            if allowed == value and isinstance(allowed, bool) == isinstance(value, bool):
                return allowed
        choices = ", ".join(_word(each) for each in self.allowed)
        raise OptionError(f"option {self.name}: {_word(value)} is not allowed; one of {choices}")


def _word(value: object) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return value[:40] if isinstance(value, str) else shown(value)


def checked(options: list[Option], given: dict[str, Any]) -> dict[str, Any]:
    """All options with their values, defaults filled in; an :class:`OptionError` if one is off."""
    names = [option.name for option in options]
    for name in given:
        if name not in names:
            known = ", ".join(names) or "none"
            near = difflib.get_close_matches(name, names, 1)
            hint = f"; did you mean {near[0]}?" if near else ""
            raise OptionError(f"option {name[:40]}: unknown; this game has {known}{hint}")
    values: dict[str, Any] = {}
    for option in options:
        values[option.name] = option.check(given.get(option.name, option.default))
    return values
