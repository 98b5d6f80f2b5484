import { tablesOf, type Connection, type Database } from '@cosmodrome/database';
import { eachEngine } from '@cosmodrome/database/testing';
import { ManualClock } from '@cosmodrome/rules/clock';
import { DAY_MS } from '@cosmodrome/rules/durations';
import { sql } from 'kysely';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { fund, openBooks, waitingRounds } from '../../../testing/books.ts';
import type { Message } from '../../kernel/outbox/index.ts';
import { onRound, openLedger, type Ledger, type LedgerTables } from '../index.ts';
import { countRound, uncountRound } from './count.ts';
import { LIFE, oneByOne, type CountTable, type RoundCounting } from './counting.ts';
import { forgetCounted } from './forget.ts';
import { holdRow } from './hold.ts';
import { inGrains, inLife } from './places.ts';
import { recountCounted, recountSince } from './recount.ts';
import { sumDifferences } from './sums.ts';

interface Tables extends LedgerTables {
  toy_players: { player_id: number; changes: bigint };
  toy_sums: { player_id: number; day: string; total: bigint };
  toy_rounds: { player_id: number; round_id: string; day: string; stake: bigint; currency: string };
  toy_life: { player_id: number; round_id: string; stake: bigint; currency: string };
}

const PLAYERS = [1, 2];
const ROUND = { roundId: '', currency: 'EUR', gameId: 'orbit/Lines' };
const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

const hold = async (trx: Connection, playerId: number): Promise<bigint> =>
  (await holdRow<Tables['toy_players']>(trx, 'toy_players', playerId)).changes;
const add = async (trx: Connection, playerId: number, day: string, change: bigint): Promise<void> => {
  await tablesOf<Tables>(trx)
    .insertInto('toy_sums')
    .values({ player_id: playerId, day, total: change })
    .onConflict((conflict) =>
      conflict.columns(['player_id', 'day']).doUpdateSet({ total: sql<bigint>`toy_sums.total + excluded.total` }),
    )
    .execute();
};

const BY_DAY: CountTable = { name: 'toy_rounds', grain: 'day', worth: 'stake' };
/** Counts stakes in the day on which their round was settled. */
const byDay: RoundCounting<bigint, string, { currency: string }> = {
  table: BY_DAY,
  hold,
  worthOf: ({ bet }) => bet,
  place: inGrains(({ round }) => (round.finishedAt ? [dayOf(round.finishedAt)] : [])),
  more: ({ currency }) => ({ currency }),
  onChange: async (trx, held, { playerId, grain, change }) => {
    await add(trx, playerId, grain, change);
    return held + change;
  },
};

const IN_LIFE: CountTable = { name: 'toy_life', grain: null, worth: 'stake' };
/** Counts stakes of a life. A round that has counted nothing yet may have to stay outside. */
const ofLife = (mayBegin = true): RoundCounting<bigint, typeof LIFE, { currency: string }> => ({
  ...byDay,
  table: IN_LIFE,
  place: inLife(mayBegin),
  onChange: async (trx, held, { playerId, change, grain }) => {
    await add(trx, playerId, grain, change);
    return held + change;
  },
});

eachEngine((engine) => {
  let database: Database<Tables>;
  let clock: ManualClock;
  let ledger: Ledger;
  let actions = 0;

  beforeAll(async () => {
    database = await openBooks<Tables>(engine);
    await sql`create table toy_sums (player_id integer, day text, total bigint, primary key (player_id, day))`.execute(
      database.db,
    );
    await sql`create table toy_players (player_id integer primary key, changes bigint default 0)`.execute(database.db);
    await sql`create table toy_rounds (
      player_id integer, round_id text collate "C", day text, stake bigint, currency text,
      primary key (player_id, round_id, day)
    )`.execute(database.db);
    await sql`create table toy_life (
      player_id integer, round_id text collate "C", stake bigint, currency text, primary key (player_id, round_id)
    )`.execute(database.db);
    clock = new ManualClock('2026-11-18T12:00:00Z');
    const ledgerTables: Database<LedgerTables> = database;
    for (const playerId of PLAYERS) {
      await fund(ledgerTables, { playerId, currency: 'EUR', real: 10_000_000n, at: clock.now() });
    }
    ledger = openLedger({ database: ledgerTables, clock });
  }, 60_000);

  beforeEach(async () => {
    await sql`truncate toy_sums, toy_rounds, toy_life`.execute(database.db);
    await sql`truncate ledger_rounds, outbox`.execute(database.db);
  });

  const play = async (
    playerId: number,
    bet: bigint,
    { finished = true, win = 0n, ...more }: { finished?: boolean; win?: bigint } & Partial<typeof ROUND> = {},
  ) => {
    const actionId = `play-${(actions += 1)}`;
    const op = { playerId, actionId, ...ROUND, roundId: actionId, ...more };
    expect((await ledger.play({ kind: 'play', ...op, bet, win, finished })).code).toBe('ok');
    return op;
  };
  const undo = ({ actionId, ...op }: Awaited<ReturnType<typeof play>>) =>
    ledger.play({ kind: 'rollback', ...op, actionId: `undo-${actionId}`, originalActionId: actionId });
  const countDay = onRound(async (round) => void (await countRound(database.db, byDay, round)));
  const countLife = onRound(async (round) => void (await countRound(database.db, ofLife(), round)));
  const hear = async (messages: readonly Message[]) => {
    for (const message of messages) {
      await countDay(message);
      await countLife(message);
    }
  };
  const today = () => dayOf(clock.now());
  const sums = async () => {
    const rows = await database.db.selectFrom('toy_sums').selectAll().where('total', '<>', 0n).execute();
    return Object.fromEntries(rows.map(({ player_id: playerId, day, total }) => [`${playerId} ${day}`, total]));
  };
  const differences = async () => [
    ...(await sumDifferences(database.db, BY_DAY, {
      name: 'toy_sums',
      sum: 'total',
      keys: ['player_id', 'day'],
      where: sql<boolean>`s.day <> ${LIFE}`,
    })),
    ...(await sumDifferences(
      database.db,
      { ...IN_LIFE, grain: LIFE },
      { name: 'toy_sums', sum: 'total', keys: ['player_id'], where: sql<boolean>`s.day = ${LIFE}` },
    )),
  ];

  it('counts a round once, whoever brings its message and however often', async () => {
    await play(1, 100n);
    const messages = await waitingRounds(database.db);
    await Promise.all([...messages, ...messages, ...messages].flatMap((each) => [countDay(each), countLife(each)]));
    expect(await sums()).toEqual({ [`1 ${today()}`]: 100n, '1 life': 100n });
  });

  it('reads the books, not the message: the older one may come last', async () => {
    const op = await play(1, 100n);
    await play(1, 30n);
    await undo(op);
    await hear((await waitingRounds(database.db)).toReversed());
    expect(await sums()).toEqual({ [`1 ${today()}`]: 30n, '1 life': 30n });
    expect(await differences()).toEqual([]);
  });

  it('reads the books under the hold: what changed while it waited for the player counts', async () => {
    const op = await play(1, 100n);
    const waited: typeof byDay = {
      ...byDay,
      hold: async (trx, playerId) => {
        await tablesOf<Tables>(trx).updateTable('ledger_rounds').set({ staked_real: 30n }).execute();
        return hold(trx, playerId);
      },
    };
    await countRound(database.db, waited, op);
    expect(await sums()).toEqual({ [`1 ${today()}`]: 30n });
  });

  it('takes back what is taken back, wholly and in part', async () => {
    const first = await play(1, 100n, { finished: false });
    await play(1, 20n, { roundId: first.roundId });
    const other = await play(2, 7n);
    await hear(await waitingRounds(database.db));
    expect(await sums()).toEqual({ [`1 ${today()}`]: 120n, '1 life': 120n, [`2 ${today()}`]: 7n, '2 life': 7n });
    await undo(first);
    await undo(other);
    await hear(await waitingRounds(database.db));
    expect(await sums()).toEqual({ [`1 ${today()}`]: 20n, '1 life': 20n });
    expect(await differences()).toEqual([]);
  });

  it('moves a round that ends again to the grain of its new end', async () => {
    const first = await play(1, 100n, { finished: false });
    const end = await play(1, 1n, { roundId: first.roundId });
    await hear(await waitingRounds(database.db));
    await undo(end);
    clock.advance(DAY_MS);
    await play(1, 2n, { roundId: first.roundId });
    await hear(await waitingRounds(database.db));
    expect(await sums()).toEqual({ [`1 ${today()}`]: 102n, '1 life': 102n });
    expect(await differences()).toEqual([]);
  });

  it('counts nothing of an open round, nor of one that the books do not have', async () => {
    const { playerId, roundId } = await play(1, 100n, { finished: false });
    await countRound(database.db, byDay, { playerId, roundId });
    await countRound(database.db, byDay, { playerId, roundId: 'nowhere' });
    expect(await sums()).toEqual({});
  });

  it('lets a round in that may begin, and changes one that counts whether or not another might', async () => {
    const first = await play(1, 100n);
    await countRound(database.db, ofLife(false), first);
    expect(await sums()).toEqual({});
    await countRound(database.db, ofLife(true), first);
    await undo(first);
    await countRound(database.db, ofLife(false), first);
    expect(await sums()).toEqual({});
    expect(await differences()).toEqual([]);
  });

  it('leaves nothing behind when it dies between the row and the sum, and counts once afterwards', async () => {
    const op = await play(1, 100n);
    const dying = { ...byDay, onChange: () => Promise.reject(new Error('dead')) };
    await expect(countRound(database.db, dying, op)).rejects.toThrow('dead');
    expect(await database.db.selectFrom('toy_rounds').selectAll().execute()).toEqual([]);
    await countRound(database.db, byDay, op);
    expect(await sums()).toEqual({ [`1 ${today()}`]: 100n });
  });

  it('compares with the books before something is decided, whether or not a message came', async () => {
    await play(1, 100n);
    const gone = await play(1, 40n);
    const day = today();
    await hear(await waitingRounds(database.db));
    await undo(gone);
    const recounted = await database.db.transaction().execute(async (trx) => {
      const held = await byDay.hold(trx, 1);
      return recountCounted(trx, oneByOne(byDay), { playerId: 1, held, where: { day } });
    });
    // What was held, and the change of the day.
    expect(recounted).toBe(-40n);
    expect((await sums())[`1 ${day}`]).toBe(100n);
  });

  it('says which sums are not those of their rounds', async () => {
    await play(1, 100n);
    await play(2, 50n);
    await hear(await waitingRounds(database.db));
    const day = today();
    await database.db
      .updateTable('toy_sums')
      .set({ total: 99n })
      .where('player_id', '=', 1)
      .where('day', '=', day)
      .execute();
    await database.db.deleteFrom('toy_sums').where('player_id', '=', 2).where('day', '=', day).execute();
    expect(
      await sumDifferences(database.db, BY_DAY, {
        name: 'toy_sums',
        sum: 'total',
        keys: ['player_id', 'day'],
        where: sql<boolean>`s.day <> ${LIFE}`,
      }),
    ).toEqual([
      { key: { player_id: 1, day }, sum: '99', rounds: '100' },
      { key: { player_id: 2, day }, sum: '0', rounds: '50' },
    ]);
  });

  it('compares with the books all rounds since a moment, also those that nobody has told of', async () => {
    await play(1, 100n);
    clock.advance(DAY_MS);
    const since = clock.now();
    await play(1, 40n);
    const gone = await play(1, 7n);
    await hear((await waitingRounds(database.db)).slice(-1));
    await undo(gone);
    await play(1, 9n);
    await database.db.transaction().execute(async (trx) => {
      await recountSince(trx, oneByOne(byDay), { playerId: 1, held: await hold(trx, 1), since });
    });
    expect((await sums())[`1 ${today()}`]).toBe(49n);
  });

  it('holds nobody for a round that brings nothing and has brought nothing, and takes out one that has', async () => {
    const op = await play(1, 100n);
    expect(await uncountRound(database.db, { ...byDay, hold: () => Promise.reject(new Error('held')) }, op)).toBeNull();
    await countRound(database.db, byDay, op);
    await undo(op);
    await uncountRound(database.db, byDay, op);
    expect(await sums()).toEqual({});
  });

  it('leaves a grain that is decided as it is', async () => {
    const op = await play(1, 100n);
    await countRound(database.db, byDay, op);
    await undo(op);
    const place = inGrains<bigint, string, { currency: string }>(
      () => [],
      (day) => day === today(),
    );
    await countRound(database.db, { ...byDay, place }, op);
    expect(await sums()).toEqual({ [`1 ${today()}`]: 100n });
    await countRound(database.db, byDay, op);
    expect(await sums()).toEqual({});
  });

  it('writes a round that counts the same anew only where its other columns say more', async () => {
    const op = await play(1, 100n);
    await countRound(database.db, byDay, op);
    const other = { ...byDay, more: () => ({ currency: 'USD' }) };
    const row = () => database.db.selectFrom('toy_rounds').select('currency').executeTakeFirst();
    await countRound(database.db, other, op);
    expect(await row()).toEqual({ currency: 'EUR' });
    const saysMore = (before: { currency: string }, after: { currency: string }) => before.currency !== after.currency;
    await countRound(database.db, { ...other, saysMore }, op);
    expect(await row()).toEqual({ currency: 'USD' });
    expect(await sums()).toEqual({ [`1 ${today()}`]: 100n });
  });

  it('forgets the rows that it is told to, and keeps the sums', async () => {
    for (let rounds = 0; rounds < 3; rounds += 1) await play(1, 1n);
    await hear(await waitingRounds(database.db));
    clock.advance(DAY_MS);
    await play(1, 5n);
    await hear(await waitingRounds(database.db));
    await forgetCounted(database.db, BY_DAY, sql<boolean>`r.day < ${today()}`);
    expect(await database.db.selectFrom('toy_rounds').select('stake').execute()).toEqual([{ stake: 5n }]);
    expect(Object.values(await sums())).toEqual(expect.arrayContaining([3n, 5n, 8n]));
  });
});
