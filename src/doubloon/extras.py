"""Parts of Doubloon whose packages are installed on demand: ``pip install 'doubloon[server]'``."""

import importlib
from typing import Any

from doubloon.kernel.errors import DoubloonError


class MissingExtra(DoubloonError):
    """Packages are missing; the text says what to type."""

    def __init__(self, what: str, extra: str) -> None:
        super().__init__(
            f"{what}: not all packages for it are installed; type: pip install 'doubloon[{extra}]'"
        )


def needed(module: str, what: str, extra: str) -> Any:
    """A module of a package that comes with an extra; a MissingExtra error if it is not there."""
    try:
        return importlib.import_module(module)
    except ImportError:
        raise MissingExtra(what, extra) from None
