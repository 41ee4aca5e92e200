"""Places that are given to those who wait in turns, so that nobody's crowd keeps others out."""

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Generic, TypeVar

T = TypeVar("T")


class Ring(Generic[T]):
    """What waits, in groups that are served one after the other, each of them the same way.

    Groups are named from the largest to the smallest, always in as many words. Within the smallest
    the first comes first.

    >>> ring = Ring[int]()
    >>> for place, who in enumerate(["anne", "anne", "anne", "bart"]):
    ...     ring.add([who], place)
    >>> [ring.pop() for _ in range(5)]
    [0, 3, 1, 2, None]
    """

    def __init__(self) -> None:
        self._groups: OrderedDict[str, Ring[T]] = OrderedDict()
        self._line: deque[T] = deque()

    def __bool__(self) -> bool:
        return bool(self._groups or self._line)

    def add(self, who: Sequence[str], what: T) -> None:
        """One more at the end of its group's line."""
        if who:
            self._groups.setdefault(who[0], Ring()).add(who[1:], what)
        else:
            self._line.append(what)

    def pop(self) -> T | None:
        """The next one; its group comes last from now on. None if nothing waits."""
        if self._line:
            return self._line.popleft()
        if not self._groups:
            return None
        name, group = self._groups.popitem(last=False)
        found = group.pop()
        if group:
            self._groups[name] = group
        return found


class Turns:
    """So many places, for which groups of those who wait take turns."""

    def __init__(self, places: int) -> None:
        self._free = places
        self._waiting: Ring[asyncio.Future[None]] = Ring()

    @asynccontextmanager
    async def place(self, who: Sequence[str]) -> AsyncIterator[None]:
        """Have a place; waits until it is one's turn. For ``who`` see :class:`Ring`."""
        if self._free and not self._waiting:
            self._free -= 1
        else:
            await self._wait(who)
        try:
            yield
        finally:
            self._pass_on()

    async def _wait(self, who: Sequence[str]) -> None:
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.add(who, turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._pass_on()  # it had come in this very moment
            raise

    def _pass_on(self) -> None:
        """Give a place to whoever is next and still waits."""
        while (turn := self._waiting.pop()) is not None:
            if not turn.done():
                turn.set_result(None)
                return
        self._free += 1
