# The shell: the table around every game

skip-to-content = Zum Inhalt
close = Schließen
to-start = Zur Startseite
you = Du
# First letters of the winds on a compass rose, clockwise from the north.
rose = N O S W
lost-address = Hier liegt nichts
lost-address-more = Diese Adresse steht nicht auf unserer Karte.
lost-table = Diesen Tisch gibt es nicht
lost-table-more = Vielleicht wurde er abgeräumt, oder der Link ist unvollständig.
lost-broken = Die Seite ließ sich nicht öffnen
lost-broken-more = Vielleicht ist die Verbindung abgerissen. Lade die Seite neu.
lost-offline = Keine Verbindung
lost-offline-more = Der Server ist gerade nicht erreichbar. Neue Versuche laufen von selbst; nichts geht verloren.
opening = Wird geöffnet …
understood = Verstanden
not-now = Das geht jetzt nicht.
about-thing = { $name }: { $about }
possible-now = Jetzt möglich: antippen oder Enter drücken.
chosen-instead = Statt der bisherigen Wahl
part-broken = Dieser Teil des Tischs ließ sich nicht zeichnen. Das Spiel selbst ist sicher.
send = Senden
sending = Wird gesendet …
agree = Zustimmen
refuse = Ablehnen
try-now = Jetzt versuchen
yes-do-it = Ja, bestätigen
no-back = Nein, zurück

## What the server could not do

error-unreachable = Der Server ist nicht erreichbar. Nichts ist verloren: Versuch es gleich noch einmal.
error-unavailable = Der Server ist beschäftigt. Versuch es gleich noch einmal.
error-stale = Am Tisch ist inzwischen etwas geschehen. Sieh noch einmal hin und entscheide dann.
error-not-your-decision = Du wirst gerade nichts gefragt.
error-conflict = Jemand war schneller. Sieh noch einmal hin und entscheide dann.
error-no-seat = Dieser Platz gehört dir nicht.
error-too-many = Zu viel auf einmal. Warte einen Moment.
error-beyond-reveal = Hier endet der Zug: Erst wird etwas aufgedeckt, oder jemand anders entscheidet.
error-unknown-table = Diesen Tisch gibt es nicht.
error-unknown-game = Dieses Spiel gibt es hier nicht.
error-unplayable = Diese Fassung von Doubloon kann diese Partie nicht fortsetzen: Ihr fehlt das Spiel oder die Fassung, mit der die Partie begann. Die Partie bleibt, wie sie ist.
error-unreadable = Was von diesem Tisch gespeichert ist, ist beschädigt. Er ist beiseitegelegt; wer den Server betreibt, kann sehen, warum.
error-damaged = Der Anfang dieses Spiels kann auf diesem Gerät nicht mehr gelesen werden, daher geht es nicht weiter. Alle anderen Spiele sind, wie sie waren.
error-not-found = Hier ist nichts.
error-refused = Das lässt der Tisch jetzt nicht zu.
error-illegal = Das erlauben die Regeln jetzt nicht.
error-unknown-action = Diesen Zug gibt es nicht. Lade die Seite neu.
error-undo = Das lässt sich nicht mehr rückgängig machen.
error-option = Diese Einstellungen passen nicht zusammen.
error-deck = In diesen Karten sind Fehler. Prüfe sie auf der Seite für eigene Karten.
error-link = Dieser persönliche Link wurde schon benutzt oder ist zu alt.
error-code = Kein Tisch hat diesen Code, oder er ist abgelaufen.
error-who = Dafür brauchst du einen Platz am Tisch.
error-forbidden = Dazu bist du nicht berechtigt.
error-too-large = Das ist zu groß zum Senden.
error-invalid = Der Server hat das nicht verstanden. Lade die Seite neu.
error-method = Der Server hat das nicht verstanden. Lade die Seite neu.
error-type = Der Server hat das nicht verstanden. Lade die Seite neu.
error-server = Bei uns ist etwas schiefgegangen. Es wurde notiert; versuch es bitte noch einmal.
error-engine = Die Spiel-Engine für dieses Gerät konnte nicht geladen werden. Prüfe die Verbindung und versuche es noch einmal.
error-no-engine = Diese Seite wurde ohne die Spiel-Engine für dieses Gerät gebaut.
error-record = Diese Aufzeichnung ist nicht lesbar.
error-record-text = Das ist keine Aufzeichnung oder nur eine halbe.
error-record-game = Diese Fassung hat das Spiel nicht.
error-record-deck = Die Karten sind nicht die, die sie nennt.
error-record-moves = Ein Zug darin ist nach den Regeln nicht erlaubt.
error-record-altered = Sie wurde verändert oder kommt aus einer anderen Fassung: Züge, Mischen und Ergebnis passen nicht zusammen.
error-record-unfinished = Die Partie ist nicht zu Ende.
error-record-nobody = Nur Bots spielen darin.
error-record-slow = Die Prüfung dauerte zu lange.
error-record-long = Sie ist viel zu lang.
error-storage = Auf diesem Gerät ist kein Platz mehr; der letzte Zug wurde deshalb nicht gemacht. Nichts ist verloren: Schaffe Platz und versuche es noch einmal.
local-lost = { $count ->
    [one] Der letzte Eintrag dieses Spiels war nicht lesbar. Das Spiel geht ab dem Eintrag davor weiter.
   *[other] Die letzten { $count } Einträge dieses Spiels waren nicht lesbar. Das Spiel geht ab dem letzten lesbaren Eintrag weiter.
}

## Names and seats

bot-name =
    { $seat ->
        [0] Barend
        [1] Mara
        [2] Teun
        [3] Ines
       *[other] Joris
    }
open-seat = Freier Platz
extra-seat = Jemand
players = Am Tisch
seat-your-turn = du bist dran
seat-turn = am Zug
bot-of-level = Bot: { $level }
bots-of-level = Bots: { $level }
seat-stand-in = ein Bot springt ein
seat-resigned = hat aufgegeben
chip-stand-in = Bot spielt
chip-resigned = aufgegeben
chip-away = weg
seat-away = nicht da
seat-gone-minutes = seit { $count } Min. weg
seat-gone-hours = seit { $count } Std. weg
seat-gone-days =
    { $count ->
        [one] seit 1 Tag weg
       *[other] seit { $count } Tagen weg
    }
days-left =
    { $count ->
        [one] 1 Tag
       *[other] { $count } Tage
    }
time-short = Noch { $seconds } Sekunden

## The decision bar

decision = Deine Entscheidung
what-happens = Was geschieht
your-decision-and-hand = Entscheidung und Hand
scene-aside = Tisch ansehen
scene-back = Zurück zur Wahl
scene-go-on = Weiter
goal-title = Worum es geht
goal-learn = Zeig es mir Schritt für Schritt
goal-hide = Verstanden
undo = Rückgängig
confirm = Bestätigen
wait-nobody = Einen Moment
wait-one = Warten auf { $who }
wait-several = Warten auf { $who }
game-over = Das Spiel ist aus
see-result = Ergebnis
all-have-left = Alle sind gegangen: die Bots warten, bis wieder jemand spielt
bot-plays-for-you = Ein Bot spielt für dich
you-resigned = Du hast aufgegeben; ein Bot spielt zu Ende
play-again-myself = Wieder selbst spielen
undo-stops-start = Es gibt noch nichts rückgängig zu machen.
undo-stops-reveal = Dein letzter Zug hat etwas Verborgenes aufgedeckt, deshalb bleibt er stehen.
undo-stops-other = Nach deinem letzten Zug hat jemand anders gehandelt, deshalb bleibt er stehen.
undo-stops-since = Seit deinem letzten Zug ist etwas Verborgenes ans Licht gekommen, deshalb bleibt er stehen.
undo-what = Rückgängig: { $what }
undo-asks = Rückgängig …
undo-ask = Die anderen fragen
undo-ask-more = Wenn alle zustimmen und seither nichts aufgedeckt wurde, werden dein letzter Zug und alles danach rückgängig gemacht.
undo-asked = { $who } möchte den eigenen letzten Zug und alles danach rückgängig machen.
undo-asked-own = Du möchtest deinen letzten Zug rückgängig machen. Warten auf die anderen.
your-turn-loud = Du bist am Zug.
title-your-turn = ● Du bist dran: { $name }

## Top bar, log, chat

tools = Werkzeuge
side = Neben dem Spielplan
hint = Tipp
hint-thinking = Der stärkste Bot denkt darüber nach
hint-look = Sieh dir an, was markiert ist: So würde der stärkste Bot anfangen.
hint-tell = Erklären
hint-place = Hinlegen
hint-figures = Siege { $wins } · Platz { $place } · Vorsprung { $lead }
hint-source = Was der stärkste Bot am Ende erwartet, nach dem, was du sehen kannst. Niemand sonst erfährt, dass du gefragt hast.
rules = Regeln
rule-number = Regel { $rule }
sounds = Töne
sound-on = Töne an
sound-off = Töne aus
theme-change = Hell oder dunkel
table-settings = Einstellungen
log = Verlauf
chat = Chat
log-and-chat = Verlauf und Chat
log-more = Früher
log-joined =
    { $you ->
        [yes] Du setzt dich
       *[no] { $who } setzt sich
    }
log-left =
    { $you ->
        [yes] Du gehst
       *[no] { $who } geht
    }
log-started = Das Spiel beginnt
log-undo =
    { $you ->
        [yes] Du machst einen Zug rückgängig
       *[no] { $who } macht einen Zug rückgängig
    }
log-undo-asked =
    { $you ->
        [yes] Du möchtest einen Zug rückgängig machen
       *[no] { $who } möchte einen Zug rückgängig machen
    }
log-undo-answered =
    { $agree ->
        [true] { $you ->
            [yes] Du stimmst zu
           *[no] { $who } stimmt zu
        }
       *[other] { $you ->
            [yes] Du lehnst ab
           *[no] { $who } lehnt ab
        }
    }
log-resigned =
    { $you ->
        [yes] Du gibst auf
       *[no] { $who } gibt auf
    }
log-bot-took-over =
    { $why ->
        [time] { $you ->
            [yes] Die Zeit ist um: Ein Bot spielt für dich
           *[no] Die Zeit ist um: Ein Bot spielt für { $who }
        }
        [by] { $you ->
            [yes] { $by } lässt einen Bot für dich spielen
           *[no] { $by } lässt einen Bot für { $who } spielen
        }
       *[other] { $you ->
            [yes] Ein Bot spielt für dich
           *[no] Ein Bot spielt für { $who }
        }
    }
log-seat-taken-back =
    { $you ->
        [yes] Du spielst wieder selbst
       *[no] { $who } spielt wieder selbst
    }
log-removed =
    { $you ->
        [yes] Du musstest den Tisch verlassen
       *[no] { $who } musste den Tisch verlassen
    }
log-opened = Der Platz von { $who } ist jetzt frei
seat-lost = Dieser Platz gehört dir nicht mehr; du darfst zuschauen.
log-abandon-vote =
    { $agree ->
        [true] { $you ->
            [yes] Du möchtest das Spiel beenden
           *[no] { $who } möchte das Spiel beenden
        }
       *[other] { $you ->
            [yes] Du möchtest weiterspielen
           *[no] { $who } möchte weiterspielen
        }
    }
log-abandoned = Das Spiel endet ohne Ergebnis
log-finished = Das Spiel ist aus
unread =
    { $count ->
        [one] 1 neue Nachricht
       *[other] { $count } neue Nachrichten
    }
chat-empty = Noch nichts gesagt.
chat-say = Sag etwas
chat-told = { $who } sagt: { $text }
chat-seated-only = Reden kann, wer am Tisch sitzt.
chat-muted = Der Gastgeber hat dich stummgeschaltet.
reactions = Reaktionen
reaction-ahoy = Ahoi!
reaction-bravo = Bravo!
reaction-aye = Aye, aye!
reaction-arr = Arrr!
reaction-ouch = Autsch!
reaction-luck = Viel Glück!

## Coming back, sharing a device

show-next = Weiter
show-skip = Überspringen
recap = Was seit meinem letzten Zug geschah
recap-short = Was war los?
meanwhile = Seit du zuletzt hier warst
meanwhile-more =
    { $count ->
        [one] Und eine Sache davor.
       *[other] Und { $count } Dinge davor.
    }
meanwhile-your-turn = Jetzt bist du dran.
to-the-table = Zum Tisch
connection-lost = Verbindung unterbrochen, neuer Versuch läuft; dein Zug ist sicher.
table-remembered = Keine Verbindung. So hast du den Tisch zuletzt gesehen, { $when }. Es geht von selbst weiter, sobald die Verbindung wieder da ist.
hand-device = Gib das Gerät an { $who }
hand-device-more = Die Karten bleiben verborgen, bis { $who } hinsieht.
hand-device-look = Ich bin { $who }: Hand zeigen

## Settings and tools of the table

game-speed = Spieltempo
game-speed-step = Schritt für Schritt
game-speed-calm = Ruhig
game-speed-normal = Normal
game-speed-quick = Schnell
game-speed-once = Sofort
notify = Sag mir Bescheid, wenn ich dran bin
notify-denied = Dieser Browser erlaubt hier keine Benachrichtigungen.
keys = Tasten
key-space = Leertaste
key-enter = Eingabe
key-escape = Esc
keys-arrows = von Karte zu Karte, von Ort zu Ort
keys-space = wählen oder eine Wahl zurücknehmen
keys-enter = bestätigen
keys-close = schließen, oder eine Auswahl rückgängig machen
keys-undo = rückgängig
keys-pass = passen oder den Zug beenden
keys-recap = was seit meinem letzten Zug geschah
keys-why = auf etwas Grauem: warum nicht? Sonst: diese Hilfe
keys-log = Verlauf
keys-chat = Chat
keys-hint = ein Tipp, wenn der Tisch es erlaubt; noch einmal, um ihn hinzulegen
big-screen = Großer Bildschirm
bot-for-me = Einen Bot für mich spielen lassen
resign = Aufgeben
resign-sure = Aufgeben? Ein Bot spielt dann an deinem Platz zu Ende, und du kannst nicht zurück.
leave = Gehen
leave-sure = Den Tisch verlassen? Ein Bot spielt weiter, bis du zurückkommst.
abandon = Spiel durch Abstimmung beenden
abandon-sure = Die anderen fragen, ob das Spiel ohne Ergebnis endet? Es endet, wenn alle zustimmen; ein Nein genügt, um weiterzuspielen.
abandon-alone = Das Spiel ohne Ergebnis beenden?
abandon-asked =
    { $count ->
        [one] { $who } möchte das Spiel ohne Ergebnis beenden.
       *[other] { $count } am Tisch möchten das Spiel ohne Ergebnis beenden.
    }
abandon-agree = Ja, beenden
abandon-refuse = Nein, weiterspielen
abandon-withdraw = Meine Stimme zurückziehen
host-tools = Als Gastgeber
host-bot = Bot spielen lassen
host-bot-sure = Einen Bot für { $who } spielen lassen? Alle sehen, dass du es warst, und { $who } kann jederzeit wieder selbst spielen.
host-mute = Stummschalten
host-unmute = Stummschaltung aufheben
host-close-seat = Dem Bot überlassen
host-remove = Entfernen
host-remove-sure = { $who } endgültig entfernen? Ein Bot spielt dort weiter.

## After the game

result = Ergebnis
rematch = Noch eine Partie
replay = Wiederholung
record = Aufzeichnung laden
next-game = Zum nächsten Spiel
rematch-ready = Es gibt eine neue Partie.
late-watch = Dieses Spiel hat schon begonnen: Du schaust zu.
late-seat = Dieses Spiel hat schon begonnen, und ein Platz ist frei: Ein Bot spielt dort, bis du dich setzt.
result-bots = Bots: { $bots }
result-abandoned = Das Spiel wurde vorzeitig beendet.
share-replay = Ein Link zu diesem Spiel
course = Der Verlauf des Spiels
course-label = Der Verlauf des Spiels als Linien, eine für jeden am Tisch. Die Tabelle darunter hat die Zahlen.
course-table = Die Zahlen als Tabelle
course-when = Wann
course-round = Runde { $round }
course-round-short = R{ $round }
course-end = Ende
course-to-moment = Tippe auf einen Moment, um ihn noch einmal zu sehen.

## The replay

replay-of = Wiederholung: { $game }
replay-eyes = Gesehen von
replay-everybody = allen
replay-slider = Moment des Spiels
replay-step = Schritt { $step } von { $steps }
replay-first = Zum Anfang
replay-back = Ein Schritt zurück
replay-forward = Ein Schritt weiter
replay-last = Zum Ende
replay-play = Abspielen
replay-pause = Pause
replay-speed = Tempo
replay-steps = Züge
replay-branch = Ab hier weiter
replay-branch-more = Ein neuer Tisch, an dem alles so liegt wie jetzt. Du nimmst einen Platz ein, Bots die anderen.
replay-branch-as = Als { $who }
replay-early = Dieses Spiel läuft noch
replay-early-more = Wenn es aus ist, kann man es von jedem Platz aus ansehen.
replay-to-table = Zum Tisch

## Guided games

coach = Geführtes Spiel
coach-step = { $step } von { $steps }
coach-next = Weiter
coach-now = Tippe jetzt auf:
coach-wait = Jetzt sind die anderen dran. Sieh zu, was sie tun.
coach-first = Eins nach dem anderen. Zuerst das: { $what }
coach-read = Eins nach dem anderen. Lies das zuerst, dann tippe auf „Weiter“.
coach-away = Es liegt weiter in dieser Richtung: Verschiebe den Spielplan.
coach-skip = Lektion überspringen
coach-on = Hier weiterspielen
coach-real = Ein richtiges Spiel spielen

## Any game without a screen of its own

generic-choose = wähle
generic-line = { $text }
generic-view = Der Tisch
generic-nothing = nichts
generic-yes = ja
generic-no = nein
generic-result = Ergebnis
generic-points = Punkte
generic-place = Platz
generic-player = Name

## The big screen

watch-title = Großer Bildschirm

# Pages around the table: start, settings

nav = Seiten
nav-games = Spiele
nav-rules = Regeln
nav-score = Wertung
nav-learn = Lernen
switch-game = Welches Spiel?
theme-to-dark = Dunkel
theme-to-light = Hell
settings = Du und dieses Gerät
settings-of = { $name }: Name, Sprache, Aussehen
my-name = Dein Name
default-name = Matrose
language = Sprache
theme = Aussehen
theme-system = Wie das Gerät
theme-light = Hell
theme-dark = Dunkel
other-device = Anderswo weiterspielen
other-device-more = Ein persönlicher Link bringt deine Spiele auf dein Telefon oder einen anderen Rechner. Behalte ihn für dich.
other-device-make = Persönlichen Link erstellen
other-device-good =
    { $minutes ->
        [one] Öffne ihn innerhalb einer Minute auf dem anderen Gerät. Er gilt einmal.
       *[other] Öffne ihn innerhalb von { $minutes } Minuten auf dem anderen Gerät. Er gilt einmal.
    }
device-done = Dieses Gerät gehört jetzt zu dir: Hier sind deine Spiele.
device-ask = Diesen persönlichen Link hier verwenden?
device-ask-more = Dieses Gerät zeigt dann die Spiele der Person, die den Link erstellt hat, und spielt in ihrem Namen.
device-ask-loses =
    { $count ->
        [one] Ein laufendes Spiel von { $name } verlässt dieses Gerät.
       *[other] { $count } laufende Spiele von { $name } verlassen dieses Gerät.
    }
device-ask-kept = Nichts wird gelöscht: „Du und dieses Gerät“ holt sie zurück.
device-ask-yes = Link verwenden
device-ask-no = Bleiben, wer ich bin
device-back = Hier wurde ein persönlicher Link verwendet. Wer dieses Gerät vorher war, ist aufbewahrt.
device-back-do = Wieder sein, wer ich war
notices = Wenn du nicht da bist
notices-more = Lass dir Bescheid geben, wenn du in einer Partie über mehrere Tage am Zug bist. Die Nachricht enthält nur deinen Namen, das Spiel und den Link.
notices-mail = E-Mail-Adresse
notices-mail-sent = Sieh in dein Postfach: Ein Klick dort bestätigt die Adresse.
notices-mail-pending = { $address }: wartet auf den Klick in der Mail.
notices-mail-to = Mails gehen an { $address }.
notices-hook = Adresse eines Webhooks
notices-hook-more = Für einen eigenen Kanal in einem Chatdienst. Die Adresse bleibt auf diesem Server.
notices-hook-sent = Ein Gruß ist unterwegs zum Chat.
notices-hook-to = Nachrichten gehen an { $host }.
notices-live = Auch in Live-Partien
notices-set = Einrichten
notices-refused = Diese Adresse geht nicht. Sie muss aus dem Internet erreichbar sein.
notices-end = Beenden
notices-link-wrong = Dieser Link ist unvollständig. Öffne ihn noch einmal aus der Mail.
notices-confirm-ask = Sollen Mails an diese Adresse kommen, wenn du am Zug bist?
notices-confirm-go = Ja, gern
notices-confirm-done = Erledigt: Eine Mail kommt, wenn eine Partie auf dich wartet.
notices-stop-ask = Keine Mails mehr über deine Züge?
notices-stop-go = Keine Mails mehr
notices-stop-done = Erledigt: Es kommen keine Mails mehr.
qr = QR-Code des Links
link = Link
copy = Kopieren
copied = Kopiert
share = Teilen
join = Mitspielen
watch = Zusehen
hero = An der nächsten Küste liegt ein Schatz.
hero-more = Brettspiele zu mehreren oder mit Bots, die nie schummeln. Nichts zu installieren, kein Konto.
got-code = Hast du einen Link oder einen Tischcode?
code-wrong = Das ist weder ein Link zu einem Tisch noch ein Code aus sechs Buchstaben.
code-unknown = Kein Tisch hat diesen Code. Prüfe die Buchstaben; ein Code gilt einen Tag.
next-waiting = Ein Spiel wartet auf deinen Zug
server-away = Der Server antwortet nicht. Neue Versuche laufen von selbst; Wertungsblock und Regeln funktionieren auch ohne ihn, wenn sie schon einmal geöffnet waren.
games-broken = Auf diesem Server installiert, aber derzeit nicht benutzbar: { $games }. Alle anderen Spiele laufen weiter; das Protokoll des Servers sagt, was nicht stimmt.
page-trouble = Der Server ist nicht erreichbar. Neuer Versuch …
offline-now = Keine Verbindung zum Server.
offline-now-all = Auf diesem Gerät geht trotzdem alles: Spiele gegen Bots, mehrere an einem Gerät, Lektionen, Regeln, Wertungsblöcke und deine Spiele, die hier liegen.
offline-now-some = Regeln und Wertungsblöcke gehen trotzdem. Für Spiele auf diesem Gerät gibt es unten etwas herunterzuladen, sobald das Netz wieder da ist.
offline-now-reading = Regeln und Wertungsblöcke gehen trotzdem.
offline-lacking = Dafür braucht es den Download von { $megabytes } MB, einmal, mit Netz.
offline-no-engine = Dafür braucht es den Server: Von selbst kann diese Seite hier nicht spielen.
at-one-device = An einem Gerät
at-one-device-of = An einem Gerät: { $game }
mine-here = auf diesem Gerät
mine-export = Aufzeichnung sichern
hand-over = Auch auf dem Server behalten
hand-over-done = Die Partie ist jetzt unter deinen Partien auf dem Server, als auf einem Gerät gespielt.
record-open = Aufzeichnung öffnen …
record-opening = Wird geöffnet …
record-wrong = Diese Datei lässt sich nicht als Aufzeichnung eines Spiels öffnen. { $why }
mine-delete = Löschen
mine-delete-ask = Dieses Spiel löschen? { $what }
mine-delete-more = Es liegt nur auf diesem Gerät. Gelöscht ist es weg.
mine-delete-no = Behalten
offline-title = Ohne Netz spielen
offline-offer = Spiele gegen Bots oder mit mehreren an diesem Gerät: im Zug, im Flugzeug, auf einer Insel. Einmal herunterladen, { $megabytes } MB.
offline-keep = { $megabytes } MB herunterladen
offline-loading = Wird heruntergeladen: { $percent } %
offline-stop = Anhalten
offline-kept = Bereit: Spiele beginnen auf diesem Gerät, mit Netz oder ohne.
offline-remove = Entfernen ({ $megabytes } MB)
offline-removed = Entfernt. Spiele, die auf diesem Gerät liegen, bleiben.
offline-full = Auf diesem Gerät ist nicht genug Platz: { $megabytes } MB werden gebraucht. Schaffe Platz und versuche es noch einmal. Nichts ging verloren.
offline-broken = Der Download ist abgebrochen. Was da ist, bleibt; der Rest kann noch einmal geholt werden.
offline-again = Noch einmal versuchen
starting = Wird auf diesem Gerät vorbereitet
starting-files = Dateien werden geladen …
starting-python = Die Spiel-Engine startet …
starting-games = Die Spiele werden geladen …
starting-usual = Meist drei bis zehn Sekunden, jedes Mal, wenn die Seite geöffnet wird.
starting-last =
    { $seconds ->
        [one] Letztes Mal dauerte es eine Sekunde.
       *[other] Letztes Mal dauerte es { $seconds } Sekunden.
    }
install-app = Als App installieren
new-version = Eine neue Version ist bereit.
new-version-show = Neu laden
new-version-later = Später
my-games = Meine Spiele
mine-playing = Laufend
mine-finished = Beendet
mine-practice = Übung
mine-archive = Archiv
mine-show = Welche Spiele zeigen
mine-all-games = Alle Spiele
mine-archive-it = Weglegen: { $what }
mine-unarchive-it = Zurückholen: { $what }
mine-archived = Weggelegt. Es steht im Archiv.
mine-lesson = Geführte Partie
mine-branch = Aus einer Wiederholung weitergespielt
mine-record = Auf einem Gerät gespielt
mine-round = Runde { $round }
mine-won = Gewonnen
mine-place = Platz { $place } von { $players }
mine-points =
    { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
mine-ended = Ohne Ergebnis beendet
my-strength =
    { $game }: Du spielst wie Bots der Stärke „{ $level }“ ({ $played ->
        [one] { $played } Partie
       *[other] { $played } Partien
    } mit Bots).
open-tables = Offene Tische
show-all = Alle { $count } zeigen
own-the-box = Besitzt du das Spiel?
score-more = Tippe ein, was alle haben; jede Zeile wird addiert. Geht ohne Netz.
own-deck = Eigene Karten
own-deck-more = Spiel hier mit genau den Karten aus deiner Schachtel.
game-hook = Ein Spiel für diesen Tisch.
game-players =
    { $from ->
        [one] 1 bis { $to } Personen
       *[other] { $from } bis { $to } Personen
    }
game-players-only = { $number } Personen
play-now = Jetzt spielen
play-now-of = Jetzt spielen: { $game }
dealing = Karten werden gegeben …
quick-choice =
    { $players ->
        [2] Gegen einen Bot: { $level }
       *[other] { $players } Spieler, Bots: { $level }
    }
quick-change = Ändern
quick-change-of = Ändern: Spieler und Stufe für { $game }
quick-level = Wie gut die Bots spielen
with-friends = Mit Freunden
with-friends-of = Mit Freunden: { $game }
table-your-turn = Du bist dran
table-others = Andere sind dran
table-asked = { $who } ist am Zug
table-gathering = Sucht noch Leute
table-open =
    { $free ->
        [one] 1 freier Platz
       *[other] { $free } freie Plätze
    }
table-taken = Kein freier Platz
table-running = Läuft
table-unreadable = Beschädigt
left-none = Zeit ist um
left-minutes =
    { $count ->
        [one] noch 1 Min.
       *[other] noch { $count } Min.
    }
left-hours =
    { $count ->
        [one] noch 1 Std.
       *[other] noch { $count } Std.
    }
left-days =
    { $count ->
        [one] noch 1 Tag
       *[other] noch { $count } Tage
    }

# Pages around the table: a new table

new-table = Ein Tisch für { $game }
new-table-more = Alles ist so eingestellt, dass du gleich anfangen kannst.
new-who = Wer spielt mit?
new-count = Personen
seat-number = Platz { $seat }
who-me = Du
who-here = Jemand an diesem Gerät
who-friend = Jemand per Link
who-bot = Ein Bot
name-here = Name an diesem Gerät
bot-level = Seine Stärke
level-random = zufällig
level-greedy = mittel
level-friendly = Anfänger
level-easy = leicht
level-normal = mittel
level-strong = stark
level-expert = Experte
level-random-more = Spielt irgendetwas Erlaubtes.
level-friendly-more = Übersieht viel: gut für die erste Partie.
level-easy-more = Übersieht hin und wieder einen guten Zug.
level-normal-more = Spielt den besten Zug, den er sieht, ohne vorauszudenken.
level-greedy-more = Spielt den besten Zug, den er sieht, ohne vorauszudenken.
level-strong-more = Sieht die meisten guten Züge.
level-expert-more = Vergleicht seine besten Züge, indem er in Gedanken weiterspielt.
level-cut = Auf diesem Gerät kann die Zeit ablaufen, bevor er fertig gedacht hat; dann spielt er schwächer, als sein Name sagt.
level-wins = Gewinnt { $wins } von 100 Partien unter Bots der Stärke „{ $against }“; ausgeglichen wären { $even }.
new-how = Wie schnell?
pace-live = Live
pace-live-more = Alle sind dabei.
pace-days = Über mehrere Tage
pace-days-more = Ab und zu ein Zug.
new-limit = Zeit für einen Zug
limit-none = Ohne Zeitlimit
limit-minutes =
    { $count ->
        [one] 1 Minute, dazu insgesamt { $spare } Minuten Reserve
       *[other] { $count } Minuten, dazu insgesamt { $spare } Minuten Reserve
    }
limit-days =
    { $count ->
        [one] 1 Tag
       *[other] { $count } Tage
    }
limit-more = Ist die Zeit um, spielt ein Bot weiter, bis die Person zurückkommt.
new-table-kind = Der Tisch
visibility-link = Nur per Link
visibility-open = Offen: steht auf der Startseite, alle dürfen mitspielen oder zusehen
hints-allowed = Tipps erlaubt
use-own-deck = Mit eigenen Karten spielen: { $name }
new-variants = Varianten
option-on = Ja
option-off = Nein
option-healers = Heilerinnen
option-healers-hidden = Erst am Ende offen
option-healers-open = Von Anfang an offen
option-healers-dealt = Alle bekommen zwei und bieten eine an
option-show_events = Alle sehen vorher die vier B-Ereignisse
option-more_cards = Wer später dran ist, wählt die erste Hand aus mehr Karten
option-ask = Bei allem fragen, was man darf, aber nicht muss
make-table = Tisch eröffnen
make-and-start = Spiel beginnen
missing-names = Gib allen an diesem Gerät einen Namen.
missing-same = Gib allen verschiedene Namen.

# Pages around the table: the lobby

seat-free = Freier Platz
seat-mine = Dein Platz
seat-here-now = Ist da
seat-here = An diesem Gerät
seat-to-bot = Lieber ein Bot
seat-open = Platz freigeben
seat-remove = Entfernen
seat-remove-sure = { $who } entfernen? An diesen Tisch kann sich die Person nicht mehr setzen.
host = Gastgeber
sit-down = Platz nehmen
sit-title = Platz { $seat } nehmen
sit-other = Jemand anders nimmt Platz { $seat } an diesem Gerät
qr-seat = QR-Code für Platz { $seat }
link-seat = Link für Platz { $seat }
lobby-waiting =
    { $count ->
        [one] Ein Platz ist frei. Schick den Link, oder lass jemanden den QR-Code scannen.
       *[other] { $count } Plätze sind frei. Schick die Links, oder lass die anderen die QR-Codes scannen.
    }
lobby-free =
    { $count ->
        [one] Ein Platz ist frei.
       *[other] { $count } Plätze sind frei.
    }
lobby-full = Alle sind da.
lobby-choose = Wähl einen Platz.
lobby-watch = Alle Plätze sind besetzt. Bleib hier, dann kannst du zuschauen.
lobby-removed = Du wurdest vom Gastgeber von diesem Tisch entfernt. Du darfst zuschauen.
lobby-gathers = Es kommen noch Leute dazu.
lobby-missing = Noch nicht hier: { $who }
lobby-terms = Was gespielt wird
terms-time = { $pace }: { $limit }
terms-option = { $name }: { $value }
terms-hints = Tipps sind erlaubt
terms-no-hints = Keine Tipps
terms-link = Nur mit Link oder Code
terms-open = Steht auf der Startseite: Alle dürfen mitspielen oder zuschauen
terms-deck = Mit eigenen Karten: { $name }
table-code = Tischcode
table-code-more = Eingeben auf { $host }
only-here = Links und Code dieses Tisches gelten nur auf diesem Computer, denn die Seite ist unter { $host } geöffnet. Um mit anderen Geräten zu spielen, starte den Server mit „doubloon serve --lan“ (oder „make play ARGS=--lan“) und öffne die Adresse, die er anzeigt.
lobby-start = Beginnen
lobby-start-bots =
    { $count ->
        [one] Mit einem Bot auf dem freien Platz beginnen
       *[other] Mit Bots auf den { $count } freien Plätzen beginnen
    }
lobby-host-starts = Der Gastgeber beginnt das Spiel.
lobby-any = Einladen
lobby-any-more = Wer den Link öffnet, wählt einen Platz.
lobby-screen = Großer Bildschirm
lobby-screen-more = Zeigt, was alle sehen dürfen: für den Fernseher im Raum.
lobby-leave = Tisch verlassen

# The score pad of Loot Island, for owners of the box

pad-title = Loot Island: der Wertungsblock
count-title = { $game }: der Wertungsblock
pad-player = Spieler { $seat }
my-name-at = Name von Spieler { $seat }
pad-enter = Was alle haben
pad-clockwise = Im Uhrzeigersinn, wie ihr saßt: Das entscheidet bei Gleichstand.
pad-first = Hat das Startspieler-Plättchen
pad-cubes = Fluchwürfel
pad-eliminated = 13 Würfel oder mehr: ausgeschieden.
pad-per-cube = Heilerin: Gold je Würfel
pad-fixed = Heilerin: Gold obendrauf
pad-fixed-other = Andere Summe
pad-row-amulet = Amulette
pad-row-coin-bag = Münzbeutel
pad-row-book = Bücher
pad-row-jewel = Juwelen
pad-row-crown = Kronen
pad-row-skull = Schädel
pad-row-first = Startspieler-Plättchen
pad-row-healer = Heilerin
pad-total = Beute
pad-card-amulet = Amulett im Wert von { $value }
pad-card-coin-bag = Münzbeutel im Wert von { $value }
pad-card-book = Buch mal { $multiplier }
pad-card-jewel = Juwel im Wert von { $value }
pad-card-crown =
    { $crosses ->
        [one] Krone im Wert von { $value } mit 1 Kreuz
       *[other] Krone im Wert von { $value } mit { $crosses } Kreuzen
    }
pad-card-skull = Schädel { $skull } im Wert von { $value }
pad-add = Dazu: { $card }
count-add = { $what }: Karte mit { $value } dazu
count-remove = { $what }: Karte mit { $value } wegnehmen
count-less = { $what }: eins weniger
count-more = { $what }: eins mehr
count-total = Summe
pad-remove = Weg: { $card }
pad-other = Anderer Wert
pad-add-other = Dazu
pad-crosses = Kreuze
pad-skull = Welcher der drei Schädel
pad-curses =
    { $count ->
        [one] Für das Buch: der höchste Fluchwert der anderen Beutekarten.
       *[other] Für die Bücher: die { $count } höchsten Fluchwerte der anderen Beutekarten.
    }
pad-curse = Fluchwert { $place }
pad-aaron = Aaron
pad-aaron-crowns = Aarons Kronen, nach Kreuzen
pad-result = Die Abrechnung
pad-place = Platz { $place }
pad-lost = verloren
pad-how = { $text }
pad-how-healer =
    { $per_cube ->
        [0] pauschal { $fixed }
       *[other]
            { $fixed ->
                [0] { $per_cube } × { $cubes } Würfel
               *[other] { $per_cube } × { $cubes } Würfel + { $fixed }
            }
    }
pad-how-jewels =
    { $threes ->
        [0] { $base }, { $bonus } für ein Paar
       *[other]
            { $pairs ->
                [0] { $base }, { $bonus } für Dreiersätze
               *[other] { $base }, { $bonus } für Sätze
            }
    }
pad-how-crowns =
    { $crosses ->
        [one] { $base }, { $bonus } für 1 Kreuz
       *[other] { $base }, { $bonus } für { $crosses } Kreuze
    }
pad-how-skulls =
    { $types ->
        [one] { $base }, { $worth } × 1 Art
       *[other] { $base }, { $worth } × { $types } Arten
    }
pad-crowns = Kronen, nach Kreuzen: { $ranking }.
pad-out-curse = Der Fluch holt { $name }, alles ist verloren.
pad-out-healer = { $name } kann die Heilerin nicht bezahlen und scheidet aus.
pad-nobody = Alle sind ausgeschieden: Niemand gewinnt.
pad-tied = Gleichstand: { $names }; im Uhrzeigersinn sitzt { $winner } dem Startspieler-Plättchen am nächsten.
pad-wins = { $winner } gewinnt mit { $total }.
count-shared = { $winners } gewinnen gemeinsam mit { $total }.
pad-lacks-healer = die Heilerin fehlt
pad-lacks-curses = Fluchwerte für die Bücher fehlen
pad-again = Neu beginnen
pad-again-sure = Den ganzen Block leeren? Die Namen bleiben.
pad-offline = Alles bleibt in diesem Browser. Einmal geladen, geht diese Seite ohne Netz; leg sie auf deinen Startbildschirm.
print = Drucken

# Pages around the table: rules, own deck, lessons

rules-of = Regeln von { $game }
rules-search = In den Regeln suchen
rules-found =
    { $count ->
        [0] Nichts gefunden
        [one] 1 Regel
       *[other] { $count } Regeln
    }
rules-contents = Inhalt
rules-example = Beispiel
rules-ruling = Unsere Auslegung
rules-public = Aus öffentlichen Quellen
rules-sources = Was nicht gekennzeichnet ist, steht in der Spielregel. „Aus öffentlichen Quellen“: Materiallisten oder Besprechungen des Spiels zeigen es. „Unsere Auslegung“: Niemand sagt es, also haben wir entschieden.
rules-see = Siehe auch
rules-none = Für dieses Spiel stehen hier keine Regeln.
rules-link = Link zu Regel { $rule }
deck-of = Deine eigenen Karten für { $game }
deck-more = Die Karten von Doubloon sind zum Teil nachempfunden. Besitzt du das Spiel? Schreib hier auf, was auf deinen Karten steht, und spiel mit genau diesen.
deck-start = Mit den Standardkarten beginnen
deck-download = Herunterladen
deck-upload = Datei öffnen
deck-text = Die Karten, als Text
deck-check = Prüfen und behalten
deck-checking = Wird geprüft …
deck-good = Keine Fehler. Diese Karten, { $name }, bleiben für deine neuen Tische in diesem Browser gespeichert.
deck-problems =
    { $count ->
        [one] Ein Fehler
       *[other] { $count } Fehler
    }
deck-unusual =
    { $count ->
        [one] Etwas ist ungewöhnlich. Keine Regel verbietet es; sieh dir die Karte noch einmal an.
       *[other] Ungewöhnlich: { $count } Stellen. Keine Regel verbietet sie; sieh dir die Karten noch einmal an.
    }
deck-line = Zeile { $line }
deck-forget = Vergessen
deck-use = Neuer Tisch mit diesen Karten
deck-unsaved = Seit der Prüfung geändert.
deck-sure = Ersetzen, was hier steht?
# What is wrong with a deck: `mistake-REASON`; `$allowed` is one of the last seven.
deck-entry = { $list }, Eintrag { $number }
deck-value = { $name } ({ $written })
deck-and-more = und { $count } weitere
deck-key-format = Format
deck-key-game = Spiel
deck-key-name = Name
deck-key-version = Version
deck-key-source = Herkunft
deck-source-box = aus der Schachtel
deck-source-rulebook = aus der Spielregel
deck-source-public = aus Materiallisten oder Besprechungen
deck-source-reconstruction = nachempfunden
mistake-not_toml = Das lässt sich nicht lesen. Vielleicht fehlt hier oder kurz davor ein Anführungszeichen, ein Komma oder eine Klammer.
mistake-not_json = Das lässt sich nicht als JSON lesen. Vielleicht fehlt hier oder kurz davor ein Anführungszeichen, ein Komma oder eine Klammer, oder etwas steht doppelt da.
mistake-not_allowed = { $found } ist hier nicht erlaubt. Erlaubt: { $allowed }.
mistake-missing_field = Diese Angabe fehlt. Erlaubt: { $allowed }.
mistake-unknown_field = So ein Feld gibt es nicht. Erlaubt: { $fields }.
mistake-misspelt_field = So ein Feld gibt es nicht. Meintest du { $near }? Erlaubt: { $fields }.
mistake-already = Das steht weiter oben schon in der Liste; jeder Eintrag darf nur einmal vorkommen.
mistake-already_in_line = Das steht schon in Zeile { $first_line }; jeder Eintrag darf nur einmal in der Liste vorkommen.
mistake-too_many = Es sind { $count }; höchstens { $most } sind erlaubt.
mistake-too_deep = Zu viele ineinander geschachtelte Klammern, oder ein Schlüssel mit zu vielen Punkten; höchstens { $most } Ebenen werden gelesen.
mistake-too_long = Der Text hat { $count } Zeichen; höchstens { $most } werden gelesen.
mistake-whole = eine ganze Zahl von { $least } bis { $most }
mistake-one_of = { $words }
mistake-text = Wörter in einer Zeile, höchstens { $longest } Zeichen
mistake-flag = true (ja) oder false (nein), ohne Anführungszeichen
mistake-exactly = { $value }
mistake-list = eine Liste
mistake-table = ein Eintrag wie { $example }
learn-first = Neu hier? Spielend lernen
learn-title = { $game } spielend lernen
learn-more = Ein geführtes Spiel von wenigen Minuten auf dem echten Spielplan. Du kannst jederzeit aufhören.
learn-minutes = etwa { $count } Min.
learn-begin = Beginnen
learn-none = Hier gibt es noch kein geführtes Spiel. Die Regeln sind kurz, und jeder unerlaubte Zug sagt, warum.

## Der Rückblick nach einer Partie

review = Rückblick
review-start = Den stärksten Bot die Partie ansehen lassen
review-more = Er zeigt, wie sich die Aussichten aller entwickelten und welche Entscheidungen am meisten kosteten.
review-progress = Sieht die Partie an: { $done } von { $total } Momenten
review-course = Siegchancen
review-course-label = Siegchancen über die Züge der Partie, in Prozent, eine Linie pro Person
review-costly = Entscheidungen, die am meisten kosteten
review-none = Keine Entscheidung von { $who } kostete viel.
review-waiting = Noch nichts.
review-whose = Von wem
review-everybody = Alle
review-played = Gespielt
review-best = Der Bot
review-cost-wins = { $wins } weniger Siegchance
review-cost-points =
    { $points ->
        [one] { $points } Punkt weniger Vorsprung
       *[other] { $points } Punkte weniger Vorsprung
    }
review-here = Was hier gespielt wurde und was der Bot gespielt hätte
review-source = Beurteilt nach dem, was die Person damals sehen konnte. Kleine Unterschiede sind weggelassen.
