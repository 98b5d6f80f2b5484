import { inTransaction, tablesOf, type Connection } from '@cosmodrome/database';
import { DAY_MS } from '@cosmodrome/rules/durations';
import { freespinsMachine } from '@cosmodrome/rules/freespins/stages';
import { move } from '@cosmodrome/rules/machine';
import { refuse, Refusal } from '../kernel/http/handler.ts';
import { lockPlayer } from '../kernel/outbox/index.ts';
import { followOffer } from '../prizes/index.ts';
import { playerFacts } from '../profile/index.ts';
import type { FreeSpinDeps } from './deps.ts';
import { tellStudios } from './notices.ts';
import { missingFields, tellFreeSpins } from './present.ts';
import { changeFreeSpins, findFreeSpins } from './store.ts';
import type { FreeSpinRow, FreeSpinTables } from './tables.ts';

/** @throws Refusal 404 */
export async function ownFreeSpin(connection: Connection, playerId: number, id: number): Promise<FreeSpinRow> {
  const row = await findFreeSpins(connection, playerId, id);
  if (!row) throw refuse(404, 'base', 'not_found');
  return row;
}

/**
 * Begins to play free spins: their time starts, and it is written down that the studios of their games are to be told.
 * They are asked afterwards; one that does not answer is asked again by a job. A repetition changes nothing.
 *
 * @throws Refusal 404, 422 `base.freespins_gone`, what keeps the player from playing or from offers, or the fields that
 *   the studio asks for
 */
export async function activate(
  deps: FreeSpinDeps,
  { playerId, id, host }: { playerId: number; id: number; host: string },
): Promise<FreeSpinRow> {
  const { connection, clock } = deps;
  const known = await ownFreeSpin(connection, playerId, id);
  if (known.stage === 'issued') {
    const held = (await deps.mayPlay(playerId, host)) ?? (await deps.mayBeOffered(playerId, host));
    if (held) throw held;
    const missing = missingFields(deps, known.games, await playerFacts(connection, playerId));
    const fields = new Set(missing.flatMap((each) => each.fields));
    if (fields.size > 0) {
      throw new Refusal(422, Object.fromEntries([...fields].map((field) => [field, { required: {} }])));
    }
  }
  const row = await inTransaction<FreeSpinTables, FreeSpinRow>(connection, async (trx) => {
    await lockPlayer(trx, playerId);
    const now = clock.now();
    const found = await ownFreeSpin(trx, playerId, id);
    if (found.stage === 'activated') return found;
    if (found.stage !== 'issued' || found.activatable_until <= now) throw refuse(422, 'base', 'freespins_gone');
    const changed = await changeFreeSpins(trx, found, {
      stage: move(freespinsMachine, found.stage, 'activate'),
      activated_at: now,
      valid_until: new Date(now.getTime() + found.days_to_play * DAY_MS),
    });
    await followOffer(trx, { playerId, key: found.key, event: 'take', at: now });
    const servers = found.games.map((game) => deps.serverOf(game.split('/')[0] ?? '')?.id);
    for (const studio of new Set(servers.filter((each) => each !== undefined))) {
      await tablesOf<FreeSpinTables>(trx)
        .insertInto('freespins_notices')
        .values({ player_id: playerId, freespins_id: id, studio, state: 'wanted', next_at: now })
        .execute();
    }
    await tellFreeSpins(trx, deps, changed, now);
    return changed;
  });
  await tellStudios(deps, playerId, id);
  return row;
}
