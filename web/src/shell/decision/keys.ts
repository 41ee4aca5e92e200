/**
 * The keys of the table: enter confirms, Z undoes, escape puts away, ? asks why, L log, C chat, H hint,
 * R what happened since one's own last move, P passes or ends the turn.
 */
import type { TableSession } from '../session/session.svelte';

export type Sheet = 'log' | 'chat' | 'settings' | 'help' | 'undo' | 'result' | 'what' | 'recap';

const WRITING = new Set(['INPUT', 'TEXTAREA', 'SELECT']);

/** Everything that can be chosen now, in the order of the page. */
function choosable(session: TableSession): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('[data-word]')].filter(
    (each) => session.can(each.dataset.word ?? '') && each.getClientRects().length > 0,
  );
}

/** What a key means; gives true if it meant something. */
export function keyDown(
  event: KeyboardEvent,
  session: TableSession,
  open: (sheet: Sheet) => void,
): boolean {
  const target = event.target as HTMLElement;
  if (event.ctrlKey || event.metaKey || event.altKey || WRITING.has(target.tagName)) return false;
  const word = target.closest<HTMLElement>('[data-word]')?.dataset.word;
  switch (event.key) {
    case ' ':
      if (!session.behind || target.closest('button, a, [role=button]')) return false;
      session.next();
      return true;
    case 'Enter':
      if (session.paused && !target.closest('button, a')) {
        session.next();
        return true;
      }
      // On a thing, Enter confirms what is built; with nothing to confirm it chooses, as Space does.
      if (!session.ready || (!word && target.closest('button, a'))) return false;
      void session.confirm();
      return true;
    // Puts away what lies over the table, then what is built; what was confirmed stands.
    case 'Escape':
      if (session.whyNot) session.understood();
      else if (session.hints.shown) session.hints.close();
      else if (session.behind) session.skip();
      else if (session.built) void session.back();
      return true;
    case 'z':
    case 'Z':
      if (session.undoes === 'tap' || session.undoes === 'move') void session.back();
      else if (session.seat >= 0) open('undo');
      return true;
    case 'r':
    case 'R':
      if (session.seat >= 0) open('recap');
      return true;
    case 'p':
    case 'P': {
      const pass = session.module?.passes;
      if (!pass || !session.can(pass)) return false;
      void (session.module?.late?.includes(pass) ? session.answer(pass) : session.choose(pass));
      return true;
    }
    case '?':
      if (word && session.decision) void session.ask(word);
      else open('help');
      return true;
    case 'l':
    case 'L':
      open('log');
      return true;
    case 'c':
    case 'C':
      open('chat');
      return true;
    case 'h':
    case 'H':
      if (!session.about.settings?.hints || !session.decision) return false;
      void session.hint();
      return true;
    case 'ArrowLeft':
    case 'ArrowRight':
    case 'ArrowUp':
    case 'ArrowDown': {
      // From the question to the first thing that can be chosen; from there the game's own keys.
      if (target !== document.body && target.id !== 'decision') return false;
      const first = choosable(session)[0];
      first?.focus();
      return first !== undefined;
    }
    default:
      return false;
  }
}
