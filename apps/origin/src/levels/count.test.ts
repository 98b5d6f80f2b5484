import type { Database } from '@cosmodrome/database';
import { anyEngine } from '@cosmodrome/database/testing';
import { ManualClock } from '@cosmodrome/rules/clock';
import { levelId, type LevelTerms } from '@cosmodrome/rules/levels/levels';
import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { addPlayer, fund, openBooks, waitingRounds } from '../../testing/books.ts';
import { testPrizes } from '../../testing/prizes.ts';
import { changeGroups, type ProfileTables } from '../profile/index.ts';
import { messagesSince, Relay } from '../kernel/outbox/index.ts';
import {
  openLedger,
  ROUND_TOPIC,
  selectWallet,
  type Ledger,
  type LedgerTables,
  type RoundsSubscriber,
} from '../ledger/index.ts';
import { liftPlayers } from './count.ts';
import type { GiftDeps } from './gifts.ts';
import { roundCounter } from './system.ts';
import { reconcileLevels } from './reconcile.ts';
import type { LevelsTables } from './tables.ts';

type Tables = LedgerTables & ProfileTables & LevelsTables;

const TERMS: LevelTerms = { hundredthsPerEuro: 100, starts: [0, 2, 5, 10, 20, 40, 80, 160, 320, 640, 1_280, 2_560] };
const START = 1_000_000n;

/** The second and the third level have gifts. */
const money = { EUR: 200 };
const bonus = { amounts: money, wager: 10, maxStakes: money, maxWins: null, daysToTake: 7, daysToWager: 14 };
const gifts: GiftDeps = {
  prizes: testPrizes(),
  levels: TERMS.starts.map((min, at) => ({
    id: levelId(at + 1),
    image: 'moon',
    min,
    max: TERMS.starts[at + 1] ?? null,
    gift: at === 1 || at === 2 ? bonus : null,
  })),
  titleOf: (level, locale) => `${locale} ${level}`,
};

anyEngine((engine) => {
  let database: Database<Tables>;
  let clock: ManualClock;
  let ledger: Ledger;
  let relay: Relay;
  let count: RoundsSubscriber;
  let collecting: Set<number>;
  let actions = 0;
  const PLAYERS = [1, 2, 3];

  beforeEach(async () => {
    clock = new ManualClock('2026-11-18T12:00:00Z');
    database = await openBooks<Tables>(engine);
    const ledgerTables: Database<LedgerTables> = database;
    collecting = new Set(PLAYERS);
    for (const id of PLAYERS) {
      const at = clock.now();
      await addPlayer(database.db, id, at);
      await changeGroups(database.db, id, { add: ['level_1', '1117'], remove: [] }, at);
      await fund(ledgerTables, { playerId: id, currency: 'EUR', real: START, bonus: 0n, at });
      await fund(ledgerTables, { playerId: id, currency: 'BTC', real: START, bonus: 0n, at });
    }
    ledger = openLedger({ database: ledgerTables, clock });
    relay = new Relay({ connection: database.db, engine: database.engine, clock, log: console });
    count = roundCounter(
      { connection: database.db, terms: TERMS, gifts },
      { collects: (playerId) => Promise.resolve(collecting.has(playerId)), onCommit: () => undefined },
    );
    relay.subscribeInBulk(ROUND_TOPIC, count);
  });

  const play = async (
    playerId: number,
    bet: bigint,
    more: { currency?: string; roundId?: string; finished?: boolean } = {},
  ): Promise<string> => {
    const id = `play-${(actions += 1)}`;
    const action = { actionId: id, roundId: id, gameId: 'orbit/Lines', currency: 'EUR', finished: true, ...more };
    const { code } = await ledger.play({ kind: 'play', playerId, bet, win: 0n, ...action });
    expect(code).toBe('ok');
    return id;
  };
  const undo = (playerId: number, originalActionId: string, more: { roundId?: string; currency?: string } = {}) =>
    ledger.play({
      kind: 'rollback',
      playerId,
      currency: 'EUR',
      gameId: 'orbit/Lines',
      actionId: `undo-${(actions += 1)}`,
      roundId: originalActionId,
      originalActionId,
      ...more,
    });
  const settle = async () => {
    while ((await relay.drain()) > 0);
  };
  const waiting = () => waitingRounds(database.db);
  const standing = async (playerId: number) => {
    const row = await database.db
      .selectFrom('levels_players')
      .selectAll()
      .where('player_id', '=', playerId)
      .executeTakeFirst();
    const groups = await database.db
      .selectFrom('player_groups')
      .select('group_id')
      .where('player_id', '=', playerId)
      .orderBy('group_id')
      .execute();
    return { points: row?.persistent ?? 0n, spare: row?.chargeable ?? 0n, groups: groups.map((each) => each.group_id) };
  };
  const told = async (playerId: number, topic: string) => {
    const after = await messagesSince(database.db, playerId, 0n);
    return after.kind === 'messages' ? after.messages.filter((each) => each.topic === topic) : [];
  };
  const CLEAN = { points: [], stakes: [], levels: [] };

  it('tells whole points only: parts of one add up in silence', async () => {
    for (let bets = 0; bets < 5; bets += 1) await play(1, 30n);
    await settle();
    const points = (await told(1, 'comps_award')).map(({ payload }) => payload);
    expect(points).toEqual([{ chargeable: { points: 1 }, persistent: { points: 1 } }]);
    expect(await standing(1)).toEqual({ points: 150n, spare: 150n, groups: ['1117', 'level_1'] });
    await play(1, 200n);
    await settle();
    expect((await told(1, 'groups_updates')).at(-1)?.payload).toEqual({ groups: ['level_2', '1117'], language: 'en' });
  });

  it('takes back the points of a stake that was taken back, and the level with them', async () => {
    await play(1, 150n);
    await settle();
    const id = await play(1, 400n);
    await settle();
    expect(await standing(1)).toMatchObject({ points: 550n, groups: ['1117', 'level_3'] });
    await undo(1, id);
    await settle();
    expect(await standing(1)).toEqual({ points: 150n, spare: 150n, groups: ['1117', 'level_1'] });
    const numbers = (await told(1, 'comps_award')).map(({ payload }) => payload);
    expect(numbers).toMatchObject([
      { persistent: { points: 1 } },
      { persistent: { points: 5 } },
      { persistent: { points: 1 } },
    ]);
    expect(await reconcileLevels(database.db)).toEqual(CLEAN);
  });

  it('offers the gifts of all levels that were passed, each once, whatever becomes of the level', async () => {
    const offered = async () => {
      const { rows } = await sql<{ campaign: string; stage: string; amount: bigint; currency: string }>`
        select campaign, stage, amount, currency from bonuses where player_id = 1 order by campaign
      `.execute(database.db);
      return rows.map((row) => ({ ...row, amount: Number(row.amount) }));
    };
    const granted = async () => {
      const { rows } = await sql<{ key: string; status: string }>`
        select key, status from prizes_grants where player_id = 1 and source = 'levels' order by key`.execute(
        database.db,
      );
      return rows.map(({ key, status }) => `${key} ${status}`);
    };
    const gift = (level: number) => ({
      campaign: `level:level_${level}`,
      stage: 'issued',
      amount: 200,
      currency: 'EUR',
    });
    await play(1, 150n);
    await settle();
    expect(await offered()).toEqual([]);
    const id = await play(1, 1_000n);
    const messages = await waiting();
    await Promise.all([...messages, ...messages].map((message) => count([message])));
    await settle();
    expect(await standing(1)).toMatchObject({ groups: ['1117', 'level_4'] });
    expect(await offered()).toEqual([gift(2), gift(3)]);
    expect(await granted()).toEqual(['level:level_2 offered', 'level:level_3 offered']);
    await undo(1, id);
    await settle();
    await play(1, 2_000n);
    await settle();
    expect(await standing(1)).toMatchObject({ groups: ['1117', 'level_5'] });
    expect(await offered()).toEqual([gift(2), gift(3)]);
  });

  it('offers a gift in another wallet where there is none for the one in use', async () => {
    await play(1, 300n);
    await selectWallet(database.db, 1, 'BTC', clock.now());
    await settle();
    const { rows } = await sql`select campaign, currency from bonuses where player_id = 1`.execute(database.db);
    expect(rows).toEqual([{ campaign: 'level:level_2', currency: 'EUR' }]);
  });

  it('counts the player’s own money only', async () => {
    const at = clock.now();
    const ledgerTables: Database<LedgerTables> = database;
    await fund(ledgerTables, { playerId: 3, currency: 'USD', real: 100n, bonus: 900n, at });
    await play(3, 1_000n, { currency: 'USD' });
    await settle();
    expect(await standing(3)).toMatchObject({ points: 86n });
    await fund(ledgerTables, { playerId: 3, currency: 'CAD', real: 0n, bonus: 900n, at });
    await play(3, 900n, { currency: 'CAD' });
    await settle();
    expect(await standing(3)).toMatchObject({ points: 86n });
  });

  it('collects nothing where nothing is collected, and takes back what was collected before', async () => {
    const id = await play(1, 300n);
    await settle();
    collecting.delete(1);
    await play(1, 700n);
    await settle();
    expect(await standing(1)).toMatchObject({ points: 300n });
    await undo(1, id);
    await settle();
    expect(await standing(1)).toMatchObject({ points: 0n, groups: ['1117', 'level_1'] });
    expect(await reconcileLevels(database.db)).toEqual(CLEAN);
  });

  it('lifts who has reached a level since fewer points are asked for it, and lowers nobody for more', async () => {
    await play(1, 450n);
    await play(2, 4_500n);
    await settle();
    expect(await standing(1)).toMatchObject({ groups: ['1117', 'level_2'] });
    const deps = { connection: database.db, gifts };
    const options = { isHeldBack: () => Promise.resolve(false), at: clock.now() };
    const cheaper = { ...TERMS, starts: TERMS.starts.map((start) => Math.min(start, 4)) };
    const dearer = { ...TERMS, starts: TERMS.starts.map((start) => start * 100) };
    expect(await liftPlayers({ ...deps, terms: dearer }, options)).toBe(0);
    const some = { ...cheaper, starts: [0, 2, 4, ...TERMS.starts.slice(3)] };
    expect(await liftPlayers({ ...deps, terms: some }, options)).toBe(1);
    expect(await liftPlayers({ ...deps, terms: some }, options)).toBe(0);
    expect(await standing(1)).toMatchObject({ points: 450n, groups: ['1117', 'level_3'] });
    expect(await standing(2)).toMatchObject({ groups: ['1117', 'level_6'] });
    expect(await reconcileLevels(database.db)).toEqual(CLEAN);
  });

  it('lifts nobody whose offers are held back before they are offered things again', async () => {
    for (const playerId of PLAYERS) await play(playerId, 450n);
    await settle();
    const campaigns = async () => {
      const { rows } = await sql<{ player_id: number; campaign: string }>`
        select player_id, campaign from bonuses where campaign = 'level:level_3' order by player_id
      `.execute(database.db);
      return rows.map((row) => row.player_id);
    };
    const before = (await told(2, 'bonuses_changes')).length;
    const cheaper = { ...TERMS, starts: [0, 2, 4, ...TERMS.starts.slice(3)] };
    const heldBack = new Set([1, 2]);
    const lift = () =>
      liftPlayers(
        { connection: database.db, terms: cheaper, gifts },
        { isHeldBack: (playerId) => Promise.resolve(heldBack.has(playerId)), at: clock.now() },
      );
    expect(await lift()).toBe(1);
    expect(await campaigns()).toEqual([3]);
    expect(await standing(2)).toMatchObject({ points: 450n, groups: ['1117', 'level_2'] });
    expect(await told(2, 'bonuses_changes')).toHaveLength(before);
    heldBack.clear();
    expect(await lift()).toBe(2);
    expect(await campaigns()).toEqual([1, 2, 3]);
    expect(await standing(2)).toMatchObject({ points: 450n, groups: ['1117', 'level_3'] });
  });

  it('lifts nobody whose offers are held back by points that come back: the level waits with its gift', async () => {
    const id = await play(1, 100n, { finished: false });
    const end = await play(1, 0n, { roundId: id });
    await settle();
    await undo(1, end, { roundId: id });
    await settle();
    expect(await standing(1)).toMatchObject({ points: 0n });
    collecting.delete(1);
    await play(1, 400n, { roundId: id });
    await settle();
    const offered = async () => {
      const { rows } = await sql`select campaign from bonuses where player_id = 1 order by campaign`.execute(
        database.db,
      );
      return rows.map((row) => (row as { campaign: string }).campaign);
    };
    // The points are the player's, as they were before.
    expect(await standing(1)).toMatchObject({ points: 500n, groups: ['1117', 'level_1'] });
    expect(await offered()).toEqual([]);
    expect(await reconcileLevels(database.db)).toEqual(CLEAN);
    const lift = (isHeldBack: boolean) =>
      liftPlayers(
        { connection: database.db, terms: TERMS, gifts },
        { isHeldBack: () => Promise.resolve(isHeldBack), at: clock.now() },
      );
    expect([await lift(true), await offered()]).toEqual([0, []]);
    expect(await lift(false)).toBe(1);
    expect(await standing(1)).toMatchObject({ points: 500n, groups: ['1117', 'level_3'] });
    expect(await offered()).toEqual(['level:level_2', 'level:level_3']);
  });

  it('says what differs when somebody has touched the rows', async () => {
    const id = await play(1, 300n);
    await play(2, 300n);
    await settle();
    await database.db.updateTable('levels_players').set({ persistent: 301n }).where('player_id', '=', 2).execute();
    await database.db.updateTable('levels_rounds').set({ stake: 299n }).where('player_id', '=', 1).execute();
    await changeGroups(database.db, 1, { add: ['level_7'], remove: [] }, clock.now());
    expect(await reconcileLevels(database.db)).toEqual({
      points: [{ playerId: 2, chargeable: '300', chargeableLines: '300', persistent: '301', persistentLines: '300' }],
      stakes: [{ playerId: 1, roundId: id, counted: '299', books: '300' }],
      levels: [{ playerId: 1, level: 2 }],
    });
  });
});
