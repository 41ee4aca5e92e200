"""Why an action is not legal: a rule number, a reason word and what it is about.

The word is the key under which a client finds a sentence; ``SENTENCES`` has the English ones.
"""

from typing import Any, Final, TypeAlias

Reason: TypeAlias = tuple[str, dict[str, Any]]

SENTENCES: Final = {
    "over": "the game is over",
    "not_asked": "somebody else is to act",
    "must_discard": "choose {cards} more card(s) to discard first",
    "not_in_hand": "{card} is not in that hand",
    "ascending": "cards are chosen in ascending order, each once: {card} comes too late",
    "enough_chosen": "enough cards are chosen; say done",
    "choose_discards": "choose cards of your hand to discard, then done",
    "yes_or_no": "answer yes or no",
    "own_turn": "on your turn play map cards, use a small island, or pass",
    "aaron_acts": "Aaron plays map cards or uses a small island; he cannot pass",
    "no_aaron": "Aaron is only there with two players",
    "aaron_cannot": "Aaron can do nothing more in this round",
    "no_card_fits": "no card of that hand can be played at {landing}",
    "no_cards": "there are no cards left to play",
    "island_face_down": "small island {tile} is face down",
    "island_not_there": "small island {tile} is not in this game",
    "cannot_pay": "a small island costs {cards} card(s), two of them of one colour",
    "cannot_pay_one": "a small island costs a card",
    "choose_compass": "choose the landing from which the compass comes",
    "no_compass_there": "there is no compass of that player at {landing}",
    "choose_cards": "choose cards for {landing}, then done",
    "choose_one_card": "play at least one card",
    "wrong_colour": "only {colour} cards fit at {landing}",
    "coast_colour": "the two landings of a coast must differ in colour: no {colour} at {landing}",
    "too_low": "the last card at {landing} has value {value}: {card} is too low",
    "choose_payment": "choose the cards that pay for the small island",
    "same_colour": "the two cards must be of one colour",
    "leaves_too_few": "with {card} the price of the small island cannot be paid",
    "choose_copy": "copy a cube card, copy a draw card, or say no",
    "nothing_to_copy": "no such card lay there before this turn",
    "up_to_cubes": "discard 0 to {cubes} cube(s)",
    "choose_landing": "choose a landing, or say no",
    "compass_needed": "you need a compass at {landing} for that",
    "compass_already": "there is a compass of that colour at {landing} already",
    "this_treasure": "keep or discard treasure {treasure}, which was just dug up",
    "keep_or_discard": "keep or discard a treasure that lies on the table",
    "not_on_table": "treasure {treasure} does not lie on the table",
    "must_keep": "the treasure must be kept",
    "choose_healer": "choose a healer",
    "healer_not_there": "healer {healer} cannot be chosen",
}


def because(rule: str, word: str, details: dict[str, Any]) -> Reason:
    """A reason; ``details`` fill the gaps in its sentence."""
    said: dict[str, Any] = {"reason": word}
    said.update(details)
    return rule, said


def sentence(details: dict[str, Any]) -> str:
    """The English sentence for what ``State.why_not`` gave."""
    template: str = SENTENCES[details["reason"]]
    return template.format(**details)
