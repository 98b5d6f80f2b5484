import type { OwnStanding, Tournament } from '@cosmodrome/contract/http/tournaments';
import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ApiError } from '../platform/api/api-error.ts';
import { serverNow } from '../platform/api/server-time.ts';
import { callKey } from '../platform/queries/query.ts';
import { ensureConnected, onChannel, onResync } from '../platform/realtime/realtime.ts';
import { useSession } from '../platform/session/session.ts';
import { ownTournamentsQuery, statusesQuery, statusQuery, tournamentQuery, tournamentsQuery } from './queries.ts';

/** The standing is asked for again before the origin stops telling changes of it. */
const ASK_AGAIN_MS = 20 * 60_000;
/** A standing below the board is this old at most while others play. */
const PASSED_MS = 30_000;
/** What has ended is asked for until its results are there. */
const RESULT_MS = 5_000;

const untilResult = (...tournaments: readonly Tournament[]): number | false => {
  const now = serverNow();
  return tournaments.some(
    ({ end_at: end, result }) => (result?.paid_at ?? null) === null && new Date(end).getTime() <= now,
  )
    ? RESULT_MS
    : false;
};

/** The tournaments of whoever looks, with the own standings by their number. */
export function useTournaments() {
  const player = useSession() === 'player';
  const own = useQuery({ ...ownTournamentsQuery(), enabled: player });
  const all = useQuery({
    ...tournamentsQuery(),
    refetchInterval: ({ state: { data } }) => untilResult(...(data ?? [])),
  });
  const statuses = useQuery({ ...statusesQuery(), enabled: player, refetchInterval: ASK_AGAIN_MS });
  useFollow();
  return {
    tournaments: (player ? own.data : undefined) ?? all.data,
    standings: standingsOf(statuses.data),
    failed: all.isError && !all.data,
    again: () => void all.refetch(),
  };
}

/** The own standings by the number of the tournament, for who shows no more of them. */
export function useOwnStandings(): ReadonlyMap<number, OwnStanding> {
  const { data } = useQuery({ ...statusesQuery(), refetchInterval: ASK_AGAIN_MS });
  useFollow();
  return standingsOf(data);
}

const standingsOf = (statuses: readonly OwnStanding[] = []): ReadonlyMap<number, OwnStanding> =>
  new Map(statuses.map((each) => [each.id, each]));

/** One tournament by its identifier, with the player's standing in it. */
export function useTournament(identifier: string) {
  const player = useSession() === 'player';
  const {
    data: tournament,
    isError,
    isFetching,
    refetch,
  } = useQuery({
    ...tournamentQuery(identifier),
    refetchInterval: ({ state: { data } }) => (data ? untilResult(data) : false),
  });
  const { data: own, error } = useQuery({
    ...statusQuery(tournament?.id ?? 0),
    enabled: player && tournament !== undefined,
    refetchInterval: ASK_AGAIN_MS,
  });
  useFollow();
  // It is for other groups, or accounts of another licence.
  const foreign = player && own === undefined && error instanceof ApiError && error.status === 404;
  return {
    tournament,
    own: player ? own : undefined,
    foreign,
    failed: isError && !isFetching,
    again: () => void refetch(),
  };
}

/** Keeps boards and own standings as the origin tells them. */
function useFollow(): void {
  const client = useQueryClient();
  useEffect(() => {
    ensureConnected();
    const stops = [
      onChannel('public:tournaments_boards', ({ teams, ...board }) => {
        // Names of teams stay those of the reader's language.
        change(client, board.id, (one) => ({
          ...one,
          ...board,
          teams: teams.map((team) => ({
            ...team,
            title: one.teams.find(({ id }) => id === team.id)?.title ?? team.title,
          })),
        }));
        // Others pass a player who does not play, which is told only on the board itself.
        readAgain(client, board.id);
      }),
      onChannel('tournaments_statuses', (own) => {
        client.setQueryData(statusQuery(own.id).queryKey, own);
        client.setQueryData<OwnStanding[]>(statusesQuery().queryKey, (all) =>
          all?.map((one) => (one.id === own.id ? own : one)),
        );
      }),
      onResync(() => refresh(client)),
    ];
    return () => stops.forEach((stop) => stop());
  }, [client]);
}

/** Asks for the own standing again where it was read a while ago. */
function readAgain(client: QueryClient, id: number): void {
  const { queryKey } = statusQuery(id);
  const state = client.getQueryState<OwnStanding>(queryKey);
  if (!state?.data?.entered || Date.now() - state.dataUpdatedAt < PASSED_MS) return;
  void client.invalidateQueries({ queryKey });
}

function change(client: QueryClient, id: number, by: (one: Tournament) => Tournament): void {
  for (const { queryKey } of [tournamentsQuery(), ownTournamentsQuery()]) {
    client.setQueryData<Tournament[]>(queryKey, (all) => all?.map((one) => (one.id === id ? by(one) : one)));
  }
  client.setQueriesData<Tournament>({ queryKey: callKey('tournaments.byName') }, (one) =>
    one?.id === id ? by(one) : one,
  );
}

/** Reads everything of tournaments anew. */
export function refresh(client: QueryClient): void {
  for (const call of [
    'tournaments.list',
    'tournaments.byName',
    'tournaments.status',
    'tournaments.statuses',
  ] as const) {
    void client.invalidateQueries({ queryKey: callKey(call) });
  }
}
