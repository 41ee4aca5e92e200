# Under Sail

title = Under Sail
hook = Show half a card, hide the other, and sail off with the treasure.
length = 40 min

## Names

colour-red = red
colour-blue = blue
colour-green = green
colour-violet = violet
# Cards and treasures by the colour's name in English, as the rules give it.
colour-of =
    { $colour ->
        [red] red
        [blue] blue
        [green] green
       *[violet] violet
    }
card =
    { $colour ->
        [red] red { $number }
        [blue] blue { $number }
        [green] green { $number }
       *[violet] violet { $number }
    }
card-raised = { $card } +{ $bonus }
card-colour =
    { $colour ->
        [red] a red card
        [blue] a blue card
        [green] a green card
       *[violet] a violet card
    }
card-number = a { $number }
treasure =
    { $colour ->
        [red] the red { $value }
        [blue] the blue { $value }
        [green] the green { $value }
       *[violet] the violet { $value }
    }
treasure-points =
    { $points ->
        [one] worth 1 point
       *[other] worth { $points } points
    }
bonus-cards =
    { $cards ->
        [one] 1 bonus card
       *[other] { $cards } bonus cards
    }
deck-all = treasure deck
deck-0 = red and blue deck
deck-1 = green and violet deck
half-sea = sea half
half-coast = coast half
sail = sail
first = First Player card
action-1 = Steal 2 bonus cards
action-2 = Swap 2 island cards
action-3 = Arrange the next 3 treasures
action-4 = Take a card back
action-1-text = From a player who has 2; if nobody else has, from the supply.
action-2-text = Take 2 random cards from a hand, then give 2 of your choice back.
action-3-text = Look at the top 3 face-down treasures of a deck and put them back in any order.
action-4-text = Take a card of this trick into your hand and discard one.
action-for = Action for { $colours }
and = { $one } and { $other }

## Board

board-label = The table: treasures, action cards and the cards of this trick
deck-label = { $deck }: { $treasure } lies face up, { $left } face down
deck-label-none = { $deck }: nothing face up, { $left } face down
supply =
    { $cards ->
        [one] 1 bonus card in the supply
       *[other] { $cards } bonus cards in the supply
    }
place-label = { $who }, place { $place }
shows-colour =
    { $colour ->
        [red] shows red
        [blue] shows blue
        [green] shows green
       *[violet] shows violet
    }
shows-number = shows a { $number }
shows-bonus =
    { $bonus ->
        [one] with 1 bonus card
       *[other] with { $bonus } bonus cards
    }
at-most = at most { $number }
counts = counts { $value }
range = { $low } to { $high }
number-hidden = number hidden
colour-hidden = colour hidden
last-to-play = last to play
first-to-play = first this trick
not-yet = not yet

## Hand and players

hand-label =
    { $cards ->
        [0] Your hand, no cards
        [one] Your hand, 1 card
       *[other] Your hand, { $cards } cards
    }
hand-empty = No cards in hand
cards = Cards in hand
bonus = Bonus
bonus-label =
    { $cards ->
        [0] No bonus cards
        [one] 1 bonus card, open
       *[other] { $cards } bonus cards, open
    }
bonus-stealable = can be stolen
bonus-in-trick = { $cards } in this trick
pile-label =
    { $treasures ->
        [0] No treasures
        [one] 1 treasure: { $top }
       *[other] { $treasures } treasures, { $top } on top
    }
pile-count =
    { $treasures ->
        [one] 1 treasure
       *[other] { $treasures } treasures, the top shows
    }
points =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
played = has played

## Status and side

round-label = Round { $round } of 2
trick = Trick
trick-label = Trick { $trick } of { $tricks }
phase-pass = Passing a card
colours-title = This trick, colour by colour
colours-none = nobody yet
colours-alone = alone so far
colours-merged = Count as one colour this trick
colours-wins = wins
colours-action = action
they-see = They see
you-hide = You hide
known-cards = What you know
known-holds = { $who } holds { $cards }

## Options

option-red_blue = Action for red and blue
option-red_blue-bonus = Steal 2 bonus cards
option-red_blue-swap = Swap 2 island cards
option-green_violet = Action for green and violet
option-green_violet-look = Arrange the next 3 treasures
option-green_violet-fetch = Take a card back

## Questions

ask-pass = Pass your highest card of your longest colour to { $who }
ask-play = Choose a card to play
ask-show = What do the others see of { $card }?
ask-bonus = How many bonus cards do you add? At most { $most }
ask-treasure = Take { $treasure }, or steal one?
ask-steal_bonus = Steal 2 bonus cards. From whom?
ask-swap =
    { $number ->
        [one] Take a random card. From whom?
       *[other] Take { $number } random cards. From whom?
    }
ask-give =
    { $number ->
        [one] Choose 1 card to give to { $who }
       *[other] Choose { $number } cards to give to { $who }
    }
ask-look = Which deck do you look at?
ask-order = In which order do the treasures go back?
ask-fetch = Which card of this trick do you take?
ask-discard = You took { $card }: choose a card to discard
say-play-colour = Play { $card }, number hidden
say-play-number = Play { $card }, colour hidden
say-pass = Pass { $card } to { $who }
say-give = Give { $who }:
hoist = Hoist the sail
hoist-how = drag it, or tap the half you want to hide
wait-pass = { $who } passes a card
wait-play = { $who } plays a card
wait-show = { $who } plays a card
wait-bonus = { $who } plays a card
wait-treasure = { $who } takes or steals a treasure
wait-steal_bonus = { $who } steals bonus cards
wait-swap = { $who } swaps island cards
wait-give = { $who } gives island cards back
wait-look = { $who } chooses a deck
wait-order = { $who } arranges treasures
wait-fetch = { $who } takes a card of the trick
wait-discard = { $who } discards a card

## Actions

do-card = { $card }
do-show-colour = Hide the number
do-show-number = Hide the colour
do-bonus =
    { $bonus ->
        [0] No bonus card
        [one] 1 bonus card
       *[other] { $bonus } bonus cards
    }
do-take = Take { $treasure }
do-steal = Steal { $treasure } from { $who }
do-from = From { $who }
do-deck = { $deck }
do-order = { $treasures }
do-fetch = Take { $card }

## What happens

fx-title = What happens
fx-nothing = Choose something: here you see what it does before you confirm it.
fx-sees-colour =
    { $colour ->
        [red] The others see red, not the number
        [blue] The others see blue, not the number
        [green] The others see green, not the number
       *[violet] The others see violet, not the number
    }
fx-sees-number = The others see { $number }, not the colour
fx-counts = With { $bonus } bonus cards it counts { $value }
fx-tells = This tells the others: the number is { $most } at most
fx-back =
    { $bonus ->
        [one] Your bonus card goes back after the trick
       *[other] Your { $bonus } bonus cards go back after the trick
    }
fx-last = You are last: all sails come off at once
fx-treasure =
    { $colour ->
        [red] Winning red brings { $treasure }
        [blue] Winning blue brings { $treasure }
        [green] Winning green brings { $treasure }
       *[violet] Winning violet brings { $treasure }
    }
fx-action =
    { $colour ->
        [red] No red treasure is face up: winning red brings the action
        [blue] No blue treasure is face up: winning blue brings the action
        [green] No green treasure is face up: winning green brings the action
       *[violet] No violet treasure is face up: winning violet brings the action
    }
fx-take = You take { $treasure }
fx-steal = You steal { $treasure }; the one on the deck goes under it
fx-random = Chance decides which cards you get
fx-open = You will see what follows once you confirm.

## The reveal

reveal-title = The reveal
reveal-sails = Sails off
reveal-treasures = Treasures and bonus cards
reveal-actions = Actions
reveal-next = Next trick
reveal-wins =
    { $colour ->
        [red] wins red
        [blue] wins blue
        [green] wins green
       *[violet] wins violet
    }
reveal-alone = alone in this colour
reveal-lowest = lowest of { $cards }
reveal-between = in between: nothing
reveal-tie = equal: nearer to the first player counts higher
reveal-stolen = stolen
reveal-no-effect = no cards left in hand: no effect
scene-treasure = A treasure
scene-order = The next treasures
scene-order-first = comes first
scene-aside = Look at the table
scene-back = Back to the choice
scene-taken = You took these
or = or

## Score

score-title = The points
score-round = Round { $round }
score-treasures = Treasures
score-bonus = Pairs of bonus cards
score-total = Total
score-you-win = You win with { $total }
score-wins = { $who } wins with { $total }
score-shared = { $who } share the win with { $total }
why-ahead = { $ahead } ahead of { $who }.

## Log

event-round = Round { $round }
event-dealt =
    { $number ->
        [one] { $who } is dealt 1 card
       *[other] { $who } is dealt { $number } cards
    }
event-dealt-known = { $who } is dealt { $cards }
event-turned_up = Face up: { $treasures }
event-passed = { $who } passes a card to { $to }
event-passed-known = { $who } passes { $card } to { $to }
event-trick = Trick { $trick }: { $first } begins
event-played =
    { $bonus ->
        [0] { $who } plays { $shown }
        [one] { $who } plays { $shown } with 1 bonus card
       *[other] { $who } plays { $shown } with { $bonus } bonus cards
    }
event-uncovered = The sails come off: { $cards }
event-won = { $who } wins { colour-of }
event-took = { $who } takes { $treasure }
event-stole = { $who } steals { $treasure } from { $from }
event-bonus =
    { $number ->
        [0] { $who } gets no bonus card: the supply is empty
        [one] { $who } gets 1 bonus card
       *[other] { $who } gets { $number } bonus cards
    }
event-action = { $who } carries out: { $action }
event-action-idle = { $who } has no cards left: the action has no effect
event-stole_bonus = { $who } steals { $number } bonus cards from { $from }
event-took_cards =
    { $number ->
        [one] { $who } takes a random card from { $from }
       *[other] { $who } takes { $number } random cards from { $from }
    }
event-took_cards-known = { $who } takes { $cards } from { $from }
event-gave_cards =
    { $number ->
        [one] { $who } gives a card to { $to }
       *[other] { $who } gives { $number } cards to { $to }
    }
event-gave_cards-known = { $who } gives { $cards } to { $to }
event-looked =
    { $number ->
        [one] { $who } looks at 1 treasure of the { $deck }
       *[other] { $who } looks at { $number } treasures of the { $deck }
    }
event-looked-known = { $who } sees { $treasures }
event-put_back = { $who } puts the treasures back
event-fetched = { $who } takes { $card } and discards { $discarded }
event-fetched-same = { $who } takes { $card } and discards it again
event-put_under = { $treasure } goes under its deck
event-counted = Round { $round } is counted: { $points }
event-counted-line = { $who } { $total }
event-over =
    { $number ->
        [one] { $winners } wins
       *[other] { $winners } share the win
    }

## Why not

reason-over = The game is over.
reason-not_asked = Somebody else is to act.
reason-pass_a_card = Choose a card to pass to the right.
reason-not_in_hand = This card is not in your hand.
reason-not_most = You hold more cards of another colour: pass one of those.
reason-not_highest = You hold a higher card of this colour: pass that one.
reason-play_a_card = Choose a card from your hand to play.
reason-show_a_half = Choose what the others see: the colour or the number.
reason-choose_bonus =
    { $most ->
        [0] You can add no bonus cards.
        [one] Choose how many bonus cards to add: none or 1.
       *[other] Choose how many bonus cards to add, { $most } at most.
    }
reason-too_many_bonus = At most { $most }: you hold { $held } bonus cards, and no card counts more than 12.
reason-take_or_steal = Take the treasure from the deck, or steal a visible one.
reason-cannot_steal = This player has no visible treasure that you can steal now: they must have played your colour lower, and the treasure must have it too.
reason-choose_player = Choose another player.
reason-not_yourself = Choose somebody else, not yourself.
reason-nobody_there = Nobody sits there in this game.
reason-too_few_bonus = This player does not have 2 bonus cards.
reason-give_cards =
    { $cards ->
        [one] Choose 1 card of your hand to give back.
       *[other] Choose { $cards } cards of your hand to give back.
    }
reason-ascending = Cards are given in ascending order: after this one too few would be left.
reason-choose_deck = Choose a treasure deck.
reason-no_such_deck = There is no treasure to look at in this deck.
reason-choose_order = Choose the order in which the { $treasures } treasures go back.
reason-fetch_a_card = Take a card that was played in this trick.
reason-not_in_trick = This card was not played in this trick.
reason-discard_a_card = Choose a card from your hand to discard.

## The guided first game

lesson-first = Your first game
lesson-welcome = Treasures lie face up in the middle. To win one, play the highest card in its colour.
lesson-pass = Before the round everyone passes a card to the right: the highest of the colour they hold most of. Pass this one.
lesson-others = The others have played. You see a colour or a number of each card, never both.
lesson-play = Play this card. Now choose what the sail covers: hide the number, so that they only know the colour.
lesson-reveal = All sails come off. The highest card of each colour wins it, and so does a card that is alone in its colour.
lesson-treasure = You won this colour, and its treasure is yours. It goes on your pile, where only the top one shows.
lesson-lowest = The lowest card of a colour gets bonus cards, one for every card of that colour.
lesson-bonus = Add bonus cards: each one raises your card by 1, up to 12. The others see them.
lesson-steal = Instead of the treasure on the deck you may steal one: this player played your colour lower, and a treasure of that colour lies on top of the pile.
lesson-action = No treasure of your colour is face up, so you carry out the action of your colour instead.
lesson-score = After each round treasures count their points, and every two bonus cards 1 point. The most after two rounds wins.
lesson-free = That is all you need. Play on against these opponents, or leave whenever you like.
