# What the command line says around a game's own words

head = { $title }, { $players } spelers
seat = plaats { $seat }: { $who }
seat-bot = plaats { $seat }: { $who }, bot { $bot }
options = Opties: { $options }
deck = Kaarten: { $deck }, versie { $version }
game = Spel { $game }, vastlegging { $commitment }
start = Het begin
end = Het einde
took-back = { $moves ->
    [one] { $who } maakt 1 zet ongedaan.
   *[other] { $who } maakt { $moves } zetten ongedaan.
  }
now = Nu: { $asked }.
waits = { $what } (plaats { $seat }, { $kind }, { $rule })
asked = { $what } ({ $kind }, { $rule })
asked-undo = { $moves ->
    [one] { $what } ({ $kind }, { $rule }); 1 zet kan ongedaan worden gemaakt
   *[other] { $what } ({ $kind }, { $rule }); { $moves } zetten kunnen ongedaan worden gemaakt
  }
asks-seat = Vraag aan plaats { $seat } ({ $who }): { $question }
asks-you = Vraag aan jou: { $question }
asks-nothing = Aan deze plaats wordt nu niets gevraagd.
place = plaats
player = speler
score = score
after-moves = { $moves ->
    [one] na 1 zet
   *[other] na { $moves } zetten
  }
position = een stelling
spectator = toeschouwer
of-seat = plaats { $seat }
full-state = De volledige toestand
secret = { $moves ->
    [one] 1 zet. Het geheim was { $secret }.
   *[other] { $moves } zetten. Het geheim was { $secret }.
  }
saved = Bewaard als { $file }.

## Playing at the terminal

seat-person = plaats { $seat }: { $who }, jij
help = Typ een nummer of de woorden van een zet; ? legt uit, q bewaart en stopt.
begin = Druk op Enter om te beginnen.
question = { $what } ({ $rule })
move-so-far = { $what } ({ $rule }; tot nu toe: { $move })
hand = Je hebt: { $cards }
thinking = { $who } denkt na…
hand-over = { $who }, je bent aan de beurt. Druk op Enter als niemand anders kijkt.
help-key = { $key ->
    [help] ?  deze hulp en de regel; ? WOORD: waarom niet; ? REGEL: de tekst
    [hint] h  een tip
    [undo] u  een woord of je laatste zet ongedaan maken
    [table] t  de tafel
    [log] l  wat er gebeurde; l 100: meer ervan
   *[quit] q  bewaren en stoppen
  }
hint = Een sterke bot zou { $move } spelen: { $names }.
no-undo = { $why ->
    [reveal] Er is sindsdien iets onthuld; ongedaan maken kan niet meer.
    [other] Iemand anders heeft sindsdien gespeeld; ongedaan maken kan niet meer.
   *[start] Er is geen zet om ongedaan te maken.
  }
no-such-number = Er is een nummer van 1 tot { $number } nodig.
no-such-word = ‘{ $word }’ staat niet in de lijst. Typ een nummer van 1 tot { $number } of een woord uit de lijst; ? legt uit.
no-such-word-near = ‘{ $word }’ staat niet in de lijst. Bedoel je { $words }?
which-word = ‘{ $word }’ kan { $words } zijn. Welk bedoel je?
one-number = Eén nummer tegelijk: daarna verandert de lijst. Woorden mogen er meer zijn.
too-many-words = De zet is al compleet vóór ‘{ $word }’; er is niets gespeeld.
type-something = Typ een nummer van 1 tot { $number } of een woord uit de lijst; ? legt uit.
log-number = Na l is een aantal regels nodig.
may = { $word } mag nu: { $name }.
left = Het spel is bewaard. Verder spelen: doubloon play --resume { $file }
earlier = { $lines ->
    [one] (1 eerdere regel: l toont die)
   *[other] ({ $lines } eerdere regels: l toont ze)
  }
