"""Words for people: every event, question and refusal has a sentence, if the game has words."""

from doubloon.conformance.cases import BOUND, Case, play_step, seats_of
from doubloon.conformance.contract import Broken
from doubloon.kernel.play.play import Play

NAMES = ["Anne", "Émile", "Calico", "Yves", "Hugo", "Bo", "Cy", "Di"]


class Sentences:
    """What was said, and what was shown by its name because there is no sentence."""

    def __init__(self) -> None:
        self.said: set[str] = set()
        self.missing: list[str] = []

    def add(self, what: str, sentence: str, bare: str) -> None:
        """One sentence; ``bare`` is what is shown if there is none."""
        if "{" in sentence:
            raise Broken("worded", f"{what}: a detail of the sentence is missing: {sentence}")
        if sentence == bare:
            self.missing.append(what)
        else:
            self.said.add(what)


def all_has_a_sentence(case: Case) -> None:
    """Events, questions and refusals of some random games."""
    found = Sentences()
    names = [NAMES[seat % len(NAMES)] for seat in range(case.players)]
    for rng in case.rounds():
        play = case.play(rng)
        for _ in range(BOUND):
            hear(case, play, names, found, refusals=rng.randrange(20) == 0)
            if play.state.over:
                break
            play = play_step(play, rng)
    if found.said and found.missing:
        raise Broken("worded", f"{found.missing[0]} has no sentence")


def hear(case: Case, play: Play, names: list[str], found: Sentences, refusals: bool) -> None:
    """All that is said at a moment."""
    game, deck = case.game, play.setup.deck
    for event in play.entries[-1].events if play.entries else []:
        sentence = game.tell(event, names, deck)
        if sentence:
            found.add(f"event {event.kind}", sentence, event.kind)
    for seat in play.state.deciders():
        decision = play.decision(seat)
        if decision is not None:
            asked = game.ask(decision, names, deck)
            found.add(f"question {decision.kind}", asked, decision.kind)
    for seat in seats_of(play.state) if refusals else ():
        for action in range(len(game.catalogue)):
            why = play.state.why_not(seat, action)
            if why is not None:
                rule, details = why
                bare = f"The rules do not allow it ({rule})."
                found.add(f"reason {details.get('reason')}", game.explain(rule, details), bare)
