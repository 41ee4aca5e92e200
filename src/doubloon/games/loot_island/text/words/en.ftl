# Loot Island

## Names

aaron = Aaron
landing-N1 = North-West
landing-N2 = North-East
landing-E1 = East-North
landing-E2 = East-South
landing-S1 = South-East
landing-S2 = South-West
landing-W1 = West-South
landing-W2 = West-North
# A landing inside a reason: the server names it by its notation.
landing-of =
    { $landing ->
        [N1] North-West
        [N2] North-East
        [E1] East-North
        [E2] East-South
        [S1] South-East
        [S2] South-West
        [W1] West-South
        [W2] West-North
       *[other] this landing
    }
coast-north = north coast
coast-east = east coast
coast-south = south coast
coast-west = west coast
suit-red = red
suit-green = green
suit-violet = violet
suit-amber = amber
suit-of =
    { $colour ->
        [red] red
        [green] green
        [violet] violet
        [amber] amber
       *[other] such
    }
card = { $suit } { $value }
card-wild = { $suit } wild card
kind-amulet = Amulet
kind-coin_bag = Coin bag
kind-book = Book
kind-jewel = Jewel
kind-crown = Crown
kind-skull = Skull
skull-a = laughing
skull-b = toothless
skull-c = one-eyed
treasure = { $kind } no. { $number } ({ $line })
treasure-amulet-line = 1 more cube when burying
treasure-coin_bag-line = worth { $value }
treasure-book-line = { $times } × a curse
treasure-jewel-line = sets of 2 and 3
treasure-crown-line =
    { $crosses ->
        [one] 1 cross
       *[other] { $crosses } crosses
    }
treasure-skull-line = { $skull }
treasure-curse =
    { $cubes ->
        [one] curse 1
       *[other] curse { $cubes }
    }
healer-each = { $each } for each cube
healer-fixed = flat { $fixed }
healer-both = { $each } for each cube, plus { $fixed }
healer-free = free
island-cubes = Mercy Spring
island-stack = Undertow
island-draw = Parrot Cay
island-treasure = Smugglers’ Hole
island-compass = Lookout Rock
island-ship = Trade Wind
card-with = { $card }, { $effect }
effect-draw = draw a card
effect-cube = discard a cube
effect-chest = chest
effect-plus = counts as two
effect-one = curses the others or copies an effect
island-cubes-does =
    { $cubes ->
        [one] discard 1 cube
       *[other] discard up to { $cubes } cubes
    }
island-stack-does =
    { $top ->
        [yes] compass to the top
       *[no] compass to the bottom
    }
island-draw-does = draw 2 cards
island-treasure-does = 1 cube, 1 treasure
island-compass-does = compass, no cards
island-ship-does = ship to next corner

## The events

event-card-A1 = Extra Maps
event-card-A2 = Parting Gifts
event-card-A3 = Cursed Shallows
event-card-A4 = Shifted Riches
event-card-B1 = Tailwind
event-card-B2 = About Turn
event-card-B3 = Lost in the Fog
event-card-B4 = Broken Needles
event-card-B5 = Lean Hands
event-card-B6 = Cleansing Rain
event-card-B7 = Harbour Toll
event-card-B8 = The Captain’s Spite
event-card-B9 = Last Stop
event-card-B10 = Consolation
event-card-B11 = Picked Over
event-card-B12 = Less Is More
event-card-B13 = Upside Down
event-card-B14 = Double Voyage

## Questions

ask-turn = Play cards, use a small island, or pass
ask-refresh = Discard any cards? Then you draw up to { $refill }
ask-keep_hand = Choose the cards to discard; you keep { $keep }
ask-extra_cards = Draw 2 more cards and take 2 curse cubes?
ask-take_back =
    { $aaron ->
        [yes] Take one of Aaron’s compasses back from the island
       *[no] Take one of your compasses back from the island
    }
ask-compass = Which compass moves to { $landing }?
ask-cards = Choose cards for { $landing }
ask-copy = Your 1 may copy an effect of the column
ask-may_draw = Draw a card?
ask-may_discard = Discard how many cubes? At most { $at_most }
ask-pay = Choose the cards that pay for { $island }
ask-tile = What happens at { $island }?
ask-tile-cubes = { $island }: discard how many cubes?
ask-tile-stack = { $island }: at which landing does your compass move?
ask-tile-draw = { $island }: draw 2 cards?
ask-tile-treasure = { $island }: take 1 cube and dig up a treasure?
ask-tile-compass = { $island }: where does the compass go?
ask-tile-ship = { $island }: does the ship sail on?
ask-place = Which compass moves to { $landing }?
ask-treasure = You dug up { $treasure }
ask-claim = You pass: take one of the treasures on the table
ask-take = Take a treasure: keep it or bury it again
ask-show_healer = Choose the healer you put on the table
ask-healer = Choose a healer
wait-turn = { $who } plays cards, uses a small island or passes
wait-refresh = { $who } chooses cards to discard
wait-keep_hand = { $who } chooses which cards to keep
wait-extra_cards = { $who } thinks about extra cards
wait-take_back = { $who } takes a compass back
wait-compass = { $who } moves a compass
wait-cards = { $who } plays cards
wait-copy = { $who } chooses an effect to copy
wait-may_draw = { $who } may draw a card
wait-may_discard = { $who } may discard cubes
wait-pay = { $who } pays for a small island
wait-tile = { $who } uses a small island
wait-place = { $who } moves a compass
wait-treasure = { $who } dug up a treasure
wait-claim = { $who } takes a parting gift
wait-take = { $who } takes a treasure
wait-show_healer = { $who } chooses a healer for the table
wait-healer = { $who } chooses a healer

## Actions

do-pass = Pass
do-done = Done
do-keep-all = Keep all
do-yes = Yes
do-no = No
do-yes-extra_cards = Draw 2, take 2 cubes
do-no-extra_cards = No, thank you
do-yes-may_draw = Draw
do-no-may_draw = Do not draw
do-yes-tile = Yes
do-no-tile = Leave it
do-aaron = Act for Aaron
do-copy-cube = Copy: discard a cube
do-copy-draw = Copy: draw a card
do-landing = { $landing }
do-from = Compass from { $landing }
do-island = { $island }
do-cubes =
    { $cubes ->
        [0] None
        [one] 1 cube
       *[other] { $cubes } cubes
    }
do-card = { $card }
do-healer = Healer, { $healer }
do-keep = Keep { $treasure }
do-discard = Bury { $treasure }

## Log: what the reader did is told to the reader

they-play =
    { $you ->
        [yes] You play
       *[no] { $who } plays
    }
they-use =
    { $you ->
        [yes] You use
       *[no] { $who } uses
    }
they-skip =
    { $you ->
        [yes] You skip
       *[no] { $who } skips
    }
they-take =
    { $you ->
        [yes] You take
       *[no] { $who } takes
    }
they-shed =
    { $you ->
        [yes] You discard
       *[no] { $who } discards
    }
they-keep =
    { $you ->
        [yes] You keep
       *[no] { $who } keeps
    }
they-bury =
    { $you ->
        [yes] You bury
       *[no] { $who } buries
    }
they-choose =
    { $you ->
        [yes] You choose
       *[no] { $who } chooses
    }
they-draw =
    { $you ->
        [yes] You draw
       *[no] { $who } draws
    }
they-lay-off =
    { $you ->
        [yes] You discard
       *[no] { $who } discards
    }
they-decline =
    { $you ->
        [yes] You decline the
       *[no] { $who } declines the
    }
they-pass =
    { $you ->
        [yes] You pass
       *[no] { $who } passes
    }
they-copy =
    { $you ->
        [yes] You copy
       *[no] { $who } copies
    }
they-put =
    { $you ->
        [yes] You put
       *[no] { $who } puts
    }
their-compass =
    { $you ->
        [yes] Your compass
       *[no] { $who }’s compass
    }
event-round = Round { $round }
event-event_card = Event: { $name }
event-ship = The ship sails on; its bow points to the { $coast }
event-ship_turned = The ship turns; its bow points to the { $coast }
event-island_closed = { $island } is closed this round
event-played =
    { $aaron ->
        [yes] { they-play } { $cards } at { $landing } for Aaron
       *[no] { $compass ->
            [moved] { they-play } { $cards } at { $landing }, with the compass from { $from }
            [new] { they-play } { $cards } at { $landing }, with a compass
           *[no] { they-play } { $cards } at { $landing }
        }
    }
event-island_used =
    { $aaron ->
        [yes] { they-use } { $island } for Aaron, for { $cards }
       *[no] { they-use } { $island } for { $cards }
    }
event-island_declined = { they-skip } the island’s action
event-cubes-taken =
    { $cubes ->
        [one] { they-take } 1 cube
       *[other] { they-take } { $cubes } cubes
    }
event-cubes-cursed =
    { $cubes ->
        [one] { they-take } 1 cube: a 1 curses all others
       *[other] { they-take } { $cubes } cubes: 1s curse all others
    }
event-cubes-gone =
    { $cubes ->
        [one] { they-shed } 1 cube
       *[other] { they-shed } { $cubes } cubes
    }
event-kept = { they-keep } { $treasure }
event-discarded = { they-bury } { $treasure }
event-revealed = Revealed: { $treasures }
event-healer_chosen = { they-choose } a healer: { $healer }
event-healers = The healers: { $healers }
event-maps_reshuffled = The { $cards } discarded maps are the new deck
event-treasures_reshuffled = The { $treasures } buried treasures are the new deck
event-eliminated =
    { $you ->
        [yes] You have { $cubes } cubes and are eliminated
       *[no] { $who } has { $cubes } cubes and is eliminated
    }
event-final_exploration = The final exploration begins
event-drew =
    { $number ->
        [one] { they-draw } 1 card
       *[other] { they-draw } { $number } cards
    }
event-drew-known = { they-draw } { $cards }
event-refreshed = { they-lay-off } { $cards }
event-extra_cards =
    { $taken ->
        [yes] { they-take } the extra cards
       *[no] { they-decline } extra cards
    }
event-took_back = { they-take } a compass back from { $landing }
event-passed =
    { $first ->
        [yes] { $you ->
            [yes] You pass first and take the First Player tile
           *[no] { $who } passes first and takes the First Player tile
        }
       *[no] { they-pass }
    }
event-copied =
    { $effect ->
        [cube] { they-copy } a cube card
        [draw] { they-copy } a draw card
       *[none] { they-copy } nothing
    }
event-stack_moved =
    { $top ->
        [yes] { their-compass } at { $landing } goes to the top
       *[no] { their-compass } at { $landing } goes to the bottom
    }
event-compass = { they-put } a compass at { $landing }
event-explored = The { $coast } is explored
event-fell_short =
    { $final ->
        [yes] { $landing }: { $cards } of { $need } cards, no loot
       *[no] { $landing }: { $cards } of { $need } cards, no loot; the cards are discarded, the compasses return
    }
event-loot =
    { $size ->
        [big] { $treasures ->
            [one] Big Loot at { $landing }: 1 treasure
           *[other] Big Loot at { $landing }: { $treasures } treasures
        }
       *[small] { $treasures ->
            [one] Small Loot at { $landing }: 1 treasure
           *[other] Small Loot at { $landing }: { $treasures } treasures
        }
    }
event-over =
    { $you ->
        [yes] You win
       *[no] { $winners } wins
    }
event-over-nobody = Nobody wins: the curse took everybody

## Why not

reason-over = The game is over.
reason-not_asked = Somebody else is to act.
reason-must_discard =
    { $cards ->
        [one] Choose 1 more card to discard first.
       *[other] Choose { $cards } more cards to discard first.
    }
reason-not_in_hand = This card is not in that hand.
reason-ascending = Cards are chosen in ascending order, each once: this one comes too late.
reason-enough_chosen = Enough cards are chosen: you are done, or take one back.
reason-choose_discards = Choose cards of your hand to discard until you are done.
reason-yes_or_no = Answer yes or no first.
reason-own_turn = On your turn you play map cards, use a small island, or pass.
reason-aaron_acts = Aaron plays map cards or uses a small island; he cannot pass.
reason-no_aaron = Aaron is only there with two players.
reason-aaron_cannot = Aaron can do nothing more this round.
reason-one_colour = The cards of one move are of one colour: only { suit-of } ones go with those you chose.
reason-none_of_colour = Only { suit-of } cards fit at { landing-of }, and there is none in that hand.
reason-all_too_low = The last card at { landing-of } has value { $value }: all { suit-of } cards of that hand are lower.
reason-fits_nowhere = This card fits nowhere now: its number is too low, or the landing next to it has its colour.
reason-no_cards = There are no cards left to play.
reason-island_face_down = This small island was used already; it opens again next round.
reason-island_not_there = This small island is not in this game.
reason-cannot_pay = A small island costs { $cards } cards, two of them of one colour: you cannot pay that.
reason-cannot_pay_one = A small island costs a card, and there is none.
reason-choose_compass = First choose the landing from which the compass comes.
reason-no_compass_there = There is no such compass at { landing-of }.
reason-choose_cards = Choose cards for { landing-of } until you are done.
reason-choose_one_card = Play at least one card.
reason-wrong_colour = Only { suit-of } cards fit at { landing-of }.
reason-coast_colour = The two landings of a coast need different colours: no { suit-of } at { landing-of }.
reason-too_low = The last card at { landing-of } has value { $value }: this card is too low.
reason-choose_payment = Choose the cards that pay for the small island.
reason-same_colour = The two cards must be of one colour.
reason-leaves_too_few = With this card the small island cannot be paid.
reason-choose_copy = Copy a cube card, copy a draw card, or say no.
reason-nothing_to_copy = No such card lay there before this turn.
reason-up_to_cubes =
    { $cubes ->
        [one] You may discard 1 cube or none.
       *[other] You may discard up to { $cubes } cubes.
    }
reason-choose_landing = Choose a landing, or say no.
reason-compass_needed = You need a compass at { landing-of } for that.
reason-compass_already = There is a compass of that colour at { landing-of } already.
reason-this_treasure = Keep or bury the treasure that was just dug up.
reason-keep_or_discard = Keep or bury a treasure that lies on the table.
reason-not_on_table = This treasure does not lie on the table.
reason-must_keep = This treasure must be kept.
reason-choose_healer = Choose a healer.
reason-healer_not_there = This healer cannot be chosen.
