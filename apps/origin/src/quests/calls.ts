import type { Quest } from '@cosmodrome/contract/http/quests';
import { DAY_MS } from '@cosmodrome/rules/durations';
import { isFor } from '@cosmodrome/rules/profile/whom';
import { refuse, type CallContext, type Handlers } from '../kernel/http/handler.ts';
import { playerFacts } from '../profile/index.ts';
import type { QuestsDeps } from './deps.ts';
import { presentOwn, presentQuest } from './present.ts';
import { start } from './start.ts';
import { endingAfter, entriesOfPlayer, findBySlug, paidLevels, totalsOf } from './store.ts';
import type { QuestRow } from './tables.ts';

/** What is over is on the list for so long. */
const ON_LIST_MS = 14 * DAY_MS;
/** Own standings that are answered at once. */
const MOST_OWN = 50;
const NOBODY = { players: 0, paid: 0, paidEurCents: 0 };

interface CallsOptions extends QuestsDeps {
  readonly licenceOf: (host: string) => string;
}

export function questCalls(deps: CallsOptions): Handlers {
  const { connection, clock, catalogue } = deps;

  const presentAll = async (rows: readonly QuestRow[], locale: string): Promise<Quest[]> => {
    const ids = rows.map(({ id }) => id);
    const totals = await totalsOf(connection, ids);
    const options = { catalogue, locale, now: clock.now() };
    return rows.map((row) => presentQuest(row, totals.get(row.id) ?? NOBODY, options));
  };
  /** Whether the caller is shown a quest: by the groups, and the licence of the account or the host. */
  const viewer = async ({ caller, host }: Pick<CallContext, 'caller' | 'host'>) => {
    const player = caller ? await playerFacts(connection, caller.playerId) : null;
    const who = { groups: player?.groups ?? [], licence: player?.license_name ?? deps.licenceOf(host) };
    return ({ terms }: QuestRow): boolean => isFor(terms, who);
  };

  return {
    'quests.list': async (_request, context) => {
      const now = clock.now();
      const isShown = await viewer(context);
      const rows = await endingAfter(connection, new Date(now.getTime() - ON_LIST_MS));
      const running = new Set(
        rows.filter((row) => row.start_at <= now && now < row.end_at).map(({ terms }) => terms.slug),
      );
      // The next of a series is told of once the one before is over.
      return presentAll(
        rows.filter((row) => isShown(row) && (row.start_at <= now || !running.has(row.terms.slug))),
        context.locale,
      );
    },
    // An address is the same for everybody, except that of a test; starting asks who may.
    'quests.bySlug': async ({ params: { slug } }, context) => {
      const row = await findBySlug(connection, slug);
      const isThere = row && (!row.terms.test || (await viewer(context))(row));
      const [quest] = isThere ? await presentAll([row], context.locale) : [];
      if (!quest) throw refuse(404, 'base', 'not_found');
      return quest;
    },
    // A player who is to be shown no offers is told of no standing either: what was paid is among the gifts.
    'quests.statuses': async (_request, { caller: { playerId } }) => {
      if ((await deps.mayBeOffered(playerId, null)) !== null) return [];
      const levels = await paidLevels(connection, playerId);
      return (await entriesOfPlayer(connection, playerId, MOST_OWN)).map((entry) => presentOwn(entry, levels));
    },
    'quests.start': async ({ params: { id }, body: { tier } }, { caller: { playerId }, host }) =>
      presentOwn(await start(deps, { playerId, id, host, tier }), await paidLevels(connection, playerId)),
  };
}
