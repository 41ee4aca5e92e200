title = Dame de pique
hook = Ne prenez aucun cœur, et jamais la dame de pique.
length = 20 minutes
goal = Quatre joueurs font des plis dont personne ne veut : chaque cœur vaut un point contre vous, la dame de pique treize.

ask-passing = Passez une carte à gauche
ask-turn = Jouez une carte
wait-passing = { $who } passe des cartes
wait-turn = { $who } joue une carte

do-give = Passer { $card }
do-play = Jouer { $card }

event-dealt = { $you ->
    [yes] Vous recevez { $count } cartes
   *[no] { $who } reçoit { $count } cartes
}
event-passed = { $you ->
    [yes] Vous passez { $card } à { $other }
   *[no] { $who } passe { $card } à { $other }
}
event-passed-hidden = { $who } passe une carte à { $other }
event-played = { $you ->
    [yes] Vous jouez { $card }
   *[no] { $who } joue { $card }
}
event-took = { $you ->
    [yes] Vous prenez le pli
   *[no] { $who } prend le pli
}
event-counted = { $you ->
    [yes] Vous recevez { $points } points
   *[no] { $who } reçoit { $points } points
}

reason-follow = Vous pouvez fournir la couleur, donc vous le devez.

field-hands = Main
field-aside = À passer
field-played = Joué
field-taken = Plis
field-points = Points
field-deals = Donne
field-void = N’a pas
field-leader = Entame

suit-C = { $rank ->
    [T] 10
   *[other] { $rank }
}♣
suit-D = { $rank ->
    [T] 10
   *[other] { $rank }
}♦
suit-S = { $rank ->
    [T] 10
   *[other] { $rank }
}♠
suit-H = { $rank ->
    [T] 10
   *[other] { $rank }
}♥
