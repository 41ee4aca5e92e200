# Under Sail

title = Under Sail
hook = Show half a card, hide the other, and sail off with the treasure.
goal = Win treasures: the highest card of a colour takes the treasure of that colour, or carries out its action if none lies there. The lowest one gets bonus cards. After two rounds the most points win.
length = 30 min
pad-row-treasures = Treasures
pad-row-bonus = Bonus cards (a pair is 1 point)

## Names

nothing = nothing
action = action
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
bonus-add = Bonus cards to add
bonus-fewer = one fewer
bonus-more = one more
of-highest = of { $highest }
total-of = { $total } of { $highest }

## Names of actions

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

## The score

score-title = The treasures are counted
score-treasures = Treasures, round { $round }
score-bonus = Pairs of bonus cards, round { $round }
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

## Pictures of the rules

picture-US-T1 = A red 9, open; with its coast covered, so that the others see only the colour; with its sea covered, so that they see only the number.
picture-US-T2 = A blue 7 with 3 bonus cards counts as a blue 10.
picture-US-T3 = The red 9 is the highest of three red cards and wins red; the green 4 is alone in its colour and wins green. The red 2 is the lowest and gets 3 bonus cards, one for each red card. The red 5 gets nothing.
