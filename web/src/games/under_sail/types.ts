/** What the server sends of Under Sail, by the types that the game declares. */
import type { components } from '../../api/schema';
import type * as contract from '../../shell/contract';

type Screen = contract.Typed<components['schemas']['UnderSailScreen']>;

export type Session = contract.Session<Screen>;
export type GameModule = contract.GameModule<Screen>;
export type GameEvent = contract.GameEvent<Screen>;
export type LogEntry = contract.LogEntry<Screen>;
export type Preview = contract.Preview<Screen>;
export type View = Screen['view'];
export type Facts = Screen['facts'];
export type Faces = Screen['faces'];
