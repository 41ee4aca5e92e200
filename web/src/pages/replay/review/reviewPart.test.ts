import { render } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import type { TableSession } from '../../../shell/session/session.svelte';
import { Review, type Judged } from './review.svelte';
import ReviewPart from './Review.svelte';

const weighed = (wins: number) => ({
  words: ['go'],
  visits: 1,
  wins,
  placing: 2,
  margin: 0,
  points: 9,
});
const leg = (cost: number): Judged => ({
  seat: 0,
  played: weighed(0.2),
  best: weighed(0.3),
  cost,
  error: 0,
  played_events: [],
  best_events: [],
});

describe('the list of costly decisions', () => {
  it('holds several decisions of one move, such as the legs of a drive', () => {
    const review = new Review('abc');
    review.moments = [
      { number: 7, wins: [0.5, 0.5], points: [1, 1], judged: [leg(0.2), leg(0.1), leg(0.05)] },
    ];
    review.phase = 'done';
    const session = {
      seat: 0,
      module: null,
      log: [],
      nameOf: () => 'Anne',
      isYou: () => true,
      lookOf: () => 'blue',
    } as unknown as TableSession;
    const { container } = render(ReviewPart, {
      session,
      review,
      frames: [],
      onpick: () => undefined,
    });
    expect(container.querySelectorAll('li').length).toBe(3);
  });
});
