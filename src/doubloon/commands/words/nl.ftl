# What the command line says around a game's own words

head = { $title }, { $players } spelers
seat = stoel { $seat }: { $who }
seat-bot = stoel { $seat }: { $who }, bot { $bot }
options = Opties: { $options }
deck = Kaarten: { $deck }, versie { $version }
game = Spel { $game }, vastlegging { $commitment }
start = Het begin
end = Het einde
took-back = { $moves ->
    [one] { $who } neemt 1 zet terug.
   *[other] { $who } neemt { $moves } zetten terug.
  }
now = Nu: { $asked }.
waits = { $what } (stoel { $seat }, { $kind }, { $rule })
asked = { $what } ({ $kind }, { $rule })
asked-undo = { $moves ->
    [one] { $what } ({ $kind }, { $rule }); 1 zet kan worden teruggenomen
   *[other] { $what } ({ $kind }, { $rule }); { $moves } zetten kunnen worden teruggenomen
  }
asks-seat = Vraag aan stoel { $seat } ({ $who }): { $question }
asks-you = Vraag aan jou: { $question }
asks-nothing = Aan deze stoel wordt nu niets gevraagd.
place = plaats
player = speler
score = score
after-moves = { $moves ->
    [one] na 1 zet
   *[other] na { $moves } zetten
  }
position = een stelling
spectator = toeschouwer
of-seat = stoel { $seat }
full-state = De volledige toestand
secret = { $moves ->
    [one] 1 zet. Het geheim was { $secret }.
   *[other] { $moves } zetten. Het geheim was { $secret }.
  }
saved = Bewaard als { $file }.
