# Under Sail

## Names

suit-red = red
suit-blue = blue
suit-green = green
suit-violet = violet
card = { $suit } { $value }
treasure = { $suit } treasure worth { $value }
action-1 = Steal 2 bonus cards
action-2 = Swap cards with a hand
action-3 = Order the next treasures
action-4 = Take back a card

## At the side


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

## Actions

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
event-turned_up = Face up: { $treasures }.
event-turned_up-none = No treasure lies face up.
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
    [0] { they-show } the number { $value }.
    [one] { they-show } the number { $value }, with 1 bonus card.
   *[other] { they-show } the number { $value }, with { $bonus } bonus cards.
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
event-put_under = The { $treasure } goes under its deck.
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
