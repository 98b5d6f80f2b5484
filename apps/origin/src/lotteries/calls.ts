import type { Lottery } from '@cosmodrome/contract/http/lotteries';
import { BoundedMap } from '@cosmodrome/rules/bounded-map';
import { DAY_MS } from '@cosmodrome/rules/durations';
import { isFor } from '@cosmodrome/rules/profile/whom';
import { refuse, type CallContext, type Handlers } from '../kernel/http/handler.ts';
import { playerFacts } from '../profile/index.ts';
import type { LotteryDeps } from './deps.ts';
import { presentLottery, presentStatus, type PresentOptions, type Winner } from './present.ts';
import {
  endedBefore,
  endingAfter,
  findEntry,
  findLottery,
  findNamed,
  listFrom,
  runningOf,
  ticketsOfPlayer,
  winnersOf,
  winsOfPlayer,
} from './store.ts';
import type { LotteryRow } from './tables.ts';

export interface CallsOptions extends LotteryDeps, Pick<PresentOptions, 'prizeTitle' | 'studios' | 'priceOf'> {
  readonly licenceOf: (host: string) => string;
  readonly enabled: boolean;
}

/** What is over is listed for so long, and at most so many. */
const ON_LIST_MS = 8 * DAY_MS;
const MOST_OVER = 12;

export function lotteryCalls(options: CallsOptions): Handlers {
  const { connection, clock } = options;
  /** Winners never change once they are drawn. */
  const drawn = new BoundedMap<number, readonly Winner[]>(1_000);

  const winners = async ({ id, drawn_at: at }: LotteryRow): Promise<readonly Winner[]> => {
    if (at === null) return [];
    const known = drawn.get(id) ?? (await winnersOf(connection, id));
    drawn.set(id, known);
    return known;
  };
  const view = (locale: string): PresentOptions => ({ ...options, locale, now: clock.now() });
  const present = async (row: LotteryRow, locale: string): Promise<Lottery> =>
    presentLottery(row, await winners(row), view(locale));

  /** Whether the caller is shown it: by the groups, and the licence of the account or the host. */
  const viewer = async ({ caller, host }: Pick<CallContext, 'caller' | 'host'>) => {
    const player = caller ? await playerFacts(connection, caller.playerId) : null;
    const who = { groups: player?.groups ?? [], licence: player?.license_name ?? options.licenceOf(host) };
    return (row: LotteryRow): boolean => options.enabled && isFor(row.terms, who);
  };
  const shown = async (row: LotteryRow | undefined, context: Pick<CallContext, 'caller' | 'host'>) => {
    const isShown = await viewer(context);
    if (!row || !isShown(row)) throw refuse(404, 'base', 'not_found');
    return row;
  };
  const latest = async (context: Pick<CallContext, 'caller' | 'host'>): Promise<LotteryRow[]> => {
    const now = clock.now();
    const since = new Date(now.getTime() - ON_LIST_MS);
    const over = await endedBefore(connection, now, MOST_OVER);
    const rows = [...(await endingAfter(connection, now)), ...over.filter(({ end_at: end }) => end > since)];
    return rows.filter(await viewer(context));
  };
  const statusIn = async (row: LotteryRow, playerId: number, locale: string) =>
    presentStatus(
      row,
      {
        entry: await findEntry(connection, playerId, row.id),
        tickets: await ticketsOfPlayer(connection, playerId, row.id),
        wins: await winsOfPlayer(connection, playerId, row.id),
      },
      view(locale),
    );

  return {
    'lotteries.list': async (_request, context) => {
      const all: Lottery[] = [];
      for (const row of await latest(context)) all.push(await present(row, context.locale));
      return all;
    },
    'lotteries.statuses': async (_request, context) => {
      const all = [];
      for (const row of await latest(context)) {
        const status = await statusIn(row, context.caller.playerId, context.locale);
        if (status.tickets.length > 0) all.push(status);
      }
      return all;
    },
    'lotteries.one': async ({ params: { slug } }, context) => {
      const row = (await findNamed(connection, slug)) ?? (await runningOf(connection, slug, clock.now()));
      return present(await shown(row, context), context.locale);
    },
    'lotteries.status': async ({ params: { id } }, context) => {
      const row = await shown(await findLottery(connection, id), context);
      return statusIn(row, context.caller.playerId, context.locale);
    },
    'lotteries.tickets': async ({ params: { id }, query: { from } }, context) => {
      const row = await shown(await findLottery(connection, id), context);
      const tickets = await listFrom(connection, id, from);
      const isDrawn = row.drawn_at !== null;
      // While tickets are issued, the list may be a moment ahead of the lottery.
      return {
        issued: isDrawn ? row.issued : Math.max(row.issued, tickets.at(-1)?.number ?? 0),
        tickets: isDrawn ? tickets : tickets.map((ticket) => ({ ...ticket, name: null })),
      };
    },
  };
}
