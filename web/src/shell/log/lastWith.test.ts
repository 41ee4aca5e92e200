import { describe, expect, it } from 'vitest';
import type { LogEntry } from '../contract';
import { LastWith } from './lastWith';

let looked = 0;
/** An entry that counts how often its events are looked at. */
function entry(number: number, ...kinds: string[]): LogEntry {
  const events = kinds.map((event) => ({ event }));
  const made = { number, kind: 'move', seat: 0, at: 0, data: {}, events };
  return Object.defineProperty(made, 'events', {
    get: () => {
      looked++;
      return events;
    },
  });
}

describe('the last entry with an event', () => {
  it('is found, and is not looked for again among what was there before', () => {
    const last = new LastWith('curse');
    const log = [
      entry(1),
      entry(2, 'curse'),
      ...Array.from({ length: 50 }, (_, i) => entry(3 + i)),
    ];
    expect(last.in([])).toBe(null);
    expect(last.in(log)?.number).toBe(2);
    looked = 0;
    log.push(entry(53, 'drive'));
    expect(last.in(log)?.number).toBe(2);
    expect(looked).toBeLessThan(4);
    log.push(entry(54, 'drive', 'curse'));
    expect(last.in(log)?.number).toBe(54);
  });

  it('is forgotten when a replay goes back behind it', () => {
    const last = new LastWith('curse');
    const log = [entry(1, 'curse'), entry(2), entry(3, 'curse'), entry(4)];
    expect(last.in(log)?.number).toBe(3);
    expect(last.in(log.slice(0, 2))?.number).toBe(1);
    expect(last.in(log)?.number).toBe(3);
  });
});
