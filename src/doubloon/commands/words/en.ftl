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
    [one] { $who } takes back 1 move.
   *[other] { $who } takes back { $moves } moves.
  }
now = Now: { $asked }.
waits = { $what } (seat { $seat }, { $kind }, { $rule })
asked = { $what } ({ $kind }, { $rule })
asked-undo = { $moves ->
    [one] { $what } ({ $kind }, { $rule }); 1 move can be taken back
   *[other] { $what } ({ $kind }, { $rule }); { $moves } moves can be taken back
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
