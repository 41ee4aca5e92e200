/**
 * The kinds of screens that the client is laid out for, by name; nothing else asks for a width or a
 * height. Style sheets write `@media (--phone)` (vite.config.ts puts the query in its place, and
 * names may be joined with `and`), scripts `new MediaQuery(SCREENS.roomy)`. Widths grow with the
 * reader's font; a name that stands for a list of queries would not join, so none does.
 */
export const SCREENS = {
  /** One column; below it, the narrowest phones. */
  phone: '(max-width: 45em)',
  slim: '(max-width: 25em)',
  /** More than a phone. */
  desk: '(min-width: 45.01em)',
  /** A page's columns stand below each other, or have room next to each other. */
  compact: '(max-width: 60em)',
  wide: '(min-width: 60.01em)',
  /** The table has no right column: its content is a drawer. Or it has one. */
  narrow: '(max-width: 70em)',
  roomy: '(min-width: 70.01em) and (min-height: 30.01em)',
  /** Low windows of a desk, low phones, and phones held sideways. */
  low: '(max-height: 820px)',
  short: '(max-height: 700px)',
  sideways: '(max-height: 30em) and (min-aspect-ratio: 5/4)',
  /** High enough not to be a phone held sideways. */
  upright: '(min-height: 30.01em)',
  portrait: '(max-aspect-ratio: 1/1)',
  /** Large screens, on which everything is drawn larger. */
  large: '(min-width: 1800px) and (min-height: 1000px)',
  huge: '(min-width: 2400px) and (min-height: 1300px)',
  giant: '(min-width: 2800px) and (min-height: 1500px)',
  /** Fingers need larger targets. */
  touch: '(pointer: coarse)',
} as const;
