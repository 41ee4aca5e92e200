# What the command line says around a game's own words

head = { $title }, { $players } Personen
seat = Platz { $seat }: { $who }
seat-bot = Platz { $seat }: { $who }, Bot { $bot }
options = Optionen: { $options }
deck = Karten: { $deck }, Version { $version }
game = Spiel { $game }, Festlegung { $commitment }
start = Der Anfang
end = Das Ende
took-back = { $moves ->
    [one] { $who } nimmt 1 Zug zurück.
   *[other] { $who } nimmt { $moves } Züge zurück.
  }
now = Jetzt: { $asked }.
waits = { $what } (Platz { $seat }, { $kind }, { $rule })
asked = { $what } ({ $kind }, { $rule })
asked-undo = { $moves ->
    [one] { $what } ({ $kind }, { $rule }); 1 Zug kann zurückgenommen werden
   *[other] { $what } ({ $kind }, { $rule }); { $moves } Züge können zurückgenommen werden
  }
asks-seat = Frage an Platz { $seat } ({ $who }): { $question }
asks-you = Frage an dich: { $question }
asks-nothing = Dieser Platz wird gerade nichts gefragt.
place = Rang
player = Name
score = Punkte
after-moves = { $moves ->
    [one] nach 1 Zug
   *[other] nach { $moves } Zügen
  }
position = eine Stellung
spectator = Zuschauer
of-seat = Platz { $seat }
full-state = Der vollständige Stand
secret = { $moves ->
    [one] 1 Zug. Das Geheimnis war { $secret }.
   *[other] { $moves } Züge. Das Geheimnis war { $secret }.
  }
saved = Gespeichert als { $file }.
