/**
 * Looks of seats: a colour of tokens.css (`--p-LOOK`) and an emblem. A game takes colours that its
 * own cards and pieces do not have; the emblem stays the seat's.
 */
const EMBLEMS: Record<string, string> = {
  gold: 'blue',
  copper: 'red',
  ivory: 'white',
  pewter: 'yellow',
  iron: 'black',
  violet: 'white',
};

/** The symbol of a look's emblem. */
export const emblemOf = (look: string): string => `em-${EMBLEMS[look] ?? look}`;
