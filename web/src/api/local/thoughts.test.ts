import { expect, it, vi } from 'vitest';
import type { Question } from './messages';
import { Thoughts } from './thoughts';

class Port {
  asked: Question[] = [];
  onmessage: ((event: { data: unknown }) => void) | null = null;
  postMessage(question: Question): void {
    this.asked.push(question);
  }
  answer(answer: string): void {
    const { number } = this.asked.shift()!;
    this.onmessage?.({ data: { number, answer } });
  }
}
const port = (): Port & MessagePort => new Port() as unknown as Port & MessagePort;

it('wants a thinker when there is something to think about, and not before', async () => {
  const want = vi.fn();
  const thoughts = new Thoughts(want);
  expect(want).not.toHaveBeenCalled();
  const move = thoughts.ask('choose', '{}');
  expect(want).toHaveBeenCalledOnce();
  const thinker = port();
  thoughts.take(thinker);
  thinker.answer('["pass"]');
  expect(await move).toBe('["pass"]');
});

it('gives no answer to what an ended thinker was asked', async () => {
  const thoughts = new Thoughts(() => undefined);
  thoughts.take(port());
  const move = thoughts.ask('choose', '{}');
  const next = port();
  thoughts.take(next);
  expect(await move).toBe('');
  expect(next.asked).toEqual([]);
});

it('lets a thinker go only when it does not think, and then wants another', async () => {
  const want = vi.fn();
  const thoughts = new Thoughts(want);
  const thinker = port();
  thoughts.take(thinker);
  const move = thoughts.ask('choose', '{}');
  expect(thoughts.rest()).toBe(false);
  thinker.answer('[]');
  await move;
  expect(thoughts.rest()).toBe(true);
  void thoughts.ask('weigh', '{}');
  expect(want).toHaveBeenCalledOnce();
});
