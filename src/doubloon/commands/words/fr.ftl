# What the command line says around a game's own words

head = { $title }, { $players } joueurs
seat = place { $seat } : { $who }
seat-bot = place { $seat } : { $who }, bot { $bot }
options = Options : { $options }
deck = Cartes : { $deck }, version { $version }
game = Partie { $game }, engagement { $commitment }
start = Le début
end = La fin
took-back = { $moves ->
    [one] { $who } reprend { $moves } coup.
   *[other] { $who } reprend { $moves } coups.
  }
now = Maintenant : { $asked }.
waits = { $what } (place { $seat }, { $kind }, { $rule })
asked = { $what } ({ $kind }, { $rule })
asked-undo = { $moves ->
    [one] { $what } ({ $kind }, { $rule }) ; { $moves } coup peut être repris
   *[other] { $what } ({ $kind }, { $rule }) ; { $moves } coups peuvent être repris
  }
asks-seat = Question à la place { $seat } ({ $who }) : { $question }
asks-you = Question pour vous : { $question }
asks-nothing = Rien n’est demandé à cette place pour le moment.
place = rang
player = joueur
score = score
after-moves = { $moves ->
    [one] après { $moves } coup
   *[other] après { $moves } coups
  }
position = une position
spectator = spectateur
of-seat = place { $seat }
full-state = L’état complet
secret = { $moves ->
    [one] { $moves } coup. Le secret était { $secret }.
   *[other] { $moves } coups. Le secret était { $secret }.
  }
saved = Enregistré dans { $file }.
