import { anyEngine } from '@cosmodrome/database/testing';
import { isInChain, keepsCommitment } from '@cosmodrome/fairness';
import fc from 'fast-check';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import type { CrashSettled, CrashTable } from '../../api/calls.ts';
import { curve } from '@cosmodrome/maths/crash/curve';
import { openStudio, type Studio } from '../../testing/studio.ts';
import { ManualScheduler } from '../../testing/timers.ts';
import type { CrashRoundRow, SessionRow } from '../database/tables.ts';
import { act } from '../rounds/act.ts';
import { proofOf } from '../rounds/proof.ts';
import { recoverSteps } from '../rounds/recover.ts';
import { GRACE } from './heartbeat.ts';
import { BETTING, latestRound, PAUSE } from './rounds.ts';
import { CrashTableDriver } from './table.ts';

const GAME = 'studio/Rocket';
const START = 1_000_000;
const { multiplierAt, timeTo } = curve(100);
let sequence = 0;

/** A node that runs the table: what its frames see, and what its players are told. */
interface Node {
  driver: CrashTableDriver;
  scheduler: ManualScheduler;
  shown: CrashTable[];
  told: { owner: string; settled: CrashSettled }[];
}

anyEngine((engine) => {
  let studio: Studio;
  let node: Node;

  beforeAll(async () => {
    studio = await openStudio(engine);
  });

  beforeEach(async () => {
    node = startNode();
    studio.clock.advance(60_000_000);
    await node.driver.nudge();
  });

  function startNode(): Node {
    const scheduler = new ManualScheduler(studio.clock);
    const shown: CrashTable[] = [];
    const told: Node['told'] = [];
    const game = studio.deps.games.byIdentifier(GAME);
    if (!game) throw new Error('no game');
    const driver = new CrashTableDriver(studio.deps, game, scheduler, {
      watchers: () => 1,
      showTable: (table) => shown.push(table),
      tellOwner: (owner, settled) => told.push({ owner, settled }),
    });
    return { driver, scheduler, shown, told };
  }

  async function newPlayer(): Promise<{ session: SessionRow; player: string }> {
    sequence += 1;
    const player = `flyer-${sequence}`;
    studio.wallet.balances.set(player, START);
    const { session } = await studio.enter({ session_id: `flight-${sequence}`, player_ref: player }, 'Rocket');
    return { session, player };
  }

  const balance = (player: string) => studio.wallet.balances.get(player);
  const bet = (session: SessionRow, stake: number, autoCashOut: number | null) =>
    act(studio.deps, session, `bet-request-${(sequence += 1)}`, { type: 'bet', stake, autoCashOut });
  const cashOut = (session: SessionRow, request = `cash-request-${(sequence += 1)}`) =>
    act(studio.deps, session, request, { type: 'cash-out' });

  async function round(): Promise<CrashRoundRow> {
    const found = await latestRound(studio.deps, GAME);
    if (!found) throw new Error('no round');
    return found;
  }

  /** Moves the clock with the nodes' timers, step by step. */
  async function flyUntil(time: number, nodes = [node]): Promise<void> {
    for (;;) {
      await Promise.all(nodes.map((one) => one.driver.nudge()));
      const next = Math.min(time, ...nodes.map((one) => one.scheduler.next() ?? time));
      if (studio.clock.now().getTime() >= time) return;
      studio.clock.set(new Date(next));
      for (const one of nodes) one.scheduler.run();
    }
  }

  /** Opens rounds until one climbs at least this high. */
  async function roundAbove(point: number): Promise<CrashRoundRow> {
    for (;;) {
      const current = await round();
      if (current.status === 'running' && current.crash_point >= point && studio.clock.now() < current.flies_at)
        return current;
      await flyUntil(current.crashes_at.getTime() + PAUSE + 1);
    }
  }

  it('takes bets for five seconds, flies, crashes, pauses three seconds, and goes on', async () => {
    const first = await round();
    await flyUntil(first.crashes_at.getTime() + PAUSE + 1);
    const second = await round();
    expect(second.number).toBe(first.number + 1);
    const own = node.shown.filter((table) => table.number === first.number);
    expect(own.map((table) => table.phase)).toEqual([...new Set(own.map((table) => table.phase))]);
    for (const table of own) {
      const isOver = table.phase === 'crashed';
      expect(table.crash_point).toBe(isOver ? first.crash_point : null);
      if (table.seed !== null) expect(keepsCommitment(table.seed, table.seed_hash)).toBe(true);
    }
    expect(first.flies_at.getTime() - first.betting_at.getTime()).toBe(BETTING);
    expect(first.crashes_at.getTime() - first.flies_at.getTime()).toBe(timeTo(first.crash_point));
  });

  it('refuses bets after the window and cash-outs before the flight or after the crash', async () => {
    const current = await roundAbove(150);
    const { session } = await newPlayer();
    await bet(session, 100, null);
    await expect(cashOut(session)).rejects.toMatchObject({ code: 'illegal_action' });
    const late = await newPlayer();
    await flyUntil(current.flies_at.getTime());
    await expect(bet(late.session, 100, null)).rejects.toMatchObject({ code: 'betting_closed' });
    await expect(act(studio.deps, session, 'own-multiplier', { type: 'cash-out', at: 9999 })).rejects.toMatchObject({
      code: 'malformed',
    });
    studio.clock.set(current.crashes_at);
    await expect(cashOut(session)).rejects.toMatchObject({ code: 'cash_out_too_late' });
  });

  it('pays a manual cash-out at what the server’s curve showed, once, and tells the player', async () => {
    const current = await roundAbove(200);
    const { session, player } = await newPlayer();
    await bet(session, 1000, null);
    await flyUntil(current.flies_at.getTime() + 3000);
    const at = multiplierAt(3000);
    const answers = await Promise.all([1, 2, 3].map(() => cashOut(session, 'one-cash-out')));
    expect(answers[0]?.win).toBe(Math.floor(10 * at));
    expect(new Set(answers.map((answer) => answer.win)).size).toBe(1);
    await flyUntil(current.crashes_at.getTime() + 1);
    expect(balance(player)).toBe(START - 1000 + Math.floor(10 * at));
    expect(node.told.filter((one) => one.owner === session.owner)).toMatchObject([
      { owner: session.owner, settled: { win: Math.floor(10 * at), refunded: false } },
    ]);
  });

  it('pays an automatic cash-out exactly at its target if and only if the curve gets there', async () => {
    const bets = fc.record({ stake: fc.integer({ min: 10, max: 10_000 }), target: fc.integer({ min: 101, max: 700 }) });
    await fc.assert(
      fc.asyncProperty(fc.array(bets, { minLength: 1, maxLength: 4 }), async (placed) => {
        const current = await roundAbove(100);
        const players = await Promise.all(
          placed.map(async ({ stake, target }) => {
            const { session, player } = await newPlayer();
            await bet(session, stake, target);
            return { player, stake, target };
          }),
        );
        await flyUntil(current.crashes_at.getTime() + 1);
        for (const { player, stake, target } of players) {
          const win = target <= current.crash_point ? Math.floor((stake * target) / 100) : 0;
          expect(balance(player)).toBe(START - stake + win);
        }
        await flyUntil(current.crashes_at.getTime() + PAUSE + 1);
      }),
      { numRuns: 8 },
    );
  });

  it('shows two nodes the same rounds and settles each bet once', async () => {
    const other = startNode();
    await other.driver.nudge();
    const current = await roundAbove(150);
    const { session, player } = await newPlayer();
    await bet(session, 500, 140);
    await flyUntil(current.crashes_at.getTime() + PAUSE + 1, [node, other]);
    const seen = (one: Node) =>
      one.shown.filter((table) => table.number === current.number && table.phase === 'crashed');
    expect(seen(other).map((table) => [table.crash_point, table.bets])).toEqual(
      seen(node).map((table) => [table.crash_point, table.bets]),
    );
    expect(seen(node).length).toBeGreaterThan(0);
    expect(balance(player)).toBe(START - 500 + 700);
    const next = await round();
    expect(next.number).toBe(current.number + 1);
    await other.driver.close();
  });

  it('pays a reached target to a player who has left, and settles when nobody watches', async () => {
    const current = await roundAbove(130);
    const { session, player } = await newPlayer();
    await bet(session, 200, 120);
    await flyUntil(current.crashes_at.getTime() + PAUSE + 1);
    expect(balance(player)).toBe(START - 200 + 240);
  });

  it('gives every bet of a round back that never started', async () => {
    const current = await roundAbove(200);
    const { session, player } = await newPlayer();
    await bet(session, 300, 110);
    await node.driver.close();
    studio.clock.set(new Date(current.flies_at.getTime() + GRACE + 60_000));
    await recoverSteps(studio.deps, studio.clock.now());
    const after = startNode();
    await after.driver.nudge();
    expect(balance(player)).toBe(START);
    expect(after.told).toMatchObject([{ settled: { refunded: true, win: 300, balance: START } }]);
    expect((await round()).number).toBe(current.number + 1);
    await after.driver.close();
  });

  it('after an interrupted flight pays the targets that were reached and refunds the others', async () => {
    const current = await roundAbove(300);
    const [reached, missed, manual] = [await newPlayer(), await newPlayer(), await newPlayer()];
    await bet(reached.session, 1000, 250);
    await bet(missed.session, 1000, 5000);
    await bet(manual.session, 1000, null);
    await flyUntil(current.flies_at.getTime() + 1000);
    await node.driver.close();
    studio.clock.set(new Date(current.crashes_at.getTime() + GRACE + 60_000));
    const after = startNode();
    await after.driver.nudge();
    expect(balance(reached.player)).toBe(START + 1500);
    expect(balance(missed.player)).toBe(START);
    expect(balance(manual.player)).toBe(START);
    await after.driver.close();
  });

  it('proves a bet by the chain, and keeps the seed back while the rocket flies', async () => {
    const current = await roundAbove(150);
    const { session } = await newPlayer();
    const placed = await bet(session, 100, 140);
    await flyUntil(current.flies_at.getTime() + 10);
    expect((await proofOf(studio.deps, placed.round.id))?.server_seed).toBeNull();
    await flyUntil(current.crashes_at.getTime() + 1);
    const proof = await proofOf(studio.deps, placed.round.id);
    const chain = await studio.db.selectFrom('arcade_chains').selectAll().executeTakeFirstOrThrow();
    expect(isInChain(proof?.server_seed ?? '', proof?.nonce ?? -1, chain.commitment)).toBe(true);
    expect(keepsCommitment(proof?.server_seed ?? '', proof?.server_seed_hash ?? '')).toBe(true);
    expect(proof?.events.at(-1)).toEqual({ kind: 'crash', point: current.crash_point });
  });
});
