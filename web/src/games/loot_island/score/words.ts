/** The result in sentences: for the page, for screen readers, and to be shared. */
import { say } from '../../../words/index.svelte';
import type { Result } from './scorer';

export function sentences(result: Result): string[] {
  const name = (seat: number): string => result.players[seat]?.name ?? say('pad-aaron');
  const found: string[] = [];
  if (result.crowns.length > 0) {
    const ranking = result.crowns
      .map(({ seat, crosses, bonus }) => `${name(seat)} ${crosses} (+${bonus})`)
      .join(', ');
    found.push(say('pad-crowns', { ranking }));
  }
  for (const line of result.players) {
    if (line.eliminated === 'LI-E2') found.push(say('pad-out-curse', { name: line.name }));
    if (line.eliminated === 'LI-E4') found.push(say('pad-out-healer', { name: line.name }));
  }
  if (result.winner === null) return [...found, say('pad-nobody')];
  const winner = name(result.winner);
  if (result.tied.length > 0)
    found.push(say('pad-tied', { names: result.tied.map(name).join(', '), winner }));
  found.push(say('pad-wins', { winner, total: result.players[result.winner]?.total ?? 0 }));
  return found;
}

/** The ranking as plain text, without the marks that Fluent puts around names. */
export function shared(result: Result): string {
  const ranked = result.players
    .map((line, seat) => ({ line, place: result.places[seat] ?? null }))
    .sort((one, other) => (one.place ?? 99) - (other.place ?? 99))
    .map(({ line, place }) => `${place ?? '–'}. ${line.name}: ${line.total ?? say('pad-lost')}`);
  const text = [say('pad-title'), ...ranked, '', ...sentences(result)].join('\n');
  return text.replace(/[\u2068\u2069]/g, '');
}
