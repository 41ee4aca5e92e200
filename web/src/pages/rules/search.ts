/** The rules of a game as the server gives them, and how they are searched. */
import type { components } from '../../api/schema';

export type Rule = components['schemas']['Rule'];
export type Section = components['schemas']['RuleSection'];
export type Rules = components['schemas']['Rules'];

/** Letters without accents and case, so that "epee" finds "Épée"; `'` finds `’`, which has no key. */
export function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase();
}

/** The sections with only those rules in which every word of the search occurs. */
export function search(sections: Section[], wanted: string): Section[] {
  const words = folded(wanted).split(/\s+/).filter(Boolean);
  if (words.length === 0) return sections;
  const fits = (rule: Rule): boolean => {
    const all = [
      rule.id,
      rule.title,
      rule.text,
      rule.example,
      rule.ruling_text,
      rule.event,
      rule.name,
    ];
    const text = folded(all.filter(Boolean).join(' '));
    return words.every((word) => text.includes(word));
  };
  return sections
    .map((section) => ({ ...section, rules: section.rules.filter(fits) }))
    .filter((section) => section.rules.length > 0);
}

/** How many rules there are. */
export function count(sections: Section[]): number {
  return sections.reduce((sum, section) => sum + section.rules.length, 0);
}

/** Text cut at the numbers of rules in it, which become links. */
export function pieces(text: string, known: Set<string>): { text: string; rule: boolean }[] {
  return text
    .split(/\b([A-Z]{2,4}-[A-Z]*\d+(?:\.\d+)?)\b/)
    .filter((piece) => piece !== '')
    .map((piece) => ({ text: piece, rule: known.has(piece) }));
}
