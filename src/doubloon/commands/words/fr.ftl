# What the command line says around a game's own words

head = { $title }, { $players } joueurs
seat = place { $seat } : { $who }
seat-bot = place { $seat } : { $who }, robot { $bot }
options = Options : { $options }
deck = Cartes : { $deck }, version { $version }
game = Partie { $game }, engagement { $commitment }
start = Le début
end = La fin
took-back = { $moves ->
    [one] { $who } annule { $moves } coup.
   *[other] { $who } annule { $moves } coups.
  }
now = Maintenant : { $asked }.
waits = { $what } (place { $seat }, { $kind }, { $rule })
asked = { $what } ({ $kind }, { $rule })
asked-undo = { $moves ->
    [one] { $what } ({ $kind }, { $rule }) ; { $moves } coup peut être annulé
   *[other] { $what } ({ $kind }, { $rule }) ; { $moves } coups peuvent être annulés
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

## Playing at the terminal

seat-person = place { $seat } : { $who }, c’est vous
help = Tapez un numéro ou les mots d’un coup ; ? explique, q enregistre et quitte.
begin = Appuyez sur Entrée pour commencer.
question = { $what } ({ $rule })
move-so-far = { $what } ({ $rule } ; jusqu’ici : { $move })
hand = Vous avez : { $cards }
thinking = { $who } réfléchit…
hand-over = { $who }, à vous de jouer. Appuyez sur Entrée quand personne d’autre ne regarde.
help-key = { $key ->
    [help] ?  cette aide et la règle ; ? MOT : pourquoi pas ; ? RÈGLE : son texte
    [hint] h  un conseil
    [undo] u  annuler un mot ou votre dernier coup
    [table] t  la table
    [log] l  ce qui s’est passé ; l 100 : davantage
   *[quit] q  enregistrer et quitter
  }
hint = Un robot fort jouerait { $move } : { $names }.
no-undo = { $why ->
    [reveal] Quelque chose a été révélé depuis : ce coup ne peut plus être annulé.
    [other] Quelqu’un d’autre a joué depuis : ce coup ne peut plus être annulé.
   *[start] Il n’y a aucun coup à annuler.
  }
no-such-number = Il faut un numéro de 1 à { $number }.
no-such-word = « { $word } » n’est pas dans la liste. Tapez un numéro de 1 à { $number } ou un mot de la liste ; ? explique.
no-such-word-near = « { $word } » n’est pas dans la liste. Vouliez-vous dire { $words } ?
which-word = « { $word } » peut être { $words }. Lequel ?
one-number = Un seul numéro à la fois : la liste change ensuite. Les mots peuvent être plusieurs.
too-many-words = Le coup est complet avant « { $word } » : rien n’a été joué.
type-something = Tapez un numéro de 1 à { $number } ou un mot de la liste ; ? explique.
log-number = Après l, il faut un nombre de lignes.
may = { $word } est permis maintenant : { $name }.
left = La partie est enregistrée. Pour continuer : doubloon play --resume { $file }
earlier = { $lines ->
    [one] ({ $lines } ligne plus haut : l la montre)
   *[other] ({ $lines } lignes plus haut : l les montre)
  }
