import type { SessionAnswer } from '../../api/calls.ts';
import type { ArcadeClient } from '../client.ts';
import type { Host } from '../host/host.ts';
import type { Texts } from '../texts.ts';

/** What a sheet needs of the frame around the game. */
export interface Surroundings {
  readonly session: SessionAnswer;
  readonly client: ArcadeClient;
  readonly host: Host;
  readonly texts: Texts;
  /** An amount in minor units, in the session's currency and the player's language. */
  readonly money: (amount: number) => string;
}
