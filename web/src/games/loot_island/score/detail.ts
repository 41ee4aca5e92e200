/** How a line of the pad came about, as a Fluent key and its arguments; the second line of a cell. */
import {
  bookPairs,
  jewelSets,
  ofKind,
  skullSets,
  type Column,
  type Kind,
  type Line,
} from './scorer';

export interface Detail {
  key: string;
  args: Record<string, string | number>;
}

const plain = (text: string): Detail => ({ key: 'pad-how', args: { text } });

function values(column: Column, kind: Kind): string {
  return ofKind(column.treasures, kind)
    .map((card) => card.value ?? 0)
    .join(' + ');
}

/** The rows of the pad, in the order of the sheet. */
export const ROWS = [
  'amulet',
  'coin_bag',
  'book',
  'jewel',
  'crown',
  'skull',
  'first',
  'healer',
] as const;
export type Row = (typeof ROWS)[number];

/** What a row brings. */
export function amount(line: Line, row: Row): number {
  const sheet = line.sheet;
  if (!sheet) return 0;
  switch (row) {
    case 'amulet':
      return sheet.amulets;
    case 'coin_bag':
      return sheet.coin_bags;
    case 'book':
      return sheet.books;
    case 'jewel':
      return sheet.jewels + sheet.jewels_bonus;
    case 'crown':
      return sheet.crowns + sheet.crowns_bonus;
    case 'skull':
      return sheet.skulls + sheet.skulls_bonus;
    case 'first':
      return sheet.first_player;
    case 'healer':
      return sheet.healer;
  }
}

export function detail(column: Column, line: Line, row: Row): Detail | null {
  const sheet = line.sheet;
  if (!sheet) return null;
  if (row === 'first') return null;
  if (row === 'healer') {
    if (!column.healer || column.cubes === 0) return null;
    return { key: 'pad-how-healer', args: { cubes: column.cubes, ...column.healer } };
  }
  if (ofKind(column.treasures, row).length === 0) return null;
  if (row === 'book')
    return plain(
      bookPairs(column.treasures)
        .map(([multiplier, curse]) => `${multiplier} × ${curse}`)
        .join(' + '),
    );
  const base = values(column, row);
  if (row === 'jewel' && sheet.jewels_bonus > 0)
    return {
      key: 'pad-how-jewels',
      args: { base, bonus: sheet.jewels_bonus, ...jewelSets(column.treasures) },
    };
  if (row === 'crown')
    return {
      key: 'pad-how-crowns',
      args: { base, bonus: sheet.crowns_bonus, crosses: line.crosses },
    };
  if (row === 'skull') {
    const sets = skullSets(column.treasures);
    return { key: 'pad-how-skulls', args: { base, worth: sets.worth, types: sets.types } };
  }
  return plain(base);
}
