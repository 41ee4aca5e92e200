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
    [one] { $who } macht 1 Zug rückgängig.
   *[other] { $who } macht { $moves } Züge rückgängig.
  }
now = Jetzt: { $asked }.
waits = { $what } (Platz { $seat }, { $kind }, { $rule })
asked = { $what } ({ $kind }, { $rule })
asked-undo = { $moves ->
    [one] { $what } ({ $kind }, { $rule }); 1 Zug kann rückgängig gemacht werden
   *[other] { $what } ({ $kind }, { $rule }); { $moves } Züge können rückgängig gemacht werden
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

## Playing at the terminal

seat-person = Platz { $seat }: { $who }, du
help = Tippe eine Nummer oder die Wörter eines Zuges; ? erklärt, q speichert und beendet.
begin = Drücke Enter, um zu beginnen.
question = { $what } ({ $rule })
move-so-far = { $what } ({ $rule }; bisher: { $move })
hand = Du hast: { $cards }
thinking = { $who } denkt nach …
hand-over = { $who }, du bist dran. Drücke Enter, wenn niemand sonst zusieht.
help-key = { $key ->
    [help] ?  diese Hilfe und die Regel; ? WORT: warum nicht; ? REGEL: ihr Text
    [hint] h  ein Tipp
    [undo] u  ein Wort oder deinen letzten Zug rückgängig machen
    [table] t  der Tisch
    [log] l  was geschehen ist; l 100: mehr davon
   *[quit] q  speichern und beenden
  }
hint = Ein starker Bot würde { $move } spielen: { $names }.
no-undo = { $why ->
    [reveal] Seitdem wurde etwas aufgedeckt; der Zug lässt sich nicht mehr rückgängig machen.
    [other] Seitdem hat jemand anderes gezogen; der Zug lässt sich nicht mehr rückgängig machen.
   *[start] Es gibt keinen Zug, der sich rückgängig machen ließe.
  }
no-such-number = Eine Nummer von 1 bis { $number } wird gebraucht.
no-such-word = „{ $word }“ steht nicht zur Wahl. Tippe eine Nummer von 1 bis { $number } oder ein Wort der Liste; ? erklärt.
no-such-word-near = „{ $word }“ steht nicht zur Wahl. Meintest du { $words }?
which-word = „{ $word }“ kann { $words } sein. Was meinst du?
one-number = Eine Nummer auf einmal: Danach ändert sich die Liste. Wörter dürfen es mehrere sein.
too-many-words = Der Zug ist vor „{ $word }“ schon vollständig; nichts wurde gespielt.
type-something = Tippe eine Nummer von 1 bis { $number } oder ein Wort der Liste; ? erklärt.
log-number = Nach l wird eine Anzahl von Zeilen gebraucht.
may = { $word } ist jetzt erlaubt: { $name }.
left = Das Spiel ist gespeichert. Weiter geht es mit: doubloon play --resume { $file }
earlier = { $lines ->
    [one] (1 frühere Zeile: l zeigt sie)
   *[other] ({ $lines } frühere Zeilen: l zeigt sie)
  }
