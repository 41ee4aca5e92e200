# Under Sail

title = Under Sail
hook = Show half a card, hide the other, and sail off with the treasure.
goal = Win treasures: the highest card of a colour takes the treasure of that colour, or carries out its action if none lies there. The lowest one gets bonus cards. After two rounds the most points win.
length = 30 min

## Names

suit-red = red
suit-blue = blue
suit-green = green
suit-violet = violet
card = { $suit } { $value }
treasure = { $suit } treasure worth { $value }
nothing = nothing
action = action
action-1 = Steal 2 bonus cards
action-2 = Swap cards with a hand
action-3 = Order the next treasures
action-4 = Take back a card
first-player = First Player
points = points
bonus-cards = bonus cards
cards = cards in hand
treasures = treasures
option-red_blue = Action of red and blue
option-red_blue-bonus = steal 2 bonus cards
option-red_blue-swap = swap cards with a hand
option-green_violet = Action of green and violet
option-green_violet-look = order the next treasures
option-green_violet-fetch = take back a card

## The table

board-label = The table: the cards of this trick, the treasures, the action cards
round-of = Round { $round } of 2
trick = Trick
passing = Passing a card
status-label = Round { $round } of 2, trick { $trick } of { $tricks }
status-label-pass = Round { $round } of 2, a card is passed
deck = deck
deck-label = Treasure deck { $colours }: { $left } face down, face up: { $treasure }
deck-back = { $left ->
    [one] 1 treasure face down
   *[other] { $left } treasures face down
  }
supply = bonus cards in the supply
played-next = is to play
played-colour = shows { $suit }
played-colour-bonus = { $suit }, at most { $most }
played-number = shows a { $value }
played-number-bonus = shows a { $value }, counts { $total }
played-counts = { $suit } { $value }, counts { $total }
play-here = Choose a card of your hand
hoist = Hoist the sail
hoist-how = Tap the half you want to hide, or drag the sail there.
hide-number = Hide the number
hide-colour = Hide the colour

## Players

bonus-cap = Bonus
bonus-held = { $number ->
    [one] 1 bonus card
   *[other] { $number } bonus cards
  }
bonus-in-trick = { $number } in this trick
bonus-stealable = can be stolen
treasures-count = { $number ->
    [0] no treasure
    [one] 1 treasure
   *[other] { $number } treasures
  }
hand-label = { $cards ->
    [one] Your hand, 1 card
   *[other] Your hand, { $cards } cards
  }
hand-empty = Your hand is empty

## At the side

they-see = They see
you-hide = You hide
seen-colour = { $suit }, any number
seen-colour-bonus = { $suit }, and that the card is { $most } at most
seen-number = it counts { $total }, in any colour
hidden-number = the { $value }
hidden-colour = that it is { $suit }
colour-by-colour = This trick: the highest wins
nobody-yet = nobody yet
counts-with = one colour with { $suit }
colour-hidden = colour hidden
from-to = { $least } to { $most }
got-card = { $who } passed you the { $card }.

## What is asked

ask-pass = Pass { $who } the highest card of the colour you hold most of
ask-play = Choose a card to play
ask-show = Which half do you hide?
ask-bonus = How many bonus cards do you add?
ask-treasure = Take a treasure, or steal one?
ask-steal_bonus = Steal 2 bonus cards. From whom?
ask-swap = { $number ->
    [one] Swap 1 card. With whom?
   *[other] Swap { $number } cards. With whom?
  }
ask-give = { $number ->
    [one] Give { $who } 1 card back. You took { $taken }
   *[other] Give { $who } { $number } cards back. You took { $taken }
  }
ask-look = Which deck do you look at?
ask-order = Put them back in which order?
ask-fetch = Take a card of this trick into your hand
ask-discard = Discard a card of your hand
say-pass = Pass the { $card } to { $who }
say-half = Which half of the { $card } do you hide?
say-number-hidden = Play the { $card }, number hidden
say-colour-hidden = Play the { $card }, colour hidden
help-treasure = You won the colour. A visible treasure of this colour, of somebody who played it with a lower value, can be yours instead. A tie is not lower.
help-steal_bonus = Only from somebody who holds 2. What is played in this trick cannot be stolen.
help-swap = You take cards at random and give as many back, of your choice.
help-look = You see its next treasures and may change their order.
help-order = The first one is turned up next. Nobody else sees them.
help-fetch = Then discard a card of your hand, face up. It may be the same one.
choose-other = Another
wait-pass = { $who } chooses a card to pass
wait-play = { $who } plays a card
wait-show = { $who } plays a card
wait-bonus = { $who } plays a card
wait-treasure = { $who } takes or steals a treasure
wait-steal_bonus = { $who } steals bonus cards
wait-swap = { $who } swaps cards
wait-give = { $who } gives cards back
wait-look = { $who } looks at treasures
wait-order = { $who } puts treasures in order
wait-fetch = { $who } takes back a card
wait-discard = { $who } discards a card
bonus-add = Bonus cards to add
bonus-fewer = one fewer
bonus-more = one more
of-highest = of { $highest }
total-of = { $total } of { $highest }

## Names of actions

do-card = { $card }
do-show-colour = Show the colour
do-show-number = Show the number
do-bonus = { $number ->
    [0] no bonus card
    [one] 1 bonus card
   *[other] { $number } bonus cards
  }
do-take = Take the { $treasure }
do-steal = Steal the { $treasure } of { $who }
do-from = From { $who }
do-deck-red-blue = Red and blue
do-deck-green-violet = Green and violet
do-order = { $treasures }
do-fetch = { $card }

## Scenes

all-sails-down = All sails down
band-many = { $number } × { $suit }
verdict-wins = wins
verdict-lowest = lowest
came-took = Prize: { $treasure }
came-stole = Stolen from { $other }: { $treasure }
came-supply = From the supply: { $bonus }
came-stole-bonus = Stolen from { $other }: { $bonus }
came-action = No { $suit } treasure: { $action }
came-idle = No hand left for the action
came-fetched = Back in hand: { $card }. Discarded: { $discarded }

## The log: what the reader did is told to the reader

they-pass =
    { $you ->
        [yes] You pass
       *[no] { $who } passes
    }
they-show =
    { $you ->
        [yes] You show
       *[no] { $who } shows
    }
they-take =
    { $you ->
        [yes] You take
       *[no] { $who } takes
    }
they-steal =
    { $you ->
        [yes] You steal
       *[no] { $who } steals
    }
they-win =
    { $you ->
        [yes] You win
       *[no] { $who } wins
    }
they-give =
    { $you ->
        [yes] You give
       *[no] { $who } gives
    }
they-look =
    { $you ->
        [yes] You look
       *[no] { $who } looks
    }
so-many-bonus =
    { $number ->
        [one] 1 bonus card
       *[other] { $number } bonus cards
    }
so-many-cards =
    { $number ->
        [one] 1 card
       *[other] { $number } cards
    }

event-round =
    { $you ->
        [yes] Round { $round } begins. You are First Player.
       *[no] Round { $round } begins. { $first } is First Player.
    }
event-trick =
    { $you ->
        [yes] Trick { $trick }: you begin.
       *[no] Trick { $trick }: { $first } begins.
    }
event-passed =
    { $other-you ->
        [yes] { they-pass } a card to you.
       *[no] { they-pass } a card to { $other }.
    }
event-passed-known =
    { $other-you ->
        [yes] { they-pass } the { $card } to you.
       *[no] { they-pass } the { $card } to { $other }.
    }
event-played-colour = { $bonus ->
    [0] { they-show } { $suit }.
    [one] { they-show } { $suit }, with 1 bonus card.
   *[other] { they-show } { $suit }, with { $bonus } bonus cards.
  }
event-played-number = { $bonus ->
    [0] { they-show } a { $value }.
    [one] { they-show } a { $value }, with 1 bonus card.
   *[other] { they-show } a { $value }, with { $bonus } bonus cards.
  }
event-uncovered = All sails down: { $cards }.
who-card =
    { $you ->
        [yes] you { $card }
       *[no] { $who } { $card }
    }
event-took = { they-take } the { $treasure }.
event-stole =
    { $other-you ->
        [yes] { they-steal } the { $treasure } from you.
       *[no] { they-steal } the { $treasure } from { $other }.
    }
event-bonus-lowest =
    { $you ->
        [yes] You were lowest and get { so-many-bonus }.
       *[no] { $who } was lowest and gets { so-many-bonus }.
    }
event-bonus-supply = { $number ->
    [one] { they-take } 1 bonus card from the supply.
   *[other] { they-take } { $number } bonus cards from the supply.
  }
event-action = { they-win } { $suit }: { $action }.
event-action-idle =
    { $you ->
        [yes] You win { $suit }, but have no hand left for the action.
       *[no] { $who } wins { $suit }, but has no hand left for the action.
    }
event-stole_bonus =
    { $other-you ->
        [yes] { they-steal } { so-many-bonus } from you.
       *[no] { they-steal } { so-many-bonus } from { $other }.
    }
event-took_cards =
    { $other-you ->
        [yes] { they-take } { so-many-cards } from your hand.
       *[no] { they-take } { so-many-cards } from the hand of { $other }.
    }
event-took_cards-known =
    { $other-you ->
        [yes] { they-take } { $cards } from your hand.
       *[no] { they-take } { $cards } from the hand of { $other }.
    }
event-gave_cards =
    { $other-you ->
        [yes] { they-give } you { so-many-cards } back.
       *[no] { they-give } { $other } { so-many-cards } back.
    }
event-gave_cards-known =
    { $other-you ->
        [yes] { they-give } you back { $cards }.
       *[no] { they-give } { $other } back { $cards }.
    }
event-looked = { $number ->
    [one] { they-look } at the next treasure of a deck.
   *[other] { they-look } at the next { $number } treasures of a deck.
  }
event-looked-known = { they-look } at the next treasures: { $treasures }.
event-put_back =
    { $you ->
        [yes] You put the treasures back in the order of your choice.
       *[no] { $who } puts the treasures back in an order of choice.
    }
event-fetched =
    { $you ->
        [yes] You take the { $card } into your hand and discard the { $discarded }.
       *[no] { $who } takes the { $card } into the hand and discards the { $discarded }.
    }
event-counted = Round { $round } is counted: { $points }.
who-points =
    { $you ->
        [yes] you { $points }
       *[no] { $who } { $points }
    }
event-over =
    { $you ->
        [yes] { $number ->
            [one] The game is over. You win.
           *[other] The game is over. You share the win with { $winners }.
        }
       *[no] The game is over. The win goes to { $winners }.
    }

## Why not

reason-over = The game is over.
reason-not_asked = Somebody else is to act.
reason-pass_a_card = Choose a card to pass to your right neighbour.
reason-not_in_hand = This card is not in your hand.
reason-not_most = You pass a card of the colour you hold most of. You hold more cards of another colour.
reason-not_highest = You pass the highest card of the colour. You hold a higher one.
reason-play_a_card = First choose a card of your hand.
reason-show_a_half = First choose what the others see: the colour or the number.
reason-choose_bonus = Choose how many bonus cards you add, up to { $most }.
reason-too_many_bonus = At most { $most }: you hold { $held } bonus cards, and no card counts more than 12.
reason-take_or_steal = Take the treasure of the deck, or steal a visible one.
reason-cannot_steal = There is no visible treasure here that you could steal now.
reason-tie_not_lower = You tied with this player, and a tie is not lower: you cannot steal here.
reason-choose_player = Choose another player.
reason-not_yourself = Choose another player, not yourself.
reason-nobody_there = Nobody sits there.
reason-too_few_bonus = This player does not hold 2 bonus cards.
reason-give_cards = { $cards ->
    [one] Choose 1 card of your hand to give back.
   *[other] Choose { $cards } cards of your hand to give back.
  }
reason-ascending = After this card too few would be left to choose from. Begin with a lower one.
reason-choose_deck = Choose a deck of treasures.
reason-no_such_deck = There is no treasure to look at in that deck.
reason-choose_order = Choose the order in which the treasures go back.
reason-fetch_a_card = Take a card that was played in this trick.
reason-not_in_trick = This card is not in this trick.
reason-discard_a_card = Choose a card of your hand to discard.

## The score

score-title = The treasures are counted
score-treasures = Treasures, round { $round }
score-bonus = Pairs of bonus cards, round { $round }
score-total = Total
score-wins = { $who } wins with { $total }
score-you-win = You win with { $total }
why-ahead = { $ahead ->
    [one] 1 point ahead of { $who }.
   *[other] { $ahead } points ahead of { $who }.
  }
why-tie = Level with { $who }: the win is shared.

## The guided first game

lesson-first = Your first game
lesson-welcome = Two treasures lie face up, a red one and a green one. Whoever plays the highest card of a colour wins the treasure of that colour.
lesson-pass = Before the round everybody passes a card to the right: the highest card of the colour they hold most of. Yours is the red 12, so it has to go.
lesson-others = The others have played. Half of each card is under a sail: you see a colour or a number, never both. Is the 9 red?
lesson-play = Your red 10 beats the 9, and few reds are higher. Play it and choose what the sail hides: the number.
lesson-treasure = All sails came off, and your 10 was the highest red. The red treasure lies on your pile, where only the top one can be seen. The lowest red got three bonus cards, one for each red card.
lesson-lowest = Now a blue treasure is up, but somebody shows a 9 and somebody blue. Lose on purpose: your blue 2 will be the lowest blue, and that brings bonus cards. Hide the colour.
lesson-bonus = You got three bonus cards. Play your blue 7, hide the number and add two of them: each raises the card by 1, so it counts 9. No card counts more than 12, and the others see your bonus cards.
lesson-steal = Your blue 9 beats the blue 8. On the deck lies only a blue 1, but the owner of the 8 has the blue 4 on top of the pile. Steal it! With a tie at 8 you could not: stealing needs a lower card.
lesson-action = You lead. Red and green treasures are up, no violet one: whoever wins violet carries out the action for violet instead. Play the violet 12 and hide the colour.
lesson-look = You won violet: you may look at the next three treasures of a deck. Choose red and blue.
lesson-order = Only you see them. You hold the blue 11, so let the blue 3 come next.
lesson-score = When all cards are played, each treasure counts its points and every two bonus cards 1 point. After two rounds the highest total wins.
lesson-free = That is all you need. Play on against these three, or leave whenever you like.

## Own deck: the names of its file, and what is wrong with one

deck-list-islands = Island cards
deck-list-treasures = Treasures
deck-entry-islands = { $card }
deck-entry-treasures = { $colour } treasure worth { $value }
deck-key-bonus_cards = Bonus cards
deck-key-card = Card
deck-key-colour = Colour
deck-key-value = Value
deck-colour-red = { suit-red }
deck-colour-blue = { suit-blue }
deck-colour-green = { suit-green }
deck-colour-violet = { suit-violet }
mistake-island_card = R, B, G or V for the colour and a number from 1 to 12; for example R7
mistake-missing_cards = Missing: { $card }. Each of the 48 island cards is there once.
mistake-treasures = There are { $count } treasures of this colour: { $colour }. The box has { $of }.
mistake-no_treasure = The box has at least one like this: { $colour }, worth { $value }.
mistake-high_value = A treasure worth { $value }.
mistake-bonus_cards = There are { $count } here; the box has { $bonus }.
