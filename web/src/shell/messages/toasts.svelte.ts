/** Short notes at the edge of the page, such as errors. They go by themselves; screen readers hear them. */
import { ApiError, onTrouble, Unreachable } from '../../api/client';
import { onLocalTrouble } from '../../api/local/trouble';
import { hasWord, say } from '../../words/index.svelte';

export interface Toast {
  id: number;
  text: string;
  /** The rule it is about and its page, if any. */
  rule?: string;
  link?: string;
  bad: boolean;
  /** It is about the connection, and goes when that is back. */
  offline: boolean;
}

export const toasts = $state<Toast[]>([]);
let last = 0;

/** Show a note for some seconds. */
export function toast(
  text: string,
  more: Partial<Pick<Toast, 'rule' | 'link' | 'bad' | 'offline'>> = {},
): void {
  const id = ++last;
  toasts.push({ id, text, bad: false, offline: false, ...more });
  if (toasts.length > 3) toasts.shift();
  setTimeout(() => dismiss(id), 4000 + text.length * 60);
}

/** Take a note away. */
export function dismiss(id: number): void {
  const place = toasts.findIndex((each) => each.id === id);
  if (place >= 0) toasts.splice(place, 1);
}

onTrouble((trouble) => {
  if (!trouble) for (const note of toasts.filter((each) => each.offline)) dismiss(note.id);
});

onLocalTrouble((trouble) => {
  const text = 'lost' in trouble ? say('local-lost', { count: trouble.lost }) : '';
  toast(text || say('error-storage'), { bad: true });
});

/** What an error says, in words: the shell's sentence `error-KIND`, else the server's message. */
export function inWords(error: unknown): string {
  if (!(error instanceof ApiError)) return say('error-server');
  const key = `error-${error.kind.replaceAll('_', '-')}`;
  return hasWord(key) ? say(key) : error.message;
}

/** Tell of an error as a note. */
export function tellError(error: unknown): void {
  if (!(error instanceof ApiError)) console.error(error);
  toast(inWords(error), {
    bad: true,
    rule: error instanceof ApiError ? error.rule : '',
    offline: error instanceof Unreachable,
  });
}
