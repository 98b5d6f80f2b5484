import type { Connection } from '@cosmodrome/database';
import type { Licence } from '@cosmodrome/rules/profile/licence';
import { jurisdictionOf } from './profile/index.ts';
import type { Policies, Policy, Sites } from './content/index.ts';

/** What protects a player where they are: the licence of their account and that of the host, of each rule the stricter. */
export interface PolicyHere {
  /** Without a player a visitor's: the host's alone. Without a host the account's alone. */
  of: (
    connection: Connection,
    ...who: [playerId: number | null, host: string] | [playerId: number, host: string | null]
  ) => Promise<Policy>;
  /** The same for an account whose licence is known. */
  under: (own: Licence, host: string) => Policy;
}

/** Makes it of the policies and the hosts. */
export function policyHere(policies: Policies, sites: Sites): PolicyHere {
  const { licenceOf } = sites;
  return {
    of: async (connection, playerId, host) => {
      const here = host === null ? null : licenceOf(host);
      const own = playerId === null ? here : (await jurisdictionOf(connection, playerId)).licence;
      if (own === null) throw new Error('nobody asks for nowhere');
      return policies.of(own, here ?? own);
    },
    under: (own, host) => policies.of(own, licenceOf(host)),
  };
}
