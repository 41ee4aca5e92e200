/** A trick whose cards lie open: its cards and what came of them, from the table or from the log. */
import type { GameEvent, LogEntry, Session } from '../types';
import { suitOf, valueOf, type Suit } from '../faces';

export interface Shown {
  seat: number;
  card: string;
  suit: Suit;
  value: number;
  bonus: number;
}
export interface Reveal {
  /** The number of the log entry that uncovered the cards. */
  number: number;
  cards: Shown[];
  /** What happened since, in order. */
  events: GameEvent[];
}

const ENDS = ['trick', 'counted'];

/** The trick that an entry of the log uncovered, with what came of it. */
export function revealOf(session: Session, entry: LogEntry): Reveal {
  const at = session.log.lastIndexOf(entry);
  const place = entry.events.findIndex((event) => event.event === 'uncovered');
  const uncovered = entry.events[place];
  const cards = uncovered?.event === 'uncovered' ? uncovered.cards : [];
  return {
    number: entry.number,
    cards: cards.map((card, seat) => ({
      seat,
      card,
      suit: suitOf(card),
      value: valueOf(card),
      bonus: bonusOf(session, at, seat),
    })),
    events: since(session, at, place),
  };
}

/** How many bonus cards a seat played with its last card before an entry. */
function bonusOf(session: Session, at: number, seat: number): number {
  for (let i = at; i >= 0; i--)
    for (const event of session.log[i]?.events ?? [])
      if (event.event === 'played' && event.seat === seat) return event.bonus;
  return 0;
}

function since(session: Session, at: number, place: number): GameEvent[] {
  const found: GameEvent[] = [];
  for (let i = at; i < session.log.length; i++)
    for (const event of (session.log[i]?.events ?? []).slice(i === at ? place + 1 : 0)) {
      if (ENDS.includes(event.event)) return found;
      found.push(event);
    }
  return found;
}

/** Cards in bands: colours together, each in the order of play. */
export function bands(reveal: Reveal): { suit: Suit; cards: Shown[] }[] {
  const found: { suit: Suit; cards: Shown[] }[] = [];
  for (const shown of reveal.cards) {
    const band = found.find((each) => each.suit === shown.suit);
    if (band) band.cards.push(shown);
    else found.push({ suit: shown.suit, cards: [shown] });
  }
  return found;
}

/** What a seat has of it: it won its colour, it was lowest. */
export function verdict(reveal: Reveal, seat: number): 'wins' | 'lowest' | '' {
  const of = reveal.events.filter((each) => 'seat' in each && each.seat === seat);
  if (of.some((each) => each.event === 'won' || each.event === 'action')) return 'wins';
  return of.some((each) => each.event === 'bonus' && each.why === 'lowest') ? 'lowest' : '';
}
