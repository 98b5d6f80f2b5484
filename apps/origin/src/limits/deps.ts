import type { Database } from '@cosmodrome/database';
import type { Clock } from '@cosmodrome/rules/clock';
import type { LimitsPolicy } from '@cosmodrome/rules/limits/types';
import type { Sessions } from '../account/index.ts';
import type { Mail } from '../adapters/mail/mail.ts';
import type { AccountTables } from '../account/index.ts';

/** What the use cases of limits need. */
export interface LimitsDeps {
  readonly database: Database<AccountTables>;
  readonly clock: Clock;
  readonly policy: LimitsPolicy;
  readonly sessions: Sessions;
  readonly mail: Mail;
  /** Address of the site, put before the path of a link. */
  readonly siteUrl: string;
  readonly log: { warn(details: object, message: string): void };
}
