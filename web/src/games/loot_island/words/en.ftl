# Loot Island

title = Loot Island
hook = Map the coast together, then decide what is worth the curse.
goal = Collect the most gold. Where you lay map cards, your compass comes to lie too; when the coast at the ship’s bow is explored, the compasses there share its treasures. But treasures are cursed: with 13 cubes at the end you lose everything.
length = 45 min

## Names

players-2-more = With two players Aaron joins in: a third hand, open on the table, for which either of you may act.
landing-N1-short = N·W
landing-N2-short = N·E
landing-E1-short = E·N
landing-E2-short = E·S
landing-S1-short = S·E
landing-S2-short = S·W
landing-W1-short = W·S
landing-W2-short = W·N
effect-draw-short = Draw 1
effect-cube-short = Cube off
effect-chest-short = Chest
effect-plus-short = Is two
effect-one-short = Curses
effect-draw-long = Everyone with a compass there may draw a card.
effect-cube-long = Everyone with a compass there may discard a cube.
effect-chest-long = One treasure more when this landing is explored.
effect-plus-long = Counts as two cards.
effect-one-long = On an empty landing all other players take a cube. In front of a column it copies the effect of a card there, for you alone.
kinds-amulet = Amulets
kinds-coin_bag = Coin bags
kinds-book = Books
kinds-jewel = Jewels
kinds-crown = Crowns
kinds-skull = Skulls
number = No. { $number }
about-cubes = get rid of curse cubes.
about-stack = your compass at a landing changes its place in the stack.
about-draw = draw 2 map cards.
about-treasure = take 1 curse cube and dig up a treasure, to keep or to bury.
about-compass = put a compass on a landing without playing cards there.
about-ship = the ship sails on, so another coast is explored.
island-closed = closed this round

## Board

board-label = The island with its eight landings
landing-label = { $name }: { $count } of { $need } cards, { $treasures ->
        [one] 1 treasure
       *[other] { $treasures } treasures
    }.
landing-label-cards = Column, { $suit }: { $cards }.
landing-label-compasses = Compasses from the bottom: { $names }.
island-label = Small island { $name }: { $does }. Costs { $cost ->
        [one] 1 card
       *[other] { $cost } cards
    }.
island-label-closed = Small island { $name }: { $does }. Closed this round.
ship-label = The ship; its bow points to the { $coast }
explored-here =
    explored
    this round
zoom = Whole chart, or the coast being explored

## Hand and players

hand-label =
    { $cards ->
        [0] Your hand, no cards
        [one] Your hand, 1 card
       *[other] Your hand, { $cards } cards
    }
hand-label-aaron = Aaron’s open cards
hand-aaron = { $who }’s cards
hand-empty = No cards in hand
cubes = Curse cubes
cards = Cards in hand
cubes-label = { $cubes } curse cubes; { $deadly } are deadly
cubes-label-then = { $cubes } curse cubes, then { $then }; { $deadly } are deadly
first-tile = First Player tile
passed = passed
eliminated = eliminated
worth-now = Worth now
compasses-left =
    { $left ->
        [0] No compass left
        [one] 1 compass left
       *[other] { $left } compasses left
    }
loot-label =
    { $number ->
        [0] { $kind }: none
       *[other] { $kind }: { $number }, worth { $worth }
    }
aaron-what = crowns only, moved by you both
aaron-out = done for this round
aaron-act = Act for Aaron
aaron-cards = Open cards: { $cards }
aaron-crosses =
    { $crosses ->
        [one] 1 cross on his crowns
       *[other] { $crosses } crosses on his crowns
    }

## Status and side

round = Round
round-label = Round { $round } of 5
phase-prepare = Prepare
phase-actions = Actions
phase-explore = Loot
phase-final = Final exploration
phase-ending = The reckoning
phase-over = The end
event-now = Event, this round
events-coming = Still to come:
forecast = { $coast }, explored next
forecast-many = Explored next
loot-big = Big Loot: compasses and chests
loot-small = Small Loot: chests
loot-short =
    { $cards ->
        [one] 1 card missing
       *[other] { $cards } cards missing
    }
share-order = Shared in this order: { $names }
treasures = Treasures
pile-maps = map deck
pile-discards = discards
pile-treasures = treasures
pile-healers =
    { $number ->
        [one] 1 healer
       *[other] { $number } healers
    }
healers-known = Known healers:

## The events

event-card-A1-text = At once, each player may draw 2 more map cards for 2 curse cubes.
event-card-A2-text = Treasures lie on the table: when you pass, you must take one of them and keep it.
event-card-A3-text = Each use of a small island costs 1 curse cube.
event-card-A4-text = The Big Loot has 1 treasure less, the Small Loot 1 more.
event-card-B1-text = The ship sails one corner farther: another coast is explored.
event-card-B2-text = The ship turns round, to the coast explored last, and keeps its new direction.
event-card-B3-text = A small island stays closed this round.
event-card-B4-text = Nobody may have more than 2 compasses on the island.
event-card-B5-text = Hands are refilled to 1 card less than usual.
event-card-B6-text = Every cube card discards up to 2 cubes instead of 1.
event-card-B7-text = A small island costs 1 more card, of any colour.
event-card-B8-text = When the first player passes, everybody else takes 2 curse cubes.
event-card-B9-text = A small island costs only 1 card, but then you must pass at once.
event-card-B10-text = After sharing, everyone with a compass at the Small Loot may discard up to 2 cubes.
event-card-B11-text = Big Loot and Small Loot each have 1 treasure less.
event-card-B12-text = If both landings have enough cards, the one with fewer is the Big Loot.
event-card-B13-text = Treasures are taken from the top of the stack to the bottom; Undertow moves a compass to the top.
event-card-B14-text = This coast and the next one at the bow are both explored.
round-event = Round { $round }

## Questions

say-turn-aaron = Play cards, use a small island, act for Aaron, or pass
say-pass = Pass for this round
say-pay =
    { $cost ->
        [1] { $island } costs any one card
        [3] { $island } costs 2 cards of one colour and any third
       *[other] { $island } costs 2 cards of one colour
    }
say-island = Use { $island } for
say-landing = Choose cards for { $landing }
say-play = Play at { $landing }:
say-where = Choose a place for
say-aaron = For Aaron: play his cards or use a small island
say-discard = Discard

## Actions

## What happens

fx-title = What happens
fx-nothing = Choose something: here you see what it does before you confirm it.
fx-only = Nothing else happens.
fx-compass =
    { $place ->
        [1] A compass opens the stack
       *[other] A compass goes on top, place { $place }
    }
fx-compass-moved =
    { $place ->
        [1] A compass moves here from { $from }
       *[other] A compass moves here from { $from }, place { $place }
    }
fx-compass-at = A compass goes to { $landing }
fx-pass = No more turns this round; cards stay in hand
fx-pass-first = First to pass: the First Player tile is yours
fx-island = { $island } turns face down
fx-keep = { they-keep } { $treasure }
fx-ship = The bow points to the { $coast }
fx-draw =
    { $cards ->
        [one] Draw 1 card
       *[other] Draw { $cards } cards
    }
fx-cubes-come =
    { $cubes ->
        [one] Take 1 cube
       *[other] Take { $cubes } cubes
    }
fx-cubes-go =
    { $cubes ->
        [one] 1 cube away
       *[other] { $cubes } cubes away
    }
fx-ready =
    { $treasures ->
        [one] { $count } of { $need } cards: enough, 1 treasure
       *[other] { $count } of { $need } cards: enough, { $treasures } treasures
    }
fx-count = { $count } of { $need } cards at the landing
fx-open = You will see what follows once you confirm.

## Scenes

scene-take = Sharing the loot
scene-claim = Parting gifts
scene-treasure = A treasure
scene-healer = The healers
share-big = The Big Loot
share-small = The Small Loot
share-gifts = Parting gifts
share-found = A treasure!
share-compasses =
    { $number ->
        [one] 1 compass
       *[other] { $number } compasses
    }
share-chests =
    { $number ->
        [one] 1 chest
       *[other] { $number } chests
    }
share-treasures =
    { $number ->
        [one] 1 treasure
       *[other] { $number } treasures
    }
share-cloth = Treasures on the cloth
share-treasure = { $treasure }, curse { $curse }, crossed cubes { $crossed }
share-choose = Choose a treasure
share-about-amulet = Worth its number. From now on you shed 1 cube more whenever you bury a treasure.
share-about-coin_bag = Worth its number, no more and no less.
share-about-book = Worth { $times } times the curse of one other treasure of yours that is not a book; without one, nothing.
share-about-jewel = Besides its number: 8 for two jewels, 20 for three.
share-about-crown = Besides its number: whoever has the most crosses gets 25, then 18, 11 and 4.
share-about-skull = Besides its number: for each other type of treasure you own 1. A set of two different skulls brings 3 for each type, a set of three 6.
share-keep = Keep it: { $kind }
share-bury = Bury it again
share-worth =
    { $sign ->
        [more] Your loot is then worth { $worth } ({ $change } more).
        [less] Your loot is then worth { $worth }.
       *[same] Your loot stays worth { $worth }.
    }
share-deadly = { $deadly } cubes at the end take everything from you.
share-keep-button =
    { $way ->
        [take] { $cubes ->
            [one] Keep it, take 1 cube
           *[other] Keep it, take { $cubes } cubes
        }
        [shed] { $cubes ->
            [one] Keep it, shed 1 cube
           *[other] Keep it, shed { $cubes } cubes
        }
       *[none] Keep it
    }
share-bury-button =
    { $way ->
        [shed] { $cubes ->
            [one] Bury it, shed 1 cube
           *[other] Bury it, shed { $cubes } cubes
        }
       *[none] Bury it
    }
share-kept = kept
share-buried = buried
share-before-you = In front of you
share-nothing-yet = nothing yet
share-now =
    { $you ->
        [yes] your choice now
       *[no] choosing now
    }
share-next = next
share-later = then
or = or
healers-title = Choose a healer
healers-text =
    { $cubes ->
        [one] 1 cube must be healed. Until then your loot is worth { $loot }.
       *[other] { $cubes } cubes must be healed. Until then your loot is worth { $loot }.
    }
healers-show-title = Your healer for the table
healers-show-text = Everybody puts one of two on the table; then, fewest cubes first, each chooses.
healer-costs = costs you { $cost }
healer-take = Take
healer-show = Put down
healer = Healer

## Score

score-title = The reckoning
score-total = Loot
score-out = Taken by the curse
score-out-cubes = { $cubes } cubes: all treasures lost
score-out-debt = The healer cost more than the loot
score-lost = lost all
score-crosses =
    { $crosses ->
        [one] { $sum }, 1 cross
       *[other] { $sum }, { $crosses } crosses
    }
score-you-win = You win with { $total }
score-wins = { $who } wins with { $total }
score-nobody = The curse wins
why-ahead =
    { $you ->
        [yes] { $ahead } ahead of you.
       *[no] { $ahead } ahead of { $who }.
    }
why-tie =
    { $you ->
        [yes] As much as you, but nearer to the First Player tile.
       *[no] As much as { $who }, but nearer to the First Player tile.
    }
why-best = The biggest difference: { $line }.
why-alone = Nobody else escaped the curse.

## The guided first game

lesson-first = Your first game
lesson-welcome = This is the island. The bow of the ship points at the coast that is explored at the end of this round. It has two landings: whoever has a compass there shares the treasures. Each round has an event of its own; this one only matters if both landings get enough cards.
lesson-hand = These are your map cards. Each has a colour and a number, and some have a symbol: draw a card, discard a cube, a chest, or +1.
lesson-cards = Cards of one colour go to one landing, from low to high. Play your red 2 and 4 at North-West and confirm. The +1 makes the 2 count as two cards.
lesson-compass = Your compass came along with the cards. It lies at the bottom of the stack, so you will be the first to take a treasure here.
lesson-wild = Somebody has added a card and a compass: now there are enough cards for loot. Add your red 8 and the wild card. A wild card fits any column of its colour, and its chest brings one more treasure.
lesson-cubes = These are your curse cubes. Whoever has 13 or more at the end of the game loses everything.
lesson-island = A small island costs two cards of one colour. Pay with the green 3 and 6, and get rid of three cubes.
lesson-pass = Done for this round? Then pass. Whoever passes first takes the First Player tile: its owner begins the next round, and it is worth 5 gold coins at the end.
lesson-explore = Now the coast is explored. The Big Loot has one treasure for every compass and one for every chest.
lesson-keep = The lowest compass takes first, and that is yours. Keep the coin bag: it is worth a lot, but you take its curse cubes too.
lesson-discard = Your turn again. This time bury the jewel: you do not get it, but you may discard two curse cubes.
lesson-refresh = A new round begins. First discard a card you have no use for: the amber 7. Then your hand is filled up to seven.
lesson-healer = At the end of the game a healer wants gold for the cubes you still have. Whoever has the fewest cubes chooses first.
lesson-free = That is all you need. Three more rounds to go: play on against these two, or leave whenever you like.

## Own deck: the names of its file

deck-list-map_cards = Map cards
deck-list-treasures = Treasures
deck-list-healers = Healers
deck-list-events = Events
deck-list-islands = Small islands
deck-key-card = Card
deck-key-number = No.
deck-key-kind = Island
deck-key-event = Event
deck-key-symbol = Symbol
deck-key-pile = Pile
deck-key-type = Type
deck-key-value = Value
deck-key-curse = Curse cubes
deck-key-crossed = Crossed cubes
deck-key-multiplier = Times a curse
deck-key-skull = Skull
deck-key-crosses = Crosses
deck-key-per_cube = For each cube
deck-key-fixed = Fixed
deck-key-cubes = Cubes
deck-key-five_players_only = Only with five
deck-symbol-none = none
deck-symbol-cube = { effect-cube }
deck-symbol-draw = { effect-draw }
deck-symbol-chest = { effect-chest }
deck-symbol-plus = { effect-plus }
deck-type-amulet = { kind-amulet }
deck-type-coin_bag = { kind-coin_bag }
deck-type-book = { kind-book }
deck-type-jewel = { kind-jewel }
deck-type-crown = { kind-crown }
deck-type-skull = { kind-skull }
deck-kind-cubes = { island-cubes }
deck-kind-stack = { island-stack }
deck-kind-draw = { island-draw }
deck-kind-treasure = { island-treasure }
deck-kind-compass = { island-compass }
deck-kind-ship = { island-ship }
deck-skull-a = { skull-a }
deck-skull-b = { skull-b }
deck-skull-c = { skull-c }
deck-entry-map_cards = { $card }
deck-entry-treasures = treasure no. { $number }
deck-entry-healers = healer no. { $number }
deck-entry-events = event { $event }
deck-entry-islands = { $kind }
deck-copy =
    { $copy ->
        [1] { $card }, first card
       *[other] { $card }, second card
    }
mistake-map_card = R, G, V or A for the colour, a number from 1 to 10 or * for a wild card, then a or b for the first or second card; for example R3a
mistake-event_card = A1 to A4 and B1 to B14
mistake-not_on_type = A card of this type does not have that: { $type }. It has: { $fields }.
mistake-not_on_island = { $kind } has no number of cubes; only { island-cubes } has.
mistake-missing_cards = Missing: { $card }. Each of the 88 map cards is there once.
mistake-one_symbol = A 1 acts by its number and has no other effect. Allowed: none, chest or +1.
mistake-wild_symbol = Every wild card shows a chest.
mistake-has_symbol = In the box at least one { $value } shows this: { $symbol }.
mistake-has_five_and_nine = In the box there is a colour in which a 5 and a 9 do something: one draws a card, the other discards a cube.
mistake-has_idle = In the box at least one red { $value } neither draws a card nor discards a cube.
mistake-has_chests = In the box there is a colour with at least 4 chests.
mistake-missing_treasures = Missing: { $number }. The 74 treasures are numbered 1 to 74.
mistake-curse_and_crossed = Curse cubes and crossed cubes on one treasure.
mistake-high_curse = { $curse } curse cubes on one treasure.
mistake-missing_piles = Missing: { $pile }. There are four piles.
mistake-missing_types = Missing: { $type }. There are six types.
mistake-has_value = The box has this treasure: { $type } of value { $value }.
mistake-has_curse = The box has this treasure: { $type } with { $curse } curse cubes.
mistake-has_amulets = The box has at least { $count } amulets.
mistake-has_jewels = The box has at least { $count } jewels.
mistake-has_three_jewels = The box has three jewels of value { $value }.
mistake-has_skull_twice = The box has at least one of the skulls twice.
mistake-has_book = The box has a book that counts { $multiplier } times a curse.
mistake-has_crown =
    { $crosses ->
        [one] The box has a crown with { $crosses } cross.
       *[other] The box has a crown with { $crosses } crosses.
    }
mistake-has_skull = The box has this skull: { $skull }.
mistake-missing_healers = Missing: { $number }. The 14 healers are numbered 1 to 14.
mistake-costs_nothing = This healer costs nothing. Each asks 1 or 2 for each cube, a fixed sum, or both.
mistake-has_healer = The box has this healer: { $per_cube } for each cube and a fixed { $fixed }.
mistake-missing_events = Missing: { $event }. Each of the 18 events is there once.
mistake-tiles = There are { $count } tiles here; the box has 7.
mistake-missing_kinds = Missing: { $kind }. Each of the 6 small islands is there at least once.
mistake-five_players = “Only with five” is ticked on { $count } tiles; it is on exactly one.

## Pictures of the rules

picture-LI-2-9 = Behind the second red 4 a red 5, a red 9 and a red wild card fit. The red 3 is too low, and the green 8 has the wrong colour.
picture-LI-2-14 = Above: Blue plays a 1 behind a 1, and all the others take a curse cube. Below: behind a 6 the 1 goes to the front, and Blue alone draws a card, as the 4 allows.
picture-LI-3-5 = Above the Big Loot: 3 compasses and 2 chests bring 5 treasures. Below the Small Loot: 1 chest brings 1 treasure, the compasses bring none.
picture-LI-3-6 = The stack from bottom to top: Blue, Red, Yellow. They take the first three of 5 treasures in this order; then Blue and Red take one more each.
