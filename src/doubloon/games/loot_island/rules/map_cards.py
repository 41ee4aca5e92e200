"""Playing map cards to a landing (LI-2.6 to LI-2.10); ``effects.py`` is what they do there."""

from typing import ClassVar, Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from doubloon.games.loot_island.components import actions
from doubloon.games.loot_island.components.actions import LANDING_NAMES
from doubloon.games.loot_island.components.board import FITS, Board
from doubloon.games.loot_island.components.deck import (
    CARDS_PER_COLOUR,
    COLOUR_LETTERS,
    COLOURS,
    FIRST_WILD,
    ONES,
    card_name,
    value_of,
)
from doubloon.games.loot_island.components.fields import (
    AN_ACTOR,
    COLOUR,
    LANDING,
    NOT_THE_ACTOR,
    OF_ONE_COLOUR,
    ORIGIN,
)
from doubloon.games.loot_island.rules.effects import Effects
from doubloon.games.loot_island.types.about import AboutCards
from doubloon.kernel.bits import BIT, has, members, up_to, write_members
from doubloon.kernel.questions.question import HalfBuilt, Question
from doubloon.kernel.reasons import Reason, because

ALREADY: Final[i64] = -1  # no compass comes from another landing


# The landing (LI-2.6)


def open_landings(board: Board, actor: i64) -> i64:
    """The landings where a card of the actor's hand fits, as a mask (LI-2.8, LI-2.9)."""
    hands = board.hands
    colours = board.colour
    base = 4 * actor
    held: i64 = 0  # colours
    for colour in range(4):
        if hands[base + colour] != 0:
            held |= BIT[colour]
    found: i64 = 0
    if held == 0:
        return found
    for landing in range(8):
        colour = colours[landing]
        if colour >= 0:
            fits = hands[base + colour] & FITS[board.value[landing]]
        else:
            other = colours[landing ^ 1]
            fits = held if other < 0 else held & ~BIT[other]
        if fits != 0:
            found |= BIT[landing]
    return found


def reason_landing(board: Board, actor: i64, landing: i64) -> Reason:
    """Why no card of the hand can be played there."""
    if board.hand_size(actor) == 0:
        return because("LI-2.6", "no_cards", {})
    name = LANDING_NAMES[landing]
    colour = board.colour[landing]
    if colour < 0:  # all cards are of the other landing's colour
        other = COLOURS[board.colour[landing ^ 1]]
        return because("LI-2.8", "coast_colour", {"colour": other, "landing": name})
    if board.hands[4 * actor + colour] == 0:
        return because("LI-2.9", "none_of_colour", {"colour": COLOURS[colour], "landing": name})
    said = {"colour": COLOURS[colour], "landing": name, "value": board.value[landing]}
    return because("LI-2.9", "all_too_low", said)


def reason_card(board: Board, actor: i64, action: i64) -> Reason:
    """Why a turn does not begin with a card: it goes nowhere, or says nothing of where it goes."""
    card = action - actions.CARD
    colour = card // CARDS_PER_COLOUR
    if not has(board.hands[4 * actor + colour], card % CARDS_PER_COLOUR):
        return because("LI-2.6", "not_in_hand", {"card": card_name(card)})
    for landing in range(8):
        if unfit(board, actor, landing, board.colour[landing], action) is None:
            return because("LI-2.1", "own_turn", {})
    return because("LI-2.9", "fits_nowhere", {"card": card_name(card)})


# The compass (LI-2.7)


def reason_from(action: i64, rule: str) -> Reason:
    """Why a compass cannot come from there."""
    if actions.FROM <= action < actions.ISLAND:
        name = LANDING_NAMES[action - actions.FROM]
        return because(rule, "no_compass_there", {"landing": name})
    return because(rule, "choose_compass", {})


def nothing_to_move(board: Board, actor: i64, landing: i64) -> str:
    """Why no compass of the actor can be moved to a landing; empty if one can."""
    if board.placed[actor] == 0 or board.has_compass(actor, landing):
        return "no compass can go there from elsewhere (LI-2.7)"
    return ""


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Compass(HalfBuilt):
    """LI-2.7: with none left in the supply, a compass comes from another landing."""

    name: ClassVar = "compass"
    rule: ClassVar = "LI-2.7"
    on: ClassVar = ("turn",)
    fields: ClassVar = {"actor": AN_ACTOR, "landing": LANDING}
    encoded: ClassVar = {"actor": "actor", "landing": "landing"}

    def __init__(self, below: Question | None, seat: i64, actor: i64, landing: i64) -> None:
        super().__init__(below, seat)
        self.actor: i64 = actor
        self.landing: i64 = landing

    def legal(self, board: Board, seat: i64, out: vec[i64]) -> i64:
        """Any landing where the actor has a compass."""
        return write_members(board.placed[self.actor], actions.FROM, out, 0)

    def why_not(self, board: Board, seat: i64, action: i64) -> Reason:
        """Why not yet; of a card that cannot follow at all, why not there."""
        if actions.CARD <= action < actions.HEALER:
            needed = board.colour[self.landing]
            why = unfit(board, self.actor, self.landing, needed, action)
            if why is not None:
                return why
        return reason_from(action, "LI-2.7")

    def apply(self, board: Board, seat: i64, action: i64) -> None:
        """Remember where the compass comes from; it moves with the cards."""
        colour = board.colour[self.landing]
        origin = action - actions.FROM
        board.top = Cards(self.below, seat, self.actor, self.landing, origin, colour, 0)

    def impossible(self, board: Board) -> str:
        """There is one to move."""
        if not board.acts_for(self.seat, self.actor):
            return NOT_THE_ACTOR
        return nothing_to_move(board, self.actor, self.landing)


# The cards (LI-2.8 to LI-2.10)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Cards(HalfBuilt):
    """LI-2.6: cards of one colour, in ascending order with wilds last, then done."""

    name: ClassVar = "cards"
    rule: ClassVar = "LI-2.9"
    on: ClassVar = ("turn",)
    fields: ClassVar = {
        "actor": AN_ACTOR,
        "landing": LANDING,
        "origin": ORIGIN,
        "colour": COLOUR,
        "chosen": OF_ONE_COLOUR,
    }
    encoded: ClassVar = {"actor": "actor", "landing": "landing", "origin": "origin"}
    about_type: ClassVar = AboutCards

    def __init__(
        self,
        below: Question | None,
        seat: i64,
        actor: i64,
        landing: i64,
        origin: i64,
        colour: i64,
        chosen: i64,
    ) -> None:
        super().__init__(below, seat)
        self.actor: i64 = actor
        self.landing: i64 = landing
        self.origin: i64 = origin
        self.colour: i64 = colour  # of the landing, or of the cards; -1 while it is free
        self.chosen: i64 = chosen

    def legal(self, board: Board, seat: i64, out: vec[i64]) -> i64:
        """Cards that fit, in ascending order with wilds last; done after the first."""
        base = 4 * self.actor
        landing = self.landing
        colour = self.colour
        chosen = self.chosen
        n: i64 = 0
        if chosen != 0:
            out[0] = actions.DONE
            n = 1
        if colour >= 0:
            free = board.hands[base + colour] & FITS[board.value[landing]] & ~up_to(chosen)
            return write_members(free, actions.CARD + colour * CARDS_PER_COLOUR, out, n)
        other = board.colour[landing ^ 1]
        for each in range(4):
            if each != other:  # LI-2.8
                cards = actions.CARD + each * CARDS_PER_COLOUR
                n = write_members(board.hands[base + each], cards, out, n)
        return n

    def why_not(self, board: Board, seat: i64, action: i64) -> Reason:
        """Why a card cannot be played there."""
        if action == actions.DONE:
            return because("LI-2.6", "choose_one_card", {})
        if actions.LANDING <= action < actions.FROM:
            other = action - actions.LANDING
            if not has(open_landings(board, self.actor), other):
                return reason_landing(board, self.actor, other)
        if not actions.CARD <= action < actions.HEALER:
            return because("LI-2.6", "choose_cards", {"landing": LANDING_NAMES[self.landing]})
        if self.chosen != 0 and (action - actions.CARD) // CARDS_PER_COLOUR != self.colour:
            return because("LI-2.6", "one_colour", {"colour": COLOURS[self.colour]})
        why = unfit(board, self.actor, self.landing, self.colour, action)
        if why is not None:
            return why
        return because("LI-2.9", "ascending", {"card": card_name(action - actions.CARD)})

    def apply(self, board: Board, seat: i64, action: i64) -> None:
        """Choose one more card, or play those chosen."""
        if action == actions.DONE:
            self.play(board)
            return
        card = action - actions.CARD
        board.top = Cards(
            self.below,
            seat,
            self.actor,
            self.landing,
            self.origin,
            card // CARDS_PER_COLOUR,
            self.chosen | BIT[card % CARDS_PER_COLOUR],
        )

    def play(self, board: Board) -> None:
        """Place the compass, lay the cards, then carry out their effects."""
        turn = self.below
        assert turn is not None
        before = board.cards[self.landing]
        placed = self.lay(board)
        if board.sink is not None:
            board.sink.tell(
                "played",
                {
                    "seat": self.seat,
                    "actor": self.actor,
                    "landing": LANDING_NAMES[self.landing],
                    "cards": self.names(),
                    "compass": placed,
                    "from": LANDING_NAMES[self.origin] if self.origin >= 0 else None,
                },
            )
        deck = board.deck
        acting = self.chosen & (ONES | deck.cube[self.colour] | deck.draw[self.colour])
        if acting == 0:
            board.top = turn.below
        else:
            board.top = Effects(turn.below, self.actor, self.landing, acting, before, 0, self.seat)

    def lay(self, board: Board) -> bool:
        """Place the compass and lay the cards. Was the compass not there yet?"""
        if self.origin != ALREADY:
            board.lift_compass(self.actor, self.origin)
        placed = not board.has_compass(self.actor, self.landing)
        if placed:
            board.place_compass(self.actor, self.landing)
        board.hands[4 * self.actor + self.colour] &= ~self.chosen
        board.lay(self.landing, self.colour, self.chosen)
        return placed

    def names(self) -> list[str]:
        """The cards chosen so far."""
        base = self.colour * CARDS_PER_COLOUR
        return [card_name(base + index) for index in members(self.chosen)]

    def about(self, board: Board, seat: i64) -> AboutCards:
        """All of it by name."""
        return {
            "actor": self.actor,
            "landing": LANDING_NAMES[self.landing],
            "colour": COLOUR_LETTERS[self.colour] if self.colour >= 0 else None,
            "chosen": self.names(),
            "from": LANDING_NAMES[self.origin] if self.origin >= 0 else None,
        }

    def impossible(self, board: Board) -> str:
        """The cards chosen so far are in the hand and fit, and there is a compass for them."""
        if not board.acts_for(self.seat, self.actor):
            return NOT_THE_ACTOR
        there = board.colour[self.landing]
        colour = self.colour
        if colour != there and (there >= 0 or self.chosen == 0):
            return "the colour is not that of the landing (LI-2.9)"
        if self.chosen != 0 and colour < 0:
            return "chosen cards need a colour"
        if self.chosen != 0 and colour == board.colour[self.landing ^ 1]:
            return "the two landings of a coast must differ in colour (LI-2.8)"
        if colour >= 0:
            fit = board.hands[4 * self.actor + colour] & FITS[board.value[self.landing]]
            if self.chosen & ~fit != 0:
                return "chosen cards that are not in the hand, or do not fit (LI-2.9)"
        here = board.has_compass(self.actor, self.landing)
        if self.origin >= 0 and (here or not board.has_compass(self.actor, self.origin)):
            return "no compass can come from there (LI-2.7)"
        if self.origin < 0 and not here and not board.supply_left(self.actor):
            return "there is no compass for it (LI-2.7)"
        return ""


def unfit(board: Board, actor: i64, landing: i64, needed: i64, action: i64) -> Reason | None:
    """Why a card does not go there, whatever else is played; ``needed``: the colour, or -1."""
    name = LANDING_NAMES[landing]
    card = action - actions.CARD
    colour = card // CARDS_PER_COLOUR
    index = card % CARDS_PER_COLOUR
    if (board.hands[4 * actor + colour] >> index) & 1 == 0:
        return because("LI-2.6", "not_in_hand", {"card": card_name(card)})
    if needed >= 0 and colour != needed:
        return because("LI-2.9", "wrong_colour", {"colour": COLOURS[needed], "landing": name})
    if needed < 0 and colour == board.colour[landing ^ 1]:
        return because("LI-2.8", "coast_colour", {"colour": COLOURS[colour], "landing": name})
    value = board.value[landing]
    if index < FIRST_WILD and value_of(index) < value and value_of(index) > 1:
        return because(
            "LI-2.9", "too_low", {"landing": name, "value": value, "card": card_name(card)}
        )
    return None
