"""A database that goes away and comes back: one line in the log for each, not one per request."""

import logging
import time
from collections.abc import Callable

log = logging.getLogger(__name__)


class Outage:
    """Whether the database can be used for something, such as "read", as far as was tried last."""

    def __init__(self, use: str, clock: Callable[[], float] = time.monotonic) -> None:
        self._use = use
        self._clock = clock
        self._since: float | None = None

    def failed(self, why: str) -> None:
        """It could not be used."""
        if self._since is None:
            self._since = self._clock()
            log.error("the database cannot be %s: %s", self._use, why)

    def worked(self) -> None:
        """It could."""
        if self._since is not None:
            seconds = round(self._clock() - self._since, 1)
            self._since = None
            log.warning("the database can be %s again, after %s s", self._use, seconds)
