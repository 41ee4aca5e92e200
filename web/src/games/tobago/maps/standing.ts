/** What a map says now: in the right column at its foot, on a small screen all that is seen of it. */
import type { ClueFit, MapFacts, Session } from '../types';
import { drafted, type MapName } from '../faces';
import { pointed } from '../board/pointing.svelte';
import './standing.css';

export interface Standing {
  fact: MapFacts;
  /** What the clue in question, chosen or pointed at, would do here. */
  would: ClueFit | null;
  /** How it looks: the class `stands-TONE`. */
  tone: 'fits' | 'chosen' | 'cannot' | 'raise' | 'found' | 'open';
  raise: string;
}

export function standing(session: Session, map: MapName): Standing {
  const fact = session.facts.maps[map];
  const draft = drafted(session);
  const clue = draft.clue ?? pointed.clue;
  const would = clue ? (session.facts.hand[clue]?.[map] ?? null) : null;
  const raise = `raise-${map}`;
  const tone =
    would && 'leaves' in would
      ? draft.map === map
        ? 'chosen'
        : 'fits'
      : would
        ? 'cannot'
        : fact.space && (session.can(raise) || session.has(raise))
          ? 'raise'
          : fact.space
            ? 'found'
            : 'open';
  return { fact, would, tone, raise };
}
