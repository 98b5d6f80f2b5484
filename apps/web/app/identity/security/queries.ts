import { fresh, query } from '../../platform/queries/query.ts';

/** The second factor as it stands. A secret to set up belongs to this session: it is read anew after each change. */
export const twoFactorQuery = () => query('identity.twoFactor', undefined, { staleTime: fresh.moments });

/** Where the player is signed in. */
export const sessionsQuery = () => query('identity.sessions', undefined, { staleTime: fresh.moments });
