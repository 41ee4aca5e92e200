"""Bots in worker processes."""

from doubloon.table.hub import Hub


class BotRunner:
    """Plays the seats of bots. Their moves enter by ``Hub.submit`` like any other."""

    def __init__(self, hub: Hub, *, workers: int = 1, beat: float = 0.5) -> None:
        raise NotImplementedError

    async def start(self) -> None:
        """Begin, also with games that wait for a bot already."""
        raise NotImplementedError

    async def stop(self) -> None:
        """End the workers."""
        raise NotImplementedError
