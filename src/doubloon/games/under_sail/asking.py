"""What a question is about, by name, for whoever is asked.

Kinds and their names: ``pass`` to (the seat that gets the card); ``play`` nothing; ``show`` card;
``bonus`` card, shown (colour or number) and most; ``treasure`` deck, treasure, and victims: a list
of seat and treasure; ``steal_bonus`` players; ``swap`` players and number; ``give`` to, number
(still to give), chosen and taken; ``look`` decks; ``order`` deck and treasures as they lay;
``fetch`` cards; ``discard`` card (the one taken).
"""

from typing import Any

from mypy_extensions import i64

from doubloon.games.under_sail import card_actions, frames
from doubloon.games.under_sail.board import Board, names_of
from doubloon.games.under_sail.deck import card_name
from doubloon.games.under_sail.playing import most_bonus
from doubloon.kernel.bits import count, members


def about(board: Board, seat: i64) -> dict[str, Any]:
    """What the top frame asks a seat about."""
    kind = board.top(frames.KIND)
    a = board.top(frames.A)
    b = board.top(frames.B)
    if kind == frames.PASS:
        return {"to": board.right(seat)}
    if kind == frames.SHOW:
        return {"card": card_name(a)}
    if kind == frames.BONUS:
        half = "colour" if b == 0 else "number"
        return {"card": card_name(a), "shown": half, "most": most_bonus(board, seat, a)}
    if kind == frames.TREASURE:
        return about_treasure(board, a, b)
    if kind == frames.STEAL_BONUS:
        return {"players": members(card_actions.rich(board, seat))}
    if kind == frames.SWAP:
        number = count(board.hands[seat])
        most: i64 = card_actions.SWAPPED
        return {
            "players": members(card_actions.others(board, seat)),
            "number": number if number < most else most,
        }
    if kind == frames.GIVE:
        return {
            "to": a,
            "number": b,
            "chosen": names_of(board.top(frames.C)),
            "taken": names_of(board.top(frames.D)),
        }
    if kind == frames.LOOK:
        return {"decks": members(card_actions.decks_to_see(board))}
    if kind == frames.ORDER:
        seen = [board.deck.names[board.treasure_at(a, place)] for place in range(b)]
        return {"deck": a, "treasures": seen}
    if kind == frames.FETCH:
        return {"cards": names_of(card_actions.to_fetch(board))}
    if kind == frames.DISCARD:
        return {"card": card_name(a)}
    return {}


def about_treasure(board: Board, deck: i64, victims: i64) -> dict[str, Any]:
    """What can be taken, and from whom what can be stolen."""
    able: list[dict[str, Any]] = []
    for victim in members(victims):
        able.append({"seat": victim, "treasure": board.deck.names[board.visible(victim)]})
    return {
        "deck": deck,
        "treasure": board.deck.names[board.face_up[deck]],
        "victims": able,
    }
