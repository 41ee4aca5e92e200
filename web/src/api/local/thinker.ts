/** The worker that thinks for bots, hints and reviews, one question after the other. */
import type { Question, Thought, ToThinker } from './messages';
import { python } from './python';

type Think = (what: string, job: string) => string;

self.onmessage = ({ data }: MessageEvent<ToThinker>) => {
  const { begin, port } = data;
  const ready = python(begin.files, () => undefined).then(
    (loaded) => loaded.pyimport('doubloon.table.local.thinker').think as Think,
  );
  port.onmessage = async ({ data }: MessageEvent<Question>) => {
    const thought: Thought = { number: data.number, answer: '' };
    try {
      thought.answer = (await ready)(data.what, data.job);
    } catch (error) {
      console.error(error);
    }
    port.postMessage(thought);
  };
};
