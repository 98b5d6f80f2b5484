import type { Connection } from '@cosmodrome/database';
import { anyEngine } from '@cosmodrome/database/testing';
import { ManualClock } from '@cosmodrome/rules/clock';
import fc from 'fast-check';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS } from '@cosmodrome/rules/durations';
import { fund } from '../../testing/books.ts';
import { testPrizes } from '../../testing/prizes.ts';
import { stopEverywhere } from '../../testing/stops.ts';
import type { Play } from '../ledger/index.ts';
import { cancelBonus } from './cancel.ts';
import { countRound } from './count.ts';
import type { BonusDeps } from './deps.ts';
import { expireBonuses } from './expire.ts';
import { grant } from './grant.ts';
import { bonusesOf, findBonus } from './store.ts';
import { bonusProblems, order, OTHER, shareOf, TABLE } from './testing/books.ts';
import { openSeat, START } from './testing/seat.ts';

const clock = new ManualClock(START);

anyEngine((engine) => {
  const seat = openSeat(engine, clock);
  let deps: BonusDeps;

  beforeAll(() => {
    deps = {
      connection: seat.database.db,
      clock,
      campaigns: [],
      levels: {
        all: [],
        rates: [],
        terms: { hundredthsPerEuro: 100, starts: [0] },
        nameOf: (id) => id,
        contentOf: () => '',
      },
      managers: [],
      shareOf,
      mayBeOffered: () => Promise.resolve(null),
      prizes: testPrizes(),
    };
  });
  beforeEach(async () => {
    await newPlayer();
  });

  const { next: newPlayer, give, play, undo, settle, money, bonuses } = seat;
  const only = async () => (await bonusesOf(seat.database.db, seat.id()))[0];
  /** Stakes and wins the same again, until so much is wagered. */
  const wager = async (amount: number) => {
    for (let left = amount; left > 0; left -= 500) {
      const bet = BigInt(Math.min(500, left));
      expect((await play({ bet, win: bet })).code).toBe('ok');
    }
    await settle();
  };

  describe('a grant', () => {
    it('is done once, by twenty at the same time', async () => {
      const answers = await Promise.all(Array.from({ length: 20 }, () => give()));
      expect(answers.filter(({ outcome }) => outcome === 'granted')).toHaveLength(1);
      expect(answers.filter(({ outcome }) => outcome === 'already')).toHaveLength(19);
      expect(await money()).toEqual([0, 1_000]);
      expect(await bonuses()).toEqual([['handle_bets', 0]]);
    });

    it('leaves nothing behind when its transaction ends in the middle', async () => {
      const failed = seat.database.db.transaction().execute(async (trx) => {
        await grant(trx, order(seat.id()), clock.now());
        throw new Error('the process ends here');
      });
      await expect(failed).rejects.toThrow('ends here');
      expect([await money(), await bonuses()]).toEqual([[0, 0], []]);
      expect((await give()).outcome).toBe('granted');
      expect(await money()).toEqual([0, 1_000]);
    });

    it('goes to nobody who is gone, wants none, or has no such wallet', async () => {
      expect(await give({ currency: 'USD' })).toEqual({ outcome: 'refused' });
      const players = seat.database.db.updateTable('players').where('id', '=', seat.id());
      await players.set({ can_issue_bonuses: false }).execute();
      expect(await give()).toEqual({ outcome: 'refused' });
      await players.set({ can_issue_bonuses: true, closed_at: clock.now() }).execute();
      expect(await give()).toEqual({ outcome: 'refused' });
      expect(await money()).toEqual([0, 0]);
    });

    it('takes no terms that no bonus may have', async () => {
      for (const wrong of [{ wager: 101 }, { wager: 0 }, { amount: 0n }, { maxStake: 0n }, { maxWin: 0n }]) {
        await expect(give(wrong)).rejects.toThrow(RangeError);
      }
    });

    it('waits for its turn, in the order in which they came', async () => {
      await give({ campaign: 'one' });
      await give({ campaign: 'two', amount: 300n });
      await give({ campaign: 'three' });
      expect(await bonuses()).toEqual([
        ['handle_bets', 0],
        ['wait', 0],
        ['wait', 0],
      ]);
      expect(await money()).toEqual([0, 1_000]);
      await wager(2_000);
      expect(await bonuses()).toEqual([
        ['finished', 2_000],
        ['handle_bets', 0],
        ['wait', 0],
      ]);
      expect(await money()).toEqual([1_000, 300]);
    });

    it('waits beside another currency for nothing', async () => {
      await fund(seat.database, { playerId: seat.id(), currency: 'USD', real: 0n, at: clock.now() });
      await give({ campaign: 'one' });
      await give({ campaign: 'two', currency: 'USD' });
      expect((await bonuses()).map(([stage]) => stage)).toEqual(['handle_bets', 'handle_bets']);
    });

    it('is only offered while it waits for the player’s word, and ends with its time', async () => {
      await give({ activation: { until: new Date(clock.now().getTime() + DAY_MS) } });
      expect([await money(), await bonuses()]).toEqual([[0, 0], [['issued', 0]]]);
      clock.advance(DAY_MS);
      await expireBonuses(deps, { error: console.error });
      expect([await money(), await bonuses()]).toEqual([[0, 0], [['expired', 0]]]);
    });
  });

  describe('wagering', () => {
    it('counts by the game, in full, a tenth, or nothing', async () => {
      await give();
      await play({ bet: 300n, win: 300n });
      await play({ bet: 400n, win: 400n, gameId: TABLE });
      await play({ bet: 500n, win: 500n, gameId: OTHER });
      await settle();
      expect(await bonuses()).toEqual([['handle_bets', 340]]);
    });

    it('counts no round that was begun before', async () => {
      await newPlayer(1_000n);
      const { op } = await play({ bet: 100n, finished: false });
      clock.advance(1_000);
      await give();
      await play({ roundId: op.roundId, bet: 400n });
      await settle();
      expect(await bonuses()).toEqual([['handle_bets', 0]]);
    });

    it('takes out what a studio takes back', async () => {
      await give();
      const { op } = await play({ bet: 300n, win: 100n });
      await settle();
      expect([await bonuses(), await money()]).toEqual([[['handle_bets', 300]], [0, 800]]);
      await undo(op);
      await settle();
      expect([await bonuses(), await money()]).toEqual([[['handle_bets', 0]], [0, 1_000]]);
    });

    it('compares with the books before it is done: a part of a round went without a message', async () => {
      await give({ wager: 1 });
      const first = await play({ bet: 300n, finished: false });
      await play({ roundId: first.op.roundId, bet: 200n, win: 500n });
      await settle();
      await undo(first.op);
      await play({ bet: 500n, win: 500n });
      await settle();
      expect(await bonuses()).toEqual([['handle_bets', 700]]);
      await wager(300);
      expect(await bonuses()).toEqual([['finished', 1_000]]);
    });

    it('makes the money the player’s own when it is done', async () => {
      await give();
      await wager(1_900);
      expect([await bonuses(), await money()]).toEqual([[['handle_bets', 1_900]], [0, 1_000]]);
      await play({ bet: 100n, win: 850n });
      await settle();
      expect([await bonuses(), await money()]).toEqual([[['finished', 2_000]], [1_750, 0]]);
    });

    it('is counted and paid once, ended before and after every statement', async () => {
      await give({ wager: 1 });
      const { database } = seat;
      for (const roundId of ['first', 'last']) {
        await play({ roundId, bet: 500n, win: 450n });
        const round = { playerId: seat.id(), roundId, currency: 'EUR' };
        const count = (connection: Connection) => countRound(connection, round, { shareOf, now: clock.now() });
        expect(await stopEverywhere(database.db, count)).toBeGreaterThan(5);
      }
      expect([await bonuses(), await money()]).toEqual([[['finished', 1_000]], [900, 0]]);
      // The messages of both rounds come as well, and find nothing left to count.
      await settle();
      expect([await bonuses(), await money()]).toEqual([[['finished', 1_000]], [900, 0]]);
    });

    it('gives no more than the most that was stated', async () => {
      await give({ maxWin: 1_200n });
      await wager(1_900);
      await play({ bet: 100n, win: 850n });
      await settle();
      expect(await money()).toEqual([1_200, 0]);
      expect(await only()).toMatchObject({ converted: 1_200n, returned: 550n, stage: 'finished' });
    });

    it('is not over before the last round that its money is in', async () => {
      await give();
      const open = await play({ bet: 400n, finished: false });
      await wager(2_000);
      expect([await bonuses(), await money()]).toEqual([[['wager_done', 2_000]], [600, 0]]);
      await give({ campaign: 'next' });
      expect((await bonuses())[1]).toEqual(['wait', 0]);
      await play({ roundId: open.op.roundId, bet: 0n, win: 900n });
      await settle();
      expect((await bonuses()).map(([stage]) => stage)).toEqual(['finished', 'handle_bets']);
      expect(await money()).toEqual([1_500, 1_000]);
    });

    it('is lost with its money, and not while a round is open', async () => {
      await give({ amount: 400n });
      const { op } = await play({ bet: 400n, finished: false });
      await settle();
      expect(await bonuses()).toEqual([['handle_bets', 0]]);
      await play({ roundId: op.roundId, bet: 0n });
      await settle();
      expect([await bonuses(), await money()]).toEqual([[['lost', 400]], [0, 0]]);
    });

    it('goes on when the round that lost it is taken back', async () => {
      await give({ amount: 400n });
      const { op } = await play({ bet: 400n });
      await settle();
      expect(await bonuses()).toEqual([['lost', 400]]);
      await undo(op);
      await settle();
      expect([await bonuses(), await money()]).toEqual([[['handle_bets', 0]], [0, 400]]);
      await wager(400);
      await wager(400);
      expect([await bonuses(), await money()]).toEqual([[['finished', 800]], [400, 0]]);
    });

    it('keeps what is won when a round is taken back later', async () => {
      await give();
      const { op } = await play({ bet: 500n, win: 200n });
      await wager(1_500);
      expect(await money()).toEqual([700, 0]);
      expect((await undo(op)).code).toBe('ok');
      await settle();
      expect([await bonuses(), await money()]).toEqual([[['finished', 2_000]], [1_000, 0]]);
    });
  });

  describe('the highest stake', () => {
    it('holds every round while a bonus is wagered, raises too, and nobody afterwards', async () => {
      await newPlayer(10_000n);
      expect((await play({ bet: 501n })).code).toBe('ok');
      await give();
      expect((await play({ bet: 501n })).code).toBe('round_limit');
      const { op, code } = await play({ bet: 400n, finished: false });
      expect(code).toBe('ok');
      expect((await play({ roundId: op.roundId, bet: 101n })).code).toBe('round_limit');
      expect((await play({ roundId: op.roundId, bet: 100n, win: 9_000n })).code).toBe('ok');
      await cancelBonus(deps, seat.id(), (await only())?.id ?? 0);
      expect((await play({ bet: 501n })).code).toBe('ok');
    });

    it('is that of the next bonus when that one starts', async () => {
      await give();
      await give({ campaign: 'next', maxStake: 200n });
      await wager(2_000);
      expect([(await play({ bet: 201n })).code, (await play({ bet: 200n, win: 200n })).code]).toEqual([
        'round_limit',
        'ok',
      ]);
    });
  });

  describe('the end', () => {
    const expire = () => expireBonuses(deps, { error: console.error });

    it('comes when the time is over, and the house gets its money back', async () => {
      await give();
      await play({ bet: 500n, win: 200n });
      clock.advance(7 * DAY_MS);
      await Promise.all([expire(), expire()]);
      expect([await bonuses(), await money()]).toEqual([[['expired', 500]], [0, 0]]);
      expect(await only()).toMatchObject({ returned: 700n });
    });

    it('does not come before the last bet is counted, although its message is on its way', async () => {
      await give();
      await wager(1_900);
      await play({ bet: 100n, win: 100n });
      clock.advance(7 * DAY_MS);
      await Promise.all([expire(), settle(), expire()]);
      expect([await bonuses(), await money()]).toEqual([[['finished', 2_000]], [1_000, 0]]);
    });

    it('gives the house also what an open round brings later', async () => {
      await give();
      const { op } = await play({ bet: 400n, finished: false });
      const id = (await only())?.id ?? 0;
      expect(await cancelBonus(deps, seat.id(), id)).toMatchObject({
        stage: 'canceled',
        returned: 600n,
        closed_at: null,
      });
      expect(await cancelBonus(deps, seat.id(), id)).toBeNull();
      await play({ roundId: op.roundId, bet: 0n, win: 800n });
      await settle();
      expect(await money()).toEqual([0, 0]);
      const row = await findBonus(seat.database.db, seat.id(), id);
      expect([row?.stage, row?.returned, row?.closed_at === null]).toEqual(['canceled', 1_400n, false]);
    });

    it('lets the next one start', async () => {
      await give();
      await give({ campaign: 'next', amount: 300n });
      await cancelBonus(deps, seat.id(), (await bonusesOf(seat.database.db, seat.id()))[1]?.id ?? 0);
      expect((await bonuses()).map(([stage]) => stage)).toEqual(['canceled', 'handle_bets']);
      expect(await money()).toEqual([0, 300]);
    });

    it('leaves the player’s own money alone', async () => {
      await newPlayer(700n);
      await give();
      await play({ bet: 500n, win: 600n });
      await cancelBonus(deps, seat.id(), (await only())?.id ?? 0);
      expect(await money()).toEqual([800, 0]);
    });
  });

  it('keeps the books right, whatever is played, given and taken back', { timeout: 120_000 }, async () => {
    const step = fc.oneof(
      fc.record({ what: fc.constant('play'), bet: fc.nat(500), win: fc.nat(700), open: fc.boolean() }),
      fc.record({ what: fc.constantFrom('undo', 'close', 'give', 'cancel', 'expire', 'settle') }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 25 }), fc.boolean(), async (steps, capped) => {
        await newPlayer(600n);
        await give({ campaign: 'first', maxWin: capped ? 900n : null });
        const done: Play[] = [];
        const open: Play[] = [];
        for (const [index, each] of steps.entries()) {
          if ('bet' in each) {
            const { op, code } = await play({ bet: BigInt(each.bet), win: BigInt(each.win), finished: !each.open });
            if (code === 'ok') (each.open ? open : done).push(op);
          } else if (each.what === 'undo') {
            const last = done.pop();
            if (last) await undo(last);
          } else if (each.what === 'close') {
            const first = open.shift();
            if (first) await play({ roundId: first.roundId, bet: 0n, win: 250n });
          } else if (each.what === 'give') await give({ campaign: `more-${index}`, amount: 350n, wager: 1 });
          else if (each.what === 'cancel') {
            const [row] = await bonusesOf(seat.database.db, seat.id());
            if (row) await cancelBonus(deps, seat.id(), row.id);
          } else if (each.what === 'expire') {
            clock.advance(3 * DAY_MS);
            await expire(deps);
          } else await settle();
        }
        for (const each of open) await play({ roundId: each.roundId, bet: 0n, win: 100n });
        await settle();
        expect(await bonusProblems(seat.database.db)).toEqual([]);
      }),
      { numRuns: 12 },
    );
  });

  const expire = (each: BonusDeps) => expireBonuses(each, { error: console.error });
});
