import type { Lottery, LotteryStatus } from '@cosmodrome/contract/http/lotteries';
import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { serverNow } from '../platform/api/server-time.ts';
import { callKey } from '../platform/queries/query.ts';
import { ensureConnected, onChannel, onResync } from '../platform/realtime/realtime.ts';
import { useSession } from '../platform/session/session.ts';
import { lotteriesQuery, lotteryQuery, statusesQuery, statusQuery } from './queries.ts';

/** Others get tickets, which changes the chances. */
const ISSUED_MS = 30_000;
/** What has ended is asked for until everything is paid. */
const DRAWN_MS = 5_000;

const nextLook = (...lotteries: readonly Lottery[]): number => {
  const now = serverNow();
  return lotteries.some(({ end_at: end, state }) => state !== 'paid' && new Date(end).getTime() <= now)
    ? DRAWN_MS
    : ISSUED_MS;
};

/** The lotteries, with the player's tickets by their number. */
export function useLotteries() {
  const player = useSession() === 'player';
  const { data, isError, refetch } = useQuery({
    ...lotteriesQuery(),
    refetchInterval: ({ state }) => nextLook(...(state.data ?? [])),
  });
  const statuses = useQuery({ ...statusesQuery(), enabled: player });
  useFollow();
  const own = player ? statuses.data : undefined;
  return {
    lotteries: data,
    statuses: new Map((own ?? []).map((status): [number, LotteryStatus] => [status.id, status])),
    failed: isError && !data,
    again: () => void refetch(),
  };
}

/** One lottery by its identifier, with what the player has in it. */
export function useLottery(slug: string) {
  const player = useSession() === 'player';
  const { data, isError, isFetching, refetch } = useQuery({
    ...lotteryQuery(slug),
    refetchInterval: ({ state }) =>
      state.data?.state === 'paid' ? false : nextLook(...(state.data ? [state.data] : [])),
  });
  const { data: status } = useQuery({ ...statusQuery(data?.id ?? 0), enabled: player && data !== undefined });
  useFollow();
  return {
    lottery: data,
    status: player ? status : undefined,
    failed: isError && !isFetching,
    again: () => void refetch(),
  };
}

/** How many tickets the player has in lotteries that run; undefined until it is known. */
export function useTicketCount(): number | undefined {
  const { data } = useQuery(statusesQuery());
  useFollow();
  return data?.filter(({ in_progress: runs }) => runs).reduce((sum, { tickets }) => sum + tickets.length, 0);
}

/** Reads everything of lotteries anew. */
export function refresh(client: QueryClient): void {
  for (const name of ['lotteries.list', 'lotteries.one', 'lotteries.status', 'lotteries.statuses'] as const) {
    void client.invalidateQueries({ queryKey: callKey(name) });
  }
}

function useFollow(): void {
  const client = useQueryClient();
  useEffect(() => {
    ensureConnected();
    const again = (): void => refresh(client);
    const stops = [onChannel('lotteries_changes', again), onResync(again)];
    return () => stops.forEach((stop) => stop());
  }, [client]);
}
