import type { Database } from '@cosmodrome/database';
import { eachEngine } from '@cosmodrome/database/testing';
import { ManualClock } from '@cosmodrome/rules/clock';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fund, openBooks } from '../../testing/books.ts';
import { post, wallets, type Play } from '../ledger/index.ts';
import { grant } from './grant.ts';
import { bonusesOf } from './store.ts';
import {
  addPlayer,
  bonusProblems,
  openBonusBooks,
  order,
  POKIE,
  type BonusBooks,
  type BooksTables,
} from './testing/books.ts';

const START = '2026-11-18T12:00:00Z';
const clock = new ManualClock(START);
const DAY_MS = 24 * 3_600_000;

/** What comes back, or is played, when the bonus that it belongs to is over. */
eachEngine((engine) => {
  let database: Database<BooksTables>;
  let books: BonusBooks;
  let player = 0;
  let actions = 0;

  beforeAll(async () => {
    database = await openBooks<BooksTables>(engine);
    books = openBonusBooks(database, clock);
  }, 60_000);
  beforeEach(async () => {
    clock.set(START);
    player += 1;
    await addPlayer(database.db, player, clock.now());
    await fund(database, { playerId: player, currency: 'EUR', real: 0n, at: clock.now() });
    await books.settle();
  });
  afterEach(async () => {
    await books.settle();
    expect(await bonusProblems(database.db)).toEqual([]);
  });

  const give = (change: Parameters<typeof order>[1] = {}) => {
    clock.advance(1_000);
    return grant(database.db, order(player, change), clock.now());
  };
  const play = async (change: Partial<Play> = {}) => {
    actions += 1;
    clock.advance(1_000);
    const base = { kind: 'play' as const, playerId: player, currency: 'EUR', bet: 100n, win: 0n, finished: true };
    const op = { ...base, actionId: `a-${actions}`, roundId: `r-${actions}`, gameId: POKIE, ...change };
    expect((await books.ledger.play(op)).code).toBe('ok');
    await books.settle();
    return op;
  };
  const undo = async ({ kind: _kind, bet: _bet, win: _win, finished: _finished, ...ids }: Play) => {
    clock.advance(1_000);
    const rollback = {
      ...ids,
      kind: 'rollback' as const,
      actionId: `${ids.actionId}-u`,
      originalActionId: ids.actionId,
    };
    expect((await books.ledger.play(rollback)).code).toBe('ok');
    await books.settle();
  };
  const money = async () => {
    const [wallet] = await wallets(database.db, player);
    return [Number(wallet?.real), Number(wallet?.bonus)];
  };
  const bonuses = async () =>
    (await bonusesOf(database.db, player)).toReversed().map(({ stage, wagered }) => [stage, Number(wagered)]);
  const again = ({ roundId }: Play) =>
    books.count({ playerId: player, payload: { round_id: roundId, currency: 'EUR' } });

  describe('money that comes back', () => {
    it('is of the bonus that was lost, although another was won since', async () => {
      await give({ campaign: 'one', amount: 500n });
      const lost = await play({ bet: 500n });
      await give({ campaign: 'two', amount: 500n, wager: 1 });
      await play({ bet: 500n, win: 600n });
      expect([await bonuses(), await money()]).toEqual([
        [
          ['lost', 500],
          ['finished', 500],
        ],
        [600, 0],
      ]);
      await undo(lost);
      expect([await bonuses(), await money()]).toEqual([
        [
          ['handle_bets', 0],
          ['finished', 500],
        ],
        [600, 500],
      ]);
    });

    it('goes to the house when the time of the lost bonus is over, although another was won since', async () => {
      await give({ campaign: 'one', amount: 500n });
      const lost = await play({ bet: 500n });
      clock.advance(8 * DAY_MS);
      await give({ campaign: 'two', amount: 500n, wager: 1 });
      await play({ bet: 500n, win: 600n });
      await undo(lost);
      expect(await money()).toEqual([600, 0]);
      expect((await bonusesOf(database.db, player)).map(({ returned }) => returned)).toEqual([0n, 500n]);
    });

    it('does not join a bonus that runs, however often its message comes', async () => {
      await give({ campaign: 'one', amount: 500n });
      const lost = await play({ bet: 500n });
      await give({ campaign: 'two', amount: 700n });
      await undo(lost);
      await Promise.all([again(lost), again(lost)]);
      expect(await money()).toEqual([0, 700]);
      expect((await bonusesOf(database.db, player)).map(({ returned }) => returned)).toEqual([0n, 500n]);
    });

    it('becomes the player’s own while another bonus runs, when its own was won', async () => {
      await give({ campaign: 'one', amount: 500n, wager: 2, maxWin: 600n });
      const first = await play({ bet: 400n });
      await play({ bet: 100n, win: 100n });
      await play({ bet: 100n, win: 400n });
      await play({ bet: 400n, win: 400n });
      expect(await money()).toEqual([400, 0]);
      await give({ campaign: 'two', amount: 700n });
      await undo(first);
      await again(first);
      // No more than the most that was stated; the house gets the rest.
      expect(await money()).toEqual([600, 700]);
      expect((await bonusesOf(database.db, player)).map(({ returned }) => returned)).toEqual([0n, 200n]);
    });
  });

  describe('a bonus that goes on', () => {
    it('counts nothing that was staked while it was lost', async () => {
      await give({ amount: 500n });
      const lost = await play({ bet: 500n });
      await post(database.db, {
        playerId: player,
        key: 'deposit',
        kind: 'deposit',
        at: clock.now(),
        entries: [
          { account: 'player', part: 'real', currency: 'EUR', amount: 5_000n },
          { account: 'deposits', currency: 'EUR', amount: -5_000n },
        ],
      });
      for (let round = 0; round < 3; round += 1) await play({ bet: 500n });
      expect(await bonuses()).toEqual([['lost', 500]]);
      await undo(lost);
      expect([await bonuses(), await money()]).toEqual([[['handle_bets', 0]], [3_500, 500]]);
      await play({ bet: 400n, win: 400n });
      expect(await bonuses()).toEqual([['handle_bets', 400]]);
    });

    it('counts no round that was begun when its time was over', async () => {
      await give({ amount: 500n });
      await play({ bet: 100n, win: 100n });
      clock.advance(7 * DAY_MS);
      const late = await play({ bet: 400n, win: 400n });
      expect(await bonuses()).toEqual([['handle_bets', 100]]);
      await undo(late);
      expect(await bonuses()).toEqual([['handle_bets', 100]]);
    });

    it('keeps what it had counted before', async () => {
      await give({ amount: 500n });
      await play({ bet: 200n, win: 200n });
      const lost = await play({ bet: 500n });
      await undo(lost);
      expect(await bonuses()).toEqual([['handle_bets', 200]]);
      await play({ bet: 500n, win: 500n });
      await play({ bet: 300n, win: 300n });
      expect([await bonuses(), await money()]).toEqual([[['finished', 1_000]], [500, 0]]);
    });

    it('owns the rounds of its second life too, although another ran between', async () => {
      await give({ campaign: 'one', amount: 500n, wager: 10, maxStake: 2_000n });
      const lost = await play({ bet: 500n });
      await give({ campaign: 'two', amount: 500n, wager: 1 });
      await play({ bet: 500n, win: 600n });
      await undo(lost);
      // The money that it won is staked first.
      const second = await play({ bet: 1_100n });
      expect((await bonuses())[0]).toEqual(['lost', 1_100]);
      await undo(second);
      expect([(await bonuses())[0], await money()]).toEqual([
        ['handle_bets', 0],
        [600, 500],
      ]);
    });
  });
});
