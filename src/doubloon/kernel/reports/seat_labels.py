"""Seats in drawings for the terminal."""

LONGEST = 9  # letters of a name


def seat_labels(players: int, names: list[str] | None) -> list[str]:
    """What seats are called in a drawing, all equally wide: by their names if those are known.

    >>> seat_labels(2, None), seat_labels(2, ["Anne", "Bo"])
    (['seat 0', 'seat 1'], ['0 Anne', '1 Bo  '])
    """
    if names is None:
        return [f"seat {seat}" for seat in range(players)]
    labels = [f"{seat} {name[:LONGEST]}" for seat, name in enumerate(names[:players])]
    widest = max(len(label) for label in labels)
    return [label.ljust(widest) for label in labels]
