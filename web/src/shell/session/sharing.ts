/**
 * What is new, made of the old wherever nothing has changed: equal parts stay the very same objects.
 * What is drawn from a part that stayed is then not worked out or drawn again.
 */
export function share<T>(old: unknown, fresh: T): T {
  if (old === fresh || !isThing(old) || !isThing(fresh)) return fresh;
  if (Array.isArray(old) !== Array.isArray(fresh)) return fresh;
  const before = old as Record<string, unknown>;
  const after = fresh as Record<string, unknown>;
  const names = Object.keys(after);
  let same = Object.keys(before).length === names.length;
  for (const name of names) {
    const part = share(before[name], after[name]);
    after[name] = part;
    if (part !== before[name] || !(name in before)) same = false;
  }
  return same ? (old as T) : fresh;
}

const isThing = (value: unknown): value is object => typeof value === 'object' && value !== null;
