import type { Tournament } from '@cosmodrome/contract/http/tournaments';
import { DAY_MS, MINUTE_MS } from '@cosmodrome/rules/durations';
import { isFor } from '@cosmodrome/rules/profile/whom';
import { isTournament } from '@cosmodrome/rules/tournaments/identifiers';
import { placesPaid } from '@cosmodrome/rules/prizes/places';
import { refuse, type CallContext, type Handlers } from '../kernel/http/handler.ts';
import { nicknamesOf, playerFacts } from '../profile/index.ts';
import { ownStanding, type Boards } from './boards.ts';
import type { TournamentDeps } from './deps.ts';
import { enter, remind } from './enter.ts';
import { presentPlaces, presentTournament, type PresentOptions } from './present.ts';
import { endedBefore, endingAfter, entriesOfPlayer, findEntry, findNamed, findTournament, watch } from './store.ts';
import type { TournamentRow } from './tables.ts';

export interface CallsOptions extends TournamentDeps {
  readonly boards: Boards;
  readonly prizeTitle: PresentOptions['prizeTitle'];
  readonly licenceOf: (host: string) => string;
}

/** What is over is on the list of all for so long, and at most so many; the archive has everything. */
const ON_LIST_MS = 3 * DAY_MS;
const MOST_OVER = 12;
/** Own standings that are answered at once. */
const MOST_OWN = 50;
/** So long after it was asked for, changes of a standing are told. */
const WATCH_MS = 30 * MINUTE_MS;

export function tournamentCalls(options: CallsOptions): Handlers {
  const { connection, clock, boards, catalogue, prizeTitle, entrant } = options;

  /** Whether the caller is shown it: by the groups, and the licence of the account or the host. */
  const viewer = async ({ caller, host }: Pick<CallContext, 'caller' | 'host'>) => {
    const player = caller ? await playerFacts(connection, caller.playerId) : null;
    const who = { groups: player?.groups ?? [], licence: player?.license_name ?? options.licenceOf(host) };
    return ({ identifier, terms }: TournamentRow): boolean => isTournament(identifier) && isFor(terms, who);
  };
  const present = async (row: TournamentRow, locale: string): Promise<Tournament> =>
    presentTournament(row, await boards.of(row), { catalogue, locale, now: clock.now(), prizeTitle });
  const presentAll = async (rows: readonly TournamentRow[], locale: string): Promise<Tournament[]> => {
    const all: Tournament[] = [];
    for (const row of rows) all.push(await present(row, locale));
    return all;
  };
  const shown = async (row: TournamentRow | undefined, context: Pick<CallContext, 'caller' | 'host'>) => {
    const isShown = await viewer(context);
    if (!row || !isShown(row)) throw refuse(404, 'base', 'not_found');
    return row;
  };
  const standingIn = async (row: TournamentRow, playerId: number, locale: string) => {
    const names = await nicknamesOf(connection, [playerId]);
    return ownStanding(options, boards, {
      row,
      entry: await findEntry(connection, playerId, row.id),
      nickname: names.get(playerId) ?? null,
      locale,
      prizeTitle,
    });
  };
  const ownRows = async (playerId: number, context: Pick<CallContext, 'caller' | 'host'>): Promise<TournamentRow[]> => {
    const isShown = await viewer(context);
    const rows: TournamentRow[] = [];
    for (const { tournament_id: id, left_at: left } of await entriesOfPlayer(connection, playerId, MOST_OWN)) {
      const row = left === null ? await findTournament(connection, id) : undefined;
      if (row && isShown(row)) rows.push(row);
    }
    return rows;
  };

  return {
    'tournaments.list': async (_request, context) => {
      const now = clock.now();
      const isShown = await viewer(context);
      const over = await endedBefore(connection, now, { offset: 0, limit: MOST_OVER });
      const since = new Date(now.getTime() - ON_LIST_MS);
      const rows = [...(await endingAfter(connection, now)), ...over.filter(({ end_at: end }) => end > since)];
      return presentAll(rows.filter(isShown), context.locale);
    },
    'tournaments.recent': async ({ query: { page, page_size: size } }, context) => {
      const isShown = await viewer(context);
      const rows = await endedBefore(connection, clock.now(), { offset: (page - 1) * size, limit: size });
      return presentAll(rows.filter(isShown), context.locale);
    },
    'tournaments.own': async (_request, context) =>
      presentAll(await ownRows(context.caller.playerId, context), context.locale),
    // A player who is to be shown no offers is told of no standing either: results and prizes are among the gifts.
    'tournaments.statuses': async (_request, context) => {
      const { playerId } = context.caller;
      if ((await entrant(playerId)) === null) return [];
      const rows = await ownRows(playerId, context);
      const open = rows.filter(({ end_at: end }) => end > clock.now()).map(({ id }) => id);
      await watch(connection, playerId, open, new Date(clock.now().getTime() + WATCH_MS));
      const all = [];
      for (const row of rows) all.push(await standingIn(row, playerId, context.locale));
      return all;
    },
    // An address is the same for everybody: that of a tournament for others says so on its page, by the status.
    'tournaments.byName': async ({ params: { identifier } }, { locale }) => {
      const row = isTournament(identifier) ? await findNamed(connection, identifier) : undefined;
      if (!row) throw refuse(404, 'base', 'not_found');
      return present(row, locale);
    },
    'tournaments.one': async ({ params: { id } }, context) =>
      present(await shown(await findTournament(connection, id), context), context.locale),
    'tournaments.places': async ({ params: { id }, query: { page, page_size: size } }, context) => {
      const row = await shown(await findTournament(connection, id), context);
      const from = (page - 1) * size + 1;
      // Nobody looks through all entries: the places are those that are given something.
      const most = Math.min(size, placesPaid(row.terms.prizes) - from + 1);
      if (most <= 0) return [];
      const rows = await boards.page(row, { from, most });
      return presentPlaces(row, rows, { from, names: await boards.names(rows) });
    },
    'tournaments.status': async ({ params: { id } }, context) => {
      const row = await shown(await findTournament(connection, id), context);
      const { playerId } = context.caller;
      await watch(connection, playerId, [id], new Date(clock.now().getTime() + WATCH_MS));
      return standingIn(row, playerId, context.locale);
    },
    'tournaments.confirm': async ({ params: { id }, body }, { caller: { playerId }, host }) => ({
      confirmed: await enter(options, { playerId, id, host }, body.confirmed),
    }),
    'tournaments.remind': async ({ params: { id }, body }, { caller: { playerId }, host }) => ({
      reminder: await remind(options, { playerId, id, host }, body.reminder),
    }),
  };
}
