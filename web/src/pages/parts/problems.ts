/** Problems of a deck as the server tells them: `deck:12: treasures[3].value: 99 is not allowed; ...`. */

/** The line that a problem is on, and the rest of it. */
export function placed(problem: string): { line: number | null; text: string } {
  const found = /^[^:\s]*:(\d+): (.*)$/s.exec(problem);
  return found ? { line: Number(found[1]), text: found[2] ?? '' } : { line: null, text: problem };
}

export function lineOf(problem: string): number | null {
  return placed(problem).line;
}
