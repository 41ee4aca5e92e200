/**
 * A score pad on which everybody counts what lies before them: what a game's `data/score_pad.json` asks
 * for, what was tapped in, and the sum. `doubloon score` reads the same file.
 */
export interface Row {
  name: string;
  most: number;
  /** What cards may be worth; without it things are counted, and `per` of them make a point. */
  values?: number[];
  per?: number;
}

export interface Plan {
  players: [least: number, most: number];
  rounds: number;
  rows: Row[];
  rule: string;
}

/** What was counted in a round, by row: the values of cards, or a number. */
export type Counted = Record<string, number[] | number>;

export interface Player {
  name: string;
  rounds: Counted[];
}

const plans = import.meta.glob('../../../../src/doubloon/games/*/data/score_pad.json', {
  import: 'default',
}) as Record<string, () => Promise<Plan>>;

/** What a game's pad needs; undefined if it has no such pad. */
export function planOf(game: string): Promise<Plan> | undefined {
  return plans[`../../../../src/doubloon/games/${game}/data/score_pad.json`]?.();
}

/** Games with such a pad. */
export const planned = Object.keys(plans).map((path) => path.split('/').at(-3) ?? '');

export function newPlayer(plan: Plan, name: string): Player {
  const empty = () => Object.fromEntries(plan.rows.map((row) => [row.name, row.values ? [] : 0]));
  return { name, rounds: Array.from({ length: plan.rounds }, empty) };
}

/** What a row brings. */
export function pointsOf(row: Row, counted: number[] | number | undefined): number {
  if (Array.isArray(counted)) return counted.reduce((sum, value) => sum + value, 0);
  return Math.floor((counted ?? 0) / (row.per ?? 1));
}

export function totalOf(plan: Plan, player: Player): number {
  return player.rounds.reduce(
    (sum, counted) =>
      plan.rows.reduce((points, row) => points + pointsOf(row, counted[row.name]), sum),
    0,
  );
}

/** Places by seat; who is level shares them. */
export function placesOf(totals: number[]): number[] {
  return totals.map((total) => 1 + totals.filter((other) => other > total).length);
}

/** Has anything been counted for everybody? Before that nobody has won. */
export function complete(plan: Plan, players: Player[]): boolean {
  return players.every((player) =>
    player.rounds.every((counted) =>
      plan.rows.some((row) => {
        const found = counted[row.name];
        return Array.isArray(found) ? found.length > 0 : (found ?? 0) > 0;
      }),
    ),
  );
}

/** A pad that was kept, if it still fits the plan. */
export function padFrom(text: string | null, plan: Plan): Player[] | null {
  try {
    const kept = JSON.parse(text ?? 'null');
    const [least, most] = plan.players;
    const fits =
      Array.isArray(kept) &&
      kept.length >= least &&
      kept.length <= most &&
      kept.every(
        (player) =>
          typeof player.name === 'string' &&
          player.rounds.length === plan.rounds &&
          player.rounds.every((counted: Counted) =>
            plan.rows.every((row) => Array.isArray(counted[row.name]) === Boolean(row.values)),
          ),
      );
    return fits ? kept : null;
  } catch {
    return null; // somebody wrote something else there
  }
}
