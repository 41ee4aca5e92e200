# Tobago

## Names

# A map, its treasure or its marker inside a sentence, by the name that the server gives it.
map-of =
    { $map ->
        [black] black
        [grey] grey
        [white] white
       *[brown] brown
    }
# Clues: relation and subject; `clue-not` turns one round.
clue-in-jungle = in the jungle
clue-in-scrubland = in scrubland
clue-in-mountain = in the mountains
clue-in-lake = in a lake
clue-in-river = in a river
clue-in-beach = on a beach
clue-in-largest_jungle = in the largest jungle
clue-in-largest_scrubland = in the largest scrubland
clue-in-largest_mountain = in the largest mountains
clue-in-largest_lake = in the largest lake
clue-in-largest_river = in the largest river
clue-in-largest_beach = on the largest beach
clue-in-hut = at a hut
clue-in-palm = at a palm tree
clue-in-statue = at a statue
clue-next_to-jungle = next to jungle
clue-next_to-scrubland = next to scrubland
clue-next_to-mountain = next to mountains
clue-next_to-lake = next to a lake
clue-next_to-river = next to a river
clue-next_to-beach = next to a beach
clue-next_to-largest_jungle = next to the largest jungle
clue-next_to-largest_scrubland = next to the largest scrubland
clue-next_to-largest_mountain = next to the largest mountains
clue-next_to-largest_lake = next to the largest lake
clue-next_to-largest_river = next to the largest river
clue-next_to-largest_beach = next to the largest beach
clue-next_to-ocean = next to the ocean
clue-next_to-hut = next to a hut
clue-next_to-palm = next to a palm tree
clue-next_to-statue = next to a statue
clue-in_sight_of-jungle = in sight of jungle
clue-in_sight_of-scrubland = in sight of scrubland
clue-in_sight_of-mountain = in sight of mountains
clue-in_sight_of-lake = in sight of a lake
clue-in_sight_of-river = in sight of a river
clue-in_sight_of-beach = in sight of a beach
clue-in_sight_of-largest_jungle = in sight of the largest jungle
clue-in_sight_of-largest_scrubland = in sight of the largest scrubland
clue-in_sight_of-largest_mountain = in sight of the largest mountains
clue-in_sight_of-largest_lake = in sight of the largest lake
clue-in_sight_of-largest_river = in sight of the largest river
clue-in_sight_of-largest_beach = in sight of the largest beach
clue-in_sight_of-ocean = in sight of the ocean
clue-in_sight_of-hut = in sight of a hut
clue-in_sight_of-palm = in sight of a palm tree
clue-in_sight_of-statue = in sight of a statue
clue-not = not { $clue }
gold = { $value } gold
curse = curse
map-black = Black
map-grey = Grey
map-white = White
map-brown = Brown

## Questions

ask-place = Put your ATV on any space
ask-turn = Play a clue, drive, or exchange
ask-turn-no-clue = No clue fits: drive or exchange
ask-turn-legs = Drive on
ask-turn-raise = You stand on the { map-of } treasure: raise it
ask-turn-done = Use an amulet, or end your turn
ask-leg =
    { $legs ->
        [3] Where does your first leg end?
        [one] Where does your last leg end?
       *[other] Where does your next leg end?
    }
ask-leg-extra =
    { $legs ->
        [3] Extra drive: where does its first leg end?
        [one] Extra drive: where does its last leg end?
       *[other] Extra drive: where does its next leg end?
    }
ask-card = Choose the extra clue
ask-map = On which map do you put: { $clue }?
ask-site = Which { map-of } marker do you remove?
ask-offer = Do you take { $card }?
ask-first_clue = Start the { map-of } map with one of your clues
wait-place = { $who } puts the ATV on the island
wait-turn = { $who } plays a clue, drives or exchanges
wait-leg = { $who } drives
wait-card = { $who } chooses an extra clue
wait-map = { $who } chooses a map
wait-site = { $who } removes a marker
wait-offer = { $who } is asked about the card
wait-first_clue = { $who } starts a new map

## Actions

do-end = End turn
do-drive = Drive
do-leg = Drive on
do-exchange = Exchange hand
do-extra-clue = Extra clue
do-extra-drive = Extra drive
do-extra-exchange = New hand
do-remove = Remove a { map-of } marker
do-remove-any = Remove a marker
do-raise = Raise the { map-of } treasure
do-raise-it = Raise it
do-map = { $name } map
do-clue = { $clue }
do-space = { $space }
do-accept = Take it
do-decline = Decline

## Log: what the reader did is told to the reader

they-start =
    { $you ->
        [yes] You start
       *[no] { $who } starts
    }
they-draw =
    { $you ->
        [yes] You draw
       *[no] { $who } draws
    }
they-exchange =
    { $you ->
        [yes] You exchange
       *[no] { $who } exchanges
    }
they-add =
    { $you ->
        [yes] You add
       *[no] { $who } adds
    }
they-drive =
    { $you ->
        [yes] You drive
       *[no] { $who } drives
    }
they-collect =
    { $you ->
        [yes] You collect
       *[no] { $who } collects
    }
they-use =
    { $you ->
        [yes] You use
       *[no] { $who } uses
    }
they-remove =
    { $you ->
        [yes] You remove
       *[no] { $who } removes
    }
they-raise =
    { $you ->
        [yes] You raise
       *[no] { $who } raises
    }
they-look =
    { $you ->
        [yes] You look
       *[no] { $who } looks
    }
they-saw =
    { $you ->
        [yes] You have seen
       *[no] { $who } has seen
    }
they-take =
    { $you ->
        [yes] You take
       *[no] { $who } takes
    }
they-decline =
    { $you ->
        [yes] You decline
       *[no] { $who } declines
    }
they-give-up =
    { $you ->
        [yes] You give up
       *[no] { $who } gives up
    }
they-lose =
    { $you ->
        [yes] You lose
       *[no] { $who } loses
    }
they-have =
    { $you ->
        [yes] You have
       *[no] { $who } has
    }

event-turn =
    { $you ->
        [yes] Your turn
       *[no] { $who }’s turn
    }
event-placed = { they-start } at { $space }
event-drew-known = { they-draw }: { $clues }
event-exchanged =
    { $number ->
        [one] { they-exchange } 1 clue: { $clues }
       *[other] { they-exchange } { $number } clues: { $clues }
    }
event-clues_reshuffled = The { $clues } discarded clues are the new deck
event-clue = { they-add } to the { map-of } map: { $clue }
event-marked =
    { $number ->
        [one] The { map-of } site is marked
       *[other] The { $number } { map-of } sites are marked
    }
event-located = The { map-of } treasure lies at { $space }
event-drove =
    { $extra ->
        [yes] { they-drive } to { $to }, an extra drive
       *[no] { they-drive } to { $to }
    }
event-amulet_taken = { they-collect } an amulet at { $space }
event-amulet_used =
    { $for ->
        [clue] { they-use } an amulet for an extra clue
        [drive] { they-use } an amulet for an extra drive
        [exchange] { they-use } an amulet for a new hand
       *[remove] { they-use } an amulet to remove a marker
    }
event-removed = { they-remove } the { map-of } marker at { $space }
event-raised = { they-raise } the { map-of } treasure
event-peeked =
    { $number ->
        [one] { they-look } at 1 card in secret
       *[other] { they-look } at { $number } cards in secret
    }
event-peeked-known = { they-saw }: { $cards }
event-last_treasure = The treasure deck is empty: this is the last treasure
event-treasures_refilled =
    { $cards ->
        [one] 1 discarded card completes the treasure deck
       *[other] The { $cards } discarded treasure cards are shuffled
    }
event-turned_up = Turned up: { $card }
event-accepted = { they-take } { $card }
event-declined = { they-decline } { $card }
event-unwanted = Nobody wants { $card }
event-left_over = Left over and discarded: { $cards }
event-curse = The { map-of } treasure is cursed!
event-cursed =
    { $loss ->
        [amulet] { they-give-up } an amulet
        [gold] { they-lose } { $card }
       *[nothing] { they-have } nothing to lose
    }
event-cleared =
    { $you ->
        [yes] The { map-of } map is cleared; you start it again
       *[no] The { map-of } map is cleared; { $who } starts it again
    }
event-amulet_ashore = An amulet washes ashore at { $space }
event-over =
    { $number ->
        [one] { $you ->
            [yes] You win
           *[no] { $winners } wins
        }
       *[other] { $you ->
            [yes] You share the win with { $winners }
           *[no] { $winners } share the win
        }
    }
event-over-idle = 20 rounds without a clue or a treasure: the game ends

## Why not

reason-over = The game is over.
reason-not_asked = Somebody else is to act.
reason-own_turn = On your turn you play a clue, drive or exchange your hand; you may also raise treasures and use amulets.
reason-action_used = You have had your action this turn; an amulet gives you an extra one.
reason-not_in_hand = This clue is not in your hand.
reason-fits_nowhere = This clue fits on none of the maps.
reason-rules_out_nothing = On the { map-of } map this clue rules out no space that is still possible.
reason-leaves_nothing = On the { map-of } map this clue would leave no space at all.
reason-no_rose = You have no compass rose left.
reason-no_amulet = You have no amulet.
reason-no_clue_fits = None of your clues fits on a map.
reason-no_clues = You hold no clues to exchange.
reason-not_located = The { map-of } treasure can still be in { $sites } places.
reason-atv_elsewhere = Your ATV must be at the { map-of } site, { $space }.
reason-no_markers = There are no { map-of } markers on the island yet.
reason-last_marker = The last { map-of } marker must stay.
reason-choose_map = Choose a map for the clue.
reason-choose_clue = Choose a clue from your hand.
reason-choose_marker = Choose the { map-of } marker to remove.
reason-no_marker_there = There is no { map-of } marker at { $space }.
reason-choose_space = Choose a space for your ATV.
reason-in_the_ocean = { $space } is in the ocean.
reason-not_driving = Choose to drive first, then where to.
reason-stays = A leg ends on another space than it began.
reason-out_of_reach = One leg does not reach { $space }: stay within the terrain, or step to a neighbouring space of another one.
reason-too_far =
    { $legs ->
        [one] The one leg you have left does not reach { $space }.
       *[other] { $space } is too far: { $legs } legs do not reach it.
    }
reason-accept_or_decline = Take the gold or decline it.
