import type { Database } from '@cosmodrome/database';
import type { Clock } from '@cosmodrome/rules/clock';
import type { PolicyProfile } from '@cosmodrome/rules/play/policy';
import type { StudioRegistry } from '../adapters/providers/index.ts';
import type { Games } from '../games/index.ts';
import type { Refusal } from '../kernel/http/handler.ts';
import type { Names } from './sessions/names.ts';
import type { PlayTables } from './tables.ts';

/** What the use cases of play need. */
export interface PlayDeps {
  readonly database: Database<PlayTables>;
  readonly clock: Clock;
  readonly games: Games;
  readonly studios: StudioRegistry;
  readonly names: Names;
  /** What a session is played under: the stricter of the account's licence and the host's. Nobody has the host's. */
  readonly rulesOf: (
    playerId: number | null,
    host: string,
  ) => Promise<{
    profile: PolicyProfile;
    realityCheckMinutes: number;
    /** What a round of this player's may stake at most in a currency, in its minor units; null: no bound. */
    highestStake: (currency: string) => number | null;
  }>;
  /** Says whether the player may play for real now: the door for limits. A refusal is what the caller gets. */
  readonly mayPlay: (playerId: number, host: string) => Promise<Refusal | null>;
  /** Fields of the profile that the account or the host asks for before real play, whatever the studio asks. */
  readonly fieldsOf: (playerId: number, host: string) => Promise<readonly string[]>;
  readonly log: { warn(details: object, message: string): void };
}
