import { describe, expect, it } from 'vitest';
import type { LogEntry } from '../contract';
import { movesOf, nextMove, progress, same, stepAt, type Step } from './lesson';

const step = (key: string, words = ''): Step => ({
  key,
  targets: [],
  words: words ? words.split(' ') : [],
  rule: null,
});
const STEPS = [
  step('hello'),
  step('play', 'N1 R2 done'),
  step('why'),
  step('pass', 'pass'),
  step('end'),
];
const entry = (kind: string, seat: number, data: object): LogEntry => ({
  number: 1,
  kind,
  seat,
  at: 0,
  data,
  events: [],
});

describe('the moves of a learner', () => {
  it('are those that were not taken back', () => {
    const log = [
      entry('move', 0, { words: ['a'] }),
      entry('move', 1, {}),
      entry('move', 0, { words: ['b'] }),
      entry('undo', 0, { back: [[0, 1]] }),
      entry('move', 0, { words: ['c'] }),
    ];
    expect(movesOf(log, 0)).toEqual([['a'], ['c']]);
  });
  it('are the same in any order of taps', () => {
    expect(same(['N1', 'R4', 'R2'], ['N1', 'R2', 'R4'])).toBe(true);
    expect(same(['N1', 'R2'], ['N1', 'R2', 'R4'])).toBe(false);
  });
});

describe('a lesson', () => {
  it('goes on when the move that it asks for was made', () => {
    expect(progress(STEPS, [])).toEqual({ at: 0, left: false });
    expect(progress(STEPS, [['N1', 'R2', 'done']])).toEqual({ at: 2, left: false });
    expect(progress(STEPS, [['N1', 'R2', 'done'], ['pass']])).toEqual({ at: 4, left: false });
  });
  it('is left with another move, but free after its last', () => {
    expect(progress(STEPS, [['N2', 'R2', 'done']]).left).toBe(true);
    expect(progress(STEPS, [['N1', 'R2', 'done'], ['pass'], ['anything']]).left).toBe(false);
  });
  it('is read up to the next move, and goes back when that is taken back', () => {
    expect(nextMove(STEPS, 2)).toBe(3);
    expect(stepAt(STEPS, 0, 0)).toBe(0);
    expect(stepAt(STEPS, 0, 9)).toBe(1);
    expect(stepAt(STEPS, 2, 0)).toBe(2);
    expect(stepAt(STEPS, 4, 5)).toBe(5);
  });
});
