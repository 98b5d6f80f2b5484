import { inTransaction, tablesOf, type Connection } from '@cosmodrome/database';
import { cashbackOf, type CashbackTerms } from '@cosmodrome/rules/cashback/terms';
import { weekName, weekStart } from '@cosmodrome/rules/cashback/week';
import { sql, type Kysely } from 'kysely';
import { playerFacts, type PlayerFacts } from '../account/index.ts';
import { oldestWaiting } from '../kernel/outbox/index.ts';
import { findRounds, post } from '../ledger/index.ts';
import { countedLoss, countHeld, holdPlayer } from './count.ts';
import type { CashbackTables, Outcome, WeekRow } from './tables.ts';

/** What was under way at midnight is written by then, and the clocks of the nodes are nearer to one another. */
const AFTER_MIDNIGHT_MS = 10 * 60_000;
/** Weeks that are asked for at once. */
const BATCH = 200;
/** Rounds that are compared with the books at once. */
const ROUNDS = 1_000;

export interface PayDeps {
  readonly connection: Connection;
  readonly terms: CashbackTerms;
  /** Whether the account's licence allows cashback. */
  readonly isAllowed: (player: PlayerFacts) => boolean;
  readonly log: { error(details: object, message: string): void };
  /** Messages for players were committed. */
  readonly onCommit: () => void;
}

type Due = Pick<WeekRow, 'player_id' | 'currency' | 'week'>;

/**
 * Pays all weeks that are over, each in a transaction of its own: what is done stays done when the process dies, and the
 * next run, here or on another node, goes on where it ended. Waits while a round of such a week may not be counted yet.
 * A player who cannot be paid stays due and stops nobody else.
 *
 * @returns how many weeks were closed
 */
export async function payWeeks(deps: PayDeps, now: Date): Promise<number> {
  const { connection, log, onCommit } = deps;
  const running = weekName(now);
  if (now.getTime() - weekStart(running).getTime() < AFTER_MIDNIGHT_MS) return 0;
  let closed = 0;
  let after: Due | null = null;
  for (;;) {
    const due = await dueWeeks(connection, running, after);
    const last = due.at(-1);
    if (!last) return closed;
    const waiting = after === null ? await oldestWaiting(connection) : null;
    if (waiting !== null && waiting < weekStart(running)) return 0;
    for (const each of due) {
      try {
        if (await closeWeek(deps, each, now)) closed += 1;
      } catch (error) {
        log.error({ err: error, ...each }, 'a week of cashback could not be paid');
      }
    }
    onCommit();
    after = last;
  }
}

async function dueWeeks(connection: Connection, running: string, after: Due | null): Promise<Due[]> {
  return tablesOf<CashbackTables>(connection)
    .selectFrom('cashback_weeks')
    .select(['player_id', 'currency', 'week'])
    .where('closed_at', 'is', null)
    .where('week', '<', running)
    .$if(after !== null, (query) =>
      query.where(
        sql<boolean>`(week, player_id, currency) > (${after?.week}, ${after?.player_id}, ${after?.currency})`,
      ),
    )
    .orderBy('week')
    .orderBy('player_id')
    .orderBy('currency')
    .limit(BATCH)
    .execute();
}

/** @returns false when somebody else has closed it meanwhile */
function closeWeek({ connection, terms, isAllowed }: PayDeps, due: Due, now: Date): Promise<boolean> {
  const { player_id: playerId, currency, week } = due;
  return inTransaction<CashbackTables, boolean>(connection, async (trx) => {
    await holdPlayer(trx, playerId);
    if ((await openLoss(trx, due)) === null) return false;
    await compareWithBooks(trx, due, now);
    const loss = (await openLoss(trx, due)) ?? 0n;
    const { outcome, paid } = verdict(await playerFacts(trx, playerId), loss, { terms, isAllowed });
    await trx
      .updateTable('cashback_weeks')
      .set({ closed_at: now, outcome, share_bp: terms.shareBp, paid })
      .where('player_id', '=', playerId)
      .where('currency', '=', currency)
      .where('week', '=', week)
      .execute();
    if (paid === 0n) return true;
    await post(trx, {
      playerId,
      key: `cashback:${week}:${currency}`,
      kind: 'cashback',
      at: now,
      entries: [
        { account: 'cashback', currency, amount: -paid },
        { account: 'player', part: 'real', currency, amount: paid },
      ],
    });
    return true;
  });
}

async function openLoss(trx: Kysely<CashbackTables>, { player_id, currency, week }: Due): Promise<bigint | null> {
  const row = await trx
    .selectFrom('cashback_weeks')
    .select('loss')
    .where('player_id', '=', player_id)
    .where('currency', '=', currency)
    .where('week', '=', week)
    .where('closed_at', 'is', null)
    .executeTakeFirst();
  return row?.loss ?? null;
}

/**
 * A part of a settled round can be taken back without a message: so what the week's rounds have counted is compared with
 * the books once more before it is paid. Three questions for a thousand rounds.
 */
async function compareWithBooks(trx: Kysely<CashbackTables>, { player_id, currency, week }: Due, now: Date) {
  for (let after = ''; ;) {
    const rows = await trx
      .selectFrom('cashback_rounds as r')
      .select('r.round_id')
      .select((eb) =>
        eb
          .selectFrom('cashback_rounds as a')
          .select(sql<string>`sum(a.loss)::text`.as('counted'))
          .whereRef('a.player_id', '=', 'r.player_id')
          .whereRef('a.round_id', '=', 'r.round_id')
          .as('counted'),
      )
      .where('r.week', '=', week)
      .where('r.player_id', '=', player_id)
      .where('r.currency', '=', currency)
      .where('r.round_id', '>', after)
      .orderBy('r.round_id')
      .limit(ROUNDS)
      .execute();
    const last = rows.at(-1);
    if (!last) return;
    const counted = new Map(rows.map((row) => [row.round_id, BigInt(row.counted ?? 0)]));
    for (const round of await findRounds(trx, player_id, [...counted.keys()])) {
      if (countedLoss(round) !== counted.get(round.roundId)) await countHeld(trx, player_id, round, now);
    }
    after = last.round_id;
  }
}

/** Who gets nothing: an account that its player has closed, since nobody could take the money out of it. */
function verdict(
  player: PlayerFacts | null,
  loss: bigint,
  { terms, isAllowed }: Pick<PayDeps, 'terms' | 'isAllowed'>,
): { outcome: Outcome; paid: bigint } {
  const paid = cashbackOf(loss, terms);
  if (paid === 0n) return { outcome: 'nothing', paid };
  if (player === null || player.closed_at !== null) return { outcome: 'account_closed', paid: 0n };
  return isAllowed(player) ? { outcome: 'paid', paid } : { outcome: 'not_allowed', paid: 0n };
}
