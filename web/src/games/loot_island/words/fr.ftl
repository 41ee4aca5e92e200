# Loot Island

title = Loot Island
hook = Cartographiez la côte ensemble, puis décidez ce qui vaut la malédiction.
goal = Amassez le plus d’or. Là où vous posez des Cartes, votre Boussole vient aussi ; quand la côte devant la proue du bateau est explorée, les Boussoles s’y partagent les Trésors. Mais ils sont maudits : avec 13 cubes à la fin, vous perdez tout.
length = 45 min

## Names

players-2-more = À deux, Aaron se joint à vous : une troisième main, étalée sur la table, pour laquelle chacun peut agir.
landing-N1-short = N·O
landing-N2-short = N·E
landing-E1-short = E·N
landing-E2-short = E·S
landing-S1-short = S·E
landing-S2-short = S·O
landing-W1-short = O·S
landing-W2-short = O·N
effect-draw-short = Pioche 1
effect-cube-short = Cube ôté
effect-chest-short = Coffre
effect-plus-short = Double
effect-one-short = Maudit
effect-draw-long = Qui a une Boussole ici peut piocher une Carte.
effect-cube-long = Qui a une Boussole ici peut défausser un cube.
effect-chest-long = Un Trésor de plus quand ce Territoire est exploré.
effect-plus-long = Compte pour deux Cartes.
effect-one-long = Sur un Territoire vide, tous les autres prennent un cube. En tête d’une colonne, il copie l’effet d’une de ses Cartes, pour vous seul.
kinds-amulet = Amulettes
kinds-coin_bag = Sacs de pièces
kinds-book = Livres
kinds-jewel = Bijoux
kinds-crown = Couronnes
kinds-skull = Crânes
number = Nº { $number }
about-cubes = débarrassez-vous de cubes Malédiction.
about-stack = votre Boussole sur un Territoire change de place dans la pile.
about-draw = piochez 2 Cartes.
about-treasure = prenez 1 cube Malédiction et déterrez un Trésor, à garder ou à enterrer.
about-compass = posez une Boussole sur un Territoire sans y jouer de Cartes.
about-ship = le bateau avance, une autre côte sera explorée.
island-closed = fermée cette manche

## Board

board-label = L’île et ses huit Territoires
landing-label = { $name } : { $count ->
        [one] { $count } Carte
       *[other] { $count } Cartes
    } sur { $need }, { $treasures ->
        [one] { $treasures } Trésor
       *[other] { $treasures } Trésors
    }.
landing-label-cards = Colonne, { $suit } : { $cards }.
landing-label-compasses = Boussoles à partir du bas : { $names }.
island-label = Petite Île { $name } : { $does }. Coûte { $cost ->
        [one] { $cost } Carte
       *[other] { $cost } Cartes
    }.
island-label-closed = Petite Île { $name } : { $does }. Fermée cette manche.
ship-label = Le bateau ; sa proue pointe vers la { $coast }
explored-here =
    explorée
    cette manche
zoom = Toute la carte, ou la côte à explorer

## Hand and players

hand-label =
    { $cards ->
        [0] Votre main, aucune Carte
        [one] Votre main, { $cards } Carte
       *[other] Votre main, { $cards } Cartes
    }
hand-label-aaron = Les Cartes visibles d’Aaron
hand-aaron = { $who } : ses Cartes
hand-empty = Aucune Carte en main
cubes = Cubes Malédiction
cards = Cartes en main
cubes-label =
    { $cubes ->
        [one] { $cubes } cube Malédiction ; { $deadly } sont mortels
       *[other] { $cubes } cubes Malédiction ; { $deadly } sont mortels
    }
cubes-label-then =
    { $cubes ->
        [one] { $cubes } cube Malédiction, puis { $then } ; { $deadly } sont mortels
       *[other] { $cubes } cubes Malédiction, puis { $then } ; { $deadly } sont mortels
    }
first-tile = Tuile Premier Joueur
passed = a passé
eliminated = hors jeu
worth-now = Valeur
compasses-left =
    { $left ->
        [0] Plus de Boussole
        [one] Encore { $left } Boussole
       *[other] Encore { $left } Boussoles
    }
loot-label =
    { $number ->
        [0] { $kind } : aucun
       *[other] { $kind } : { $number }, valeur { $worth }
    }
aaron-what = que des Couronnes, joué par vous deux
aaron-out = fini pour cette manche
aaron-act = Jouer pour Aaron
aaron-cards = Cartes visibles : { $cards }
aaron-crosses =
    { $crosses ->
        [one] { $crosses } croix sur ses Couronnes
       *[other] { $crosses } croix sur ses Couronnes
    }

## Status and side

round = Manche
round-label = Manche { $round } sur 5
phase-prepare = Préparation
phase-actions = Actions
phase-explore = Butin
phase-final = Exploration Finale
phase-ending = Les comptes
phase-over = La fin
event-now = Événement de la manche
events-coming = Encore à venir :
forecast = { $coast }, bientôt explorée
forecast-many = Bientôt explorées
loot-big = Gros Butin : Boussoles et coffres
loot-small = Petit Butin : coffres
loot-short =
    { $cards ->
        [one] il manque { $cards } Carte
       *[other] il manque { $cards } Cartes
    }
share-order = Partage dans cet ordre : { $names }
treasures = Trésors
pile-maps = pioche
pile-discards = défausse
pile-treasures = Trésors
pile-healers =
    { $number ->
        [one] { $number } Guérisseuse
       *[other] { $number } Guérisseuses
    }
healers-known = Guérisseuses connues :

## The events

event-card-A1-text = Aussitôt, chacun peut piocher 2 Cartes de plus, contre 2 cubes Malédiction.
event-card-A2-text = Des Trésors sont sur la table : en passant, vous devez en prendre un et le garder.
event-card-A3-text = Chaque usage d’une Petite Île coûte 1 cube Malédiction.
event-card-A4-text = Le Gros Butin a 1 Trésor de moins, le Petit Butin 1 de plus.
event-card-B1-text = Le bateau avance d’un coin de plus : une autre côte est explorée.
event-card-B2-text = Le bateau se retourne vers la côte explorée en dernier et garde cette direction.
event-card-B3-text = Une Petite Île reste fermée cette manche.
event-card-B4-text = Personne ne peut avoir plus de 2 Boussoles sur l’île.
event-card-B5-text = Les mains sont complétées à 1 Carte de moins que d’habitude.
event-card-B6-text = Chaque Carte à cube défausse jusqu’à 2 cubes au lieu de 1.
event-card-B7-text = Une Petite Île coûte 1 Carte de plus, de n’importe quelle couleur.
event-card-B8-text = Dès que quelqu’un passe en premier, tous les autres prennent 2 cubes Malédiction.
event-card-B9-text = Une Petite Île ne coûte que 1 Carte, mais il faut ensuite passer aussitôt.
event-card-B10-text = Après le partage, qui a une Boussole au Petit Butin peut défausser jusqu’à 2 cubes.
event-card-B11-text = Le Gros Butin et le Petit Butin ont chacun 1 Trésor de moins.
event-card-B12-text = Si les deux Territoires ont assez de Cartes, celui qui en a le moins est le Gros Butin.
event-card-B13-text = Les Trésors se prennent du haut de la pile vers le bas ; Contre-courant met une Boussole tout en haut.
event-card-B14-text = Cette côte et la suivante devant la proue sont toutes deux explorées.
round-event = Manche { $round }

## Questions

say-turn-aaron = Jouez des Cartes, une Petite Île, pour Aaron, ou passez
say-pass = Passer pour cette manche
say-pay =
    { $cost ->
        [1] { $island } coûte une Carte au choix
        [3] { $island } coûte 2 Cartes d’une même couleur et une troisième
       *[other] { $island } coûte 2 Cartes d’une même couleur
    }
say-island = Utiliser { $island } contre
say-landing = Choisissez des Cartes pour { $landing }
say-play = Jouer à { $landing } :
say-where = Choisissez un lieu pour
say-aaron = Pour Aaron : jouez ses Cartes ou utilisez une Petite Île
say-discard = Défausser

## Actions

## What happens

fx-title = Effet de ce coup
fx-nothing = Choisissez quelque chose : vous voyez ici ce que cela fait avant de confirmer.
fx-only = Il ne se passe rien d’autre.
fx-compass =
    { $place ->
        [1] Une Boussole ouvre la pile
       *[other] Une Boussole va sur le dessus, place { $place }
    }
fx-compass-moved =
    { $place ->
        [1] Une Boussole vient ici depuis { $from }
       *[other] Une Boussole vient ici depuis { $from }, place { $place }
    }
fx-compass-at = Une Boussole va à { $landing }
fx-pass = Plus de tour cette manche ; les Cartes restent en main
fx-pass-first = Premier à passer : la tuile Premier Joueur est à vous
fx-island = Petite Île retournée : { $island }
fx-keep = { they-keep } { $treasure }
fx-ship = La proue pointe vers la { $coast }
fx-draw =
    { $cards ->
        [one] Piocher { $cards } Carte
       *[other] Piocher { $cards } Cartes
    }
fx-cubes-come =
    { $cubes ->
        [one] Prendre { $cubes } cube
       *[other] Prendre { $cubes } cubes
    }
fx-cubes-go =
    { $cubes ->
        [one] { $cubes } cube de moins
       *[other] { $cubes } cubes de moins
    }
fx-ready =
    { $treasures ->
        [one] { $count } Cartes sur { $need } : assez, { $treasures } Trésor
       *[other] { $count } Cartes sur { $need } : assez, { $treasures } Trésors
    }
fx-count =
    { $count ->
        [one] { $count } Carte sur { $need } au Territoire
       *[other] { $count } Cartes sur { $need } au Territoire
    }
fx-open = La suite se découvre une fois le coup confirmé.

## Scenes

scene-take = Le partage du butin
scene-claim = Cadeaux d’adieu
scene-treasure = Un Trésor
scene-healer = Les Guérisseuses
share-big = Le Gros Butin
share-small = Le Petit Butin
share-gifts = Cadeaux d’adieu
share-found = Un Trésor !
share-compasses =
    { $number ->
        [one] { $number } Boussole
       *[other] { $number } Boussoles
    }
share-chests =
    { $number ->
        [one] { $number } coffre
       *[other] { $number } coffres
    }
share-treasures =
    { $number ->
        [one] { $number } Trésor
       *[other] { $number } Trésors
    }
share-cloth = Trésors étalés
share-treasure = { $treasure }, Malédiction { $curse }, cubes barrés { $crossed }
share-choose = Choisissez un Trésor
share-about-amulet = Vaut son nombre. Dès maintenant, enterrer un Trésor vous ôte 1 cube de plus.
share-about-coin_bag = Vaut son nombre, ni plus ni moins.
share-about-book = Vaut { $times } fois la Malédiction d’un autre de vos Trésors qui ne soit pas un Livre ; sans lui, rien.
share-about-jewel = En plus de son nombre : 8 pour deux Bijoux, 20 pour trois.
share-about-crown = En plus de son nombre : qui a le plus de croix reçoit 25, puis 18, 11 et 4.
share-about-skull = En plus de son nombre : 1 par autre type de Trésor que vous avez. Un lot de deux Crânes différents rapporte 3 par type, un lot de trois 6.
share-keep = Garder : { $kind }
share-bury = L’enterrer de nouveau
share-worth =
    { $sign ->
        [more] Votre butin vaut alors { $worth } ({ $change } de plus).
        [less] Votre butin vaut alors { $worth }.
       *[same] Votre butin vaut toujours { $worth }.
    }
share-deadly = Avec { $deadly } cubes à la fin, vous perdez tout.
share-keep-button =
    { $way ->
        [take] { $cubes ->
            [one] Garder, prendre { $cubes } cube
           *[other] Garder, prendre { $cubes } cubes
        }
        [shed] { $cubes ->
            [one] Garder, { $cubes } cube de moins
           *[other] Garder, { $cubes } cubes de moins
        }
       *[none] Garder
    }
share-bury-button =
    { $way ->
        [shed] { $cubes ->
            [one] Enterrer, { $cubes } cube de moins
           *[other] Enterrer, { $cubes } cubes de moins
        }
       *[none] Enterrer
    }
share-kept = gardé
share-buried = enterré
share-before-you = Devant vous
share-nothing-yet = rien encore
share-now =
    { $you ->
        [yes] choisissez
       *[no] choisit
    }
share-next = ensuite
share-later = puis
or = ou
healers-title = Choisissez une Guérisseuse
healers-text =
    { $cubes ->
        [one] { $cubes } cube est à guérir. Votre butin vaut { $loot } avant cela.
       *[other] { $cubes } cubes sont à guérir. Votre butin vaut { $loot } avant cela.
    }
healers-show-title = Votre Guérisseuse pour la table
healers-show-text = Chacun en pose une sur deux ; puis, du moins au plus de cubes, chacun choisit.
healer-costs = vous coûte { $cost }
healer-take = Prendre
healer-show = Poser
healer = Guérisseuse

## Score

score-title = Les comptes
score-total = Butin
score-out = La malédiction a tout pris
score-out-cubes = { $cubes } cubes : tous les Trésors perdus
score-out-debt = La Guérisseuse a coûté plus que le butin
score-lost = tout perdu
score-crosses =
    { $crosses ->
        [one] { $sum }, { $crosses } croix
       *[other] { $sum }, { $crosses } croix
    }
score-you-win = Vous gagnez avec { $total }
score-wins = { $who } gagne avec { $total }
score-nobody = La malédiction gagne
why-ahead =
    { $you ->
        [yes] { $ahead } d’avance sur vous.
       *[no] { $ahead } d’avance sur { $who }.
    }
why-tie =
    { $you ->
        [yes] À égalité avec vous, mais plus près de la tuile Premier Joueur.
       *[no] À égalité avec { $who }, mais plus près de la tuile Premier Joueur.
    }
why-best = La plus grande différence : { $line }.
why-alone = Personne d’autre n’a échappé à la malédiction.

## The guided first game

lesson-first = Votre première partie
lesson-welcome = Voici l’île. La proue du bateau pointe vers la côte qui sera explorée à la fin de cette manche. Elle a deux Territoires : qui y a une Boussole a sa part des Trésors. Chaque manche a son Événement ; celui-ci ne compte que si les deux Territoires reçoivent assez de Cartes.
lesson-hand = Voici vos Cartes. Chacune a une couleur et un nombre, et certaines un symbole : piocher une Carte, défausser un cube, un coffre ou +1.
lesson-cards = Les Cartes d’une même couleur vont sur un même Territoire, de la plus basse à la plus haute. Jouez votre 2 et votre 4 rouges à Nord-Ouest, puis confirmez. Grâce au +1, le 2 compte pour deux Cartes.
lesson-compass = Votre Boussole est venue avec les Cartes. Elle est tout en bas de la pile : vous prendrez ici le premier Trésor.
lesson-wild = Quelqu’un a ajouté une Carte et une Boussole : il y a maintenant assez de Cartes pour un butin. Ajoutez votre 8 rouge et le Joker. Un Joker va dans toute colonne de sa couleur, et son coffre apporte un Trésor de plus.
lesson-cubes = Voici vos cubes Malédiction. Qui en a 13 ou plus à la fin de la partie perd tout.
lesson-island = Une Petite Île coûte deux Cartes de même couleur. Payez avec le 3 et le 6 verts, et débarrassez-vous de trois cubes.
lesson-pass = Fini pour cette manche ? Alors passez. Qui passe en premier prend la tuile Premier Joueur : elle permet de commencer la manche suivante et vaut 5 pièces d’or à la fin.
lesson-explore = La côte est maintenant explorée. Le Gros Butin a un Trésor par Boussole et un par coffre.
lesson-keep = La Boussole du dessous prend d’abord, et c’est la vôtre. Gardez le Sac de pièces : il vaut beaucoup, mais vous prenez aussi ses cubes Malédiction.
lesson-discard = Encore à vous. Cette fois, enterrez le Bijou : vous ne l’avez pas, mais vous pouvez défausser deux cubes Malédiction.
lesson-refresh = Une nouvelle manche commence. Défaussez d’abord une Carte qui ne vous sert pas : le 7 ambre. Votre main est ensuite complétée à sept.
lesson-healer = À la fin de la partie, une Guérisseuse demande de l’or pour les cubes qu’il vous reste. Qui a le moins de cubes choisit d’abord.
lesson-free = Vous savez tout. Encore trois manches : continuez contre ces deux-là, ou partez quand vous voulez.

## Own deck: the names of its file

deck-list-map_cards = Cartes
deck-list-treasures = Trésors
deck-list-healers = Guérisseuses
deck-list-events = Événements
deck-list-islands = Petites Îles
deck-key-card = Carte
deck-key-number = Nº
deck-key-kind = Île
deck-key-event = Événement
deck-key-symbol = Symbole
deck-key-pile = Pile
deck-key-type = Type
deck-key-value = Valeur
deck-key-curse = Cubes Malédiction
deck-key-crossed = Cubes barrés
deck-key-multiplier = Multiplie une malédiction
deck-key-skull = Crâne
deck-key-crosses = Croix
deck-key-per_cube = Par cube
deck-key-fixed = Forfait
deck-key-cubes = Cubes
deck-key-five_players_only = Seulement à cinq
deck-symbol-none = aucun
deck-symbol-cube = { effect-cube }
deck-symbol-draw = { effect-draw }
deck-symbol-chest = { effect-chest }
deck-symbol-plus = { effect-plus }
deck-type-amulet = { kind-amulet }
deck-type-coin_bag = { kind-coin_bag }
deck-type-book = { kind-book }
deck-type-jewel = { kind-jewel }
deck-type-crown = { kind-crown }
deck-type-skull = { kind-skull }
deck-kind-cubes = { island-cubes }
deck-kind-stack = { island-stack }
deck-kind-draw = { island-draw }
deck-kind-treasure = { island-treasure }
deck-kind-compass = { island-compass }
deck-kind-ship = { island-ship }
deck-skull-a = { skull-a }
deck-skull-b = { skull-b }
deck-skull-c = { skull-c }
deck-entry-map_cards = { $card }
deck-entry-treasures = Trésor nº { $number }
deck-entry-healers = Guérisseuse nº { $number }
deck-entry-events = Événement { $event }
deck-entry-islands = { $kind }
deck-copy =
    { $copy ->
        [1] { $card }, première carte
       *[other] { $card }, deuxième carte
    }
mistake-map_card = R (rouge), G (vert), V (violet) ou A (ambre) pour la couleur, un nombre de 1 à 10 ou * pour un Joker, puis a ou b pour la première ou la deuxième carte ; par exemple R3a
mistake-event_card = A1 à A4 et B1 à B14
mistake-not_on_type = Une carte de ce type n’a pas cela : { $type }. Elle a : { $fields }.
mistake-not_on_island = { $kind } n’a pas de nombre de cubes ; seule { island-cubes } en a un.
mistake-missing_cards = Il manque : { $card }. Chacune des 88 Cartes doit figurer une fois.
mistake-one_symbol = Un 1 agit par son numéro et n’a pas d’autre effet. Permis : rien, coffre ou +1.
mistake-wild_symbol = Chaque Joker porte un coffre.
mistake-has_symbol = Dans la boîte, au moins un { $value } porte ceci : { $symbol }.
mistake-has_five_and_nine = Dans la boîte, il y a une couleur où un 5 et un 9 ont un effet : l’un fait piocher une Carte, l’autre défausser un cube.
mistake-has_idle = Dans la boîte, au moins un { $value } rouge ne fait ni piocher de Carte ni défausser de cube.
mistake-has_chests = Dans la boîte, il y a une couleur qui compte au moins 4 coffres.
mistake-missing_treasures = Il manque : { $number }. Les 74 Trésors sont numérotés de 1 à 74.
mistake-curse_and_crossed = Des cubes Malédiction et des cubes barrés sur un même Trésor.
mistake-high_curse = { $curse } cubes Malédiction sur un même Trésor.
mistake-missing_piles = Il manque : { $pile }. Il y a quatre piles.
mistake-missing_types = Il manque : { $type }. Il y a six types.
mistake-has_value = La boîte contient ce Trésor : { $type } de valeur { $value }.
mistake-has_curse = La boîte contient ce Trésor : { $type } de Malédiction { $curse }.
mistake-has_amulets = La boîte contient au moins { $count } Amulettes.
mistake-has_jewels = La boîte contient au moins { $count } Bijoux.
mistake-has_three_jewels = La boîte contient trois Bijoux de valeur { $value }.
mistake-has_skull_twice = La boîte contient au moins un des Crânes en double.
mistake-has_book = La boîte contient un Livre qui compte { $multiplier } fois une malédiction.
mistake-has_crown = La boîte contient une Couronne à { $crosses } Croix.
mistake-has_skull = La boîte contient ce Crâne : { $skull }.
mistake-missing_healers = Il manque : { $number }. Les 14 Guérisseuses sont numérotées de 1 à 14.
mistake-costs_nothing = Cette Guérisseuse ne coûte rien. Chacune demande 1 ou 2 par cube, un forfait, ou les deux.
mistake-has_healer = La boîte contient cette Guérisseuse : { $per_cube } par cube et un forfait de { $fixed }.
mistake-missing_events = Il manque : { $event }. Chacun des 18 Événements doit figurer une fois.
mistake-tiles = Il y a { $count } tuiles ici ; la boîte en contient 7.
mistake-missing_kinds = Il manque : { $kind }. Chacune des 6 Petites Îles doit figurer au moins une fois.
mistake-five_players = « Seulement à cinq » est coché pour { $count } tuiles ; il doit l’être pour une seule.

## Pictures of the rules

picture-LI-2-9 = Derrière le deuxième 4 rouge, un 5 rouge, un 9 rouge et un Joker rouge conviennent. Le 3 rouge est trop petit, et le 8 vert n’est pas de la bonne couleur.
picture-LI-2-14 = En haut : Bleu joue un 1 derrière un 1, et tous les autres prennent un cube Malédiction. En bas : derrière un 6, le 1 va au début, et Bleu seul pioche une Carte, grâce au 4.
picture-LI-3-5 = En haut, le Gros Butin : 3 Boussoles et 2 coffres apportent 5 Trésors. En bas, le Petit Butin : 1 coffre apporte 1 Trésor, les Boussoles n’en apportent aucun.
picture-LI-3-6 = La pile de bas en haut : Bleu, Rouge, Jaune. Ils prennent dans cet ordre les trois premiers de 5 Trésors ; puis Bleu et Rouge en prennent chacun un de plus.
