import { fresh, query } from '../platform/queries/query.ts';

/** The tiers with what they ask and bring; none where the host's licence allows no offers of this kind. */
export const tiersQuery = () => query('vip.tiers', undefined, { staleTime: fresh.session });

/** How far the player's running quarter has come: every settled round and deposit moves it. */
export const progressQuery = () => query('vip.progress', undefined, { staleTime: 0 });

/** Who looks after players of these groups. */
export const managerQuery = (groups: readonly string[]) =>
  query('vip.manager', { body: { userGroups: [...groups] } }, { staleTime: fresh.session });
