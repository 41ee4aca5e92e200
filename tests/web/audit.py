"""What is wrong with how a page is laid out, found by the browser itself.

Texts that are cut or run out of their place, things to tap that lie under others or are too small.
Cards of a hand overlap on purpose.
"""

from playwright.sync_api import Page

AUDIT = r"""() => {
  const found = new Set();
  const root = [...document.querySelectorAll('dialog[open]')].at(-1)
    ?? document.querySelector('#app');
  if (!root || root.innerText.trim() === '') return ['the page is empty'];
  const bare = (text) => text.replace(/[\u2068\u2069]/g, '').replace(/\s+/g, ' ').trim();
  const called = (each) =>
    bare(each.innerText || each.ariaLabel || each.textContent || '').slice(0, 50);
  const note = (what, each, more = '') => {
    const names = [...each.classList].filter((name) => !name.startsWith('svelte-'));
    found.add(`${what}: <${[each.localName, ...names].join('.')}> ${called(each)} ${more}`);
  };
  const page = document.documentElement;
  if (page.scrollWidth > innerWidth + 1) found.add(`scrolls sideways: ${page.scrollWidth} px`);
  if (/[\u2068\u2069]/.test(document.title)) found.add('signs of direction in the title');

  const seen = { opacityProperty: true, visibilityProperty: true };
  const all = [...root.querySelectorAll('*')].filter((each) => {
    const box = each.getBoundingClientRect();
    if (each.closest('svg, .unseen') || box.width < 2 || box.height < 2) return false;
    return each.checkVisibility(seen);
  });
  const says = (each) =>
    [...each.childNodes].some((node) => node.nodeType === 3 && node.data.trim() !== '');
  const textBox = (each) => {
    const range = document.createRange();
    range.selectNodeContents(each);
    return range.getBoundingClientRect();
  };
  /** Words on two lines that may not be divided: at a hyphen they may, also at a soft one. */
  const brokenWords = (each) => {
    const range = document.createRange();
    const texts = [...each.childNodes].filter((node) => node.nodeType === 3);
    const broken = (node, { 0: word, index }) => {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const [first, last] = [range.getClientRects()[0], [...range.getClientRects()].at(-1)];
      return first && last.top >= first.bottom - 2;
    };
    return texts.flatMap((node) =>
      [...node.data.matchAll(/[^\s\u200b/-]{2,}/g)]
        .filter((found) => !found[0].includes('\u00ad') && broken(node, found))
        .map(([word]) => word));
  };
  /** The nearest box around a thing that hides or scrolls what does not fit. */
  const frameOf = (each, side) => {
    for (let up = each.parentElement; up; up = up.parentElement)
      if (getComputedStyle(up)[side] !== 'visible') return up;
    return null;
  };
  const hides = (each, side) => /hidden|clip/.test(getComputedStyle(each)[side]);
  for (const each of all.filter(says)) {
    const style = getComputedStyle(each);
    const [text, box] = [textBox(each), each.getBoundingClientRect()];
    const around = frameOf(each, 'overflowX');
    const scrolls = around && !hides(around, 'overflowX');
    const ends = style.textOverflow === 'ellipsis' && hides(each, 'overflowX');
    if (!scrolls && !ends && (text.right > innerWidth + 1 || text.left < -1))
      note('runs out of the window', each);
    const paper = each.closest('.paper, button, .btn')?.getBoundingClientRect();
    if (paper && !scrolls && !ends && style.position !== 'absolute'
        && (text.right > paper.right + 2 || text.left < paper.left - 2))
      note('runs out of its paper', each);
    for (const word of brokenWords(each)) note('a word is broken', each, word);
    if (hides(each, 'overflowX') && !ends && text.right > box.right + 2)
      note('cut at its side', each);
    const floor = hides(each, 'overflowY') ? each : frameOf(each, 'overflowY');
    if (floor && hides(floor, 'overflowY') && style.webkitLineClamp === 'none') {
      const edge = floor.getBoundingClientRect();
      const inside = text.top < edge.bottom && text.bottom > edge.top;
      if (inside && (text.bottom > edge.bottom + 3 || text.top < edge.top - 3))
        note('cut at its foot or head', each);
    }
    const size = parseFloat(style.fontSize);  // 0: not to be read here
    if (size > 0 && size < 10) note('too small to read', each, style.fontSize);
  }

  const kinds = 'button, a[href], input, select, summary, textarea';
  const dead = (each) => each.disabled || each.getAttribute('aria-disabled') === 'true';
  for (const each of all.filter((one) => one.matches(kinds) && !dead(one))) {
    const box = each.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const plain = getComputedStyle(each).display !== 'inline' && !each.labels?.length;
    if (plain && innerWidth < 900 && Math.min(box.width, box.height) < 23.5)
      note('too small to tap', each, `${Math.round(box.width)}x${Math.round(box.height)}`);
    if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) continue;
    const cut = ['overflowX', 'overflowY'].some((side) => {
      const edge = frameOf(each, side)?.getBoundingClientRect();
      return edge && (x < edge.left || x > edge.right || y < edge.top || y > edge.bottom);
    });
    const hit = document.elementFromPoint(x, y);
    if (cut || !hit || each.contains(hit) || hit.contains(each)) continue;
    if ([...(each.labels ?? [])].some((label) => label.contains(hit))) continue;
    if (each.closest('[data-thing=hand]') && hit.closest('[data-thing=hand]')) continue;
    note('covered', each, `by ${hit.localName} ${called(hit.closest(kinds) ?? hit)}`);
  }
  return [...found];
}"""


def audit(page: Page) -> list[str]:
    """What is cut, covered, too wide or too small on the page as it is now."""
    found: list[str] = page.evaluate(AUDIT)
    return found
