# What the command line says around a game's own words

head = { $title }, { $players } players
seat = seat { $seat }: { $who }
seat-bot = seat { $seat }: { $who }, { $bot } bot
options = Options: { $options }
deck = Deck: { $deck }, version { $version }
game = Game { $game }, commitment { $commitment }
start = The start
end = The end
took-back = { $moves ->
    [one] { $who } undoes 1 move.
   *[other] { $who } undoes { $moves } moves.
  }
now = Now: { $asked }.
waits = { $what } (seat { $seat }, { $kind }, { $rule })
asked = { $what } ({ $kind }, { $rule })
asked-undo = { $moves ->
    [one] { $what } ({ $kind }, { $rule }); 1 move can be undone
   *[other] { $what } ({ $kind }, { $rule }); { $moves } moves can be undone
  }
asks-seat = Seat { $seat } ({ $who }) is asked: { $question }
asks-you = You are asked: { $question }
asks-nothing = Nothing is asked of this seat now.
place = place
player = player
score = score
after-moves = { $moves ->
    [one] after 1 move
   *[other] after { $moves } moves
  }
position = a position
spectator = spectator
of-seat = seat { $seat }
full-state = The full state
secret = { $moves ->
    [one] 1 move. The secret was { $secret }.
   *[other] { $moves } moves. The secret was { $secret }.
  }
saved = Saved as { $file }.

## Playing at the terminal

seat-person = seat { $seat }: { $who }, you
help = Type a number or the words of a move; ? explains, q saves and quits.
begin = Press Enter to begin.
question = { $what } ({ $rule })
move-so-far = { $what } ({ $rule }; so far: { $move })
hand = You hold: { $cards }
thinking = { $who } is thinking…
hand-over = { $who }, it is your turn. Press Enter when nobody else is looking.
help-key = { $key ->
    [help] ?  this help and the rule; ? WORD: why not; ? RULE: its text
    [hint] h  a hint
    [undo] u  undo a word, or your last move
    [table] t  the table
    [log] l  what happened; l 100: more of it
   *[quit] q  save and quit
  }
hint = A strong bot would play { $move }: { $names }.
no-undo = { $why ->
    [reveal] Something was revealed since, so it cannot be undone.
    [other] Somebody else has moved since, so it cannot be undone.
   *[start] There is no move to undo.
  }
no-such-number = A number from 1 to { $number } is needed.
no-such-word = “{ $word }” is not among the choices. Type a number from 1 to { $number } or a word of the list; ? explains.
no-such-word-near = “{ $word }” is not among the choices. Did you mean { $words }?
which-word = “{ $word }” can be { $words }. Which one?
one-number = One number at a time, please: the list changes after each. Words may be several.
too-many-words = The move is whole before “{ $word }”, so nothing was played.
type-something = Type a number from 1 to { $number } or a word of the list; ? explains.
log-number = After l, a number of lines is needed.
may = { $word } is allowed now: { $name }.
left = The game is saved. To go on: doubloon play --resume { $file }
earlier = { $lines ->
    [one] (1 earlier line: l shows it)
   *[other] ({ $lines } earlier lines: l shows them)
  }
