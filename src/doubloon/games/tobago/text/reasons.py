"""Why an action is not legal: the English sentences, by the word that ``why_not`` gives."""

from typing import Final

SENTENCES: Final = {
    "over": "the game is over",
    "not_asked": "somebody else is to act",
    "own_turn": "play a clue, drive, exchange your hand, raise treasures, use amulets, or end",
    "action_used": "you have had your action in this turn; an amulet gives an extra one",
    "not_in_hand": "{clue} is not in your hand",
    "fits_nowhere": "{clue} fits on none of the maps",
    "rules_out_nothing": "{clue} rules out no space that is still possible on the {map} map",
    "leaves_nothing": "{clue} leaves no possible space on the {map} map",
    "no_rose": "you have no compass rose left",
    "no_amulet": "you have no amulet",
    "no_clue_fits": "none of your clues fits on a map",
    "no_clues": "you hold no clues to exchange",
    "not_located": "the {map} treasure can still be in {sites} spaces",
    "atv_elsewhere": "your ATV is not at the {map} site, {space}",
    "no_markers": "no {map} markers lie on the island yet",
    "last_marker": "the last {map} marker must stay",
    "choose_map": "choose the map for {clue}",
    "choose_clue": "choose a clue of your hand",
    "choose_marker": "choose a {map} marker to remove",
    "no_marker_there": "no {map} marker lies at {space}",
    "choose_space": "choose a space for your ATV",
    "in_the_ocean": "{space} is in the ocean",
    "not_driving": "your ATV is not on a leg; say drive, or leg to go on with a move, first",
    "stays": "a leg ends on another space than it began",
    "out_of_reach": "one leg does not reach {space}: stay in the terrain, or step to a neighbour",
    "too_far": "{legs} legs do not reach {space}",
    "accept_or_decline": "accept or decline the gold",
}
