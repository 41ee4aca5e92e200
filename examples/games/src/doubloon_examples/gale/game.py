"""Gale: push your luck at sea."""

from doubloon.easy import Option, Table, each, flag, number, pile, question, secret

CARDS = {"1": 6, "2": 6, "3": 6, "4": 6, "5": 6, "storm": 3}
TARGET = Option("target", [15, 25, 40], 25, "Points that end the game (G-4).")
LAYOUT = {"table": ["deck", "gone"], "seats": ["voyage", "chart"], "tracks": ["banked"]}


class Gale(Table, players=(2, 4), cards=CARDS, options=[TARGET], end_rule="G-4", layout=LAYOUT):
    """Draw on, or sail home before the storm."""

    deck = pile(hidden=True)
    gone = pile()
    voyage = each(pile())
    banked = each(number())
    chart = each(secret("trade", "calm"))
    spent = each(flag())

    choose = question("G-1", sealed=True)
    turn = question("G-2")

    def setup(self) -> None:
        """Shuffle, and let everyone choose a chart."""
        self.all_cards(self.deck)
        self.ask_all(self.choose)

    @choose.action(of=("trade", "calm"))
    def keep(self, seat: int, chart: str) -> None:
        """G-1: in secret and all at once everyone keeps one chart."""
        self.chart[seat].keep(chart)

    @choose.then
    def set_sail(self) -> None:
        """Then seat 0 begins."""
        self.ask(self.turn, 0)

    @turn.action()
    def draw(self, seat: int) -> None:
        """G-2: the top card joins the voyage; a storm loses it, but for the first with calm."""
        if self.move(self.deck, self.voyage[seat], event="drew", seat=seat) != "storm":
            return
        calm = self.show(self.chart[seat], "showed", seat=seat) == "calm"
        if calm and not self.spent[seat]:
            self.spent[seat] = True
            self.move(self.voyage[seat], self.gone, event="weathered", seat=seat)
        else:
            self.move_all(self.voyage[seat], self.gone, "lost", seat=seat)

    @turn.action(rule="G-3", unless={"empty": lambda table, seat: not table.voyage[seat]})
    def sail(self, seat: int) -> None:
        """G-3: bank the voyage, with one point more for trade."""
        trade = self.show(self.chart[seat], "showed", seat=seat) == "trade"
        points = sum(int(card) for card in self.voyage[seat]) + trade
        self.banked[seat] += points
        self.move_all(self.voyage[seat], self.gone)
        self.say("sailed", seat=seat, points=points)

    def finished(self) -> bool:
        """G-4: somebody has banked enough, or the deck is empty."""
        return max(self.banked) >= self.options["target"] or not self.deck

    def scores(self) -> list[int]:
        """G-4: what was banked."""
        return self.banked[:]

    def worth(self, seat: int) -> float:
        """For bots: a voyage is worth most of its cards."""
        return self.banked[seat] + 0.8 * sum(int(card) for card in self.voyage[seat])
