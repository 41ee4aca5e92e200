"""What a question is about, where it is nothing in particular."""

from typing import TypedDict


class Nothing(TypedDict):
    """A question that is about nothing in particular."""
