"""The tree of an information-set search: what was tried, how often it could be, how it went."""

from typing import final

from mypy_extensions import i64


@final
class Node:
    """An action of a seat after the actions above it, over all the worlds it was tried in.

    ``available`` counts the worlds in which it could have been chosen: an action that is seldom
    legal must not look neglected. ``bias`` is what the game's evaluation thinks of it, from 0 for
    the best of its siblings downwards. The other numbers are sums over its visits, for its seat:
    rewards, points, lead over the best of the others, share of wins, place.
    """

    def __init__(self, action: i64, seat: i64) -> None:
        self.action = action
        self.seat = seat
        self.visits: i64 = 0
        self.available: i64 = 0
        self.total = 0.0
        self.points = 0.0
        self.margin = 0.0
        self.wins = 0.0
        self.placing = 0.0
        self.bias = 0.0
        self.children: list[Node] = []

    def child(self, action: i64) -> "Node | None":
        """The node of an action below this one."""
        for each in self.children:
            if each.action == action:
                return each
        return None

    def favourite(self) -> "Node":
        """The child that was tried most; among equals the one that the evaluation likes best."""
        best = self.children[0]
        for each in self.children:
            if each.visits > best.visits or (each.visits == best.visits and each.bias > best.bias):
                best = each
        return best
