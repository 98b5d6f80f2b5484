import type { Database } from '@cosmodrome/database';
import { eachEngine } from '@cosmodrome/database/testing';
import { ManualClock } from '@cosmodrome/rules/clock';
import { beforeEach, expect, it } from 'vitest';
import { post } from '../ledger/index.ts';
import { reconcileBonuses, type BonusDifferences } from './reconcile.ts';
import { bonusesOf } from './store.ts';
import type { BooksTables } from './testing/books.ts';
import { openSeat, START } from './testing/seat.ts';

const clock = new ManualClock(START);
const CLEAN: BonusDifferences = { currencies: [], money: [], wallets: [], progress: [], stakes: [] };

eachEngine((engine) => {
  const seat = openSeat(engine, clock);

  /** A bonus that was won with a rest for the house, and one that is wagered. */
  beforeEach(async () => {
    await seat.next();
    await seat.give({ campaign: 'won', amount: 500n, wager: 1, maxWin: 300n });
    await seat.play({ bet: 500n, win: 450n });
    await seat.settle();
    await seat.give({ campaign: 'wagered', amount: 700n });
    await seat.play({ bet: 200n, win: 200n });
    await seat.settle();
  });

  /** What is found while the rows of a player are touched; they are as before afterwards. */
  const found = async (touch: (trx: Database<BooksTables>['db']) => Promise<unknown>): Promise<BonusDifferences> => {
    let differences: BonusDifferences = CLEAN;
    const undone = seat.database.db.transaction().execute(async (trx) => {
      await touch(trx);
      differences = await reconcileBonuses(trx);
      throw new Error('undo');
    });
    await expect(undone).rejects.toThrow('undo');
    return differences;
  };
  const ids = async () => (await bonusesOf(seat.database.db, seat.id())).toReversed().map(({ id }) => id);

  it('finds nothing in right books', async () => {
    expect(await reconcileBonuses(seat.database.db)).toEqual(CLEAN);
  });

  it('finds a bonus that says it became more, was returned more, or was paid in without the books', async () => {
    const [won = 0, wagered = 0] = await ids();
    const of = (id: number) => ({ playerId: seat.id(), id });
    const change = (id: number, set: Partial<Record<'converted' | 'returned', bigint>>) =>
      found((trx) => trx.updateTable('bonuses').set(set).where('id', '=', id).execute());
    expect(await change(won, { converted: 299n })).toEqual({ ...CLEAN, money: [of(won)] });
    expect(await change(wagered, { converted: 1n })).toEqual({ ...CLEAN, money: [of(wagered)] });
    const less = await change(won, { returned: 149n });
    expect(less).toMatchObject({ ...CLEAN, currencies: [{ currency: 'EUR' }], money: [of(won)] });
    const gone = await found((trx) => trx.deleteFrom('bonuses').where('id', '=', won).execute());
    expect(gone).toMatchObject({ money: [of(won)] });
  });

  it('finds bonus money in a wallet that no bonus runs in', async () => {
    const put = (trx: Database<BooksTables>['db'], part: 'real' | 'bonus') =>
      post(trx, {
        playerId: seat.id(),
        key: `stray:${part}`,
        kind: 'adjustment',
        at: clock.now(),
        entries: [
          { account: 'player', part, currency: 'EUR', amount: 1n },
          { account: 'adjustments', currency: 'EUR', amount: -1n },
        ],
      });
    expect(await found((trx) => put(trx, 'real'))).toEqual(CLEAN);
    // Lost, with nothing left of it.
    await seat.play({ bet: 500n, roundId: 'all' });
    await seat.play({ bet: 500n });
    await seat.settle();
    expect([await seat.money(), await reconcileBonuses(seat.database.db)]).toEqual([[0, 0], CLEAN]);
    const wallets = [{ playerId: seat.id(), currency: 'EUR' }];
    expect(await found((trx) => put(trx, 'bonus'))).toEqual({ ...CLEAN, wallets });
  });

  it('finds progress that no rounds have made, and rounds that are held to no bonus', async () => {
    const [, wagered = 0] = await ids();
    const progress = await found((trx) =>
      trx.updateTable('bonuses').set({ wagered: 201n }).where('id', '=', wagered).execute(),
    );
    expect(progress).toEqual({ ...CLEAN, progress: [{ playerId: seat.id(), id: wagered }] });
    const stakes = await found((trx) =>
      trx.deleteFrom('ledger_round_caps').where('player_id', '=', seat.id()).execute(),
    );
    expect(stakes).toEqual({ ...CLEAN, stakes: [{ playerId: seat.id(), currency: 'EUR' }] });
  });
});
