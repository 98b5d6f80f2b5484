import { inTransaction, type Connection } from '@cosmodrome/database';
import { sql, type Kysely } from 'kysely';
import { lockPlayer, takeNumbers } from '../kernel/outbox/index.ts';
import { assertKey, LARGEST_AMOUNT } from './amounts.ts';
import { IdempotencyConflict, InsufficientFunds, UnknownWallet } from './errors.ts';
import { hashOf, legsOf, type Leg, type Posting } from './posting.ts';
import type { LedgerTables } from './tables.ts';
import { tellBalance, type Wallet } from './wallets.ts';

export interface PostAnswer {
  /** The id of the first currency's transaction. */
  readonly transactionId: bigint;
  /** The wallets as this posting left them: a repetition gets the same. */
  readonly wallets: readonly Pick<Wallet, 'currency' | 'real' | 'bonus'>[];
  /** The key was used before for the same posting: nothing was changed now. */
  readonly replayed: boolean;
}

/**
 * Moves money between a player and the house: in the caller's transaction when there is one, else in its own.
 * The same key and posting is done once and answered alike.
 *
 * @throws IdempotencyConflict, InsufficientFunds, UnknownWallet: nothing was changed, and the caller's transaction can go on
 * @throws RangeError when the posting itself is wrong: it does not sum to zero, or is too large
 */
export async function post(connection: Connection, posting: Posting): Promise<PostAnswer> {
  assertKey('key', posting.key);
  const legs = legsOf(posting);
  const hash = hashOf(posting.kind, legs);
  return inTransaction<LedgerTables, PostAnswer>(connection, async (trx) => {
    await lockPlayer(trx, posting.playerId);
    const prior = await findPrior(trx, posting);
    if (prior.length > 0) {
      if (prior.some((row) => row.body_hash !== hash)) throw new IdempotencyConflict(posting.key);
      return answer(prior, true);
    }
    await assertCovered(trx, posting.playerId, legs);
    const first = await takeNumbers(trx, posting.playerId, legs.length);
    const rows: Booked[] = [];
    for (const [index, leg] of legs.entries()) rows.push(await book(trx, posting, leg, { index, hash, first }));
    return answer(rows, false);
  });
}

interface Booked {
  id: bigint;
  currency: string;
  real_after: bigint;
  bonus_after: bigint;
}

function answer(rows: readonly Booked[], replayed: boolean): PostAnswer {
  const [first] = rows;
  if (!first) throw new Error('a posting has at least one transaction');
  return {
    transactionId: first.id,
    wallets: rows.map((row) => ({ currency: row.currency, real: row.real_after, bonus: row.bonus_after })),
    replayed,
  };
}

function findPrior(trx: Kysely<LedgerTables>, posting: Posting) {
  return trx
    .selectFrom('ledger_transactions')
    .select(['id', 'currency', 'real_after', 'bonus_after', 'body_hash'])
    .where('player_id', '=', posting.playerId)
    .where('key', '=', posting.key)
    .orderBy('leg')
    .execute();
}

/** Whether a leg moves the player's money: the house may exchange in a currency that the player has no wallet in. */
const isOfPlayer = ({ accounts }: Leg): boolean => accounts.includes('real') || accounts.includes('bonus');

/** Looks before anything is written, since an error of the database would end the caller's transaction. */
async function assertCovered(trx: Kysely<LedgerTables>, playerId: number, legs: readonly Leg[]): Promise<void> {
  for (const leg of legs) {
    const wallet = await trx
      .selectFrom('ledger_wallets')
      .select(['real_balance', 'bonus_balance'])
      .where('player_id', '=', playerId)
      .where('currency', '=', leg.currency)
      .executeTakeFirst();
    if (!wallet) {
      if (isOfPlayer(leg)) throw new UnknownWallet(leg.currency);
      continue;
    }
    if (wallet.real_balance + leg.realChange < 0n || wallet.bonus_balance + leg.bonusChange < 0n) {
      throw new InsufficientFunds();
    }
    const after = wallet.real_balance + leg.realChange + wallet.bonus_balance + leg.bonusChange;
    if (after > LARGEST_AMOUNT) throw new RangeError(`a balance would be beyond ${LARGEST_AMOUNT}`);
  }
}

async function book(
  trx: Kysely<LedgerTables>,
  posting: Posting,
  leg: Leg,
  { index, hash, first }: { index: number; hash: bigint; first: bigint },
): Promise<Booked> {
  const { playerId, at } = posting;
  const wallet = await trx
    .updateTable('ledger_wallets')
    .set({
      real_balance: sql<bigint>`real_balance + ${leg.realChange}`,
      bonus_balance: sql<bigint>`bonus_balance + ${leg.bonusChange}`,
    })
    .where('player_id', '=', playerId)
    .where('currency', '=', leg.currency)
    .returning(['currency', 'real_balance as real', 'bonus_balance as bonus', 'active', 'hidden_at as hiddenAt'])
    .executeTakeFirst();
  const booked = await trx
    .insertInto('ledger_transactions')
    .values({
      player_id: playerId,
      id: first + BigInt(index),
      key: posting.key,
      leg: index,
      kind: posting.kind,
      body_hash: hash,
      currency: leg.currency,
      accounts: [...leg.accounts],
      amounts: [...leg.amounts],
      real_after: wallet?.real ?? 0n,
      bonus_after: wallet?.bonus ?? 0n,
      round_id: null,
      game: null,
      reversed_by: null,
      created_at: at,
    })
    .returning(['id', 'currency', 'real_after', 'bonus_after'])
    .executeTakeFirstOrThrow();
  if (wallet && (leg.realChange !== 0n || leg.bonusChange !== 0n)) await tellBalance(trx, playerId, wallet, at);
  return booked;
}
