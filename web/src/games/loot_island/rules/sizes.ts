/** How large things are in pictures of the rules. */
export const SLIP = { w: 32, h: 66 };
/** From one card of a column to the next. */
export const STEP = 35;
