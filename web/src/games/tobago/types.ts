/** What the server sends of Tobago, by the types that the game declares. */
import type { components } from '../../api/schema';
import type * as contract from '../../shell/contract';

type Screen = contract.Typed<components['schemas']['TobagoScreen']>;

export type Session = contract.Session<Screen>;
export type GameModule = contract.GameModule<Screen>;
export type GameEvent = contract.GameEvent<Screen>;
export type LogEntry = contract.LogEntry<Screen>;
export type Preview = contract.Preview<Screen>;
export type Cursed = Extract<GameEvent, { event: 'cursed' }>;
export type View = Screen['view'];
export type Facts = Screen['facts'];
export type Faces = Screen['faces'];
export type MapName = keyof Facts['maps'];
export type MapFacts = Facts['maps'][MapName];
/** What a clue of one's own leaves of a map, or why it does not fit. */
export type ClueFit = Facts['hand'][string][MapName];
export type Share = NonNullable<Facts['share']>;
export type Clue = Faces['clues'][string];
