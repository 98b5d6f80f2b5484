import type { Clock } from '@cosmodrome/rules/clock';
import type { Play, Rollback } from '@cosmodrome/contract/wallet';
import type { ArcadeDb, ArcadeTrx } from '../database/tables.ts';
import { WalletRefusal, type Wallet } from './wallet.ts';

/** Play money of a fresh purse, and of one that cannot pay the least stake any more: 1,000.00 FUN. */
export const DEMO_START = 100_000n;

export interface DemoWallet extends Wallet {
  /** What an owner has; a purse too light for `leastStake` is filled again. */
  purse(owner: string, leastStake: number): Promise<number>;
}

/**
 * Play money (FUN), kept in the studio's own tables and in the same way as the real wallet: idempotent actions,
 * rollbacks that may come first. Nothing of it can reach the real wallet.
 */
export function demoWallet(db: ArcadeDb, clock: Clock): DemoWallet {
  async function ownerOf(trx: ArcadeTrx, sessionId: string): Promise<string> {
    const session = await trx
      .selectFrom('arcade_sessions')
      .select(['owner', 'mode'])
      .where('id', '=', sessionId)
      .executeTakeFirst();
    if (session?.mode !== 'demo') throw new WalletRefusal('session_unknown');
    return session.owner;
  }

  return {
    openSession: () => Promise.reject(new WalletRefusal('session_unknown', 'launch tokens are the operator’s')),
    play: (action) =>
      db.transaction().execute(async (trx) => move(trx, clock, await ownerOf(trx, action.session_id), action)),
    rollback: (action) =>
      db.transaction().execute(async (trx) => undo(trx, clock, await ownerOf(trx, action.session_id), action)),
    purse: (owner, leastStake) =>
      db.transaction().execute(async (trx) => {
        const balance = await lockPurse(trx, clock, owner);
        if (balance >= BigInt(leastStake)) return Number(balance);
        await setPurse(trx, clock, owner, DEMO_START);
        return Number(DEMO_START);
      }),
  };
}

async function lockPurse(trx: ArcadeTrx, clock: Clock, owner: string): Promise<bigint> {
  await trx
    .insertInto('arcade_demo_purses')
    .values({ owner, balance: DEMO_START, used_at: clock.now() })
    .onConflict((conflict) => conflict.column('owner').doNothing())
    .execute();
  const purse = await trx
    .selectFrom('arcade_demo_purses')
    .select('balance')
    .where('owner', '=', owner)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return purse.balance;
}

async function setPurse(trx: ArcadeTrx, clock: Clock, owner: string, balance: bigint): Promise<void> {
  await trx
    .updateTable('arcade_demo_purses')
    .set({ balance, used_at: clock.now() })
    .where('owner', '=', owner)
    .execute();
}

async function move(trx: ArcadeTrx, clock: Clock, owner: string, action: Play) {
  const balance = await lockPurse(trx, clock, owner);
  const known = await trx
    .selectFrom('arcade_demo_moves')
    .select('status')
    .where('action_id', '=', action.action_id)
    .executeTakeFirst();
  if (known?.status === 'undone') throw new WalletRefusal('rolled_back');
  if (known) return { transaction_id: action.action_id, balance: Number(balance) };
  if (balance < BigInt(action.bet)) throw new WalletRefusal('insufficient_funds');
  const after = balance - BigInt(action.bet) + BigInt(action.win);
  await setPurse(trx, clock, owner, after);
  await remember(trx, clock, owner, action.action_id, BigInt(action.bet), BigInt(action.win), 'done');
  return { transaction_id: action.action_id, balance: Number(after) };
}

async function undo(trx: ArcadeTrx, clock: Clock, owner: string, action: Rollback) {
  const balance = await lockPurse(trx, clock, owner);
  const id = action.original_action_id;
  const original = await trx.selectFrom('arcade_demo_moves').selectAll().where('action_id', '=', id).executeTakeFirst();
  if (original?.status === 'undone') return { transaction_id: id, balance: Number(balance) };
  if (!original) {
    await remember(trx, clock, owner, id, 0n, 0n, 'undone');
    return { transaction_id: id, balance: Number(balance) };
  }
  const after = balance + original.bet - original.win;
  const kept = after < 0n ? 0n : after;
  await setPurse(trx, clock, owner, kept);
  await trx.updateTable('arcade_demo_moves').set({ status: 'undone' }).where('action_id', '=', id).execute();
  return { transaction_id: id, balance: Number(kept) };
}

async function remember(
  trx: ArcadeTrx,
  clock: Clock,
  owner: string,
  actionId: string,
  bet: bigint,
  win: bigint,
  status: 'done' | 'undone',
): Promise<void> {
  await trx
    .insertInto('arcade_demo_moves')
    .values({ action_id: actionId, owner, bet, win, status, at: clock.now() })
    .execute();
}
