"""Time limits with a time bank."""

from doubloon.table.hub import Hub


class ClockRunner:
    """Submits TimeOut for seats whose time is up."""

    def __init__(self, hub: Hub) -> None:
        raise NotImplementedError

    async def start(self) -> None:
        """Begin, also with games that run already."""
        raise NotImplementedError

    async def stop(self) -> None:
        """Stop watching."""
        raise NotImplementedError
