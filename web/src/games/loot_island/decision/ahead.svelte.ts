/**
 * What a move would do if it ended here. The shell's preview stops before the word that ends a
 * move; this asks for one word more, so that slips lie where they will lie and effects can be told.
 */
import type { Facts, Preview, Session, View } from '../types';

class Ahead {
  preview: Preview | null = $state.raw(null);
  #asked = '';

  follow(session: Session): void {
    const ends = session.draft.length > 0 && session.choices.includes('done');
    const key = ends ? `${session.decision?.id} ${session.draft.join(' ')}` : '';
    if (key === this.#asked) return;
    this.#asked = key;
    this.preview = null;
    if (!ends) return;
    void session.peek([...session.draft, 'done']).then((found) => {
      if (this.#asked === key) this.preview = found;
    });
  }
}

const known = new WeakMap<Session, Ahead>();

/** What is known of the end of the move that is being built; one for each session. */
export function ahead(session: Session): Ahead {
  let found = known.get(session);
  if (!found) {
    found = new Ahead();
    known.set(session, found);
  }
  return found;
}

/** The view after the move, as far as it can be known. */
export const viewAhead = (session: Session): View =>
  ahead(session).preview?.view ?? session.shownView;

export const factsAhead = (session: Session): Facts =>
  ahead(session).preview?.facts ?? session.shownFacts;
