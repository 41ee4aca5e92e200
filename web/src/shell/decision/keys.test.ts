import { expect, it, vi } from 'vitest';
import type { TableSession } from '../session/session.svelte';
import { keyDown } from './keys';

const pressed = (session: object, key = 'p') =>
  keyDown(
    { key, target: document.body } as unknown as KeyboardEvent,
    session as TableSession,
    () => undefined,
  );

it('passes by P: puts it into the move, or sends what ends a turn', () => {
  const session = {
    module: { passes: 'pass' },
    can: (word: string) => word === 'pass',
    choose: vi.fn(),
    answer: vi.fn(),
  };
  expect(pressed(session)).toBe(true);
  expect(session.choose).toHaveBeenCalledWith('pass');
  expect(pressed({ ...session, module: { passes: 'pass', late: ['pass'] } }, 'P')).toBe(true);
  expect(session.answer).toHaveBeenCalledWith('pass');
});

it('leaves P alone where nothing can be passed', () => {
  expect(pressed({ module: { passes: 'pass' }, can: () => false })).toBe(false);
  expect(pressed({ module: {}, can: () => true })).toBe(false);
});
