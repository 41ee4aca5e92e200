import { parse } from 'svelte/compiler';
import { describe, expect, it } from 'vitest';

const sources = import.meta.glob('../**/*.svelte', {
  query: '?raw',
  import: 'default',
  eager: true,
}) as Record<string, string>;

/** Names and signs that are the same in every language. */
const ALLOWED = new Set(['Doubloon', 'x', 'English', 'Nederlands', 'Français', 'Deutsch']);
/** Attributes that are read out or shown. */
const READ = new Set([
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'aria-valuetext',
  'title',
  'placeholder',
  'alt',
  'label',
]);

const isText = (text: string) =>
  (text.replace(/\b[A-Z]{2}-[A-Z]*[\d.]+/g, '').match(/\p{L}+/gu) ?? []).some(
    (word) => !ALLOWED.has(word),
  );

/** Texts that an expression can become by itself: a literal, a branch, the words of a template. */
function literals(node: any): string[] {
  switch (node?.type) {
    case 'Literal':
      return typeof node.value === 'string' ? [node.value] : [];
    case 'TemplateLiteral':
      return node.quasis.map((part: any) => part.value.cooked);
    case 'ConditionalExpression':
      return [...literals(node.consequent), ...literals(node.alternate)];
    case 'LogicalExpression':
      return [...literals(node.left), ...literals(node.right)];
    case 'BinaryExpression':
      return node.operator === '+' ? [...literals(node.left), ...literals(node.right)] : [];
    default:
      return [];
  }
}

/** What a component would show or read out without asking the files of words. */
function outside(source: string): string[] {
  const found: string[] = [];
  const shown = (node: any) => {
    if (node.type === 'Text') found.push(node.data);
    if (node.type === 'ExpressionTag') found.push(...literals(node.expression));
  };
  const walk = (node: any): void => {
    if (Array.isArray(node)) return node.forEach(walk);
    if (!node || typeof node !== 'object') return;
    if (node.type === 'Fragment') node.nodes.forEach(shown);
    if (node.type === 'Attribute') {
      if (READ.has(node.name) && node.value !== true) [node.value].flat().forEach(shown);
      return;
    }
    if (node.type === 'ExpressionTag') return;
    for (const [key, value] of Object.entries(node)) {
      if (key !== 'parent' && key !== 'metadata') walk(value);
    }
  };
  walk(parse(source, { modern: true }).fragment);
  return found.map((text) => text.replace(/\s+/g, ' ').trim()).filter(isText);
}

describe('text outside the files of words', () => {
  it('is found', () => {
    const page = `<p title="Hover">Hello {name} <b aria-label={on ? 'Yes' : say('no')}>{a ? 'one' : b}</b></p>`;
    expect(outside(page)).toEqual(['Hover', 'Hello', 'Yes', 'one']);
    expect(outside(`<p class="big" aria-label={say('key')}>{say('other')} · 3</p>`)).toEqual([]);
  });

  it.each(Object.keys(sources))('is not in %s', (name) => {
    expect(outside(sources[name]!)).toEqual([]);
  });
});
