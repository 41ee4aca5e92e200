import { bundleOf, format } from '../src/words/index.svelte';
import type { GameEvent, GameModule, ScreenTypes, Session } from '../src/shell/contract';
import { gameWords } from './gameWords';
import { youAre } from '../src/shell/log/lines';
import type { TableSession } from '../src/shell/session/session.svelte';

const LANGUAGES = ['en', 'nl', 'fr', 'de'];
const NAMES = ['Anne', 'Bart', 'Cleo'];

type Reader = number | null;

/** For tests: an event as a line of the log in one language, and in all of them, as the one in
 * seat `reader` reads it; null is a watcher. */
export function reading<T extends ScreenTypes>(
  tell: GameModule<T>['tell'],
  game: string,
): {
  told: (event: GameEvent, reader: Reader, language: string) => string;
  all: (event: GameEvent, reader: Reader) => string[];
} {
  const told = (event: GameEvent, reader: Reader, language: string): string => {
    const words = bundleOf(language, gameWords(game, language));
    const session = {
      say: (key: string, args?: Record<string, string | number>) => format(words, key, args) ?? key,
      nameOf: (seat: number) => NAMES[seat],
      isYou: (seat: number) => seat === reader,
      deck: { clues: {}, treasures: {} },
    } as unknown as Session;
    const said = tell(event, session as Session<T>)!;
    const you = youAre(session as unknown as TableSession, said.seat);
    return session.say(said.key, { you, ...said.args }).replace(/[\u2068\u2069]/g, '');
  };
  return { told, all: (event, reader) => LANGUAGES.map((each) => told(event, reader, each)) };
}
