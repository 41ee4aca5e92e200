"""The one interface of all bots."""

from mypy_extensions import mypyc_attr

from doubloon.kernel.state import View


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Gets a view and the legal actions, and returns one of them. It never sees a state.

    The same view, actions and seed lead to the same choice.
    """

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.asked = 0

    def choose(self, view: View, legal: list[int]) -> int:
        """Return one of the legal actions of the view's seat."""
        raise NotImplementedError
