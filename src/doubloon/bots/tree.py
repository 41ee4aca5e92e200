"""The tree of an information-set search: what was tried, how often it could be, how it went."""

from typing import Any, final

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

    def data(self) -> list[Any]:
        """The tree from here on as plain data, without what was tried but once."""
        below: list[Any] = []
        for each in self.children:
            if each.visits > 1:
                below.append(each.data())
        sums = [self.total, self.points, self.margin, self.wins, self.placing, self.earned]
        counts = [self.action, self.seat, self.visits, self.available, self.tries]
        return [counts, sums, [self.opinion, self.prior], below]

    def add(self, data: list[Any]) -> None:
        """Take over the tree of another search of the same decision."""
        if len(data) == 0:
            return
        counts, sums, _, below = data
        self.visits += counts[2]
        self.available += counts[3]
        self.tries += counts[4]
        self.total += sums[0]
        self.points += sums[1]
        self.margin += sums[2]
        self.wins += sums[3]
        self.placing += sums[4]
        self.earned += sums[5]
        for each in below:
            self.own(each[0][0], each[0][1], each[2][0], each[2][1]).add(each)

    def own(self, action: i64, seat: i64, opinion: float, prior: float) -> "Node":
        """The child for a seat's action, made if there is none."""
        for each in self.children:
            if each.action == action and each.seat == seat:
                return each
        fresh = Node(action, seat)
        fresh.opinion = opinion
        fresh.prior = prior
        self.children.append(fresh)
        self.children.sort(key=Node.mark)
        return fresh

    def mark(self) -> i64:
        """Whose action it is and which, as a number to sort siblings and to distinguish them."""
        return mark_of(self.action, self.seat)


def mark_of(action: i64, seat: i64) -> i64:
    """The mark of a seat's action; the next decider can differ from world to world."""
    return action * 16 + seat
