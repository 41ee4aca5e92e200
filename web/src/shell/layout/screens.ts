/** Kinds of screens that the table is laid out for. */

/** There is room for a right column; elsewhere its content is a drawer. */
export const ROOMY = '(min-width: 70.01em) and (min-height: 30.01em)';
