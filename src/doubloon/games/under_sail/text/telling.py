"""English for the terminal: events as sentences, the table as text."""

from typing import Any, Final

from doubloon.games.under_sail.components.actions import DECK_NAMES
from doubloon.games.under_sail.components.board import MOST_WON, NO_CARD, Board, shown_half
from doubloon.games.under_sail.components.deck import COLOUR_LETTERS, COLOURS, card_name
from doubloon.games.under_sail.rules.rounds import score
from doubloon.kernel.bits import count

ACTIONS: Final = {
    1: "steal two bonus cards",
    2: "swap island cards",
    3: "look at the next treasures",
    4: "fetch a card of this trick",
}


def plural(number: int, one: str) -> str:
    """A number with its noun.

    >>> plural(1, "card"), plural(2, "card")
    ('1 card', '2 cards')
    """
    return f"{number} {one if number == 1 else one + 's'}"


def treasure_words(name: str) -> str:
    """A treasure by its name.

    >>> treasure_words("R4a")
    'red 4'
    """
    return f"{COLOURS[COLOUR_LETTERS.index(name[0])]} {name[1:-1]}"


def island_words(name: str) -> str:
    """An island card by its notation.

    >>> island_words("V12")
    'violet 12'
    """
    return f"{COLOURS[COLOUR_LETTERS.index(name[0])]} {name[1:]}"


def tell(event: dict[str, Any], names: list[str]) -> str:
    """A sentence for an event; empty if it is not worth one."""
    kind = event["event"]
    who = names[event["seat"]] if "seat" in event else ""
    if kind == "round":
        return f"Round {event['round']}; {names[event['first']]} is first player."
    if kind == "turned_up":
        shown = [treasure_words(each) for each in event["treasures"] if each]
        return f"Face up: {', '.join(shown) or 'no treasure'}."
    if kind == "dealt":
        return f"{who} gets {plural(event['number'], 'island card')}."
    if kind == "passed":
        return f"{who} passes a card to {names[event['to']]}."
    if kind == "trick":
        return f"Trick {event['trick']}; {names[event['first']]} begins."
    if kind == "played":
        return _played(event, who)
    if kind == "uncovered":
        cards = [f"{name} {island_words(card)}" for name, card in zip(names, event["cards"])]
        return f"Uncovered: {', '.join(cards)}."
    if kind == "counted":
        return _counted(event, names)
    if kind == "over":
        return _outcome(event, names)
    return _deed(kind, event, who, names)


def _played(event: dict[str, Any], who: str) -> str:
    if event["shown"] == "colour":
        half = f"{COLOURS[COLOUR_LETTERS.index(event['colour'])]} card"
    else:
        half = f"card with a {event['number']}"
    extra = f" and {plural(event['bonus'], 'bonus card')}" if event["bonus"] else ""
    return f"{who} plays a {half}{extra}."


def _deed(kind: str, event: dict[str, Any], who: str, names: list[str]) -> str:
    if kind == "won":
        return f"{who} wins {COLOURS[COLOUR_LETTERS.index(event['colour'])]}."
    if kind == "took":
        return f"{who} takes the treasure {treasure_words(event['treasure'])}."
    if kind == "stole":
        return f"{who} steals {treasure_words(event['treasure'])} from {names[event['from']]}."
    if kind == "bonus":
        return f"{who} gets {plural(event['number'], 'bonus card')}."
    if kind == "action":
        tail = "." if event["works"] else ", which has no effect without a hand."
        colour = COLOURS[COLOUR_LETTERS.index(event["colour"])]
        return f"{who} wins {colour}: {ACTIONS[event['action']]}{tail}"
    if kind == "stole_bonus":
        return f"{who} steals {plural(event['number'], 'bonus card')} from {names[event['from']]}."
    if kind == "took_cards":
        return f"{who} takes {plural(event['number'], 'card')} from {names[event['from']]}."
    if kind == "gave_cards":
        return f"{who} gives {plural(event['number'], 'card')} to {names[event['to']]}."
    if kind == "looked":
        deck = DECK_NAMES[event["deck"]]
        return f"{who} looks at {plural(event['number'], 'treasure')} of the {deck} deck."
    if kind == "put_back":
        return f"{who} puts them back."
    if kind == "fetched":
        cards = f"{island_words(event['card'])} and discards {island_words(event['discarded'])}"
        return f"{who} takes {cards}."
    if kind == "put_under":
        return f"{treasure_words(event['treasure']).capitalize()} goes under its deck."
    return kind


def _counted(event: dict[str, Any], names: list[str]) -> str:
    lines = [
        f"{name} {points['treasures']} + {points['bonus']}"
        for name, points in zip(names, event["points"], strict=True)
    ]
    return f"Round {event['round']} is over: {', '.join(lines)}."


def _outcome(event: dict[str, Any], names: list[str]) -> str:
    scores = ", ".join(
        f"{name} {points}" for name, points in zip(names, event["scores"], strict=True)
    )
    winners = [names[seat] for seat, place in enumerate(event["placings"]) if place == 1]
    verb = "wins" if len(winners) == 1 else "share the win"
    return f"{' and '.join(winners)} {verb} ({scores})."


def draw_board(board: Board) -> str:
    """The table as a few lines of text; nothing hidden."""
    lines = [f"Round {board.round}  trick {board.trick}  bonus cards left {board.supply}"]
    for deck in range(board.setup.decks):
        up = board.face_up[deck]
        face = treasure_words(board.deck.names[up]) if up != NO_CARD else "-"
        name = "treasures" if board.setup.decks == 1 else DECK_NAMES[deck]
        lines.append(f"  {name}: {face}, {board.left[deck]} face down")
    for seat in range(board.players):
        tile = "*" if board.first == seat else " "
        base = seat * MOST_WON
        pile = [board.deck.names[board.piles[base + at]][:-1] for at in range(board.height[seat])]
        lines.append(
            f"  seat {seat}{tile} points {score(board, seat):>3}  bonus {board.bonus[seat]:>2}"
            f"  hand {count(board.hands[seat]):>2}  {laid(board, seat):<14}"
            f" treasures {' '.join(pile) or '-'}"
        )
    return "\n".join(lines)


def laid(board: Board, seat: int) -> str:
    """A seat's card of the trick as everybody sees it."""
    if board.shown[seat] == NO_CARD:
        return ""
    extra = f"+{board.added[seat]}" if board.added[seat] else ""
    if board.uncovered:
        return f"plays {card_name(board.table[seat])}{extra}"
    half = shown_half(board, seat)
    return f"plays {half['colour'] or '?'}{half['number'] or '?'}{extra}"
