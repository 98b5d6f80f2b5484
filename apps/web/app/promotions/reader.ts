import type { Campaign } from '@cosmodrome/contract/http/promotions';
import { isTester } from '@cosmodrome/rules/profile/membership';
import { campaignsOf } from '@cosmodrome/rules/promotions/campaigns';
import { useQuery } from '@tanstack/react-query';
import { placeQuery } from '../content/index.ts';
import { useHeldBack, useProtection } from '../limits/index.ts';
import { useNow } from '../platform/now.ts';
import { usePlayer } from '../platform/session/player.ts';
import { useSession } from '../platform/session/session.ts';
import { campaignsQuery, excludedQuery, mineQuery } from './queries.ts';

/** Ends and starts move by the half minute. */
const EVERY = 30_000;

/** The campaigns of whoever looks, or why there are none. */
export function useCampaigns() {
  const session = useSession();
  const player = usePlayer();
  const protection = useProtection();
  const heldBack = useHeldBack();
  const now = useNow(EVERY);
  const groups = player?.statuses.map(({ id }) => id) ?? [];
  const guest = session === 'guest';
  const all = useQuery({ ...campaignsQuery(true), enabled: isTester(groups) });
  const usual = useQuery(campaignsQuery());
  const listed: readonly Campaign[] = (isTester(groups) ? all.data : undefined) ?? usual.data ?? [];
  const forSome = guest && listed.some(({ countries }) => countries !== null);
  const { data: place } = useQuery({ ...placeQuery(), enabled: forSome });
  const { data: excluded = [] } = useQuery(excludedQuery());
  const mine = useQuery({ ...mineQuery(), enabled: session !== 'unknown' });
  // A document is the same for everybody: with excluded tags it has to be known first who looks.
  const waitsForVisit = (!guest || excluded.length > 0) && mine.data === undefined && !mine.isError;
  return {
    ...campaignsOf(listed, { groups, country: (guest ? place?.country_code : player?.country) ?? null }, now),
    now,
    guest,
    /** Offers wait until it is known that they may be shown (player-protection R32). */
    waits: (!guest && protection === undefined) || waitsForVisit,
    heldBack,
    excluded: mine.data?.excluded ?? false,
    pack: mine.data?.welcome_pack ?? null,
    /** Whether the list was read: what is not in it is not there. */
    known: usual.data !== undefined && (!isTester(groups) || all.data !== undefined),
  };
}
