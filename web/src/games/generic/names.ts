/** Any game in its own words: cards, fields, actions and events. Without words, names are shown. */
import type { GameEvent, Plain, Said, Session } from '../../shell/contract';

type Speaker = Pick<Session, 'say' | 'hasWord'>;
type Args = Record<string, string | number>;

/** A name of the game's data as words: `map_deck` is "Map deck". */
export function label(name: string): string {
  const words = name.replaceAll(/[_-]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** What a card is called: `card-NAME`; or `suit-LETTER` with the rest of its name as `$rank`. */
export function cardName(card: string, session: Speaker): string {
  if (session.hasWord(`card-${card}`)) return session.say(`card-${card}`);
  const suit = `suit-${card.charAt(0)}`;
  return session.hasWord(suit) ? session.say(suit, { rank: card.slice(1) }) : card;
}

/** What a field is called. */
export function fieldName(name: string, session: Speaker): string {
  return session.hasWord(`field-${name}`) ? session.say(`field-${name}`) : label(name);
}

/** A value as a line of text. */
export function short(value: unknown, session: Speaker): string {
  if (value === true) return session.say('generic-yes');
  if (value === false) return session.say('generic-no');
  if (value === null || value === '' || (Array.isArray(value) && value.length === 0)) {
    return session.say('generic-nothing');
  }
  if (Array.isArray(value)) return value.map((each) => short(each, session)).join(' · ');
  if (typeof value === 'object') return JSON.stringify(value);
  return cardName(String(value), session);
}

/** Fields of an event or a question as arguments of a sentence: seats and cards by their names. */
export function spoken(data: Plain, session: Session): Args {
  const found: Args = {};
  for (const [name, value] of Object.entries(data)) {
    if (typeof value === 'number') found[name] = value;
    else if (typeof value === 'boolean') found[name] = value ? 'yes' : 'no';
    else found[name] = short(value, session);
  }
  for (const [field, gap] of [
    ['seat', 'who'],
    ['from', 'other'],
    ['to', 'other'],
  ] as const) {
    const seat: unknown = data[field];
    if (typeof seat === 'number') found[gap] = session.nameOf(seat);
    if (typeof seat === 'number' && gap === 'other')
      found['other-you'] = session.isYou(seat) ? 'yes' : 'no';
  }
  return found;
}

/** An event without a sentence: its name, then its fields. */
function plainLine(event: GameEvent, session: Session): string {
  const fields = Object.entries(event).filter(([name]) => name !== 'event' && name !== 'seat');
  const told = fields.map(([name, value]) =>
    name === 'to' && typeof value === 'number'
      ? `→ ${session.nameOf(value)}`
      : `${label(name)} ${short(value, session)}`,
  );
  const who = typeof event.seat === 'number' ? `${session.nameOf(event.seat)}: ` : '';
  return `${who}${label(event.event)} ${told.join(', ')}`.trim();
}

/** A log line: `event-KIND`, or where a card is hidden from the reader `event-KIND-hidden`. */
export function tell(event: GameEvent, session: Session): Said {
  const seat = typeof event.seat === 'number' ? { seat: event.seat } : {};
  const hidden = `event-${event.event}-hidden`;
  const key = event.card === undefined && session.hasWord(hidden) ? hidden : `event-${event.event}`;
  if (session.hasWord(key)) return { key, args: spoken(event, session), ...seat };
  return { key: 'generic-line', args: { text: plainLine(event, session) }, ...seat };
}

/** What an action is called: `do-NAME`, with its argument as card, choice, number or player. */
export function name(word: string, session: Session): Said {
  const cut = word.indexOf('-');
  const [action, given] = cut < 0 ? [word, ''] : [word.slice(0, cut), word.slice(cut + 1)];
  const key = session.hasWord(`do-${word}`) ? `do-${word}` : `do-${action}`;
  if (!session.hasWord(key)) return { key: 'generic-line', args: { text: label(word) } };
  const said = cardName(given, session);
  const seat = Number(given);
  const other = given !== '' && seat < session.players ? session.nameOf(seat) : said;
  return { key, args: { card: said, choice: said, number: given, other } };
}

/** What is asked: `ask-KIND` with what it is about. */
export function question(session: Session): string {
  const decision = session.decision;
  if (!decision) return '';
  const key = `ask-${decision.kind}`;
  return session.hasWord(key)
    ? session.say(key, spoken(decision.about as Plain, session))
    : `${label(decision.kind)}: ${session.say('generic-choose')}`;
}
