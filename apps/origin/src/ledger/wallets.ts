import { inTransaction, tablesOf, type Connection } from '@cosmodrome/database';
import { append, lockPlayer } from '../kernel/outbox/index.ts';
import { UnknownWallet } from './errors.ts';
import type { LedgerTables } from './tables.ts';

/** A player's money in one currency, in minor units. */
export interface Wallet {
  readonly currency: string;
  /** What may be paid out. */
  readonly real: bigint;
  readonly bonus: bigint;
  /** The one wallet the player has selected. */
  readonly active: boolean;
  /** Since when its player does not want to see it while it is empty. */
  readonly hiddenAt: Date | null;
}

interface WalletRow {
  currency: string;
  real_balance: bigint;
  bonus_balance: bigint;
  active: boolean;
  hidden_at: Date | null;
}

const COLUMNS = ['currency', 'real_balance', 'bonus_balance', 'active', 'hidden_at'] as const;

const present = (row: WalletRow): Wallet => ({
  currency: row.currency,
  real: row.real_balance,
  bonus: row.bonus_balance,
  active: row.active,
  hiddenAt: row.hidden_at,
});

/** The player's wallets in the order of their currencies; none for an unknown player. */
export async function wallets(connection: Connection, playerId: number): Promise<Wallet[]> {
  const rows = await tablesOf<LedgerTables>(connection)
    .selectFrom('ledger_wallets')
    .select(COLUMNS)
    .where('player_id', '=', playerId)
    .orderBy('currency')
    .execute();
  return rows.map(present);
}

/** Opens the wallet unless the player has it. The first wallet of a player is selected. */
export function openWallet(connection: Connection, playerId: number, currency: string, at: Date): Promise<Wallet> {
  return inTransaction<LedgerTables, Wallet>(connection, async (trx) => {
    await lockPlayer(trx, playerId);
    const owned = await wallets(trx, playerId);
    const existing = owned.find((wallet) => wallet.currency === currency);
    if (existing) return existing;
    const wallet = await trx
      .insertInto('ledger_wallets')
      .values({ player_id: playerId, currency, active: owned.length === 0, opened_at: at })
      .returning(COLUMNS)
      .executeTakeFirstOrThrow();
    await tellBalance(trx, playerId, present(wallet), at);
    return present(wallet);
  });
}

/**
 * Hides an empty wallet among the player's others, or shows it again. Whether it may be hidden is the caller's to ask.
 * @returns the wallet as it is now
 * @throws UnknownWallet when the player has none in that currency
 */
export function hideWallet(
  connection: Connection,
  playerId: number,
  currency: string,
  { hide, at }: { hide: (wallet: Wallet) => boolean; at: Date },
): Promise<Wallet> {
  return inTransaction<LedgerTables, Wallet>(connection, async (trx) => {
    await lockPlayer(trx, playerId);
    const wallet = (await wallets(trx, playerId)).find((each) => each.currency === currency);
    if (!wallet) throw new UnknownWallet(currency);
    const hidden = hide(wallet);
    if (hidden === (wallet.hiddenAt !== null)) return wallet;
    const changed = { ...wallet, hiddenAt: hidden ? at : null };
    await trx
      .updateTable('ledger_wallets')
      .set({ hidden_at: changed.hiddenAt })
      .where('player_id', '=', playerId)
      .where('currency', '=', currency)
      .execute();
    await tellBalance(trx, playerId, changed, at);
    return changed;
  });
}

/**
 * Makes the wallet the player's active one, and seen again if it was hidden.
 * @throws UnknownWallet when the player has none in that currency
 */
export function selectWallet(connection: Connection, playerId: number, currency: string, at: Date): Promise<Wallet> {
  return inTransaction<LedgerTables, Wallet>(connection, async (trx) => {
    await lockPlayer(trx, playerId);
    const owned = await wallets(trx, playerId);
    const wanted = owned.find((wallet) => wallet.currency === currency);
    if (!wanted) throw new UnknownWallet(currency);
    if (wanted.active) return wanted;
    const previous = owned.find((wallet) => wallet.active);
    for (const wallet of previous ? [previous, wanted] : [wanted]) {
      const active = wallet === wanted;
      const hiddenAt = active ? null : wallet.hiddenAt;
      await trx
        .updateTable('ledger_wallets')
        .set({ active, hidden_at: hiddenAt })
        .where('player_id', '=', playerId)
        .where('currency', '=', wallet.currency)
        .execute();
      await tellBalance(trx, playerId, { ...wallet, active, hiddenAt }, at);
    }
    return { ...wanted, active: true, hiddenAt: null };
  });
}

/** Puts the wallet's new state on the player's `balance` channel, with the field names of the wire. */
export async function tellBalance(connection: Connection, playerId: number, wallet: Wallet, at: Date): Promise<void> {
  await append(connection, {
    topic: 'balance',
    playerId,
    isPrivate: true,
    at,
    payload: {
      currency: wallet.currency,
      amount_cents: Number(wallet.real + wallet.bonus),
      available_to_cashout_cents: Number(wallet.real),
      active: wallet.active,
      hidden_at: wallet.hiddenAt?.toISOString() ?? null,
    },
  });
}
