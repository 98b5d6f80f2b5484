import { acrossShards, inTransaction, type Connection } from '@cosmodrome/database';
import { cashbackOf, type CashbackTerms } from '@cosmodrome/rules/cashback/terms';
import { weekName, weekStart } from '@cosmodrome/rules/cashback/week';
import { sql, type Kysely } from 'kysely';
import { MINUTE_MS } from '@cosmodrome/rules/durations';
import { playerFacts, type PlayerFacts } from '../profile/index.ts';
import { oldestWaiting } from '../kernel/outbox/index.ts';
import { recountCounted } from '../ledger/index.ts';
import type { Prizes } from '../prizes/index.ts';
import { lossCounting } from './count.ts';
import type { CashbackTables, Outcome, WeekRow } from './tables.ts';

/** What was under way at midnight is written by then, and the clocks of the nodes are nearer to one another. */
const AFTER_MIDNIGHT_MS = 10 * MINUTE_MS;
/** Weeks that are asked for at once. */
const BATCH = 200;

export interface PayDeps {
  readonly connection: Connection;
  readonly prizes: Pick<Prizes, 'grant'>;
  /** What a player gets back; null for an account that is gone. */
  readonly termsOf: (player: PlayerFacts | null) => CashbackTerms;
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
  return acrossShards<CashbackTables>(connection, 'a job looks for what is due, whosever it is')
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
function closeWeek({ connection, prizes, termsOf, isAllowed }: PayDeps, due: Due, now: Date): Promise<boolean> {
  const { player_id: playerId, currency, week } = due;
  return inTransaction<CashbackTables, boolean>(connection, async (trx) => {
    const counting = lossCounting(now);
    await counting.hold(trx, [playerId]);
    if ((await openLoss(trx, due)) === null) return false;
    // A part of a settled round may have been taken back without a message.
    await recountCounted(trx, counting, { playerId, held: null, where: { week, currency } });
    const loss = (await openLoss(trx, due)) ?? 0n;
    const player = await playerFacts(trx, playerId);
    const terms = termsOf(player);
    const { outcome, paid } = verdict(player, loss, { terms, isAllowed });
    await trx
      .updateTable('cashback_weeks')
      .set({ closed_at: now, outcome, share_bp: terms.shareBp, paid })
      .where('player_id', '=', playerId)
      .where('currency', '=', currency)
      .where('week', '=', week)
      .execute();
    if (paid === 0n) return true;
    const granted = await prizes.grant(trx, {
      playerId,
      prize: { kind: 'money', amounts: { [currency]: Number(paid) }, wager: 0 },
      source: 'cashback',
      key: `cashback:${week}:${currency}`,
      at: now,
      lifecycle: 'given',
      currency,
      posting: { kind: 'cashback', account: 'cashback' },
    });
    if (granted.outcome === 'refused') throw new Error(`cashback was refused: ${granted.reason}`);
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

/** Who gets nothing: an account that its player has closed, since nobody could take the money out of it. */
function verdict(
  player: PlayerFacts | null,
  loss: bigint,
  { terms, isAllowed }: Pick<PayDeps, 'isAllowed'> & { terms: CashbackTerms },
): { outcome: Outcome; paid: bigint } {
  const paid = cashbackOf(loss, terms);
  if (paid === 0n) return { outcome: 'nothing', paid };
  if (player === null || player.closed_at !== null) return { outcome: 'account_closed', paid: 0n };
  return isAllowed(player) ? { outcome: 'paid', paid } : { outcome: 'not_allowed', paid: 0n };
}
