/**
 * Calls the player: the page's title, a sound, a notification if the page is not looked at, and
 * words for screen readers. Used once, by the table.
 */
import { plays, preferences } from '../../look/preferences.svelte';
import { language, say } from '../../words/index.svelte';
import { linesOf } from '../log/lines';
import { reactionText } from '../chat/reactions';
import type { TableSession } from './session.svelte';
import { sounds } from '../motion/sounds';
import { notify } from './notification';

export class Attention {
  /** New log lines, for the polite live region. */
  polite = $state('');
  /** "Your turn", for the assertive one. */
  assertive = $state('');
  #session: TableSession;
  /** The last entry that was announced, and how many of its lines. */
  #lines = { number: 0, count: Infinity };
  #decision = '';
  #chats = 0;
  #over = false;
  #language = language();

  constructor(session: TableSession) {
    this.#session = session;
    this.#lines.number = session.log.at(-1)?.number ?? 0;
    this.#chats = session.talk.at(-1)?.number ?? 0;
    this.#over = session.over;
  }

  /** Call it in an effect: it reads what it needs. */
  look(): void {
    this.#forget();
    this.#tellLines();
    this.#tellTurn();
    this.#tellChat();
    if (this.#session.over && !this.#over) sounds.play('end');
    this.#over = this.#session.over;
    if (this.#over && this.#session.seat >= 0) plays(this.#session.game, { over: true });
    this.#title();
  }

  /** What was said in another language was heard; it would be read with the wrong voice now. */
  #forget(): void {
    if (this.#language === language()) return;
    this.#language = language();
    this.polite = this.assertive = '';
  }

  /** Lines as they are shown, so that who listens is as far as who looks. */
  #tellLines(): void {
    const { number, count } = this.#lines;
    const fresh = this.#session.told.filter((entry) => entry.number >= number);
    const text = fresh.flatMap((entry) => {
      const lines = linesOf(entry, this.#session);
      const told = entry.number === number ? count : 0;
      this.#lines = { number: entry.number, count: Math.max(told, lines.length) };
      return lines.slice(told).map((line) => line.text);
    });
    if (text.length > 0) this.#announce(text.slice(-6).join(' '));
  }

  /** What is said twice in a row must differ to be read twice. */
  #announce(text: string): void {
    this.polite = text === this.polite ? `${text}\u00a0` : text;
  }

  #tellTurn(): void {
    const id = this.#session.decision?.id ?? '';
    if (id === this.#decision) return;
    const asked = this.#decision === '' && id !== '';
    this.#decision = id;
    if (id === '') this.assertive = '';
    if (!asked) return;
    this.assertive = say('your-turn-loud');
    sounds.play('turn');
    this.#notify(say('your-turn-loud'));
  }

  #tellChat(): void {
    const session = this.#session;
    const said = session.talk.filter(
      (entry) => entry.number > this.#chats && !session.mine.includes(entry.seat ?? -1),
    );
    const last = said.at(-1);
    if (!last) return;
    this.#chats = last.number;
    const who = session.nameOf(last.seat ?? 0);
    const text = last.data.text ?? reactionText(last.data.reaction);
    this.#announce(say('chat-told', { who, text }));
    sounds.play('chat');
  }

  #title(): void {
    const session = this.#session;
    const name = session.title;
    const title = session.decision ? say('title-your-turn', { name }) : name;
    // Marks around names are for sentences; a window's title would show them.
    document.title = title.replaceAll(/[\u2068\u2069]/g, '');
  }

  #notify(text: string): void {
    if (!preferences.notify || !document.hidden || typeof Notification === 'undefined') return;
    if (Notification.permission !== 'granted') return;
    void notify(this.#session.title, text, this.#session.table);
  }
}
