import type { Connection } from '@cosmodrome/database';
import { eachEngine } from '@cosmodrome/database/testing';
import { ManualClock } from '@cosmodrome/rules/clock';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { moneyOf } from '../../testing/books.ts';
import { startCasino, type TestCasino } from '../../testing/casino.ts';
import { contentWithLotteries } from '../../testing/content.ts';
import { testLottery } from '../../testing/lotteries.ts';
import { stopEverywhere } from '../../testing/stops.ts';
import { checkDraw } from './check.ts';
import type { LotteryDeps } from './deps.ts';
import { drawDue } from './draw.ts';
import { payDue } from './pay.ts';
import { reconcileLotteries } from './reconcile.ts';

eachEngine((engine) => {
  let casino: TestCasino;
  const players: number[] = [];
  beforeEach(async () => {
    casino = await startCasino({
      engine,
      clock: new ManualClock('2026-11-21T23:45:00Z'),
      env: { CONTENT_DIR: contentWithLotteries([testLottery('night-orbit'), testLottery('evening-comet')]) },
    });
    players.length = 0;
    for (const tickets of [4, 2, 1]) {
      const { playerId } = await casino.player(0n);
      await casino.core.prizes.grant(casino.core.database.db, {
        playerId,
        prize: { kind: 'lottery', lottery: 'night-orbit', tickets },
        source: 'operator',
        key: 'operator:tickets',
        at: casino.clock.now(),
        lifecycle: 'given',
      });
      players.push(playerId);
    }
    await casino.settle();
    casino.clock.set('2026-11-22T00:00:10Z');
  }, 60_000);
  afterEach(() => casino.close());

  const depsOn = (connection: Connection): LotteryDeps => ({
    connection,
    clock: casino.clock,
    // What fails ends the process here.
    log: {
      ...casino.core.log,
      error: (details: { err?: unknown }) => {
        throw details.err;
      },
    },
    series: [],
    prizes: casino.core.prizes,
    isShown: () => Promise.resolve(true),
    onCommit: () => undefined,
  });
  const drawAndPay = async (connection: Connection): Promise<void> => {
    const deps = depsOn(connection);
    await drawDue(deps);
    await payDue(deps);
  };
  const drawnAndPaidOnce = async (): Promise<void> => {
    const { db } = casino.core.database;
    let paid = 0n;
    for (const playerId of players) paid += await moneyOf(db, playerId);
    expect(paid).toBe(10_000n);
    const { rows } = await sql<{ id: number; state: string; paid: string }>`
      select id, state, result ->> 'paid_cents' as paid from lotteries
      where identifier = 'night-orbit-2026-11-21'`.execute(db);
    expect(rows).toMatchObject([{ state: 'paid', paid: '10000' }]);
    const { rows: places } = await sql`select from lotteries_wins where lottery_id = ${rows[0]?.id}`.execute(db);
    expect(places).toHaveLength(3);
    await casino.settle();
    expect(Object.values(await reconcileLotteries(db)).flat()).toEqual([]);
  };

  it('pays each prize once, ended before and after every statement', async () => {
    const statements = await stopEverywhere(casino.core.database.db, drawAndPay);
    expect(statements).toBeGreaterThan(0);
    await drawnAndPaidOnce();
    const { db } = casino.core.database;
    const right = { tickets: 7, seed: true, list: true, places: true };
    expect(await checkDraw(db, 'night-orbit-2026-11-21')).toEqual(right);
    await sql`update lotteries_wins set number = number + 1 where place = 1`.execute(db);
    expect(await checkDraw(db, 'night-orbit-2026-11-21')).toEqual({ ...right, places: false });
    // Another list draws other places, or by chance the same ones.
    await sql`update lotteries_tickets set issued_at = ${casino.clock.now()} where number = 1`.execute(db);
    expect(await checkDraw(db, 'night-orbit-2026-11-21')).toMatchObject({ seed: true, list: false });
    await expect(checkDraw(db, 'night-orbit-2026-11-22')).rejects.toThrow('not drawn yet');
  }, 120_000);

  it('pays each prize once, drawn by four nodes at the same time', async () => {
    await Promise.allSettled(Array.from({ length: 4 }, () => drawAndPay(casino.core.database.db)));
    await drawAndPay(casino.core.database.db);
    await drawnAndPaidOnce();
  });
});
