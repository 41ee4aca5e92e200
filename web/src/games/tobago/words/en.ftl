# Tobago

title = Tobago
hook = Clue by clue the treasure has only one place left. Drive.
goal = Collect the most gold. Play clues until a treasure can only lie on one space, then drive there and raise it: everybody whose clues led to it gets a share.
length = 60 min
pad-row-gold = Gold cards

## Names

terrain-jungle = jungle
terrain-scrubland = scrubland
terrain-mountain = mountains
terrain-lake = lake
terrain-river = river
terrain-beach = beach
terrain-ocean = ocean
object-hut = hut
object-palm = palm tree
clue-unknown = a clue you cannot see
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
say-clue = Choose a map for
say-play = Play on the { map-of } map:
say-place = Start at { $space }
say-drive = Drive to { $space }
say-raise = Raise the { map-of } treasure
say-remove = Remove the { map-of } marker at { $space }
say-exchange = Exchange all your clues
say-end = End your turn

## Actions

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
share-explain = Whoever takes the card takes that rose home.
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
lesson-first_clue = You got the last gold, so you start the grey map again, with any clue. Take “in the mountains”.
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

## Pictures of the rules

picture-TB-C3 = From left to right: in the jungle, next to a hut, in sight of a palm tree, not next to a lake. The treasure may lie on gold spaces with a cross, and not on hatched ones.
picture-TB-K3 = “Next to a hut” leaves the 6 spaces around the hut. Then “in the jungle” takes 3 markers away and leaves 3.
picture-TB-M1 = First leg: as far as you like through the jungle. Second leg: one step into the mountains. Third leg: as far as you like through the mountains.
picture-TB-R3 = The 4 is offered to the lowest compass rose first, the raiser’s, then to one after the other up to the top. Blue has two roses here and is asked twice.
picture-TB-R6 = The statue looks to the west: the last space of the island there gets an amulet. Then it turns clockwise and looks to the north-west.
