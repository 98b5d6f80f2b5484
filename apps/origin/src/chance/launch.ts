import { inTransaction, tablesOf } from '@cosmodrome/database';
import { chanceState, launchDay, type ChanceState } from '@cosmodrome/rules/chance/launch';
import { commitSeed, drawOne } from '../draws/index.ts';
import { refuse, Refusal } from '../kernel/http/handler.ts';
import { lockPlayer } from '../kernel/outbox/index.ts';
import { playerFacts } from '../profile/index.ts';
import type { ChanceDeps } from './deps.ts';
import { launchOf } from './store.ts';
import type { ChanceTables, LaunchRow } from './tables.ts';

/** What the launch of a day is drawn and granted under. */
const keyOf = (day: string): string => `chance:${day}`;

interface Launcher {
  readonly playerId: number;
  readonly host: string;
}

/** What the player can do at this moment. */
export async function stateOf(deps: ChanceDeps, { playerId, host }: Launcher): Promise<ChanceState> {
  const { connection, clock } = deps;
  return chanceState({
    heldBack: (await deps.mayBeOffered(playerId, host)) !== null,
    points: await deps.hasPoints(playerId, host),
    confirmed: ((await playerFacts(connection, playerId))?.confirmed_at ?? null) !== null,
    launchedToday: (await launchOf(connection, playerId, launchDay(clock.now()))) !== undefined,
  });
}

/**
 * The launch of today: draws, and gives what was drawn, in one transaction. When the prize cannot be given now, the draw of the
 * day stays: nobody draws twice.
 *
 * @throws Refusal 422 `base.launched_today`, `base.address_unconfirmed`, `base.odds_changed`, `base.launch_not_now`, 404 where
 *   the account's licence has no points, or what keeps the player from offers
 */
export async function launch(
  deps: ChanceDeps,
  { playerId, host, read }: Launcher & { readonly read: { table_hash: string; server_seed_hash: string } },
): Promise<LaunchRow> {
  const { connection, clock, outcomes, prizes, table, tableHash } = deps;
  const held = await deps.mayBeOffered(playerId, host);
  if (held) throw held;
  if (!(await deps.hasPoints(playerId, host))) throw refuse(404, 'base', 'not_found');
  const answer = await inTransaction<ChanceTables, LaunchRow | Refusal>(connection, async (trx) => {
    // Points have a lock that comes before that of the player, and what comes out is not known yet.
    await prizes.hold(
      trx,
      playerId,
      outcomes.flatMap(({ prize }) => prize ?? []),
    );
    await lockPlayer(trx, playerId);
    const at = clock.now();
    const day = launchDay(at);
    if (await launchOf(trx, playerId, day)) throw refuse(422, 'base', 'launched_today');
    if (((await playerFacts(trx, playerId))?.confirmed_at ?? null) === null) {
      throw refuse(422, 'base', 'address_unconfirmed');
    }
    const { commitment } = await commitSeed(trx, { playerId, at });
    if (read.table_hash !== tableHash || read.server_seed_hash !== commitment)
      throw refuse(422, 'base', 'odds_changed');
    const key = keyOf(day);
    const { picked } = await drawOne(trx, { playerId, key, table, at });
    const outcome = outcomes[picked];
    if (!outcome) throw new Error(`there is no outcome ${picked}`);
    if (outcome.prize) {
      const { prize } = outcome;
      const given = await prizes.grant(trx, {
        playerId,
        prize,
        source: 'chance',
        key,
        at,
        lifecycle: 'given',
        strategy: 'chance',
        titles: { en: '', ...deps.title },
      });
      if (given.outcome === 'refused') return refuse(422, 'base', 'launch_not_now');
    }
    return tablesOf<ChanceTables>(trx)
      .insertInto('chance_launches')
      .values({ player_id: playerId, day, outcomes: JSON.stringify(outcomes), table_hash: tableHash, picked, at })
      .returningAll()
      .executeTakeFirstOrThrow();
  });
  if (answer instanceof Refusal) throw answer;
  return answer;
}
