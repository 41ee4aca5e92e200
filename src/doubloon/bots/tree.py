"""The tree of an information-set search: what was tried, how often it could be, how it went."""

from typing import final

from mypy_extensions import i64


@final
class Node:
    """An action of a seat after the actions above it, over all the worlds it was tried in.

    ``available`` counts the worlds in which it could have been chosen: an action that is seldom
    legal must not look neglected. ``opinion`` is what the game's evaluation thought of it at first
    sight, ``prior`` the share of all tries among its siblings that this earns it. The other numbers
    are sums over its visits, for its seat: rewards, points, lead over the best of the others, share
    of wins, place.
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
        self.opinion = 0.0
        self.prior = 0.0
        self.children: list[Node] = []
        # of those who decide below, over all of the children
        self.tries: i64 = 0
        self.earned = 0.0

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
            if each.visits > best.visits:
                best = each
            elif each.visits == best.visits and each.prior > best.prior:
                best = each
        return best

    def mark(self) -> i64:
        """Whose action it is and which, as a number to sort by and to tell siblings apart."""
        return mark_of(self.action, self.seat)


def mark_of(action: i64, seat: i64) -> i64:
    """The mark of a seat's action; the next decider can differ from world to world."""
    return action * 16 + seat
