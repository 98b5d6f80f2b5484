import { randomBytes } from 'node:crypto';
import { acrossShards, inTransaction, type Connection } from '@cosmodrome/database';
import { limitMachine } from '@cosmodrome/rules/limits/course';
import { isInForce, LIMIT_STATUSES } from '@cosmodrome/rules/limits/types';
import { statesTaking } from '@cosmodrome/rules/machine';
import { mailAddress } from '../contact/index.ts';
import { lockPlayer } from '../kernel/outbox/index.ts';
import { carryOut, hashOf } from './commands/confirm-limit.ts';
import type { LimitsDeps } from './deps.ts';
import { hold } from './hold.ts';
import { changeLimit, moveLimit, type LimitRow } from './store.ts';
import type { LimitsTables } from './tables.ts';

const BATCH = 100;
const UNCONFIRMED = statesTaking(limitMachine, 'confirm', LIMIT_STATUSES);
const CONFIRMED = statesTaking(limitMachine, 'carry_out', LIMIT_STATUSES);

const live = ({ database }: LimitsDeps) =>
  acrossShards<LimitsTables>(database.db, 'a job looks for what is due, whosever it is')
    .selectFrom('user_limits')
    .selectAll()
    .where('ended_at', 'is', null);

/** Reads a row anew under its player's lock, and works on it when it still is what it was. */
async function withLock(
  { database }: LimitsDeps,
  row: LimitRow,
  work: (trx: Connection, row: LimitRow) => Promise<void>,
): Promise<void> {
  await inTransaction<LimitsTables, void>(database.db, async (trx) => {
    await lockPlayer(trx, row.player_id);
    const now = await trx
      .selectFrom('user_limits')
      .selectAll()
      .where('player_id', '=', row.player_id)
      .where('id', '=', row.id)
      .where('ended_at', 'is', null)
      .where('status', '=', row.status)
      .executeTakeFirst();
    if (now) await work(trx, now);
  });
}

/** Carries out what was confirmed and has waited long enough, and ends what is over or was never confirmed. */
export async function turnLimits(deps: LimitsDeps): Promise<void> {
  const now = deps.clock.now();
  const due = await live(deps).where('status', 'in', CONFIRMED).where('effective_at', '<=', now).limit(BATCH).execute();
  for (const row of due) await withLock(deps, row, (trx, fresh) => carryOut(deps, trx, fresh, now));

  const late = await live(deps)
    .where('status', 'in', UNCONFIRMED)
    .where('confirm_until', '<=', now)
    .limit(BATCH)
    .execute();
  for (const row of late) {
    await withLock(deps, row, async (trx, fresh) => {
      await moveLimit(trx, fresh, { event: 'lapse', at: now });
    });
  }

  const over = await live(deps).where('active_until', '<=', now).limit(BATCH).execute();
  for (const row of over) {
    await withLock(deps, row, async (trx, fresh) => {
      await moveLimit(trx, fresh, { event: 'run_out', at: now });
      await hold(deps, trx, fresh.player_id, now);
    });
  }
}

/**
 * Asks players by mail for their word on what waits, when it counts. Each mail has a token of its own, of which only
 * the hash is kept; a mail that was not taken is written again later, with another one.
 */
export async function askByMail(deps: LimitsDeps, playerId?: number): Promise<void> {
  const now = deps.clock.now();
  const rows = await live(deps)
    .where('status', 'in', UNCONFIRMED)
    .where('mailed_at', 'is', null)
    .where('confirm_from', '<=', now)
    .where('confirm_until', '>', now)
    .$if(playerId !== undefined, (query) => query.where('player_id', '=', playerId ?? 0))
    .limit(BATCH)
    .execute();
  for (const row of rows) await ask(deps, row, now);
}

async function ask(deps: LimitsDeps, row: LimitRow, now: Date): Promise<void> {
  const address = await mailAddress(deps.database.db, row.player_id);
  if (!address) return;
  // Who asked under no listed name is written to by the site where the account was opened.
  const host = row.asked_host ?? address.host;
  const token = randomBytes(32).toString('base64url');
  let mine = false;
  await withLock(deps, row, async (trx, fresh) => {
    if (fresh.mailed_at !== null) return;
    mine = true;
    await changeLimit(trx, fresh, { token_hash: hashOf(token), mailed_at: now });
  });
  if (!mine) return;
  try {
    await deps.mail.send({
      to: address.email,
      locale: address.language,
      about: isInForce(row.status) ? 'limit_remove' : 'limit_raise',
      values: { type: row.type, until: (row.confirm_until ?? now).getTime() },
      link: `${deps.siteAddress(host)}/${address.language}/profile/limits/confirm?token=${token}`,
      host,
    });
  } catch (error) {
    deps.log.warn({ err: error, limit: Number(row.id) }, 'a mail about a limit was not taken');
    await withLock(deps, row, (trx, fresh) => changeLimit(trx, fresh, { token_hash: null, mailed_at: null }));
  }
}
