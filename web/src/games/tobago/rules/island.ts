/** A piece of an island, for pictures of the rules. */
const ROWS = ['.BBJJB.', '.BSJJMB', 'BSSJMMB', '.BSLMRB', '.BBLRB.'];
const LEGEND: Record<string, string> = {
  B: 'beach',
  J: 'jungle',
  M: 'mountain',
  R: 'river',
  S: 'scrubland',
  L: 'lake',
};
const spaces = ROWS.flatMap((letters, row) =>
  [...letters].map((letter, column) => [`${'ABCDE'.charAt(row)}${column + 1}`, LEGEND[letter]]),
);
export const TERRAINS = Object.fromEntries(
  spaces.filter((each): each is [string, string] => each[1] !== undefined),
);
