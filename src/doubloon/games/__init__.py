"""The games, one folder each; nothing outside knows them by name.

This package has the name of the function ``doubloon.games``, whose place Python gives it as soon as
a game is imported. So it can be called like the function.
"""

import sys
from types import ModuleType


class _Games(ModuleType):
    def __call__(self) -> list[str]:
        """The names of all games that are installed."""
        from doubloon.kernel import registry

        return registry.names()


sys.modules[__name__].__class__ = _Games
