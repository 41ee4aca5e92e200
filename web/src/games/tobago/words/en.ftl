# Tobago

title = Tobago
hook = Clue by clue the treasure has only one place left. Drive.
goal = Collect the most gold. Play clues until a treasure can only lie on one space, then drive there and raise it: everybody whose clues led to it gets a share.
length = 60 min

## Names

map-black = Black
map-grey = Grey
map-white = White
map-brown = Brown
# A map, its treasure or its marker inside a sentence, by the name that the server gives it.
map-of =
    { $map ->
        [black] black
        [grey] grey
        [white] white
       *[brown] brown
    }
terrain-jungle = jungle
terrain-scrubland = scrubland
terrain-mountain = mountains
terrain-lake = lake
terrain-river = river
terrain-beach = beach
terrain-ocean = ocean
object-hut = hut
object-palm = palm tree
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
clue-unknown = a clue you cannot see
gold = { $value } gold
curse = curse
card-unknown = unseen card
amulet = amulet
rose = compass rose
atv = { $who }’s ATV

## Board

board-label = The island with its treasures
space-label = { $space }, { $terrain }
space-amulet = an amulet lies here
space-gaze = an amulet comes here with the next treasure
space-site = the { map-of } treasure may be here
space-found = the { map-of } treasure is here
space-legs =
    { $legs ->
        [one] 1 leg away
       *[other] { $legs } legs away
    }
space-stays = stays possible
space-goes = would be ruled out
statue-faces = statue facing { $direction }
direction-E = the east
direction-SE = the south-east
direction-SW = the south-west
direction-W = the west
direction-NW = the north-west
direction-NE = the north-east
legend = Legend
zoom = Whole island, or a closer look

## Hand and players

hand-label =
    { $cards ->
        [0] Your hand, no clues
        [one] Your hand, 1 clue
       *[other] Your hand, { $cards } clues
    }
hand-empty = No clues in hand
gold-in =
    { $cards ->
        [0] no gold yet
        [one] gold, in 1 card
       *[other] gold, in { $cards } cards
    }
gold-cards =
    { $cards ->
        [one] 1 gold card
       *[other] { $cards } gold cards
    }
amulets =
    { $amulets ->
        [one] 1 amulet
       *[other] { $amulets } amulets
    }
roses-left = { $left } of { $all } compass roses left
roses-of = { $left } of { $all }
roses-on =
    { $roses ->
        [0] No rose on the { map-of } map
        [one] 1 rose on the { map-of } map
       *[other] { $roses } roses on the { map-of } map
    }

## Status and side

treasure-deck = Treasure deck
deck-left = { $cards } left
curses-left =
    { $curses ->
        [0] no curse to come
        [one] 1 curse to come
       *[other] { $curses } curses to come
    }
deck-label =
    { $curses ->
        [0] { $cards } treasure cards left, no curse among them
        [one] { $cards } treasure cards left, 1 curse to come
       *[other] { $cards } treasure cards left, { $curses } curses to come
    }
deck-safe = No curse can come yet
pile-clues = clues
pile-discards = discards
pile-amulets = amulets in the supply
maps = Treasure maps
maps-hint = a rose is a share; the last one is asked first
map-label =
    { $sites ->
        [one] { $name }: 1 site.
       *[other] { $name }: { $sites } sites.
    }
map-clue = { $clue }, rose of { $who }
map-clue-bare = { $clue }, no rose
map-sites =
    { $sites ->
        [one] 1 site
       *[other] { $sites } sites
    }
map-unmarked = not marked yet
map-empty = No clue yet
map-found = Found
map-found-here = raise it
map-found-legs =
    { $legs ->
        [one] drive 1 leg, then raise it
       *[other] drive { $legs } legs, then raise it
    }
map-found-far = at { $space }, out of reach
map-here = here?
map-change = { $before } → { $after }
map-out =
    { $sites ->
        [one] rules out 1
       *[other] rules out { $sites }
    }
map-cannot = Can’t
map-cannot-rules_out_nothing = rules out none
map-cannot-leaves_nothing = leaves none
amulets-when =
    { $amulets ->
        [0] No amulets
        [one] 1 amulet, any time in your turn
       *[other] { $amulets } amulets, any time in your turn
    }
round = Round
idle =
    { $rounds ->
        [one] 1 round without a clue or a treasure; 20 end the game
       *[other] { $rounds } rounds without a clue or a treasure; 20 end the game
    }

## Options

option-curses = Curses
option-curses-two = Two
option-curses-one = One
option-curses-none = None
option-after_curse = After a curse
option-after_curse-stops = The share-out stops
option-after_curse-amulets = It goes on for those who give an amulet
option-after_curse-all = It goes on for all
option-late_curses = Curses come later, in the bottom 21 gold cards instead of 27
option-island = Island
option-island-random = Random

## Questions

ask-place = Put your ATV on any space
ask-turn = Play a clue, drive, or exchange
ask-turn-no-clue = No clue fits: drive or exchange
ask-turn-legs = Drive on
legs-first-short = First drive
legs-extra-short = Extra drive
legs-first =
    { $legs ->
        [one] 1 leg is left of your first drive.
       *[other] { $legs } legs are left of your first drive.
    }
legs-extra =
    { $legs ->
        [one] 1 leg is left of your extra drive.
       *[other] { $legs } legs are left of your extra drive.
    }
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
say-clue = Choose a map for
say-play = Play on the { map-of } map:
say-place = Start at { $space }
say-drive = Drive to { $space }
say-raise = Raise the { map-of } treasure
say-remove = Remove the { map-of } marker at { $space }
say-exchange = Exchange all your clues
say-end = End your turn
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
do-remove-any = Remove a site
do-raise = Raise the { map-of } treasure
do-raise-it = Raise it
do-map = { $name } map
do-clue = { $clue }
do-space = { $space }
do-accept = Take it
do-decline = Decline

## What happens

fx-title = What happens
fx-nothing = Choose something: here you see what it does before you confirm it.
fx-clue =
    { $out ->
        [one] 1 space is ruled out, { sites-left }
       *[other] { $out } spaces are ruled out, { sites-left }
    }
sites-left =
    { $sites ->
        [one] 1 is left
       *[other] { $sites } are left
    }
fx-rose = Your rose on it is a share in the treasure
fx-marked = The sites can now be marked
fx-located = The site is known: { $space }
fx-drive =
    { $legs ->
        [0] Your drive ends at { $space }
        [one] To { $space }, 1 leg left
       *[other] To { $space }, { $legs } legs left
    }
fx-amulet = You collect an amulet
fx-amulet-left = An extra drive collects no amulet
fx-amulet-used = Costs an amulet
fx-exchange =
    { $cards ->
        [one] You discard 1 clue and draw another
       *[other] You discard { $cards } clues and draw as many
    }
fx-end = Your turn is over
fx-end-unused = You have not used your action
fx-open = You will see what follows once you confirm.

## Share-out

scene-offer = Sharing out
scene-first_clue = A new map
share-title = The { map-of } treasure
share-known = What only you know
share-peeked =
    { $cards ->
        [0] You had no rose here, so you saw no card
        [one] You looked at 1 card in secret, for your rose
       *[other] You looked at { $cards } cards in secret, one for each rose
    }
share-coming =
    { $cards ->
        [0] No card of yours is still to come
        [one] 1 card you saw is still to come
       *[other] { $cards } cards you saw are still to come
    }
share-unseen = One card nobody has seen
share-left =
    { $cards ->
        [0] the last card
        [one] 1 more card
       *[other] { $cards } more cards
    }
share-order = Asked from the bottom up
share-now =
    { $you ->
        [yes] your answer?
       *[no] asked now
    }
share-next = next
share-gone = Gone already
share-nobody = nobody
share-accept-then =
    { $roses ->
        [0] Your rose goes home; you have none left here
        [one] This rose goes home; 1 of yours stays
       *[other] This rose goes home; { $roses } of yours stay
    }
share-decline-then =
    { $who ->
        [me] You are asked again, with your next rose
        [nobody] Nobody else is asked: it is discarded
       *[other] { $name } is asked next
    }
share-you = you
share-sum =
    { $roses ->
        [one] 1 rose + 1 unseen card = { $cards } cards, one by one
       *[other] { $roses } roses + 1 unseen card = { $cards } cards, one by one
    }
share-explain = Who takes the card takes that rose home.
share-passed = declined
share-certain =
    { $cards ->
        [one] The next card is the curse
       *[other] A curse is among the { $cards } cards to come
    }
share-possible = A curse may be among the cards to come
loss-amulet = an amulet
loss-gold = the best gold card
loss-nothing = nothing
loss-safe = safe
share-gold = Your gold: { $gold }
or = or
curse-title = Cursed!
curse-text-stops = Whoever still has a rose here gives up an amulet, or else the best gold card. The rest is not shared out.
curse-text-amulets = Whoever still has a rose here gives up an amulet and stays in the share-out. Without an amulet it is the best gold card, and the roses go home.
curse-text-all = Whoever still has a rose here gives up an amulet, or else the best gold card. Then the share-out goes on.
curse-amulet = gives an amulet
curse-gold = loses { $card }
curse-nothing = has nothing to lose
curse-safe = safe

## Score

score-title = The gold
score-total = Gold
score-you-win = You win with { $total }
score-wins = { $who } wins with { $total }
score-shared = { $who } share the win with { $total }
why-ahead = { $ahead } ahead of { $who }.
why-cards =
    { $cards ->
        [one] From 1 gold card.
       *[other] From { $cards } gold cards.
    }

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
        [yes] The { map-of } map is cleared; you start it anew
       *[no] The { map-of } map is cleared; { $who } starts it anew
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

## The guided first game

lesson-first = Your first game
lesson-welcome = This is the island. Four treasures are hidden on it, and nobody knows where, not even the game: the clues that all of you play decide it.
lesson-maps = Each treasure has a map, and a map is a list of clues. The grey treasure lies next to a hut: that leaves 24 spaces. Its clue has your compass rose on it.
lesson-hand = These clues are yours; the others do not see them. Point at one to see what it would rule out on each map, and where it cannot go.
lesson-clue = Play “in the jungle” on the grey map: next to a hut and in the jungle, that leaves 6 spaces. A clue must rule something out and leave something.
lesson-rose = Now two of your compass roses lie on the grey map. Every rose is a share in the treasure, no matter who raises it.
lesson-sites = Somebody has added “next to a palm tree”. Only one marker is left: the grey treasure lies at E3.
lesson-drive = Drive there in three legs. First along the beach to the amulet at F1: a leg takes you through one terrain as far as you like, and a leg that ends on an amulet collects it. Then one step into the jungle, to E2, and through the jungle to E3.
lesson-raise = You are there. Raise the treasure: that puts one more of your roses below the last clue, so you are asked first.
lesson-peek = You have three roses here, so you have seen three cards of the treasure, and only you. There is one more in it that nobody has seen. Now they are turned up one by one.
lesson-offer = You are asked first. Take the card: the rose goes home. If you declined, the next rose up would be asked, and you could wait for something better.
lesson-again = The next rose up belonged to somebody else, who took a card. Now it is your turn again: take this one too.
lesson-last = And the last of your roses. What is left over after that is discarded.
lesson-first_clue = You got the last gold, so you start the grey map anew, with any clue. Take “in the mountains”.
lesson-statues = After each treasure the statues look out to sea: an amulet washes ashore where their gaze leaves the island. Then they turn.
lesson-curse = Your amulet can give you an extra clue, an extra drive or a new hand, or take a marker away. Or keep it: two of the treasure cards are curses. When one is turned up, all who still have a rose there give up an amulet, or else their best gold card.
lesson-end = You have driven, and that was your action. Keep the amulet and end your turn.
lesson-free = That is all you need. The game ends when the treasure cards run out, and the most gold wins. Play on, or leave whenever you like.

## Own deck: the names of its file, and what is wrong with one

deck-list-clues = Clues
deck-list-gold = Gold cards
deck-entry-clues = clue no. { $clue }
deck-entry-gold = gold card no. { $card }
deck-key-amulets = Amulets
deck-key-clue = No.
deck-key-card = No.
deck-key-relation = Where
deck-key-of = Of what
deck-key-not = Not
deck-key-value = Gold
deck-relation-in = in
deck-relation-next_to = next to
deck-relation-in_sight_of = in sight of
deck-of-jungle = { terrain-jungle }
deck-of-scrubland = { terrain-scrubland }
deck-of-mountain = { terrain-mountain }
deck-of-lake = { terrain-lake }
deck-of-river = { terrain-river }
deck-of-beach = { terrain-beach }
deck-of-ocean = { terrain-ocean }
deck-of-largest_jungle = largest jungle
deck-of-largest_scrubland = largest scrubland
deck-of-largest_mountain = largest mountains
deck-of-largest_lake = largest lake
deck-of-largest_river = largest river
deck-of-largest_beach = largest beach
deck-of-hut = { object-hut }
deck-of-palm = { object-palm }
deck-of-statue = statue
mistake-in_the_ocean = No treasure lies in the ocean; next to it or in sight of it is possible.
mistake-clues = There are { $count } clues; at least { $least } are needed.
mistake-gold = There are { $count } gold cards here; the box has { $gold }.
mistake-spaces_left = On island { $island } this clue leaves too little or everything: { $left } spaces. It must leave at least 2 and rule some out.
