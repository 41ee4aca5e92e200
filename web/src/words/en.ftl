# The shell: the table around every game

skip-to-content = Skip to the content
close = Close
to-start = To the start page
you = You
# First letters of the winds on a compass rose, clockwise from the north.
rose = N E S W
lost-address = Nothing lies here
lost-address-more = This address is not on our chart.
lost-table = No such table
lost-table-more = Perhaps it was cleared away, or the link is incomplete.
lost-broken = This page could not be opened
lost-broken-more = Perhaps the connection broke. Load the page again.
lost-offline = No connection
lost-offline-more = The server cannot be reached right now. This page keeps trying; nothing is lost.
opening = Opening…
understood = All right
not-now = That cannot be done now.
about-thing = { $name }: { $about }
possible-now = Possible now: tap it, or press Enter.
chosen-instead = In place of what is chosen
part-broken = This part of the table could not be drawn. The game itself is safe.
send = Send
sending = Sending…
agree = Agree
refuse = Refuse
try-now = Try now
yes-do-it = Yes, do it
no-back = No, go back

## What the server could not do

error-unreachable = The server cannot be reached. Nothing is lost: try again in a moment.
error-unavailable = The server is busy. Try again in a moment.
error-stale = The table has moved on in the meantime. Look again, then decide.
error-not-your-decision = You are not asked anything now.
error-conflict = Somebody was faster. Look again, then decide.
error-no-seat = This seat is not yours.
error-too-many = Too much at once. Wait a moment.
error-beyond-reveal = The move ends here: something is revealed first, or somebody else decides.
error-unknown-table = There is no such table.
error-unknown-game = There is no such game here.
error-unplayable = This version of Doubloon cannot go on with this game: it does not have it, or not the version that began it. The game stays as it is.
error-unreadable = The stored data of this table is damaged. The table is set aside; whoever runs this server can see why.
error-damaged = The beginning of this game can no longer be read on this device, so it cannot go on. All other games are as they were.
error-not-found = There is nothing here.
error-refused = The table does not allow that now.
error-illegal = The rules do not allow that now.
error-unknown-action = There is no such move. Load the page again.
error-undo = That cannot be undone any more.
error-option = These settings do not go together.
error-deck = This deck has mistakes. Check it on the page for your own deck.
error-link = This personal link was used already, or it is too old.
error-code = No table has this code, or it has expired.
error-who = You need a seat at the table for that.
error-forbidden = You are not allowed to do that.
error-too-large = That is too large to send.
error-invalid = The server did not understand that. Load the page again.
error-method = The server did not understand that. Load the page again.
error-type = The server did not understand that. Load the page again.
error-server = Something went wrong on our side. It was noted; please try again.
error-engine = The engine for playing on this device could not be loaded. Check the connection, then try again.
error-no-engine = This page was built without the engine for playing on this device.
error-record = This record cannot be read.
error-record-text = It is not a record, or only half of one.
error-record-game = This version does not have its game.
error-record-deck = Its deck is not the one that it names.
error-record-moves = A move in it is not allowed by the rules.
error-record-altered = It was altered, or comes from another version: moves, shuffle and result do not fit together.
error-record-unfinished = Its game is not over.
error-record-nobody = Only bots play in it.
error-record-slow = Checking it took too long.
error-record-long = It is far too long.
error-storage = There is no room left on this device, so the last move was not made. Nothing is lost: make room, then try again.
local-lost = { $count ->
    [one] The last entry of this game could not be read. The game goes on from the one before.
   *[other] The last { $count } entries of this game could not be read. The game goes on from the last good one.
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
open-seat = Free seat
extra-seat = Somebody
players = Players
seat-your-turn = your turn
seat-turn = to act
bot-of-level = bot: { $level }
bots-of-level = bots: { $level }
seat-stand-in = a bot stands in
seat-resigned = has resigned
chip-stand-in = bot plays
chip-resigned = resigned
chip-away = away
seat-away = away
seat-gone-minutes = gone for { $count } min
seat-gone-hours = gone for { $count } h
seat-gone-days =
    { $count ->
        [one] gone for 1 day
       *[other] gone for { $count } days
    }
days-left =
    { $count ->
        [one] 1 day
       *[other] { $count } days
    }
time-short = { $seconds } seconds left

## The decision bar

decision = Your decision
what-happens = What happens
your-decision-and-hand = Decision and hand
scene-aside = Look at the table
scene-back = Back to the choice
scene-go-on = Go on
goal-title = What you are after
goal-learn = Show me step by step
goal-hide = Got it
undo = Undo
confirm = Confirm
wait-nobody = One moment
wait-one = Waiting for { $who }
wait-several = Waiting for { $who }
game-over = The game is over
see-result = Result
all-have-left = Everybody has left: the bots wait until somebody plays again
bot-plays-for-you = A bot plays for you
you-resigned = You have resigned; a bot plays to the end
play-again-myself = Play again myself
undo-stops-start = There is nothing to undo yet.
undo-stops-reveal = Your last move revealed something that was hidden, so it stands.
undo-stops-other = Somebody else has acted since your last move, so it stands.
undo-stops-since = Something hidden has come to light since your last move, so it stands.
undo-what = Undo: { $what }
undo-asks = Undo…
undo-ask = Ask the others
undo-ask-more = If everybody agrees, and nothing hidden has come to light since, your last move and all that followed is undone.
undo-asked = { $who } would like to undo their last move and all that followed.
undo-asked-own = You asked to undo your last move. Waiting for the others.
your-turn-loud = It is your turn.
title-your-turn = ● Your turn: { $name }

## Top bar, log, chat

tools = Tools
side = Beside the board
hint = Hint
hint-thinking = The strongest bot is thinking about it
hint-look = Look at what is marked: that is how the strongest bot would begin.
hint-tell = Tell me
hint-place = Put it there
hint-figures = Wins { $wins } · place { $place } · lead { $lead }
hint-source = What the strongest bot expects at the end, from what you can see. Nobody else learns that you asked.
rules = Rules
rule-number = Rule { $rule }
sounds = Sounds
sound-on = Sounds on
sound-off = Sounds off
theme-change = Light or dark
table-settings = Settings
log = Log
chat = Chat
log-and-chat = Log and chat
log-more = Earlier
log-joined =
    { $you ->
        [yes] You sit down
       *[no] { $who } sits down
    }
log-left =
    { $you ->
        [yes] You leave
       *[no] { $who } leaves
    }
log-started = The game begins
log-undo =
    { $you ->
        [yes] You undo a move
       *[no] { $who } undoes a move
    }
log-undo-asked =
    { $you ->
        [yes] You ask to undo a move
       *[no] { $who } asks to undo a move
    }
log-undo-answered =
    { $agree ->
        [true] { $you ->
            [yes] You agree
           *[no] { $who } agrees
        }
       *[other] { $you ->
            [yes] You do not agree
           *[no] { $who } does not agree
        }
    }
log-resigned =
    { $you ->
        [yes] You resign
       *[no] { $who } resigns
    }
log-bot-took-over =
    { $why ->
        [time] { $you ->
            [yes] Time is up: a bot plays for you
           *[no] Time is up: a bot plays for { $who }
        }
        [by] { $you ->
            [yes] { $by } lets a bot play for you
           *[no] { $by } lets a bot play for { $who }
        }
       *[other] { $you ->
            [yes] A bot plays for you
           *[no] A bot plays for { $who }
        }
    }
log-seat-taken-back =
    { $you ->
        [yes] You play again
       *[no] { $who } plays again
    }
log-removed =
    { $you ->
        [yes] You were asked to leave
       *[no] { $who } was asked to leave
    }
log-opened = The seat of { $who } is free now
seat-lost = This seat is no longer yours; you may watch.
log-abandon-vote =
    { $agree ->
        [true] { $you ->
            [yes] You would like to end the game
           *[no] { $who } would like to end the game
        }
       *[other] { $you ->
            [yes] You would like to go on
           *[no] { $who } would like to go on
        }
    }
log-abandoned = The game ends without a result
log-finished = The game is over
unread =
    { $count ->
        [one] 1 new message
       *[other] { $count } new messages
    }
chat-empty = Nothing said yet.
chat-say = Say something
chat-told = { $who } says: { $text }
chat-seated-only = Those who sit at the table can talk.
chat-muted = The host has muted you.
reactions = Reactions
reaction-ahoy = Ahoy!
reaction-bravo = Bravo!
reaction-aye = Aye aye!
reaction-arr = Arrr!
reaction-ouch = Ouch!
reaction-luck = Good luck!

## Coming back, sharing a device

show-next = Next
show-skip = Skip
recap = What happened since my last move
recap-short = What happened?
meanwhile = Since you last looked
meanwhile-more =
    { $count ->
        [one] And one thing before that.
       *[other] And { $count } things before that.
    }
meanwhile-your-turn = Now it is your turn.
to-the-table = To the table
connection-lost = The connection is lost. Trying again; your move is safe.
table-remembered = No connection. This is the table as you last saw it, { $when }. It goes on by itself when the connection is back.
hand-device = Hand the device to { $who }
hand-device-more = The cards are hidden until { $who } looks.
hand-device-look = I am { $who }: show my hand

## Settings and tools of the table

game-speed = Game speed
game-speed-step = Step by step
game-speed-calm = Calm
game-speed-normal = Normal
game-speed-quick = Quick
game-speed-once = At once
notify = Notify me when it is my turn
notify-denied = This browser does not allow notifications here.
keys = Keys
key-space = Space
key-enter = Enter
key-escape = Esc
keys-arrows = go from card to card, from place to place
keys-space = choose, or take back what is chosen
keys-enter = confirm
keys-close = put away, or undo a tap
keys-undo = undo
keys-pass = pass, or end the turn
keys-recap = what happened since my last move
keys-why = on something greyed: why not? Elsewhere: this help
keys-log = log
keys-chat = chat
keys-hint = a hint, if the table allows it; again to put it there
big-screen = Big screen
bot-for-me = Let a bot play for me
resign = Resign
resign-sure = Resign? A bot then plays your seat to the end, and you cannot come back.
leave = Leave
leave-sure = Leave the table? A bot plays on until you come back.
abandon = End the game by vote
abandon-sure = Ask the others to end the game without a result? It ends when all people agree; one no is enough to go on.
abandon-alone = End the game without a result?
abandon-asked =
    { $count ->
        [one] { $who } would like to end the game without a result.
       *[other] { $count } players would like to end the game without a result.
    }
abandon-agree = Yes, end it
abandon-refuse = No, play on
abandon-withdraw = Take my vote back
host-tools = As host
host-bot = Bot plays
host-bot-sure = Let a bot play for { $who }? Everybody sees that you did it, and { $who } can play again at any time.
host-mute = Mute
host-unmute = Unmute
host-close-seat = Leave it to the bot
host-remove = Remove
host-remove-sure = Remove { $who } for good? A bot plays the seat on.

## After the game

result = Result
rematch = Another game
replay = Replay
record = Download the record
next-game = To the next game
rematch-ready = There is another game.
late-watch = This game has begun: you watch.
late-seat = This game has begun, and a seat is open: a bot plays it until you sit down.
result-bots = Bots: { $bots }
result-abandoned = The game was ended before its end.
share-replay = A link to this game
course = The course of the game
course-label = The course of the game as lines, one for each player. The table below has the numbers.
course-table = The numbers as a table
course-when = When
course-round = Round { $round }
course-round-short = R{ $round }
course-end = End
course-to-moment = Tap a moment to see it in the replay.

## The replay

replay-of = Replay: { $game }
replay-eyes = Seen by
replay-everybody = everybody
replay-slider = Moment of the game
replay-step = Step { $step } of { $steps }
replay-first = To the beginning
replay-back = One step back
replay-forward = One step forward
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-speed = Speed
replay-steps = Moves
replay-branch = Go on from here
replay-branch-more = A new table where everything lies as it does now. You take a seat, bots take the others.
replay-branch-as = As { $who }
replay-early = This game is still on
replay-early-more = Once it is over, it can be seen from every seat.
replay-to-table = To the table

## Guided games

coach = Guided game
coach-step = { $step } of { $steps }
coach-next = Next
coach-now = Tap next:
coach-wait = Now it is the others’ turn. Watch what they do.
coach-first = One thing after the other. First this: { $what }
coach-read = One thing after the other. First read this, then tap “Next”.
coach-away = It lies further that way: drag the board.
coach-skip = Skip the lesson
coach-on = Play on here
coach-real = Play a real game

## Any game without a screen of its own

generic-choose = choose
generic-line = { $text }
generic-view = The table
generic-nothing = none
generic-yes = yes
generic-no = no
generic-result = Result
generic-points = Points
generic-place = Place
generic-player = Player

## The big screen

watch-title = Big screen

# Pages around the table: start, settings

nav = Pages
nav-games = Games
nav-rules = Rules
nav-score = Score pad
nav-learn = Learn
switch-game = Which game?
theme-to-dark = Dark theme
theme-to-light = Light theme
settings = You and this device
settings-of = { $name }: name, language, theme
my-name = Your name
default-name = Sailor
language = Language
theme = Theme
theme-system = As the device
theme-light = Light
theme-dark = Dark
other-device = Go on elsewhere
other-device-more = A personal link brings your games to your phone or another computer. Keep it to yourself.
other-device-make = Make a personal link
other-device-good =
    { $minutes ->
        [one] Open it on the other device within a minute. It works once.
       *[other] Open it on the other device within { $minutes } minutes. It works once.
    }
device-done = This device is yours now: here are your games.
device-ask = Use this personal link here?
device-ask-more = This device will then show the games of whoever made the link, and play as them.
device-ask-loses =
    { $count ->
        [one] One game of { $name } that is not over leaves this device.
       *[other] { $count } games of { $name } that are not over leave this device.
    }
device-ask-kept = Nothing is deleted: “You and this device” brings them back.
device-ask-yes = Use the link
device-ask-no = Stay who I am
device-back = A personal link was used here. Who this device was before is kept.
device-back-do = Be who I was before
notices = While you are away
notices-more = Get a message when it is your turn in a game that is played over several days. It holds your name, the game and the link, nothing else.
notices-mail = E-mail address
notices-mail-sent = Look in your mailbox: one click there confirms the address.
notices-mail-pending = { $address }: waiting for the click in the e-mail.
notices-mail-to = E-mails go to { $address }.
notices-hook = Address of a chat’s webhook
notices-hook-more = For a channel of your own in a chat service. The address stays on this server.
notices-hook-sent = A greeting is on its way to the chat.
notices-hook-to = Messages go to { $host }.
notices-live = In live games as well
notices-set = Turn on
notices-refused = This address cannot be used. It must be reachable from the internet.
notices-end = Turn off
notices-link-wrong = This link is incomplete. Open it from the e-mail once more.
notices-confirm-ask = Send an e-mail to this address when it is your turn?
notices-confirm-go = Yes, send them
notices-confirm-done = Done: an e-mail comes when a game waits for you.
notices-stop-ask = Stop the e-mails about your turns?
notices-stop-go = No more e-mails
notices-stop-done = Done: no more e-mails will come.
qr = QR code of the link
link = Link
copy = Copy
copied = Copied
share = Share
join = Join
watch = Watch
hero = Treasure lies on the next coast.
hero-more = Board games with friends, or with bots that never peek. Nothing to install, no account.
got-code = Got a link or a table code?
code-wrong = That is neither a link to a table nor a code of six letters.
code-unknown = No table has this code. Check the letters; a code is valid for one day.
next-waiting = A game waits for your move
server-away = The server does not answer. This page keeps trying; score pad and rules work without it once they have been opened.
games-broken = Installed on this server, but not usable at the moment: { $games }. All other games go on; the server’s log says what is wrong.
page-trouble = The server cannot be reached. Trying again…
offline-now = No connection to the server.
offline-now-all = On this device everything works all the same: games against bots, several people at one device, lessons, rules, score pads, and your games that are kept here.
offline-now-some = Rules and score pads work all the same. For games on this device there is something to download below, as soon as the network is back.
offline-now-reading = Rules and score pads work all the same.
offline-lacking = Needs the { $megabytes } MB download, once, with a network.
offline-no-engine = Needs the server: this page cannot play by itself here.
at-one-device = At one device
at-one-device-of = At one device: { $game }
mine-here = on this device
mine-export = Save record
hand-over = Keep on the server too
hand-over-done = It is among your games on the server now, as one that was played on a device.
record-open = Open a record…
record-opening = Opening…
record-wrong = This file cannot be opened as the record of a game. { $why }
mine-delete = Delete
mine-delete-ask = Delete this game? { $what }
mine-delete-more = It is kept on this device only. Deleted, it is gone.
mine-delete-no = Keep it
offline-title = Play without a network
offline-offer = Games against bots, or for several people on this device: on a train, on a plane, on an island. Downloaded once, { $megabytes } MB.
offline-keep = Download { $megabytes } MB
offline-loading = Downloading: { $percent }%
offline-stop = Stop
offline-kept = Ready: games begin on this device, with or without a network.
offline-remove = Remove ({ $megabytes } MB)
offline-removed = Removed. Games that are kept on this device stay.
offline-full = There is not enough room on this device: { $megabytes } MB are needed. Make room, then try again. Nothing was lost.
offline-broken = The download broke off. What has arrived is kept; the rest can be fetched again.
offline-again = Try again
starting = Getting ready on this device
starting-files = Loading its files…
starting-python = Starting the engine…
starting-games = Loading the games…
starting-usual = Usually three to ten seconds, each time the page is opened.
starting-last =
    { $seconds ->
        [one] Last time it took one second.
       *[other] Last time it took { $seconds } seconds.
    }
install-app = Install as an app
new-version = A new version is ready.
new-version-show = Reload
new-version-later = Later
my-games = My games
mine-playing = Playing
mine-finished = Finished
mine-practice = Practice
mine-archive = Archive
mine-show = Which games to show
mine-all-games = All games
mine-archive-it = Put away: { $what }
mine-unarchive-it = Put back: { $what }
mine-archived = Put away. It is in the archive.
mine-lesson = Guided game
mine-branch = Played on from a replay
mine-record = Played on a device
mine-round = Round { $round }
mine-won = Won
mine-place = Place { $place } of { $players }
mine-points =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
mine-ended = Ended without a result
my-strength =
    { $game }: you play like bots of the level “{ $level }” ({ $played ->
        [one] { $played } game
       *[other] { $played } games
    } with bots).
open-tables = Open tables
show-all = Show all { $count }
own-the-box = Do you own the game?
score-more = Tap in what everybody has; it adds up every line. Works without a network.
own-deck = Your own deck
own-deck-more = Play here with exactly the cards of your box.
game-hook = A game for this table.
game-players =
    { $from ->
        [one] 1 to { $to } players
       *[other] { $from } to { $to } players
    }
game-players-only = { $number } players
play-now = Play now
play-now-of = Play now: { $game }
dealing = Dealing…
quick-choice =
    { $players ->
        [2] Against one bot: { $level }
       *[other] { $players } players, bots: { $level }
    }
quick-change = Change
quick-change-of = Change players and level: { $game }
quick-level = How well the bots play
with-friends = With friends
with-friends-of = With friends: { $game }
table-your-turn = Your turn
table-others = Others are to move
table-asked = { $who } to move
table-gathering = Waiting for players
table-open =
    { $free ->
        [one] 1 free seat
       *[other] { $free } free seats
    }
table-taken = No free seat
table-running = Being played
table-unreadable = Damaged
left-none = time is up
left-minutes =
    { $count ->
        [one] 1 min left
       *[other] { $count } min left
    }
left-hours =
    { $count ->
        [one] 1 hour left
       *[other] { $count } hours left
    }
left-days =
    { $count ->
        [one] 1 day left
       *[other] { $count } days left
    }

# Pages around the table: a new table

new-table = A table for { $game }
new-table-more = Everything is set: you can start right away.
new-who = Who plays?
new-count = Players
seat-number = Seat { $seat }
who-me = You
who-here = Somebody on this device
who-friend = Somebody by link
who-bot = A bot
name-here = Name on this device
bot-level = Its level
level-random = random
level-greedy = medium
level-friendly = beginner
level-easy = easy
level-normal = medium
level-strong = strong
level-expert = expert
level-random-more = Plays anything that is allowed.
level-friendly-more = Overlooks a lot: good for a first game.
level-easy-more = Overlooks a good move now and then.
level-normal-more = Takes the best move it sees, without thinking ahead.
level-greedy-more = Takes the best move it sees, without thinking ahead.
level-strong-more = Sees most good moves.
level-expert-more = Compares its best moves by playing on in its mind.
level-cut = On this device its time may run out before it has finished thinking; then it plays weaker than its name says.
level-wins = Wins { $wins } of 100 games among bots of the level “{ $against }”; { $even } would be even.
new-how = How fast?
pace-live = Live
pace-live-more = Everybody is there.
pace-days = Over several days
pace-days-more = A move now and then.
new-limit = Time for a move
limit-none = No limit
limit-minutes =
    { $count ->
        [one] 1 minute, plus { $spare } in reserve for the whole game
       *[other] { $count } minutes, plus { $spare } in reserve for the whole game
    }
limit-days =
    { $count ->
        [one] 1 day
       *[other] { $count } days
    }
limit-more = A bot plays for whoever runs out of time, until they come back.
new-table-kind = The table
visibility-link = Only by link
visibility-open = Open: listed on the start page, anybody may join or watch
hints-allowed = Hints allowed
use-own-deck = Play with my own deck: { $name }
new-variants = Variants
option-on = Yes
option-off = No
option-healers = Healers
option-healers-hidden = Revealed at the end
option-healers-open = Open from the start
option-healers-dealt = Each player gets two and offers one
option-show_events = Everybody sees the four B events before the game
option-more_cards = Later players pick their first hand from more cards
option-ask = Ask before every optional effect
make-table = Make the table
make-and-start = Start the game
missing-names = Give everybody on this device a name.
missing-same = Give everybody a different name.

# Pages around the table: the lobby

seat-free = Free seat
seat-mine = Your seat
seat-here-now = Here
seat-here = Sit at this device
seat-to-bot = A bot instead
seat-open = Open the seat
seat-remove = Remove
seat-remove-sure = Remove { $who }? They cannot sit down at this table again.
host = host
sit-down = Sit down
sit-title = Take seat { $seat }
sit-other = Somebody else takes seat { $seat } at this device
qr-seat = QR code for seat { $seat }
link-seat = Link for seat { $seat }
lobby-waiting =
    { $count ->
        [one] One seat is free. Send its link, or let somebody scan its QR code.
       *[other] { $count } seats are free. Send the links, or let people scan the QR codes.
    }
lobby-free =
    { $count ->
        [one] One seat is free.
       *[other] { $count } seats are free.
    }
lobby-full = Everybody is here.
lobby-choose = Choose a seat.
lobby-watch = All seats are taken. Stay here and you can watch the game.
lobby-removed = The host has removed you from this table. You may watch.
lobby-gathers = More players are on their way.
lobby-missing = Not here yet: { $who }
lobby-terms = What is played
terms-time = { $pace }: { $limit }
terms-option = { $name }: { $value }
terms-hints = Hints are allowed
terms-no-hints = No hints
terms-link = Only for those who have the link or the code
terms-open = Listed on the start page: anybody may join or watch
terms-deck = With cards of their own: { $name }
table-code = Table code
table-code-more = Type it in at { $host }
only-here = Links and codes of this table work on this computer only, because the page is open at { $host }. To play with other devices start the server with “doubloon serve --lan” (or “make play ARGS=--lan”) and open the address that it prints.
lobby-start = Start
lobby-start-bots =
    { $count ->
        [one] Start with a bot in the free seat
       *[other] Start with bots in the { $count } free seats
    }
lobby-host-starts = The host starts the game.
lobby-any = Invite
lobby-any-more = Whoever opens the link chooses a seat.
lobby-screen = Big screen
lobby-screen-more = Shows what everybody may see: for the television in the room.
lobby-leave = Leave the table

# The score pad of Loot Island, for owners of the box

pad-title = Loot Island: the score pad
count-title = { $game }: the score pad
pad-player = Player { $seat }
my-name-at = Name of player { $seat }
pad-enter = What everybody has
pad-clockwise = Players clockwise, as you sat: that decides ties.
pad-first = Holds the First Player tile
pad-cubes = Curse cubes
pad-eliminated = 13 cubes or more: eliminated.
pad-per-cube = Healer: coins for each cube
pad-fixed = Healer: coins on top
pad-fixed-other = Another sum
pad-row-amulet = Amulets
pad-row-coin-bag = Coin bags
pad-row-book = Books
pad-row-jewel = Jewels
pad-row-crown = Crowns
pad-row-skull = Skulls
pad-row-first = First Player tile
pad-row-healer = Healer
pad-total = Loot
pad-card-amulet = amulet worth { $value }
pad-card-coin-bag = coin bag worth { $value }
pad-card-book = book times { $multiplier }
pad-card-jewel = jewel worth { $value }
pad-card-crown =
    { $crosses ->
        [one] crown worth { $value } with 1 cross
       *[other] crown worth { $value } with { $crosses } crosses
    }
pad-card-skull = skull { $skull } worth { $value }
pad-add = Add: { $card }
count-add = { $what }: add a card worth { $value }
count-remove = { $what }: take away a card worth { $value }
count-less = { $what }: one less
count-more = { $what }: one more
count-total = Total
pad-remove = Take away: { $card }
pad-other = Other value
pad-add-other = Add
pad-crosses = Crosses
pad-skull = Which of the three skulls
pad-curses =
    { $count ->
        [one] For the book: the highest curse value on the other treasures.
       *[other] For the books: the { $count } highest curse values on the other treasures.
    }
pad-curse = Curse value { $place }
pad-aaron = Aaron
pad-aaron-crowns = Aaron’s crowns, by crosses
pad-result = The reckoning
pad-place = place { $place }
pad-lost = lost
pad-how = { $text }
pad-how-healer =
    { $per_cube ->
        [0] flat { $fixed }
       *[other]
            { $fixed ->
                [0] { $per_cube } × { $cubes } cubes
               *[other] { $per_cube } × { $cubes } cubes + { $fixed }
            }
    }
pad-how-jewels =
    { $threes ->
        [0] { $base }, { $bonus } for a pair
       *[other]
            { $pairs ->
                [0] { $base }, { $bonus } for threes
               *[other] { $base }, { $bonus } for sets
            }
    }
pad-how-crowns =
    { $crosses ->
        [one] { $base }, { $bonus } for 1 cross
       *[other] { $base }, { $bonus } for { $crosses } crosses
    }
pad-how-skulls =
    { $types ->
        [one] { $base }, { $worth } × 1 type
       *[other] { $base }, { $worth } × { $types } types
    }
pad-crowns = Crowns, by crosses: { $ranking }.
pad-out-curse = { $name } is taken by the curse and loses everything.
pad-out-healer = { $name } cannot pay the healer and is eliminated.
pad-nobody = Everybody is eliminated: nobody wins.
pad-tied = { $names } are level; { $winner } is nearest clockwise from the First Player tile.
pad-wins = { $winner } wins with { $total }.
count-shared = { $winners } share the win with { $total }.
pad-lacks-healer = the healer is missing
pad-lacks-curses = curse values for the books are missing
pad-again = Start over
pad-again-sure = Clear the whole pad? Names stay.
pad-offline = Everything stays in this browser. Once loaded, this page works without a network; put it on your home screen.
print = Print

# Pages around the table: rules, own deck, lessons

rules-of = Rules of { $game }
rules-search = Search the rules
rules-found =
    { $count ->
        [0] Nothing found
        [one] 1 rule
       *[other] { $count } rules
    }
rules-contents = Contents
rules-example = Example
rules-ruling = Our ruling
rules-public = From public sources
rules-sources = What bears no mark is in the rulebook. “From public sources”: component lists or reviews of the game show it. “Our ruling”: nobody says it, so we decided.
rules-see = See also
rules-none = There are no written rules for this game here.
rules-link = Link to rule { $rule }
deck-of = Your own deck for { $game }
deck-more = The cards that come with Doubloon are partly reconstructed. Do you own the game? Write down here what your cards say, and play with exactly those.
deck-start = Begin with the standard deck
deck-download = Download
deck-upload = Open a file
deck-text = The deck, as text
deck-check = Check and keep
deck-checking = Checking…
deck-good = No mistakes. This deck, { $name }, is kept in this browser for your new tables.
deck-problems =
    { $count ->
        [one] One mistake
       *[other] { $count } mistakes
    }
deck-unusual =
    { $count ->
        [one] One thing is unusual. No rule forbids it; look at the card again.
       *[other] { $count } things are unusual. No rule forbids them; look at the cards again.
    }
deck-line = Line { $line }
deck-forget = Forget it
deck-use = New table with this deck
deck-unsaved = Changed since it was checked.
deck-sure = Replace what stands here?
# What is wrong with a deck: `mistake-REASON`; `$allowed` is one of the last seven.
deck-entry = { $list }, entry { $number }
deck-value = { $name } ({ $written })
deck-and-more = and { $count } more
deck-key-format = Format
deck-key-game = Game
deck-key-name = Name
deck-key-version = Version
deck-key-source = Source
deck-source-box = from the box
deck-source-rulebook = from the rulebook
deck-source-public = from component lists or reviews
deck-source-reconstruction = reconstructed
mistake-not_toml = This cannot be read. A quotation mark, a comma or a bracket may be missing here or just before.
mistake-not_json = This cannot be read as JSON. A quotation mark, a comma or a bracket may be missing or there twice, here or just before.
mistake-not_allowed = { $found } is not allowed here. Allowed: { $allowed }.
mistake-missing_field = This is missing. Allowed: { $allowed }.
mistake-unknown_field = There is no such field. Allowed: { $fields }.
mistake-misspelt_field = There is no such field. Did you mean { $near }? Allowed: { $fields }.
mistake-already = This is in the list already; each entry may be there only once.
mistake-already_in_line = This is on line { $first_line } already; each entry may be in the list only once.
mistake-too_many = There are { $count }; at most { $most } are allowed.
mistake-too_deep = Too many brackets within each other, or a key with too many dots; at most { $most } levels are read.
mistake-too_long = The text has { $count } characters; at most { $most } are read.
mistake-whole = a whole number from { $least } to { $most }
mistake-one_of = { $words }
mistake-text = words on one line, up to { $longest } characters
mistake-flag = true or false, without quotation marks
mistake-exactly = { $value }
mistake-list = a list
mistake-table = an entry such as { $example }
learn-first = New here? Learn by playing
learn-title = Learn { $game } by playing
learn-more = A guided game of a few minutes on the real board. You can leave it at any time.
learn-minutes = about { $count } min
learn-begin = Begin
learn-none = There is no guided game here yet. The rules are short, and every move that is not allowed says why.

## The review after a game

review = Review
review-start = Let the strongest bot look at the game
review-more = It shows how everybody’s chances went, and which decisions cost most.
review-progress = Looking at the game: { $done } of { $total } moments
review-course = Chances of winning
review-course-label = Chances of winning over the moves of the game, in percent, one line for each player
review-costly = Decisions that cost most
review-none = No decision of { $who } cost much.
review-waiting = Nothing yet.
review-whose = Whose
review-everybody = Everybody
review-played = Played
review-best = The bot
review-cost-wins = { $wins } less chance of winning
review-cost-points =
    { $points ->
        [one] { $points } point of lead lost
       *[other] { $points } points of lead lost
    }
review-here = What was played here, and what the bot would have played
review-source = Judged from what the player could see then. Small differences are left out.
