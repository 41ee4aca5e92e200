/** What the server sends of Loot Island, by the types that the game declares. */
import type { components } from '../../api/schema';
import type * as contract from '../../shell/contract';

type Screen = contract.Typed<components['schemas']['LootIslandScreen']>;

export type Session = contract.Session<Screen>;
export type GameModule = contract.GameModule<Screen>;
export type GameEvent = contract.GameEvent<Screen>;
export type LogEntry = contract.LogEntry<Screen>;
export type Preview = contract.Preview<Screen>;
/** One kind of event. */
export type EventOf<Kind extends GameEvent['event']> = Extract<GameEvent, { event: Kind }>;
export type View = Screen['view'];
export type Facts = Screen['facts'];
export type Faces = Screen['faces'];
export type Landing = keyof Facts['landings'];
export type Coast = Facts['coast'];
export type PlayerFacts = Facts['players'][number];
export type Sheet = PlayerFacts['sheet'];
export type Share = NonNullable<Facts['share']>;
export type IslandFacts = Facts['islands'][number];
