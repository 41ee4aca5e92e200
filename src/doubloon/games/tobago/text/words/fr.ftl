# Tobago

## Names

# A map, its treasure or its marker inside a sentence, by the name that the server gives it.
map-of =
    { $map ->
        [black] noir
        [grey] gris
        [white] blanc
       *[brown] brun
    }
# Clues: relation and subject; `clue-not` turns one round.
clue-in-jungle = dans la jungle
clue-in-scrubland = dans la plaine
clue-in-mountain = dans la montagne
clue-in-lake = dans un lac
clue-in-river = dans une rivière
clue-in-beach = sur une plage
clue-in-largest_jungle = dans la plus grande jungle
clue-in-largest_scrubland = dans la plus grande plaine
clue-in-largest_mountain = dans la plus grande montagne
clue-in-largest_lake = dans le plus grand lac
clue-in-largest_river = dans la plus grande rivière
clue-in-largest_beach = sur la plus grande plage
clue-in-hut = à l’endroit d’une hutte
clue-in-palm = à l’endroit d’un palmier
clue-in-statue = à l’endroit d’une statue
clue-next_to-jungle = à côté de la jungle
clue-next_to-scrubland = à côté de la plaine
clue-next_to-mountain = à côté de la montagne
clue-next_to-lake = à côté d’un lac
clue-next_to-river = à côté d’une rivière
clue-next_to-beach = à côté d’une plage
clue-next_to-largest_jungle = à côté de la plus grande jungle
clue-next_to-largest_scrubland = à côté de la plus grande plaine
clue-next_to-largest_mountain = à côté de la plus grande montagne
clue-next_to-largest_lake = à côté du plus grand lac
clue-next_to-largest_river = à côté de la plus grande rivière
clue-next_to-largest_beach = à côté de la plus grande plage
clue-next_to-ocean = à côté de la mer
clue-next_to-hut = à côté d’une hutte
clue-next_to-palm = à côté d’un palmier
clue-next_to-statue = à côté d’une statue
clue-in_sight_of-jungle = en vue de la jungle
clue-in_sight_of-scrubland = en vue de la plaine
clue-in_sight_of-mountain = en vue de la montagne
clue-in_sight_of-lake = en vue d’un lac
clue-in_sight_of-river = en vue d’une rivière
clue-in_sight_of-beach = en vue d’une plage
clue-in_sight_of-largest_jungle = en vue de la plus grande jungle
clue-in_sight_of-largest_scrubland = en vue de la plus grande plaine
clue-in_sight_of-largest_mountain = en vue de la plus grande montagne
clue-in_sight_of-largest_lake = en vue du plus grand lac
clue-in_sight_of-largest_river = en vue de la plus grande rivière
clue-in_sight_of-largest_beach = en vue de la plus grande plage
clue-in_sight_of-ocean = en vue de la mer
clue-in_sight_of-hut = en vue d’une hutte
clue-in_sight_of-palm = en vue d’un palmier
clue-in_sight_of-statue = en vue d’une statue
clue-not = pas { $clue }
gold = { $value } or
curse = malédiction
map-black = Noir
map-grey = Gris
map-white = Blanc
map-brown = Brun

## Questions

ask-place = Placez votre 4x4 sur une case de votre choix
ask-turn = Posez un indice, roulez ou échangez
ask-turn-no-clue = Aucun indice ne convient : roulez ou échangez
ask-turn-legs = Continuez
ask-turn-raise = Vous êtes sur le trésor { map-of } : récupérez-le
ask-turn-done = Utilisez une amulette ou finissez votre tour
ask-leg =
    { $legs ->
        [3] Où finit votre première étape ?
        [one] Où finit votre dernière étape ?
       *[other] Où finit votre prochaine étape ?
    }
ask-leg-extra =
    { $legs ->
        [3] Déplacement supplémentaire : où finit la première étape ?
        [one] Déplacement supplémentaire : où finit la dernière étape ?
       *[other] Déplacement supplémentaire : où finit la prochaine étape ?
    }
ask-card = Choisissez l’indice supplémentaire
ask-map = Sur quel itinéraire poser : { $clue } ?
ask-site = Quel cube { map-of } retirez-vous ?
ask-offer = Prenez-vous { $card } ?
ask-first_clue = Entamez l’itinéraire { map-of } avec un de vos indices
wait-place = { $who } place son 4x4 sur l’île
wait-turn = { $who } pose un indice, se déplace ou échange
wait-leg = { $who } se déplace
wait-card = { $who } choisit un indice supplémentaire
wait-map = { $who } choisit un itinéraire
wait-site = { $who } retire un cube
wait-offer = { $who } se voit proposer la carte
wait-first_clue = { $who } entame un nouvel itinéraire

## Actions

do-end = Fin du tour
do-drive = Se déplacer
do-leg = Continuer
do-exchange = Échanger la main
do-extra-clue = Indice en plus
do-extra-drive = Déplacement en plus
do-extra-exchange = Nouvelle main
do-remove = Retirer un cube { map-of }
do-remove-any = Retirer un cube
do-raise = Récupérer le trésor { map-of }
do-raise-it = Récupérer
do-map = Itinéraire { $name }
do-clue = { $clue }
do-space = { $space }
do-accept = Accepter
do-decline = Refuser

## Log: what the reader did is told to the reader

they-start =
    { $you ->
        [yes] Vous commencez
       *[no] { $who } commence
    }
they-draw =
    { $you ->
        [yes] Vous piochez
       *[no] { $who } pioche
    }
they-exchange =
    { $you ->
        [yes] Vous échangez
       *[no] { $who } échange
    }
they-add =
    { $you ->
        [yes] Vous posez
       *[no] { $who } pose
    }
they-drive =
    { $you ->
        [yes] Vous allez
       *[no] { $who } va
    }
they-collect =
    { $you ->
        [yes] Vous ramassez
       *[no] { $who } ramasse
    }
they-use =
    { $you ->
        [yes] Vous utilisez
       *[no] { $who } utilise
    }
they-remove =
    { $you ->
        [yes] Vous retirez
       *[no] { $who } retire
    }
they-raise =
    { $you ->
        [yes] Vous récupérez
       *[no] { $who } récupère
    }
they-look =
    { $you ->
        [yes] Vous regardez
       *[no] { $who } regarde
    }
they-saw =
    { $you ->
        [yes] Vous avez vu
       *[no] { $who } a vu
    }
they-take =
    { $you ->
        [yes] Vous prenez
       *[no] { $who } prend
    }
they-decline =
    { $you ->
        [yes] Vous refusez
       *[no] { $who } refuse
    }
they-give-up =
    { $you ->
        [yes] Vous cédez
       *[no] { $who } cède
    }
they-lose =
    { $you ->
        [yes] Vous perdez
       *[no] { $who } perd
    }
they-have =
    { $you ->
        [yes] Vous n’avez
       *[no] { $who } n’a
    }

event-turn =
    { $you ->
        [yes] À vous de jouer
       *[no] À { $who } de jouer
    }
event-placed = { they-start } en { $space }
event-drew-known = { they-draw } : { $clues }
event-exchanged =
    { $number ->
        [one] { they-exchange } { $number } indice : { $clues }
       *[other] { they-exchange } { $number } indices : { $clues }
    }
event-clues_reshuffled = Les { $clues } indices défaussés forment la nouvelle pioche
event-clue = { they-add } sur l’itinéraire { map-of } : { $clue }
event-marked =
    { $number ->
        [one] { $number } case marquée pour le trésor { map-of }
       *[other] { $number } cases marquées pour le trésor { map-of }
    }
event-located = Le trésor { map-of } se trouve en { $space }
event-drove =
    { $extra ->
        [yes] { they-drive } en { $to }, en déplacement supplémentaire
       *[no] { they-drive } en { $to }
    }
event-amulet_taken = { they-collect } une amulette en { $space }
event-amulet_used =
    { $for ->
        [clue] { they-use } une amulette pour un indice supplémentaire
        [drive] { they-use } une amulette pour un déplacement supplémentaire
        [exchange] { they-use } une amulette pour une nouvelle main
       *[remove] { they-use } une amulette pour retirer un cube
    }
event-removed = { they-remove } le cube { map-of } en { $space }
event-raised = { they-raise } le trésor { map-of }
event-peeked =
    { $number ->
        [one] { they-look } { $number } carte en secret
       *[other] { they-look } { $number } cartes en secret
    }
event-peeked-known = { they-saw } : { $cards }
event-last_treasure = La pioche de trésors est vide : voici le dernier trésor
event-treasures_refilled =
    { $cards ->
        [one] { $cards } carte Trésor défaussée revient
       *[other] Les { $cards } cartes Trésor défaussées sont mélangées
    }
event-turned_up = Retournée : { $card }
event-accepted = { they-take } { $card }
event-declined = { they-decline } { $card }
event-unwanted = Personne ne veut de { $card }
event-left_over = Dernière carte, défaussée : { $cards }
event-curse = Le trésor { map-of } est maudit !
event-cursed =
    { $loss ->
        [amulet] { they-give-up } une amulette
        [gold] { they-lose } { $card }
       *[nothing] { they-have } rien à perdre
    }
event-cleared =
    { $you ->
        [yes] L’itinéraire { map-of } est vidé ; vous l’entamez de nouveau
       *[no] L’itinéraire { map-of } est vidé ; { $who } l’entame de nouveau
    }
event-amulet_ashore = Une amulette s’échoue en { $space }
event-over =
    { $number ->
        [one] { $you ->
            [yes] Vous gagnez
           *[no] { $winners } gagne
        }
       *[other] { $you ->
            [yes] Vous partagez la victoire avec { $winners }
           *[no] { $winners } partagent la victoire
        }
    }
event-over-idle = 20 tours sans indice ni trésor : la partie s’arrête

## Why not

reason-over = La partie est finie.
reason-not_asked = C’est à quelqu’un d’autre d’agir.
reason-own_turn = À votre tour, vous posez un indice, vous déplacez ou échangez votre main ; vous pouvez aussi récupérer des trésors et utiliser des amulettes.
reason-action_used = Votre action de ce tour est déjà faite ; une amulette en donne une de plus.
reason-not_in_hand = Cet indice n’est pas dans votre main.
reason-fits_nowhere = Cet indice ne convient à aucun itinéraire.
reason-rules_out_nothing = Sur l’itinéraire { map-of }, cet indice n’élimine aucune case encore possible.
reason-leaves_nothing = Sur l’itinéraire { map-of }, cet indice ne laisserait aucune case.
reason-no_rose = Vous n’avez plus de rose des vents.
reason-no_amulet = Vous n’avez pas d’amulette.
reason-no_clue_fits = Aucun de vos indices ne convient à un itinéraire.
reason-no_clues = Vous n’avez pas d’indices à échanger.
reason-not_located = Le trésor { map-of } peut encore être à { $sites } endroits.
reason-atv_elsewhere = Votre 4x4 doit être à l’emplacement du trésor { map-of }, en { $space }.
reason-no_markers = Il n’y a encore aucun cube { map-of } sur l’île.
reason-last_marker = Le dernier cube { map-of } doit rester.
reason-choose_map = Choisissez un itinéraire pour l’indice.
reason-choose_clue = Choisissez un indice de votre main.
reason-choose_marker = Choisissez le cube { map-of } à retirer.
reason-no_marker_there = Il n’y a pas de cube { map-of } en { $space }.
reason-choose_space = Choisissez une case pour votre 4x4.
reason-in_the_ocean = { $space } est en mer.
reason-not_driving = Choisissez d’abord de vous déplacer, puis où.
reason-stays = Une étape finit sur une autre case que celle de son départ.
reason-out_of_reach = Une étape ne suffit pas pour { $space } : restez dans le terrain, ou passez sur une case voisine d’un autre terrain.
reason-too_far =
    { $legs ->
        [one] L’étape qui vous reste ne mène pas jusqu’à { $space }.
       *[other] { $space } est trop loin : { $legs } étapes n’y mènent pas.
    }
reason-accept_or_decline = Acceptez l’or ou refusez-le.
