"""One decision of a person: a move that is built word by word, and what may be asked about it."""

import difflib
from typing import TYPE_CHECKING, Final

from doubloon.bots import make_bot
from doubloon.bots.seats import next_move
from doubloon.commands import rules
from doubloon.commands.shared.language import phrases
from doubloon.kernel.decision import Decision
from doubloon.kernel.errors import UndoError
from doubloon.kernel.files.rulebook import UnknownRule, languages, load
from doubloon.kernel.files.words import ENGLISH, spoken
from doubloon.kernel.play.draft import Draft, whole
from doubloon.kernel.play.play import LONGEST_MOVE

if TYPE_CHECKING:
    from doubloon.commands.terminal.session import Session

ADVISER: Final = "strong"
LINES: Final = 20  # of the log, unless more are wanted
HELP: Final = ("help", "hint", "undo", "table", "log", "quit")


class Leave(Exception):
    """The player wants to go on another time."""


class Refused(Exception):
    """What was typed cannot be done; the text says why, and nothing has changed."""


class Turn:
    """A move of one seat, from its question until it is whole."""

    def __init__(self, session: "Session", seat: int) -> None:
        self.session = session
        self.match = session.match
        self.page = session.page
        self.seat = seat
        self.game = self.match.game
        self.draft = Draft(self.game, seat, self.match.play.seen(seat).world)

    def take(self) -> None:
        """Ask until the move is whole, then play it; returns too when a move was taken back."""
        self.show()
        while True:
            words = self.words
            line = self.session.prompt.ask("> ", words)
            try:
                if self.answer(line, words):
                    return
            except Refused as refused:
                self.page.say(str(refused))

    # what is asked

    @property
    def words(self) -> list[str]:
        """What may come next, in notation."""
        return self.game.catalogue.words(self.draft.worlds[-1].legal(self.seat))

    def decision(self, draft: Draft) -> Decision:
        """What is asked after the words so far."""
        kind, rule, about = draft.worlds[-1].question(self.seat)
        choices = self.game.catalogue.words(draft.worlds[-1].legal(self.seat))
        return Decision("", self.seat, kind, rule, about, choices, 0, "")

    def call(self, word: str, draft: Draft) -> str:
        """The name of a word that may come next."""
        match = self.match
        return self.game.call(word, self.decision(draft), match.names, match.play.setup.deck)

    def asking(self) -> list[str]:
        """The question with its choices."""
        match = self.match
        decision = self.decision(self.draft)
        question = self.game.ask(decision, match.names, match.play.setup.deck)
        names = [self.call(word, self.draft) for word in decision.choices]
        so_far = " ".join(self.game.catalogue.words(self.draft.actions))
        key = "move-so-far" if so_far else "question"
        gaps = {"what": question, "rule": decision.rule, "move": so_far}
        lines = self.page.fold(phrases().say(key, gaps))
        return lines + self.page.choices(decision.choices, names)

    def show(self) -> None:
        """The table, what happened, what is asked. Within a move, what is asked now."""
        asking = self.asking()
        if not self.draft.actions:
            self.session.show_table(self.seat, len(asking) + 1, self.words)
        for line in asking:
            self.page.say(line)

    # what is typed

    def answer(self, line: str, words: list[str]) -> bool:
        """Do what a line says; True if the turn is over."""
        head, _, rest = line.partition(" ")
        if head.startswith("?"):
            self.explain(f"{head[1:]} {rest}".strip())
        elif head == "h":
            self.hint()
        elif head == "u":
            return self.take_back()
        elif head == "t":
            self.session.draw(self.seat)
            self.show_again()
        elif head == "l":
            self.log(rest)
        elif head == "q":
            raise Leave
        else:
            return self.say_words(line, words)
        return False

    def show_again(self) -> None:
        """The question once more."""
        for line in self.asking():
            self.page.say(line)

    def say_words(self, line: str, words: list[str]) -> bool:
        """A number, a name, or one or more words of a move: all of them or none."""
        parts = line.split()
        if not parts and len(words) == 1:
            parts = words  # there is nothing to choose
        if not parts:
            raise Refused(phrases().say("type-something", {"number": len(words)}))
        if len(parts) > 1 and len(self.named(line, self.draft)) == 1:
            parts = self.named(line, self.draft)
        draft = self.draft
        for place, part in enumerate(parts):
            if part.isdecimal() and len(parts) > 1:
                raise Refused(phrases().say("one-number"))
            if len(draft.actions) == LONGEST_MOVE or (place and self.is_whole(draft)):
                raise Refused(phrases().say("too-many-words", {"word": part[:40]}))
            draft = draft.followed([self.found(part, draft)]) or draft
        self.draft = self.led_on(draft)
        if self.is_whole(self.draft):
            self.session.push(self.seat, self.draft.actions)
            return True
        self.show()
        return False

    def is_whole(self, draft: Draft) -> bool:
        """Is a move ready to be played?"""
        return bool(draft.actions) and whole(draft.worlds[0], draft.worlds[-1], self.seat)

    def led_on(self, draft: Draft) -> Draft:
        """A move that was begun, as far as there is only one way to go on with it.

        Its last word is left to the player: until then it can be taken back.
        """
        while not self.is_whole(draft):
            legal = draft.worlds[-1].legal(self.seat)
            longer = draft.followed(legal) if len(legal) == 1 else None
            if longer is None or self.is_whole(longer):
                break
            draft = longer
        return draft

    def named(self, text: str, draft: Draft) -> list[str]:
        """The words that may come next and have this in their names."""
        words = self.game.catalogue.words(draft.worlds[-1].legal(self.seat))
        return [word for word in words if text.casefold() in self.call(word, draft).casefold()]

    def found(self, part: str, draft: Draft) -> int:
        """The action that is meant; a Refused error says why there is none."""
        catalogue = self.game.catalogue
        legal = draft.worlds[-1].legal(self.seat)
        words = catalogue.words(legal)
        if part.isdecimal():
            if not 1 <= int(part[:9]) <= len(legal):
                raise Refused(phrases().say("no-such-number", {"number": len(legal)}))
            return legal[int(part[:9]) - 1]
        text = part.casefold()
        action = self.known().get(text)
        if action is not None and action not in legal:
            raise Refused(self.why_not(action, draft))
        if action is not None:
            return action
        begun = [word for word in words if word.casefold().startswith(text)]
        meant = begun or self.named(part, draft)
        if len(meant) == 1:
            return catalogue.encode(meant[0])
        gaps = {"word": part[:40], "words": ", ".join(meant[:8]), "number": len(words)}
        if meant:
            raise Refused(phrases().say("which-word", gaps))
        near = difflib.get_close_matches(part[:40], words, 3)
        gaps["words"] = ", ".join(near)
        raise Refused(phrases().say("no-such-word-near" if near else "no-such-word", gaps))

    def known(self) -> dict[str, int]:
        """All words of the notation, however they are typed."""
        catalogue = self.game.catalogue
        return {catalogue.word(each).casefold(): each for each in range(len(catalogue))}

    def why_not(self, action: int, draft: Draft) -> str:
        """Why an action may not come next, with its rule."""
        word = self.game.catalogue.word(action)
        why = draft.why_not(action)
        if why is None:
            return phrases().say("may", {"word": word, "name": self.call(word, draft)})
        return f"{word}: {self.game.explain(*why)} ({why[0]})"

    # what may be asked

    def explain(self, about: str) -> None:
        """``?``: the commands and the rule of the question; why not a word; what a rule says."""
        if not about:
            for key in HELP:
                self.page.say(phrases().say("help-key", {"key": key}))
            self.rule(self.decision(self.draft).rule)
            return
        known = self.known()
        parts = about.casefold().split()
        if all(part in known for part in parts):
            self.explain_words([known[part] for part in parts])
            return
        self.rule(about)

    def explain_words(self, actions: list[int]) -> None:
        """What keeps some words from coming next, or what they are called; with the rule."""
        draft = self.draft
        for action in actions:
            why = draft.why_not(action)
            self.page.say(self.why_not(action, draft))
            if why is not None:
                self.rule(why[0])
                return
            draft = draft.followed([action]) or draft

    def rule(self, number: str) -> None:
        """The text of a rule."""
        try:
            language = spoken() if spoken() in languages(self.game) else ENGLISH
            book = load(self.game, language)
            for rule in rules.find(number, book["section"], book["rule"]):
                rules.show(rule, False, rules.LABELS.get(language, rules.LABELS[ENGLISH]))
        except UnknownRule as error:
            raise Refused(str(error)) from None

    def hint(self) -> None:
        """``h``: what a strong bot would play, from what the seat can see."""
        play = self.match.play
        bot = make_bot(ADVISER, self.game, len(play.entries))
        world = self.draft.worlds[0]
        draft = self.draft.upto(0)
        names: list[str] = []
        move = next_move(bot, self.game, world, self.seat)
        for word in move:
            names.append(self.call(word, draft))
            draft = draft.followed([self.game.catalogue.encode(word)]) or draft
        self.page.say(phrases().say("hint", {"move": " ".join(move), "names": "; ".join(names)}))

    def take_back(self) -> bool:
        """``u``: the last word of the move, or the last move; True if a move is gone."""
        if self.draft.actions:
            self.draft = self.unforced(self.draft)
            self.show()
            return False
        try:
            self.session.undo(self.seat)
        except UndoError:
            stops = self.match.play.undo_limit(self.seat)[1]
            raise Refused(phrases().say("no-undo", {"why": stops})) from None
        return True

    def unforced(self, draft: Draft) -> Draft:
        """A move without its last word that was a choice."""
        place = len(draft.actions) - 1
        while place > 0 and len(draft.worlds[place].legal(self.seat)) == 1:
            place -= 1
        return draft.upto(place)

    def log(self, rest: str) -> None:
        """``l``: the last lines of what happened, or as many as wanted."""
        if rest and not (rest.isdecimal() and len(rest) < 7):
            raise Refused(phrases().say("log-number"))
        for line in self.session.told[self.seat][-int(rest or LINES) :]:
            self.page.say(line)
