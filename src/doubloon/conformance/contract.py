"""The contract of a game, as rules with names, and the error of a game that breaks one."""

from typing import Final

RULES: Final = {
    "asked": "somebody is asked until the game is over; several at once only if answers are sealed",
    "legal": "legal actions are sorted, from the catalogue, and there are some for whom is asked",
    "refused": "whatever is not legal is refused with a rule, in one sentence",
    "ends": "every game ends",
    "outcome": "there is a score and a place for every seat, and more points never rank lower",
    "conserved": "nothing is created, lost or doubled: State.check holds after every action",
    "counted": "serial counts decisions and opened answers; reveals counts all that is revealed",
    "copied": "a copy shares nothing that changes, and goes on as the original does",
    "dumped": "a dump holds everything that matters: loaded again, the game goes on alike",
    "loaded": "a position that cannot be is refused with a PositionError of one line",
    "chance": "chance comes from State.below and State.shuffle alone: the same secret and moves"
    " give the same game",
    "recorded": "a record replays to the same position, undo included",
    "started": "players and options that there are not are refused; decks are carried by records",
    "noted": "an action has one word, and the word one action",
    "declared": "a game with views of its own says what they hide: Knowledge(hidden=...)",
    "hidden": "what a seat may not know changes nothing in what it sees",
    "asked-alike": "what a seat may not know changes nothing in what it is asked and may do",
    "refused-alike": "what a seat may not know changes nothing in what it is refused",
    "revealed": "an event shows what a seat did not know only in fields that it declares revealed",
    "told": "what a seat learns is told by an event, not only by its next view",
    "sealed": "a sealed answer shows to nobody else before all are in",
    "half-built": "a move that is not whole shows to nobody else",
    "secret": "nobody sees where chance comes from",
    "view": "a view is plain data, and keeps no reference to the state it was made from",
    "view-loaded": "a view that was written and read says the same and deals the same worlds",
    "fits": "a sampled world fits the view that it was sampled from",
    "even": "every world that fits a view is sampled equally often",
    "played-out": "a sampled world is whole: it can be played to the end, dumped and loaded",
    "undo": "a move is taken back only if nothing was revealed and nobody acted since",
    "stale": "an answer to a question that is gone is refused",
    "beyond": "a move ends where something is revealed; beyond that there is one constant answer",
    "worded": "every event, question and refusal has a sentence, where a game has words",
    "typed": "what a game sends to screens is what its types say",
    "golden": "the golden game is played as it was written down",
    "perft": "from fixed positions as many positions can be reached as were written down",
}


class Broken(AssertionError):
    """A rule of the contract is broken: ``rule`` is its name, the message says where and how."""

    def __init__(self, rule: str, message: str) -> None:
        super().__init__(f"{message}\n  rule {rule}: {RULES[rule]}")
        self.rule = rule
        self.message = message


def need(holds: object, rule: str, message: str) -> None:
    """Raise Broken unless it holds."""
    if not holds:
        raise Broken(rule, message)
