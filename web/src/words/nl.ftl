# The shell: the table around every game

skip-to-content = Naar de inhoud
close = Sluiten
to-start = Naar de startpagina
you = Jij
# First letters of the winds on a compass rose, clockwise from the north.
rose = N O Z W
lost-address = Hier ligt niets
lost-address-more = Dit adres staat niet op onze kaart.
lost-table = Deze tafel bestaat niet
lost-table-more = Misschien is hij al opgeruimd, of de link is niet compleet.
lost-broken = Deze pagina kon niet worden geopend
lost-broken-more = Misschien viel de verbinding weg. Laad de pagina opnieuw.
lost-offline = Geen verbinding
lost-offline-more = De server is nu niet te bereiken. Deze pagina blijft het proberen; er gaat niets verloren.
opening = Wordt geopend…
understood = Begrepen
not-now = Dat kan nu niet.
about-thing = { $name }: { $about }
possible-now = Dit kan nu: tik erop of druk op Enter.
chosen-instead = In plaats van de huidige keuze
part-broken = Dit deel van de tafel kon niet worden getekend. Het spel zelf is veilig.
send = Versturen
sending = Wordt verstuurd…
agree = Akkoord
refuse = Weigeren
try-now = Nu proberen
yes-do-it = Ja, doe maar
no-back = Nee, terug

## What the server could not do

error-unreachable = De server is niet bereikbaar. Er gaat niets verloren: probeer het zo nog eens.
error-unavailable = De server heeft het druk. Probeer het zo nog eens.
error-stale = Er is intussen iets gebeurd aan tafel. Kijk opnieuw en beslis dan.
error-not-your-decision = Jij hoeft nu niets te beslissen.
error-conflict = Iemand was je voor. Kijk opnieuw en beslis dan.
error-no-seat = Deze plaats is niet van jou.
error-too-many = Dat is te veel tegelijk. Wacht even.
error-beyond-reveal = Verder kan deze zet niet: eerst wordt er iets onthuld, of een ander beslist.
error-unknown-table = Deze tafel bestaat niet.
error-unknown-game = Dit spel is hier niet beschikbaar.
error-unplayable = Deze versie van Doubloon kan niet verder met deze partij: het spel is er niet, of niet de versie waarmee ze begon. De partij blijft zoals ze is.
error-unreadable = De bewaarde gegevens van deze tafel zijn beschadigd. De tafel is opzijgezet; wie de server draait, kan zien waarom.
error-damaged = Het begin van dit spel kan op dit apparaat niet meer worden gelezen; het kan dus niet verder. Alle andere spellen zijn zoals ze waren.
error-not-found = Hier is niets.
error-refused = Dat staat de tafel nu niet toe.
error-illegal = Dat mag nu niet volgens de regels.
error-unknown-action = Die zet bestaat niet. Laad de pagina opnieuw.
error-undo = Dat is niet meer ongedaan te maken.
error-option = Deze instellingen gaan niet samen.
error-deck = In deze kaarten zitten fouten. Controleer ze op de pagina voor je eigen kaarten.
error-link = Deze persoonlijke link is al gebruikt of te oud.
error-code = Geen tafel heeft deze code, of hij is verlopen.
error-who = Hiervoor moet je aan tafel zitten.
error-forbidden = Dat mag je niet doen.
error-too-large = Dat is te groot om te versturen.
error-invalid = De server begreep dat niet. Laad de pagina opnieuw.
error-method = De server begreep dat niet. Laad de pagina opnieuw.
error-type = De server begreep dat niet. Laad de pagina opnieuw.
error-server = Er ging bij ons iets mis. Het is genoteerd; probeer het nog eens.
error-engine = De spelmotor voor dit apparaat kon niet worden geladen. Controleer de verbinding en probeer het opnieuw.
error-no-engine = Deze pagina is gebouwd zonder de spelmotor voor dit apparaat.
error-record = Dit verslag is niet leesbaar.
error-record-text = Dit is geen verslag, of maar een half.
error-record-game = Deze versie heeft het spel niet.
error-record-deck = De kaarten zijn niet die welke het verslag noemt.
error-record-moves = Er staat een zet in die de regels niet toestaan.
error-record-altered = Het is veranderd of komt van een andere versie: zetten, schudden en uitslag passen niet bij elkaar.
error-record-unfinished = De partij is niet afgelopen.
error-record-nobody = Er spelen alleen bots in.
error-record-slow = Het controleren duurde te lang.
error-record-long = Het is veel te lang.
error-storage = Er is geen ruimte meer op dit apparaat; de laatste zet is daarom niet gedaan. Er is niets verloren: maak ruimte en probeer het opnieuw.
local-lost = { $count ->
    [one] De laatste regel van dit spel kon niet worden gelezen. Het spel gaat verder vanaf de regel ervoor.
   *[other] De laatste { $count } regels van dit spel konden niet worden gelezen. Het spel gaat verder vanaf de laatste goede regel.
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
open-seat = Vrije plaats
extra-seat = Iemand
players = Spelers
seat-your-turn = jouw beurt
seat-turn = aan zet
bot-of-level = bot: { $level }
bots-of-level = bots: { $level }
seat-stand-in = een bot valt in
seat-resigned = heeft opgegeven
chip-stand-in = bot speelt
chip-resigned = opgegeven
chip-away = weg
seat-away = even weg
seat-gone-minutes = { $count } min weg
seat-gone-hours = { $count } uur weg
seat-gone-days =
    { $count ->
        [one] 1 dag weg
       *[other] { $count } dagen weg
    }
days-left =
    { $count ->
        [one] 1 dag
       *[other] { $count } dagen
    }
time-short = Nog { $seconds } seconden

## The decision bar

decision = Jouw beslissing
what-happens = Wat er gebeurt
your-decision-and-hand = Beslissing en hand
scene-aside = Bekijk de tafel
scene-back = Terug naar de keuze
scene-go-on = Verder
goal-title = Waar het om gaat
goal-learn = Laat het stap voor stap zien
goal-hide = Begrepen
undo = Ongedaan maken
confirm = Bevestigen
wait-nobody = Een ogenblik
wait-one = Wachten op { $who }
wait-several = Wachten op { $who }
game-over = Het spel is afgelopen
see-result = Uitslag
all-have-left = Iedereen is weg: de bots wachten tot er weer iemand speelt
bot-plays-for-you = Een bot speelt voor jou
you-resigned = Je hebt opgegeven; een bot speelt het spel uit
play-again-myself = Weer zelf spelen
undo-stops-start = Er is nog niets om ongedaan te maken.
undo-stops-reveal = Je laatste zet heeft iets onthuld dat verborgen was, dus die staat vast.
undo-stops-other = Na je laatste zet heeft een ander gespeeld, dus die staat vast.
undo-stops-since = Sinds je laatste zet is er iets verborgens aan het licht gekomen, dus die staat vast.
undo-what = Ongedaan maken: { $what }
undo-asks = Ongedaan maken…
undo-ask = Vraag de anderen
undo-ask-more = Vindt iedereen het goed en is er sindsdien niets onthuld, dan worden je laatste zet en alles daarna ongedaan gemaakt.
undo-asked = { $who } wil de eigen laatste zet en alles daarna ongedaan maken.
undo-asked-own = Je hebt gevraagd je laatste zet ongedaan te maken. Wachten op de anderen.
your-turn-loud = Jij bent aan de beurt.
title-your-turn = ● Jouw beurt: { $name }

## Top bar, log, chat

tools = Hulpmiddelen
side = Naast het bord
hint = Tip
hint-thinking = De sterkste bot denkt erover na
hint-look = Kijk naar wat gemarkeerd is: zo zou de sterkste bot beginnen.
hint-tell = Vertel
hint-place = Leg het klaar
hint-figures = Wint { $wins } · plaats { $place } · voorsprong { $lead }
hint-source = Wat de sterkste bot aan het eind verwacht, op grond van wat jij kunt zien. Niemand anders merkt dat je het vroeg.
rules = Regels
rule-number = Regel { $rule }
sounds = Geluid
sound-on = Geluid aan
sound-off = Geluid uit
theme-change = Licht of donker
table-settings = Instellingen
log = Verloop
chat = Chat
log-and-chat = Verloop en chat
log-more = Eerder
log-joined =
    { $you ->
        [yes] Je gaat zitten
       *[no] { $who } gaat zitten
    }
log-left =
    { $you ->
        [yes] Je vertrekt
       *[no] { $who } vertrekt
    }
log-started = Het spel begint
log-undo =
    { $you ->
        [yes] Je maakt een zet ongedaan
       *[no] { $who } maakt een zet ongedaan
    }
log-undo-asked =
    { $you ->
        [yes] Je wilt een zet ongedaan maken
       *[no] { $who } wil een zet ongedaan maken
    }
log-undo-answered =
    { $agree ->
        [true] { $you ->
            [yes] Je vindt het goed
           *[no] { $who } vindt het goed
        }
       *[other] { $you ->
            [yes] Je vindt het niet goed
           *[no] { $who } vindt het niet goed
        }
    }
log-resigned =
    { $you ->
        [yes] Je geeft op
       *[no] { $who } geeft op
    }
log-bot-took-over =
    { $why ->
        [time] { $you ->
            [yes] De tijd is om: een bot speelt voor jou
           *[no] De tijd is om: een bot speelt voor { $who }
        }
        [by] { $you ->
            [yes] { $by } laat een bot voor jou spelen
           *[no] { $by } laat een bot spelen voor { $who }
        }
       *[other] { $you ->
            [yes] Een bot speelt voor jou
           *[no] Een bot speelt voor { $who }
        }
    }
log-seat-taken-back =
    { $you ->
        [yes] Je speelt weer zelf
       *[no] { $who } speelt weer zelf
    }
log-removed =
    { $you ->
        [yes] Je moest van tafel
       *[no] { $who } moest van tafel
    }
log-opened = De plaats van { $who } is nu vrij
seat-lost = Deze plaats is niet meer van jou; je mag toekijken.
log-abandon-vote =
    { $agree ->
        [true] { $you ->
            [yes] Je wilt het spel beëindigen
           *[no] { $who } wil het spel beëindigen
        }
       *[other] { $you ->
            [yes] Je wilt doorspelen
           *[no] { $who } wil doorspelen
        }
    }
log-abandoned = Het spel eindigt zonder uitslag
log-finished = Het spel is afgelopen
unread =
    { $count ->
        [one] 1 nieuw bericht
       *[other] { $count } nieuwe berichten
    }
chat-empty = Nog niets gezegd.
chat-say = Zeg iets
chat-told = { $who } zegt: { $text }
chat-seated-only = Wie aan tafel zit, kan meepraten.
chat-muted = De host heeft je gedempt.
reactions = Reacties
reaction-ahoy = Ahoi!
reaction-bravo = Bravo!
reaction-aye = Aye aye!
reaction-arr = Arrr!
reaction-ouch = Au!
reaction-luck = Veel geluk!

## Coming back, sharing a device

show-next = Volgende
show-skip = Overslaan
recap = Wat er gebeurde sinds mijn laatste zet
recap-short = Wat gebeurde er?
meanwhile = Sinds je laatste bezoek
meanwhile-more =
    { $count ->
        [one] En nog één ding daarvoor.
       *[other] En nog { $count } dingen daarvoor.
    }
meanwhile-your-turn = Nu ben jij aan de beurt.
to-the-table = Naar de tafel
connection-lost = De verbinding is verbroken, nieuwe poging loopt; je zet is veilig.
table-remembered = Geen verbinding. Dit is de tafel zoals je die het laatst zag, { $when }. Het gaat vanzelf verder zodra de verbinding terug is.
hand-device = Geef het apparaat aan { $who }
hand-device-more = De kaarten blijven verborgen tot { $who } kijkt.
hand-device-look = Ik ben { $who }: toon mijn hand

## Settings and tools of the table

game-speed = Spelsnelheid
game-speed-step = Stap voor stap
game-speed-calm = Rustig
game-speed-normal = Normaal
game-speed-quick = Snel
game-speed-once = Meteen
notify = Geef een seintje als ik aan de beurt ben
notify-denied = Deze browser staat hier geen meldingen toe.
keys = Toetsen
key-space = Spatie
key-enter = Enter
key-escape = Esc
keys-arrows = van kaart naar kaart, van plek naar plek
keys-space = kiezen, of een keuze ongedaan maken
keys-enter = bevestigen
keys-close = wegleggen, of een tik ongedaan maken
keys-undo = ongedaan maken
keys-pass = passen, of de beurt beëindigen
keys-recap = wat er gebeurde sinds mijn laatste zet
keys-why = op iets grijs: waarom niet? Elders: deze hulp
keys-log = verloop
keys-chat = chat
keys-hint = een tip, als de tafel dat toestaat; nog eens om hem klaar te leggen
big-screen = Groot scherm
bot-for-me = Laat een bot voor mij spelen
resign = Opgeven
resign-sure = Opgeven? Een bot speelt dan op jouw plaats het spel uit, en je kunt niet terugkomen.
leave = Weggaan
leave-sure = Van tafel gaan? Een bot speelt door tot je terugkomt.
abandon = Stemmen om te stoppen
abandon-sure = De anderen vragen het spel zonder uitslag te beëindigen? Het stopt als iedereen akkoord gaat; één nee is genoeg om door te spelen.
abandon-alone = Het spel zonder uitslag beëindigen?
abandon-asked =
    { $count ->
        [one] { $who } wil het spel zonder uitslag beëindigen.
       *[other] { $count } spelers willen het spel zonder uitslag beëindigen.
    }
abandon-agree = Ja, stoppen
abandon-refuse = Nee, doorspelen
abandon-withdraw = Mijn stem intrekken
host-tools = Als host
host-bot = Bot laten spelen
host-bot-sure = Een bot laten spelen voor { $who }? Iedereen ziet dat jij dat deed, en { $who } kan altijd weer zelf spelen.
host-mute = Dempen
host-unmute = Niet meer dempen
host-close-seat = Aan de bot laten
host-remove = Verwijderen
host-remove-sure = { $who } voorgoed van tafel sturen? Een bot speelt daar verder.

## After the game

result = Uitslag
rematch = Nog een spel
replay = Terugkijken
record = Spelverslag downloaden
next-game = Naar het volgende spel
rematch-ready = Er is een nieuw spel.
late-watch = Dit spel is al begonnen: je kijkt mee.
late-seat = Dit spel is al begonnen en er is een plaats vrij: een bot speelt er tot jij aanschuift.
result-bots = Bots: { $bots }
result-abandoned = Het spel is voortijdig beëindigd.
share-replay = Een link naar dit spel
course = Het verloop van het spel
course-label = Het verloop van het spel in lijnen, één per speler. De getallen staan in de tabel eronder.
course-table = De getallen in een tabel
course-when = Wanneer
course-round = Ronde { $round }
course-round-short = R{ $round }
course-end = Einde
course-to-moment = Tik op een moment om het terug te zien.

## The replay

replay-of = Terugkijken: { $game }
replay-eyes = Gezien door
replay-everybody = iedereen
replay-slider = Moment van het spel
replay-step = Stap { $step } van { $steps }
replay-first = Naar het begin
replay-back = Een stap terug
replay-forward = Een stap verder
replay-last = Naar het einde
replay-play = Afspelen
replay-pause = Pauze
replay-speed = Tempo
replay-steps = Zetten
replay-branch = Vanaf hier verder
replay-branch-more = Een nieuwe tafel waarop alles ligt zoals nu. Jij neemt een plaats in, bots nemen de andere.
replay-branch-as = Als { $who }
replay-early = Dit spel is nog bezig
replay-early-more = Als het is afgelopen, kun je het vanaf elke plaats bekijken.
replay-to-table = Naar de tafel

## Guided games

coach = Begeleid spel
coach-step = { $step } van { $steps }
coach-next = Verder
coach-now = Tik nu op:
coach-wait = Nu zijn de anderen aan de beurt. Kijk wat ze doen.
coach-first = Eén ding tegelijk. Eerst dit: { $what }
coach-read = Eén ding tegelijk. Lees dit eerst en tik dan op ‘Verder’.
coach-away = Het ligt verder die kant op: versleep het bord.
coach-skip = Les overslaan
coach-on = Hier verder spelen
coach-real = Een echt spel spelen

## Any game without a screen of its own

generic-choose = kies
generic-line = { $text }
generic-view = De tafel
generic-nothing = geen
generic-yes = ja
generic-no = nee
generic-result = Uitslag
generic-points = Punten
generic-place = Plaats
generic-player = Speler

## The big screen

watch-title = Groot scherm

# Pages around the table: start, settings

nav = Pagina’s
nav-games = Spellen
nav-rules = Regels
nav-score = Scoreblok
nav-learn = Leren
switch-game = Welk spel?
theme-to-dark = Donker thema
theme-to-light = Licht thema
settings = Jij en dit apparaat
settings-of = { $name }: naam, taal, thema
my-name = Je naam
default-name = Matroos
language = Taal
theme = Thema
theme-system = Zoals het apparaat
theme-light = Licht
theme-dark = Donker
other-device = Elders verder spelen
other-device-more = Met een persoonlijke link staan je spellen ook op je telefoon of een andere computer. Houd hem voor jezelf.
other-device-make = Maak een persoonlijke link
other-device-good =
    { $minutes ->
        [one] Open hem binnen een minuut op het andere apparaat. Hij werkt één keer.
       *[other] Open hem binnen { $minutes } minuten op het andere apparaat. Hij werkt één keer.
    }
device-done = Dit apparaat hoort nu bij jou: hier zijn je spellen.
device-ask = Deze persoonlijke link hier gebruiken?
device-ask-more = Dit apparaat toont dan de spellen van wie de link heeft gemaakt, en speelt onder die naam.
device-ask-loses =
    { $count ->
        [one] Eén lopend spel van { $name } verdwijnt van dit apparaat.
       *[other] { $count } lopende spellen van { $name } verdwijnen van dit apparaat.
    }
device-ask-kept = Er wordt niets gewist: ‘Jij en dit apparaat’ haalt ze terug.
device-ask-yes = Link gebruiken
device-ask-no = Blijven wie ik ben
device-back = Hier is een persoonlijke link gebruikt. Wie dit apparaat eerder was, is bewaard.
device-back-do = Weer zijn wie ik was
notices = Als je er niet bent
notices-more = Krijg een bericht als je aan de beurt bent in een spel dat meerdere dagen duurt. Er staan alleen je naam, het spel en de link in.
notices-mail = E-mailadres
notices-mail-sent = Kijk in je mailbox: met één klik bevestig je het adres.
notices-mail-pending = { $address }: wacht op de klik in de mail.
notices-mail-to = Mail gaat naar { $address }.
notices-hook = Adres van een webhook
notices-hook-more = Voor een eigen kanaal in een chatdienst. Het adres blijft op deze server.
notices-hook-sent = Er is een groet onderweg naar de chat.
notices-hook-to = Berichten gaan naar { $host }.
notices-live = Ook in livespellen
notices-set = Instellen
notices-refused = Dit adres kan niet. Het moet vanaf het internet bereikbaar zijn.
notices-end = Stoppen
notices-link-wrong = Deze link is niet compleet. Open hem nog eens vanuit de mail.
notices-confirm-ask = Wil je op dit adres mail krijgen als je aan de beurt bent?
notices-confirm-go = Ja, graag
notices-confirm-done = Klaar: er komt een mail als een spel op je wacht.
notices-stop-ask = Geen mails meer over je beurten?
notices-stop-go = Geen mails meer
notices-stop-done = Klaar: er komen geen mails meer.
qr = QR-code van de link
link = Link
copy = Kopiëren
copied = Gekopieerd
share = Delen
join = Meedoen
watch = Kijken
hero = Aan de volgende kust ligt een schat.
hero-more = Bordspellen met vrienden, of met bots die nooit spieken. Niets te installeren, geen account.
got-code = Heb je een link of een tafelcode?
code-wrong = Dat is geen link naar een tafel en ook geen code van zes letters.
code-unknown = Geen tafel heeft deze code. Controleer de letters; een code geldt een dag.
next-waiting = Er wacht een spel op jouw zet
server-away = De server antwoordt niet. Deze pagina blijft het proberen; scoreblok en spelregels werken ook zonder, als je ze eerder hebt geopend.
games-broken = Op deze server geïnstalleerd, maar op dit moment niet bruikbaar: { $games }. Alle andere spellen gaan gewoon door; in het logboek van de server staat wat er mis is.
page-trouble = De server is niet te bereiken. Nieuwe poging…
offline-now = Geen verbinding met de server.
offline-now-all = Op dit apparaat werkt alles gewoon: spellen tegen bots, meer mensen aan één apparaat, lessen, spelregels, scoreblokken en je spellen die hier staan.
offline-now-some = Spelregels en scoreblokken werken gewoon. Voor spellen op dit apparaat is er hieronder iets te downloaden, zodra het netwerk terug is.
offline-now-reading = Spelregels en scoreblokken werken gewoon.
offline-lacking = Hiervoor is de download van { $megabytes } MB nodig, één keer, met netwerk.
offline-no-engine = Hiervoor is de server nodig: deze pagina kan hier niet zelf spelen.
at-one-device = Aan één apparaat
at-one-device-of = Aan één apparaat: { $game }
mine-here = op dit apparaat
mine-export = Verslag opslaan
hand-over = Ook op de server bewaren
hand-over-done = De partij staat nu bij je partijen op de server, als gespeeld op een apparaat.
record-open = Verslag openen…
record-opening = Bezig met openen…
record-wrong = Dit bestand kan niet als verslag van een spel worden geopend. { $why }
mine-delete = Verwijderen
mine-delete-ask = Dit spel verwijderen? { $what }
mine-delete-more = Het staat alleen op dit apparaat. Eenmaal verwijderd is het weg.
mine-delete-no = Bewaren
offline-title = Spelen zonder netwerk
offline-offer = Spellen tegen bots, of met meer mensen aan dit apparaat: in de trein, in het vliegtuig, op een eiland. Eén keer downloaden, { $megabytes } MB.
offline-keep = { $megabytes } MB downloaden
offline-loading = Bezig met downloaden: { $percent }%
offline-stop = Stoppen
offline-kept = Klaar: spellen beginnen op dit apparaat, met of zonder netwerk.
offline-remove = Verwijderen ({ $megabytes } MB)
offline-removed = Verwijderd. Spellen die op dit apparaat staan, blijven.
offline-full = Er is te weinig ruimte op dit apparaat: er is { $megabytes } MB nodig. Maak ruimte en probeer het opnieuw. Er is niets verloren.
offline-broken = De download is afgebroken. Wat er al is, blijft; de rest kan opnieuw worden opgehaald.
offline-again = Opnieuw proberen
starting = Wordt klaargezet op dit apparaat
starting-files = De bestanden worden geladen…
starting-python = De spelmotor wordt gestart…
starting-games = De spellen worden geladen…
starting-usual = Meestal drie tot tien seconden, elke keer dat de pagina wordt geopend.
starting-last =
    { $seconds ->
        [one] De vorige keer duurde het één seconde.
       *[other] De vorige keer duurde het { $seconds } seconden.
    }
install-app = Als app installeren
new-version = Er is een nieuwe versie.
new-version-show = Herladen
new-version-later = Later
my-games = Mijn spellen
mine-playing = Bezig
mine-finished = Afgelopen
mine-practice = Oefenen
mine-archive = Archief
mine-show = Welke spellen tonen
mine-all-games = Alle spellen
mine-archive-it = Opbergen: { $what }
mine-unarchive-it = Terugzetten: { $what }
mine-archived = Opgeborgen. Het staat in het archief.
mine-lesson = Begeleid spel
mine-branch = Verder gespeeld vanuit een terugblik
mine-record = Gespeeld op een apparaat
mine-round = Ronde { $round }
mine-won = Gewonnen
mine-place = Plaats { $place } van { $players }
mine-points =
    { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }
mine-ended = Gestopt zonder uitslag
my-strength =
    { $game }: je speelt als bots van het niveau ‘{ $level }’ ({ $played ->
        [one] { $played } spel
       *[other] { $played } spellen
    } met bots).
open-tables = Open tafels
show-all = Toon alle { $count }
own-the-box = Heb je het spel zelf?
score-more = Tik in wat iedereen heeft; elke regel wordt opgeteld. Werkt zonder netwerk.
own-deck = Eigen kaarten
own-deck-more = Speel hier met precies de kaarten uit je doos.
game-hook = Een spel voor deze tafel.
game-players =
    { $from ->
        [one] 1 tot { $to } spelers
       *[other] { $from } tot { $to } spelers
    }
game-players-only = { $number } spelers
play-now = Nu spelen
play-now-of = Nu spelen: { $game }
dealing = Kaarten worden gedeeld…
quick-choice =
    { $players ->
        [2] Tegen één bot: { $level }
       *[other] { $players } spelers, bots: { $level }
    }
quick-change = Wijzigen
quick-change-of = Wijzigen: spelers en niveau van { $game }
quick-level = Hoe goed de bots spelen
with-friends = Met vrienden
with-friends-of = Met vrienden: { $game }
table-your-turn = Jouw beurt
table-others = Een ander is aan zet
table-asked = { $who } is aan zet
table-gathering = Wacht op spelers
table-open =
    { $free ->
        [one] 1 vrije plaats
       *[other] { $free } vrije plaatsen
    }
table-taken = Geen vrije plaats
table-running = Wordt gespeeld
table-unreadable = Beschadigd
left-none = tijd is om
left-minutes =
    { $count ->
        [one] nog 1 min
       *[other] nog { $count } min
    }
left-hours =
    { $count ->
        [one] nog 1 uur
       *[other] nog { $count } uur
    }
left-days =
    { $count ->
        [one] nog 1 dag
       *[other] nog { $count } dagen
    }

# Pages around the table: a new table

new-table = Een tafel voor { $game }
new-table-more = Alles staat al zo dat je meteen kunt beginnen.
new-who = Wie speelt er mee?
new-count = Spelers
seat-number = Plaats { $seat }
who-me = Jij
who-here = Iemand aan dit apparaat
who-friend = Iemand via een link
who-bot = Een bot
name-here = Naam aan dit apparaat
bot-level = Zijn niveau
level-random = willekeurig
level-greedy = gemiddeld
level-friendly = beginner
level-easy = makkelijk
level-normal = gemiddeld
level-strong = sterk
level-expert = expert
level-random-more = Speelt zomaar iets dat mag.
level-friendly-more = Ziet veel over het hoofd: goed voor een eerste spel.
level-easy-more = Ziet af en toe een goede zet over het hoofd.
level-normal-more = Doet de beste zet die hij ziet, zonder vooruit te denken.
level-greedy-more = Doet de beste zet die hij ziet, zonder vooruit te denken.
level-strong-more = Ziet de meeste goede zetten.
level-expert-more = Vergelijkt zijn beste zetten door in gedachten verder te spelen.
level-cut = Op dit apparaat kan de tijd om zijn voordat deze bot is uitgedacht; dan speelt hij zwakker dan zijn naam zegt.
level-wins = Wint { $wins } van de 100 partijen tussen bots van het niveau ‘{ $against }’; gelijk zou { $even } zijn.
new-how = Hoe snel?
pace-live = Live
pace-live-more = Iedereen is erbij.
pace-days = Over meerdere dagen
pace-days-more = Af en toe een zet.
new-limit = Tijd voor een zet
limit-none = Geen limiet
limit-minutes =
    { $count ->
        [one] 1 minuut, plus { $spare } reserve voor het hele spel
       *[other] { $count } minuten, plus { $spare } reserve voor het hele spel
    }
limit-days =
    { $count ->
        [one] 1 dag
       *[other] { $count } dagen
    }
limit-more = Voor wie te lang wacht, speelt een bot tot die speler terugkomt.
new-table-kind = De tafel
visibility-link = Alleen via link
visibility-open = Open: op de startpagina te zien, iedereen mag meedoen of kijken
hints-allowed = Tips toegestaan
use-own-deck = Speel met mijn eigen kaarten: { $name }
new-variants = Varianten
option-on = Ja
option-off = Nee
option-healers = Heelsters
option-healers-hidden = Pas aan het einde open
option-healers-open = Vanaf het begin open
option-healers-dealt = Iedereen krijgt er twee en biedt er één aan
option-show_events = Iedereen ziet vooraf de vier B-gebeurtenissen
option-more_cards = Latere spelers kiezen hun eerste hand uit meer kaarten
option-ask = Vraag het bij alles wat mag maar niet hoeft
make-table = Tafel maken
make-and-start = Spel beginnen
missing-names = Geef iedereen aan dit apparaat een naam.
missing-same = Geef iedereen een andere naam.

# Pages around the table: the lobby

seat-free = Vrije plaats
seat-mine = Jouw plaats
seat-here-now = Is er
seat-here = Aan dit apparaat
seat-to-bot = Liever een bot
seat-open = Plaats vrijgeven
seat-remove = Van tafel sturen
seat-remove-sure = { $who } van tafel sturen? Aanschuiven kan daarna niet meer.
host = host
sit-down = Ga zitten
sit-title = Plaats { $seat } nemen
sit-other = Iemand anders neemt plaats { $seat } aan dit apparaat
qr-seat = QR-code voor plaats { $seat }
link-seat = Link voor plaats { $seat }
lobby-waiting =
    { $count ->
        [one] Er is één plaats vrij. Stuur de link, of laat iemand de QR-code scannen.
       *[other] Er zijn { $count } plaatsen vrij. Stuur de links, of laat mensen de QR-codes scannen.
    }
lobby-free =
    { $count ->
        [one] Eén plaats is vrij.
       *[other] { $count } plaatsen zijn vrij.
    }
lobby-full = Iedereen is er.
lobby-choose = Kies een plaats.
lobby-watch = Alle plaatsen zijn bezet. Blijf hier, dan kun je meekijken.
lobby-removed = De host heeft je van deze tafel gestuurd. Je mag toekijken.
lobby-gathers = Er komen nog spelers bij.
lobby-missing = Nog niet hier: { $who }
lobby-terms = Wat er gespeeld wordt
terms-time = { $pace }: { $limit }
terms-option = { $name }: { $value }
terms-hints = Tips zijn toegestaan
terms-no-hints = Geen tips
terms-link = Alleen voor wie de link of de code heeft
terms-open = Staat op de startpagina: iedereen mag meedoen of kijken
terms-deck = Met eigen kaarten: { $name }
table-code = Tafelcode
table-code-more = In te tikken op { $host }
only-here = Links en codes van deze tafel werken alleen op deze computer, want de pagina staat open op { $host }. Wil je met andere apparaten spelen, start de server dan met ‘doubloon serve --lan’ (of ‘make play ARGS=--lan’) en open het adres dat hij toont.
lobby-start = Beginnen
lobby-start-bots =
    { $count ->
        [one] Beginnen met een bot op de vrije plaats
       *[other] Beginnen met bots op de { $count } vrije plaatsen
    }
lobby-host-starts = De host begint het spel.
lobby-any = Uitnodigen
lobby-any-more = Wie de link opent, kiest een plaats.
lobby-screen = Groot scherm
lobby-screen-more = Toont wat iedereen mag zien: voor de televisie in de kamer.
lobby-leave = Van tafel gaan

# The score pad of Loot Island, for owners of the box

pad-title = Loot Island: het scoreblok
count-title = { $game }: het scoreblok
pad-player = Speler { $seat }
my-name-at = Naam van speler { $seat }
pad-enter = Wat iedereen heeft
pad-clockwise = Spelers met de klok mee, zoals ze zaten: dat beslist bij gelijke stand.
pad-first = Heeft de startspelertegel
pad-cubes = Vloekblokjes
pad-eliminated = 13 blokjes of meer: geëlimineerd.
pad-per-cube = Heelster: munten per blokje
pad-fixed = Heelster: munten extra
pad-fixed-other = Ander bedrag
pad-row-amulet = Amuletten
pad-row-coin-bag = Geldbuidels
pad-row-book = Boeken
pad-row-jewel = Juwelen
pad-row-crown = Kronen
pad-row-skull = Schedels
pad-row-first = Startspelertegel
pad-row-healer = Heelster
pad-total = Buit
pad-card-amulet = amulet van { $value }
pad-card-coin-bag = geldbuidel van { $value }
pad-card-book = boek maal { $multiplier }
pad-card-jewel = juweel van { $value }
pad-card-crown =
    { $crosses ->
        [one] kroon van { $value } met 1 kruis
       *[other] kroon van { $value } met { $crosses } kruisen
    }
pad-card-skull = schedel { $skull } van { $value }
pad-add = Erbij: { $card }
count-add = { $what }: kaart van { $value } erbij
count-remove = { $what }: kaart van { $value } weghalen
count-less = { $what }: één minder
count-more = { $what }: één meer
count-total = Totaal
pad-remove = Weg: { $card }
pad-other = Andere waarde
pad-add-other = Erbij
pad-crosses = Kruisen
pad-skull = Welke van de drie schedels
pad-curses =
    { $count ->
        [one] Voor het boek: de hoogste vloekwaarde op de andere schatten.
       *[other] Voor de boeken: de { $count } hoogste vloekwaarden op de andere schatten.
    }
pad-curse = Vloekwaarde { $place }
pad-aaron = Aaron
pad-aaron-crowns = Aarons kronen, naar kruisen
pad-result = De afrekening
pad-place = plaats { $place }
pad-lost = kwijt
pad-how = { $text }
pad-how-healer =
    { $per_cube ->
        [0] vast { $fixed }
       *[other]
            { $fixed ->
                [0] { $per_cube } × { $cubes ->
                    [one] 1 blokje
                   *[other] { $cubes } blokjes
                }
               *[other] { $per_cube } × { $cubes ->
                    [one] 1 blokje
                   *[other] { $cubes } blokjes
                } + { $fixed }
            }
    }
pad-how-jewels =
    { $threes ->
        [0] { $base }, { $bonus } voor een paar
       *[other]
            { $pairs ->
                [0] { $base }, { $bonus } voor drietallen
               *[other] { $base }, { $bonus } voor sets
            }
    }
pad-how-crowns =
    { $crosses ->
        [one] { $base }, { $bonus } voor 1 kruis
       *[other] { $base }, { $bonus } voor { $crosses } kruisen
    }
pad-how-skulls =
    { $types ->
        [one] { $base }, { $worth } × 1 soort
       *[other] { $base }, { $worth } × { $types } soorten
    }
pad-crowns = Kronen, naar kruisen: { $ranking }.
pad-out-curse = { $name } is door de vloek gehaald en verliest alles.
pad-out-healer = { $name } kan de heelster niet betalen en is geëlimineerd.
pad-nobody = Iedereen is geëlimineerd: niemand wint.
pad-tied = { $names } staan gelijk; { $winner } zit met de klok mee het dichtst bij de startspelertegel.
pad-wins = { $winner } wint met { $total }.
count-shared = { $winners } winnen samen met { $total }.
pad-lacks-healer = de heelster ontbreekt
pad-lacks-curses = vloekwaarden voor de boeken ontbreken
pad-again = Opnieuw beginnen
pad-again-sure = Het hele blok leegmaken? De namen blijven.
pad-offline = Alles blijft in deze browser. Eenmaal geladen werkt deze pagina zonder netwerk; zet hem op je beginscherm.
print = Afdrukken

# Pages around the table: rules, own deck, lessons

rules-of = Regels van { $game }
rules-search = Zoek in de regels
rules-found =
    { $count ->
        [0] Niets gevonden
        [one] 1 regel
       *[other] { $count } regels
    }
rules-contents = Inhoud
rules-example = Voorbeeld
rules-ruling = Onze uitleg
rules-public = Uit openbare bronnen
rules-sources = Wat geen kenmerk draagt, staat in de spelregels. ‘Uit openbare bronnen’: lijsten van het materiaal of besprekingen van het spel tonen het. ‘Onze uitleg’: niemand zegt het, dus hebben wij besloten.
rules-see = Zie ook
rules-none = Voor dit spel staan hier geen regels.
rules-link = Link naar regel { $rule }
deck-of = Je eigen kaarten voor { $game }
deck-more = De kaarten van Doubloon zijn voor een deel nagemaakt. Heb je het spel zelf? Schrijf hier op wat er op jouw kaarten staat en speel met precies die kaarten.
deck-start = Begin met de standaardkaarten
deck-download = Downloaden
deck-upload = Bestand openen
deck-text = De kaarten, als tekst
deck-check = Controleren en bewaren
deck-checking = Wordt gecontroleerd…
deck-good = Geen fouten. Deze kaarten, { $name }, blijven in deze browser bewaard voor je nieuwe tafels.
deck-problems =
    { $count ->
        [one] Eén fout
       *[other] { $count } fouten
    }
deck-unusual =
    { $count ->
        [one] Eén ding is ongewoon. Geen regel verbiedt het; kijk nog eens naar de kaart.
       *[other] { $count } dingen zijn ongewoon. Geen regel verbiedt ze; kijk nog eens naar de kaarten.
    }
deck-line = Regel { $line }
deck-forget = Vergeten
deck-use = Nieuwe tafel met deze kaarten
deck-unsaved = Veranderd sinds de controle.
deck-sure = Vervangen wat hier staat?
# What is wrong with a deck: `mistake-REASON`; `$allowed` is one of the last seven.
deck-entry = { $list }, nr. { $number }
deck-value = { $name } ({ $written })
deck-and-more = en nog { $count }
deck-key-format = Formaat
deck-key-game = Spel
deck-key-name = Naam
deck-key-version = Versie
deck-key-source = Bron
deck-source-box = uit de doos
deck-source-rulebook = uit de spelregels
deck-source-public = uit materiaallijsten of besprekingen
deck-source-reconstruction = nagemaakt
mistake-not_toml = Dit is niet te lezen. Misschien ontbreekt hier of vlak ervoor een aanhalingsteken, een komma of een haakje.
mistake-not_json = Dit is niet als JSON te lezen. Misschien ontbreekt hier of vlak ervoor een aanhalingsteken, een komma of een haakje, of staat het er dubbel.
mistake-not_allowed = { $found } mag hier niet. Wel toegestaan: { $allowed }.
mistake-missing_field = Dit ontbreekt. Toegestaan: { $allowed }.
mistake-unknown_field = Zo’n veld bestaat niet. Toegestaan: { $fields }.
mistake-misspelt_field = Zo’n veld bestaat niet. Bedoel je { $near }? Toegestaan: { $fields }.
mistake-already = Dit staat al eerder in de lijst; alles mag er maar één keer in staan.
mistake-already_in_line = Dit staat al op regel { $first_line }; alles mag maar één keer in de lijst staan.
mistake-too_many = Het zijn er { $count }; er mogen er hoogstens { $most } zijn.
mistake-too_deep = Te veel haakjes in elkaar, of een sleutel met te veel punten; er worden hoogstens { $most } niveaus gelezen.
mistake-too_long = De tekst heeft { $count } tekens; er worden er hoogstens { $most } gelezen.
mistake-whole = een geheel getal van { $least } tot en met { $most }
mistake-one_of = { $words }
mistake-text = woorden op één regel, hoogstens { $longest } tekens
mistake-flag = true (ja) of false (nee), zonder aanhalingstekens
mistake-exactly = { $value }
mistake-list = een lijst
mistake-table = een regel zoals { $example }
learn-first = Nieuw hier? Leer het al spelend
learn-title = { $game } leren door te spelen
learn-more = Een begeleid spel van een paar minuten op het echte bord. Je kunt op elk moment stoppen.
learn-minutes = ongeveer { $count } min
learn-begin = Beginnen
learn-none = Hier is nog geen begeleid spel. De regels zijn kort, en elke zet die niet mag, zegt waarom.

## De terugblik na een spel

review = Terugblik
review-start = Laat de sterkste bot naar het spel kijken
review-more = Je ziet hoe ieders kansen verliepen en welke beslissingen het meest kostten.
review-progress = Bekijkt het spel: { $done } van { $total } momenten
review-course = Kans om te winnen
review-course-label = Kans om te winnen over de zetten van het spel, in procenten, een lijn per speler
review-costly = Beslissingen die het meest kostten
review-none = Geen beslissing van { $who } kostte veel.
review-waiting = Nog niets.
review-whose = Van wie
review-everybody = Iedereen
review-played = Gespeeld
review-best = De bot
review-cost-wins = { $wins } minder kans om te winnen
review-cost-points =
    { $points ->
        [one] { $points } punt minder voorsprong
       *[other] { $points } punten minder voorsprong
    }
review-here = Wat hier gespeeld werd en wat de bot had gespeeld
review-source = Beoordeeld naar wat de speler toen kon zien. Kleine verschillen zijn weggelaten.
