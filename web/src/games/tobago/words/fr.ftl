# Tobago

title = Tobago
hook = D’indice en indice, il ne reste qu’un endroit. En route.
goal = Amassez le plus d’or. Jouez des indices jusqu’à ce qu’un trésor n’ait plus qu’une case possible, puis allez‑y le récupérer : tous ceux dont les indices y ont mené ont leur part.
length = 60 min
pad-row-gold = Cartes Or

## Names

terrain-jungle = jungle
terrain-scrubland = plaine
terrain-mountain = montagne
terrain-lake = lac
terrain-river = rivière
terrain-beach = plage
terrain-ocean = mer
object-hut = hutte
object-palm = palmier
clue-unknown = un indice que vous ne voyez pas
card-unknown = carte non vue
amulet = amulette
rose = rose des vents
atv =
    4x4 { STARTS($who) ->
        [vowel] d’{ $who }
       *[consonant] de { $who }
    }

## Board

board-label = L’île et ses trésors
space-label = { $space }, { $terrain }
space-amulet = une amulette s’y trouve
space-gaze = une amulette arrivera ici au prochain trésor
space-site = le trésor { map-of } peut être ici
space-found = le trésor { map-of } est ici
space-legs =
    { $legs ->
        [one] à { $legs } étape
       *[other] à { $legs } étapes
    }
space-stays = reste possible
space-goes = serait éliminée
statue-faces = statue tournée vers { $direction }
direction-E = l’est
direction-SE = le sud-est
direction-SW = le sud-ouest
direction-W = l’ouest
direction-NW = le nord-ouest
direction-NE = le nord-est
legend = Légende
zoom = Toute l’île, ou de plus près

## Hand and players

hand-label =
    { $cards ->
        [0] Votre main, aucun indice
        [one] Votre main, { $cards } indice
       *[other] Votre main, { $cards } indices
    }
hand-empty = Aucun indice en main
gold-in =
    { $cards ->
        [0] pas encore d’or
        [one] or, sur { $cards } carte
       *[other] or, sur { $cards } cartes
    }
gold-cards =
    { $cards ->
        [one] { $cards } carte Or
       *[other] { $cards } cartes Or
    }
amulets =
    { $amulets ->
        [one] { $amulets } amulette
       *[other] { $amulets } amulettes
    }
roses-left = { $left } roses des vents sur { $all }
roses-of = { $left } sur { $all }
roses-on =
    { $roses ->
        [0] Aucune rose des vents sur l’itinéraire { map-of }
        [one] { $roses } rose des vents sur l’itinéraire { map-of }
       *[other] { $roses } roses des vents sur l’itinéraire { map-of }
    }

## Status and side

treasure-deck = Pioche de trésors
deck-left = reste { $cards }
curses-left =
    { $curses ->
        [0] plus de malédiction
        [one] encore { $curses } malédiction
       *[other] encore { $curses } malédictions
    }
deck-label =
    { $curses ->
        [0] { $cards } cartes Trésor restantes, aucune malédiction
        [one] { $cards } cartes Trésor restantes, encore { $curses } malédiction
       *[other] { $cards } cartes Trésor restantes, encore { $curses } malédictions
    }
deck-safe = Aucune malédiction possible pour l’instant
pile-clues = indices
pile-discards = défausse
pile-amulets = amulettes en réserve
maps = Itinéraires
maps-hint = une rose des vents vaut une part, la dernière est servie d’abord
map-label =
    { $sites ->
        [one] { $name } : { $sites } case.
       *[other] { $name } : { $sites } cases.
    }
map-clue =
    { $clue }, rose des vents { STARTS($who) ->
        [vowel] d’{ $who }
       *[consonant] de { $who }
    }
map-clue-bare = { $clue }, sans rose des vents
map-sites =
    { $sites ->
        [one] { $sites } case
       *[other] { $sites } cases
    }
map-unmarked = pas encore marqué
map-empty = Pas encore d’indice
map-found = Trouvé
map-found-here = à prendre
map-found-legs =
    { $legs ->
        [one] à { $legs } étape, puis récupérez-le
       *[other] à { $legs } étapes, puis récupérez-le
    }
map-found-far = en { $space }, hors de portée
map-here = ici ?
map-change = { $before } → { $after }
map-out =
    { $sites ->
        [one] en élimine { $sites }
       *[other] en élimine { $sites }
    }
map-cannot = Impossible
map-cannot-rules_out_nothing = n’élimine rien
map-cannot-leaves_nothing = ne laisse rien
amulets-when =
    { $amulets ->
        [0] Aucune amulette
        [one] { $amulets } amulette, à tout moment de votre tour
       *[other] { $amulets } amulettes, à tout moment de votre tour
    }
round = Tour de table
idle =
    { $rounds ->
        [one] { $rounds } tour sans indice ni trésor ; à 20, la partie s’arrête
       *[other] { $rounds } tours sans indice ni trésor ; à 20, la partie s’arrête
    }

## Options

option-curses = Malédictions
option-curses-two = Deux
option-curses-one = Une
option-curses-none = Aucune
option-after_curse = Après une malédiction
option-after_curse-stops = Le partage s’arrête
option-after_curse-amulets = Il continue pour qui cède une amulette
option-after_curse-all = Il continue pour tous
option-late_curses = Malédictions plus tardives, dans les 21 dernières cartes Or au lieu de 27
option-island = Île
option-island-random = Au hasard

## Questions

legs-first-short = Premier déplacement
legs-extra-short = Déplacement en plus
legs-first =
    { $legs ->
        [one] Il reste { $legs } étape de votre premier déplacement.
       *[other] Il reste { $legs } étapes de votre premier déplacement.
    }
legs-extra =
    { $legs ->
        [one] Il reste { $legs } étape de votre déplacement supplémentaire.
       *[other] Il reste { $legs } étapes de votre déplacement supplémentaire.
    }
say-clue = Choisissez un itinéraire pour
say-play = Sur l’itinéraire { map-of } :
say-place = Commencer en { $space }
say-drive = Aller en { $space }
say-raise = Récupérer le trésor { map-of }
say-remove = Retirer le cube { map-of } en { $space }
say-exchange = Échanger tous vos indices
say-end = Finir votre tour

## Actions

## What happens

fx-title = Effet de ce coup
fx-nothing = Choisissez quelque chose : vous verrez ici l’effet avant de confirmer.
fx-clue =
    { $out ->
        [one] { $out } case éliminée, { sites-left }
       *[other] { $out } cases éliminées, { sites-left }
    }
sites-left = il en reste { $sites }
fx-rose = Votre rose des vents y vaut une part du trésor
fx-marked = Les cases peuvent maintenant être marquées
fx-located = L’emplacement est connu : { $space }
fx-drive =
    { $legs ->
        [0] Votre déplacement finit en { $space }
        [one] Vers { $space }, encore { $legs } étape
       *[other] Vers { $space }, encore { $legs } étapes
    }
fx-amulet = Vous ramassez une amulette
fx-amulet-left = Un déplacement supplémentaire ne ramasse pas d’amulette
fx-amulet-used = Coûte une amulette
fx-exchange =
    { $cards ->
        [one] Vous défaussez { $cards } indice et en piochez un
       *[other] Vous défaussez { $cards } indices et en piochez autant
    }
fx-end = Votre tour est fini
fx-end-unused = Vous n’avez pas utilisé votre action
fx-open = Vous verrez la suite après avoir confirmé.

## Share-out

scene-offer = Le partage
scene-first_clue = Un nouvel itinéraire
share-title = Le trésor { map-of }
share-known = Connu de vous seulement
share-peeked =
    { $cards ->
        [0] Sans rose des vents ici, vous n’avez vu aucune carte
        [one] Vous avez regardé { $cards } carte en secret, pour votre rose des vents
       *[other] Vous avez regardé { $cards } cartes en secret, une par rose des vents
    }
share-coming =
    { $cards ->
        [0] Aucune carte vue par vous ne reste à venir
        [one] { $cards } carte vue par vous reste à venir
       *[other] { $cards } cartes vues par vous restent à venir
    }
share-unseen = Une carte que personne n’a vue
share-left =
    { $cards ->
        [0] la dernière carte
        [one] encore { $cards } carte
       *[other] encore { $cards } cartes
    }
share-order = On demande de bas en haut
share-now =
    { $you ->
        [yes] à vous de répondre
       *[no] doit répondre
    }
share-next = ensuite
share-gone = Déjà parties
share-nobody = personne
share-accept-then =
    { $roses ->
        [0] Votre rose des vents vous revient ; c’était la dernière
        [one] Cette rose des vents vous revient ; il vous en reste { $roses }
       *[other] Cette rose des vents vous revient ; il vous en reste { $roses }
    }
share-decline-then =
    { $who ->
        [me] On vous redemande, avec votre rose des vents suivante
        [nobody] Personne d’autre n’est consulté : elle est défaussée
       *[other] { $name } devra répondre
    }
share-you = vous
share-sum =
    { $roses ->
        [one] { $roses } rose des vents + 1 carte inconnue = { $cards } cartes, une par une
       *[other] { $roses } roses des vents + 1 carte inconnue = { $cards } cartes, une par une
    }
share-explain = Qui prend la carte reprend cette rose des vents.
share-passed = non merci
share-certain =
    { $cards ->
        [1] La prochaine carte est la malédiction
       *[other] Une malédiction se trouve parmi les { $cards } cartes à venir
    }
share-possible = Une malédiction est peut-être parmi les cartes à venir
loss-amulet = une amulette
loss-gold = la meilleure carte Or
loss-nothing = rien
loss-safe = à l’abri
share-gold = Votre or : { $gold }
or = ou
curse-title = Maudit !
curse-text-stops = Quiconque a encore une rose des vents ici cède une amulette ou, à défaut, sa plus forte carte Or. Le reste n’est pas partagé.
curse-text-amulets = Quiconque a encore une rose des vents ici cède une amulette et reste dans le partage. Sans amulette, c’est la plus forte carte Or, et les roses des vents sont reprises.
curse-text-all = Quiconque a encore une rose des vents ici cède une amulette ou, à défaut, sa plus forte carte Or. Puis le partage continue.
curse-amulet = cède une amulette
curse-gold = perd { $card }
curse-nothing = n’a rien à perdre
curse-safe = à l’abri

## Score

score-title = L’or
score-total = Or
score-you-win = Vous gagnez avec { $total }
score-wins = { $who } gagne avec { $total }
score-shared = { $who } partagent la victoire avec { $total }
why-ahead =
    { $ahead } de plus { STARTS($who) ->
        [vowel] qu’{ $who }
       *[consonant] que { $who }
    }.
why-cards =
    { $cards ->
        [one] Avec { $cards } carte Or.
       *[other] Avec { $cards } cartes Or.
    }

## The guided first game

lesson-first = Votre première partie
lesson-welcome = Voici l’île. Quatre trésors y sont cachés et personne ne sait où, pas même le jeu : ce sont les indices de tous qui le décident.
lesson-maps = Chaque trésor a un itinéraire, et un itinéraire est une suite d’indices. Le trésor gris est à côté d’une hutte : il reste 24 cases. Votre rose des vents est sur cet indice.
lesson-hand = Ces indices sont à vous ; les autres ne les voient pas. Pointez-en un pour voir ce qu’il éliminerait sur chaque itinéraire, et où il ne peut pas aller.
lesson-clue = Posez « dans la jungle » sur l’itinéraire gris : à côté d’une hutte et dans la jungle, il reste 6 cases. Un indice doit éliminer quelque chose et laisser quelque chose.
lesson-rose = Deux de vos roses des vents sont maintenant sur l’itinéraire gris. Chaque rose des vents est une part du trésor, peu importe qui le récupère.
lesson-sites = Quelqu’un a ajouté « à côté d’un palmier ». Il ne reste qu’un cube : le trésor gris est en E3.
lesson-drive = Allez-y en trois étapes. D’abord le long de la plage jusqu’à l’amulette en F1 : une étape vous mène aussi loin que vous voulez dans un terrain, et une étape qui finit sur une amulette la ramasse. Puis un pas dans la jungle, en E2, et à travers la jungle jusqu’en E3.
lesson-raise = Vous y êtes. Récupérez le trésor : une rose des vents de plus se place sous le dernier indice, on vous demandera donc en premier.
lesson-peek = Vous avez trois roses des vents ici : vous avez donc vu trois cartes du trésor, et vous seulement. Il y en a une de plus que personne n’a vue. On les retourne maintenant une à une.
lesson-offer = On vous demande en premier. Prenez la carte : la rose des vents vous revient. En refusant, on passerait à la rose des vents suivante et vous pourriez attendre mieux.
lesson-again = La rose des vents suivante appartenait à quelqu’un d’autre, qui a pris une carte. C’est de nouveau à vous : prenez aussi celle-ci.
lesson-last = Et voici la dernière de vos roses des vents. Ce qui reste ensuite est défaussé.
lesson-first_clue = Vous avez pris le dernier or : à vous d’entamer de nouveau l’itinéraire gris, avec l’indice de votre choix. Prenez « dans la montagne ».
lesson-statues = Après chaque trésor, les statues regardent vers le large : une amulette s’échoue là où leur regard quitte l’île. Puis elles tournent.
lesson-curse = Votre amulette peut vous donner un indice ou un déplacement de plus, une nouvelle main, ou retirer un cube. Ou gardez-la : deux cartes Trésor sont des malédictions. Si l’une est retournée, tous ceux qui y ont encore une rose des vents cèdent une amulette ou, à défaut, leur plus forte carte Or.
lesson-end = Le déplacement était votre action. Gardez l’amulette et finissez votre tour.
lesson-free = C’est tout ce qu’il faut savoir. La partie finit quand les cartes Trésor sont épuisées, et c’est le plus riche qui l’emporte. Continuez, ou quittez quand vous voulez.

## Own deck: the names of its file, and what is wrong with one

deck-list-clues = Indices
deck-list-gold = Cartes Or
deck-entry-clues = indice nº { $clue }
deck-entry-gold = carte Or nº { $card }
deck-key-amulets = Amulettes
deck-key-clue = Nº
deck-key-card = Nº
deck-key-relation = Où
deck-key-of = De quoi
deck-key-not = Pas
deck-key-value = Or
deck-relation-in = dans
deck-relation-next_to = à côté de
deck-relation-in_sight_of = en vue de
deck-of-jungle = { terrain-jungle }
deck-of-scrubland = { terrain-scrubland }
deck-of-mountain = { terrain-mountain }
deck-of-lake = { terrain-lake }
deck-of-river = { terrain-river }
deck-of-beach = { terrain-beach }
deck-of-ocean = { terrain-ocean }
deck-of-largest_jungle = la plus grande jungle
deck-of-largest_scrubland = la plus grande plaine
deck-of-largest_mountain = la plus grande montagne
deck-of-largest_lake = le plus grand lac
deck-of-largest_river = la plus grande rivière
deck-of-largest_beach = la plus grande plage
deck-of-hut = { object-hut }
deck-of-palm = { object-palm }
deck-of-statue = statue
mistake-in_the_ocean = Aucun trésor n’est dans la mer ; à côté ou en vue de la mer, c’est possible.
mistake-clues = Il y a { $count } indices ; il en faut au moins { $least }.
mistake-gold = Il y a { $count } cartes Or ici ; la boîte en contient { $gold }.
mistake-spaces_left = Sur l’île { $island }, cet indice laisse trop peu de cases ou les laisse toutes : { $left }. Il doit en laisser au moins 2 et en exclure.

## Pictures of the rules

picture-TB-C3 = De gauche à droite : dans la jungle, à côté d’une hutte, en vue d’un palmier, pas à côté d’un lac. Le trésor peut se trouver sur les cases dorées marquées d’une croix, pas sur les cases hachurées.
picture-TB-K3 = « À côté d’une hutte » laisse les 6 cases autour de la hutte. Ensuite, « dans la jungle » fait retirer 3 cubes et en laisse 3.
picture-TB-M1 = Première étape : aussi loin que vous voulez dans la jungle. Deuxième étape : un pas dans les montagnes. Troisième étape : aussi loin que vous voulez dans les montagnes.
picture-TB-R3 = Le 4 est d’abord proposé à la rose des vents du bas, celle de la personne qui récupère le trésor, puis aux autres, l’une après l’autre, jusqu’en haut. Bleu a deux roses ici et est interrogé deux fois.
picture-TB-R6 = La statue regarde vers l’ouest : la dernière case de l’île de ce côté reçoit une amulette. Puis elle tourne dans le sens horaire et regarde vers le nord-ouest.
