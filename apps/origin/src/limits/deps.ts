import type { Connection, Database } from '@cosmodrome/database';
import type { Licence } from '@cosmodrome/rules/profile/licence';
import type { Clock } from '@cosmodrome/rules/clock';
import type { LimitsPolicy } from '@cosmodrome/rules/limits/types';
import type { Sessions, IdentityTables } from '../identity/index.ts';
import type { Mail } from '../adapters/mail/mail.ts';
import type { ExclusionRegister } from '../adapters/exclusion-register/register.ts';

/** Who wants a change, and where. */
export interface Asking {
  readonly playerId: number;
  readonly host: string;
}

export type PolicyOf = (
  connection: Connection,
  ...who: [playerId: number | null, host: string] | [playerId: number, host: string | null]
) => Promise<LimitsPolicy>;

/** What the use cases of limits need. */
export interface LimitsDeps {
  readonly database: Database<IdentityTables>;
  readonly clock: Clock;
  /**
   * What holds for an account on the host it is used on; for a guest, what the host's licence asks. Without a host, what
   * the account's own licence asks.
   */
  readonly policyOf: PolicyOf;
  readonly sessions: Sessions;
  readonly mail: Mail;
  /** The national register, for accounts and hosts whose policy has it asked. */
  readonly register: ExclusionRegister;
  /** The licence under which a host is visited. */
  readonly licenceOf: (host: string) => Licence;
  /** The name itself when it is one of the site's own, so that it may stand in a letter; null otherwise. */
  readonly listedHost: (host: string) => string | null;
  /** Address of the site under a listed name, put before the path of a link. */
  readonly siteAddress: (host: string | null) => string;
  readonly log: { warn(details: object, message: string): void };
}
