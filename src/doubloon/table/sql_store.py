"""The store over SQLite or PostgreSQL."""

from doubloon.table.store import Store


def open_store(url: str) -> Store:
    """A store for a path, ``sqlite:///path`` or ``postgresql://...``; open it before use."""
    raise NotImplementedError
