import type { Connection, Database } from '@cosmodrome/database';
import type { Clock } from '@cosmodrome/rules/clock';
import type { LimitsPolicy } from '@cosmodrome/rules/limits/types';
import type { Sessions } from '../account/index.ts';
import type { Mail } from '../adapters/mail/mail.ts';
import type { AccountTables } from '../account/index.ts';

/** Who wants a change, and where. */
export interface Asking {
  readonly playerId: number;
  readonly host: string;
}

/** What the use cases of limits need. */
export interface LimitsDeps {
  readonly database: Database<AccountTables>;
  readonly clock: Clock;
  /** What holds for an account on the host it is used on; for a guest, what the host's licence asks. */
  readonly policyOf: (connection: Connection, playerId: number | null, host: string) => Promise<LimitsPolicy>;
  readonly sessions: Sessions;
  readonly mail: Mail;
  /** Address of the site, put before the path of a link. */
  readonly siteUrl: string;
  readonly log: { warn(details: object, message: string): void };
}
