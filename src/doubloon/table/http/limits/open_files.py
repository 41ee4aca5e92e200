"""How many files this process may have open: every connection is one."""

from typing import Final

try:
    import resource
except ImportError:  # Windows, which has no such limit
    resource = None  # type: ignore[assignment]

ENOUGH: Final = 16_384
MOST_CONNECTIONS: Final = 10_000
OTHERS: Final = 200  # files of the store, of bots, of notices


def allow_many() -> None:
    """Take what the system grants: what a shell allows is meant for programs without clients."""
    if resource is None:
        return
    allowed, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = ENOUGH if most == resource.RLIM_INFINITY else min(ENOUGH, most)
    if allowed != resource.RLIM_INFINITY and allowed < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))


def most_connections() -> int:
    """How many connections there may be, so that the rest of the program has files too."""
    if resource is None:
        return MOST_CONNECTIONS
    allowed = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    if allowed == resource.RLIM_INFINITY:
        return MOST_CONNECTIONS
    return min(MOST_CONNECTIONS, max(allowed // 2, allowed - OTHERS))
