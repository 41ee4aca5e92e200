"""Why an action is not legal: the English sentences, by the word that ``why_not`` gives."""

from typing import Final

SENTENCES: Final = {
    "over": "the game is over",
    "not_asked": "somebody else is to act",
    "pass_a_card": "choose a card to pass to the right",
    "not_in_hand": "{card} is not in your hand",
    "not_most": "you hold more cards of another colour than of that of {card}",
    "not_highest": "you hold a higher card of the colour of {card}",
    "play_a_card": "choose a card of your hand to play",
    "show_a_half": "choose what the others see: the colour or the number",
    "choose_bonus": "choose how many bonus cards to add, 0 to {most}",
    "too_many_bonus": "at most {most} bonus card(s): you hold {held}, and no card counts over 12",
    "take_or_steal": "take the treasure of the deck, or steal a visible one",
    "cannot_steal": "seat {seat} has no visible treasure that you could steal now",
    "tie_not_lower": "seat {seat} played the same value as you, and a tie is not lower",
    "choose_player": "choose another player",
    "not_yourself": "choose another player, not yourself",
    "nobody_there": "there is no seat {seat} in this game",
    "too_few_bonus": "seat {seat} does not hold 2 bonus cards",
    "give_cards": "choose {cards} card(s) of your hand to give back",
    "ascending": "cards are given in ascending order: after {card} too few would be left",
    "choose_deck": "choose a deck of treasures",
    "no_such_deck": "there is no treasure to look at in that deck",
    "choose_order": "choose the order in which the {treasures} treasures go back",
    "fetch_a_card": "take a card that was played in this trick",
    "not_in_trick": "{card} is not among the cards of this trick",
    "discard_a_card": "choose a card of your hand to discard",
}
