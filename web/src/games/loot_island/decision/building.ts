/** The move being built. */

/**
 * A small island's own question belongs to the action and is answered before the move is sent. Whoever
 * plays on alone is asked for the next turn after it: then the action is whole.
 */
export const whole = (draft: string[], choices: string[]): boolean =>
  !draft.some((word) => word.startsWith('island-')) || choices.includes('pass');
