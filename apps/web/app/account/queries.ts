import type { Player } from '@cosmodrome/contract/http/account';
import { useQuery } from '@tanstack/react-query';
import { fresh, query } from '../platform/queries/query.ts';
import { useSession } from '../platform/session/session.ts';

/** The signed-in player; the batch of the first document fills it. */
export const playerQuery = () => query('account.player', undefined, { staleTime: fresh.session });

/** The player once known; undefined for guests and while the session is still unknown. */
export function usePlayer(): Player | undefined {
  const session = useSession();
  const { data } = useQuery({ ...playerQuery(), enabled: session === 'player' });
  return session === 'player' && data && 'id' in data ? data : undefined;
}

/** What the player wants to be sent. */
export const subscriptionsQuery = () => query('account.subscriptions', undefined, { staleTime: fresh.session });

/** The countries in which this host opens accounts. */
export const openCountriesQuery = () =>
  query('content.countries', undefined, {
    staleTime: fresh.session,
    view: { name: 'open', project: (countries) => countries.map(({ code }) => code) },
  });

/** Where the visitor seems to be: only the country, so that no address gets into a document. */
export const placeQuery = () =>
  query('content.currentIp', undefined, {
    staleTime: fresh.session,
    view: { name: 'place', project: ({ country_code }) => ({ country_code }) },
  });
