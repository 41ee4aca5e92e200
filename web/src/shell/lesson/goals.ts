/** Of which games this browser's owner knows what they are about. Kept in localStorage. */
const KEPT = 'doubloon.goals';

function known(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEPT) ?? '[]');
    return Array.isArray(kept) ? kept.filter((each) => typeof each === 'string') : [];
  } catch {
    return []; // Somebody wrote something else there.
  }
}

export const knows = (game: string): boolean => known().includes(game);

export function learned(game: string): void {
  if (!knows(game)) localStorage.setItem(KEPT, JSON.stringify([...known(), game]));
}
