"""What is printed on the cards of a deck, for screens; ``types/faces.py`` says what it means."""

from doubloon.games.tobago.components.chart import COLUMNS, SEA
from doubloon.games.tobago.components.deck import CURSE, TERRAINS, TREASURES, TobagoDeck, clue_name
from doubloon.games.tobago.files.sections import ISLANDS, ROWS_OF_A_SECTION, drawing, rows_of
from doubloon.games.tobago.types.faces import Faces, TreasureFace


def island_rows(number: int) -> list[str]:
    """An island as text, a letter a space."""
    letters = {TERRAINS.index(name): letter for letter, name in drawing()["legend"].items()}
    letters[SEA] = "."
    return ["".join(letters[terrain] for terrain in row) for row in rows_of(number)]


def faces_of(deck: TobagoDeck) -> Faces:
    """All of them."""
    content = deck.content
    treasures: dict[str, TreasureFace] = {
        str(each["card"]): {"value": each["value"]} for each in content["gold"]
    }
    for curse in range(int(CURSE), int(TREASURES)):
        treasures[str(curse + 1)] = {"value": 0}
    return {
        "clues": {
            clue_name(each["clue"] - 1): {
                "relation": each["relation"],
                "of": each["of"],
                "not": each["not"],
            }
            for each in content["clues"]
        },
        "treasures": treasures,
        "legend": drawing()["legend"],
        "columns": COLUMNS,
        "section_rows": ROWS_OF_A_SECTION,
        "islands": {str(number): island_rows(number) for number in range(1, ISLANDS + 1)},
    }
