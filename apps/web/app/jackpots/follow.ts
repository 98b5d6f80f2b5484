import type { ChannelData } from '@cosmodrome/contract/channels';
import type { Jackpot } from '@cosmodrome/contract/http/jackpots';
import type { QueryClient } from '@tanstack/react-query';
import { callKey } from '../platform/queries/query.ts';
import { onChannel, onResync } from '../platform/realtime/realtime.ts';
import { jackpotsQuery, totalsQuery } from './queries.ts';

type Change = ChannelData<'public:jackpots_changes'>;

/** How often amounts on tiles are read anew at most; the jackpots' own page shows each change. */
const TOTALS_EVERY_MS = 5_000;

/** The jackpots after a change: the same games, the amounts of the message. */
export const withChange = (jackpots: readonly Jackpot[], change: Change): Jackpot[] =>
  jackpots.map((each) => (each.identifier === change.identifier ? { ...each, ...change } : each));

/** Whether a level has begun anew: somebody has won. */
export const hasFallen = (jackpots: readonly Jackpot[], change: Change): boolean =>
  jackpots.some(
    ({ identifier, levels }) =>
      identifier === change.identifier &&
      levels.some((level) =>
        change.levels.some((now) => now.identifier === level.identifier && now.draw.cycle !== level.draw.cycle),
      ),
  );

let followers = 0;
let stopFollowing = (): void => undefined;

/** Keeps jackpots true over the public channel: the server's amounts as they come. Answers what stops it. */
export function followJackpots(client: QueryClient): () => void {
  followers += 1;
  if (followers === 1) stopFollowing = listen(client);
  let following = true;
  return () => {
    if (!following) return;
    following = false;
    followers -= 1;
    if (followers === 0) stopFollowing();
  };
}

function listen(client: QueryClient): () => void {
  const { queryKey } = jackpotsQuery();
  const readWins = (): void => void client.invalidateQueries({ queryKey: callKey('jackpots.wins') });
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const stops = [
    onChannel('public:jackpots_changes', (change) => {
      const known = client.getQueryData<Jackpot[]>(queryKey);
      if (known) client.setQueryData(queryKey, withChange(known, change));
      if (!known || hasFallen(known, change)) readWins();
      waiting ??= setTimeout(() => {
        waiting = undefined;
        readTotals(client);
      }, TOTALS_EVERY_MS);
    }),
    onResync(() => {
      void client.invalidateQueries({ queryKey });
      readWins();
      readTotals(client);
    }),
  ];
  return () => {
    clearTimeout(waiting);
    for (const stop of stops) stop();
  };
}

/** Reads the totals of the currencies that tiles on the page show. */
function readTotals(client: QueryClient): void {
  const shown = client.getQueryCache().findAll({ queryKey: callKey('jackpots.totals') });
  for (const each of shown) {
    const input = each.queryKey[1] as { query: { currency: string } };
    if (each.getObserversCount() === 0) continue;
    client.fetchQuery({ ...totalsQuery(input.query.currency), staleTime: 0 }).catch(() => undefined);
  }
}
