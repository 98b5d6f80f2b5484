import { anyEngine } from '@cosmodrome/database/testing';
import { ManualClock } from '@cosmodrome/rules/clock';
import { beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS } from '@cosmodrome/rules/durations';
import { post, type Play } from '../ledger/index.ts';
import { cancelAll, cancelBonus } from './cancel.ts';
import { bonusesOf } from './store.ts';
import { shareOf } from './testing/books.ts';
import { openSeat, START, type Seat } from './testing/seat.ts';

const clock = new ManualClock(START);

/** What comes back, or is played, when the bonus that it belongs to is over. */
anyEngine((engine) => {
  const seat = openSeat(engine, clock);
  beforeEach(() => seat.next());

  const { money, bonuses, settle } = seat;
  /** What the house got back of each bonus, the oldest first. */
  const returned = async () =>
    (await bonusesOf(seat.database.db, seat.id())).toReversed().map((row) => Number(row.returned));
  const give = (change: Parameters<Seat['give']>[0] = {}) => {
    clock.advance(1_000);
    return seat.give(change);
  };
  /** A play that is booked and counted. */
  const play = async (change: Partial<Play> = {}) => {
    const { op, code } = await seat.play(change);
    expect(code).toBe('ok');
    await settle();
    return op;
  };
  /** Takes a play back; its message waits. */
  const takeBack = async (op: Play) => {
    clock.advance(1_000);
    expect((await seat.undo(op)).code).toBe('ok');
  };
  const undo = async (op: Play) => {
    await takeBack(op);
    await settle();
  };
  const again = ({ roundId }: Play) => seat.count(roundId);

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
      expect(await returned()).toEqual([500, 0]);
    });

    it('does not join a bonus that runs, however often its message comes', async () => {
      await give({ campaign: 'one', amount: 500n });
      const lost = await play({ bet: 500n });
      await give({ campaign: 'two', amount: 700n });
      await undo(lost);
      await Promise.all([again(lost), again(lost)]);
      expect(await money()).toEqual([0, 700]);
      expect(await returned()).toEqual([500, 0]);
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
      expect(await returned()).toEqual([200, 0]);
    });
  });

  describe('a part of an older round', () => {
    /** A round with two stakes of the first bonus, then the end of that one; answers its first stake. */
    const older = async (terms: Parameters<typeof give>[0], second: Partial<Play>) => {
      await give({ campaign: 'one', amount: 500n, ...terms });
      const first = await play({ bet: 200n, finished: false });
      await play({ roundId: first.roundId, bet: 300n, ...second });
      return first;
    };

    it('that comes back while another bonus runs is forfeited with its own, which was lost', async () => {
      const first = await older({}, {});
      await give({ campaign: 'two', amount: 700n });
      await undo(first);
      await again(first);
      expect([await money(), await returned()]).toEqual([
        [0, 700],
        [200, 0],
      ]);
    });

    it('is the player’s own when its own was won, also when another bonus was won since', async () => {
      const first = await older({ wager: 1 }, { win: 500n });
      expect(await money()).toEqual([500, 0]);
      await give({ campaign: 'two', amount: 100n, wager: 1, maxStake: 1_000n });
      await play({ bet: 600n, win: 600n });
      await undo(first);
      expect([await money(), await returned()]).toEqual([
        [800, 0],
        [0, 0],
      ]);
    });

    it('that comes back just before another bonus begins does not join it', async () => {
      const first = await older({}, {});
      clock.advance(8 * DAY_MS);
      await takeBack(first);
      await give({ campaign: 'two', amount: 700n });
      expect([await money(), await returned()]).toEqual([
        [0, 700],
        [200, 0],
      ]);
      await settle();
      expect(await money()).toEqual([0, 700]);
    });

    it('is not paid out with another bonus that ends before its message is read', async () => {
      const first = await older({}, {});
      await give({ campaign: 'two', amount: 700n });
      const [two] = await bonusesOf(seat.database.db, seat.id());
      await takeBack(first);
      await cancelBonus({ connection: seat.database.db, clock, shareOf }, seat.id(), two?.id ?? 0);
      expect([await money(), await returned()]).toEqual([
        [0, 0],
        [200, 700],
      ]);
    });

    it('goes its own way when money of two bonuses comes back at once', async () => {
      const first = await older({}, {});
      clock.advance(8 * DAY_MS);
      await give({ campaign: 'two', amount: 700n, wager: 1 });
      const second = await play({ bet: 500n, win: 400n });
      await play({ bet: 200n, win: 200n });
      expect(await money()).toEqual([600, 0]);
      await takeBack(first);
      await takeBack(second);
      await settle();
      expect([await money(), await returned()]).toEqual([
        [700, 0],
        [200, 0],
      ]);
    });

    it('is of the bonus that was staked in it, although the round was begun before that', async () => {
      await seat.next(300n);
      const begun = await play({ bet: 100n, finished: false });
      await give({ campaign: 'one', amount: 500n });
      const raise = await play({ roundId: begun.roundId, bet: 400n });
      await play({ bet: 300n });
      await give({ campaign: 'two', amount: 700n });
      await undo(raise);
      expect([await money(), await returned()]).toEqual([
        [200, 700],
        [200, 0],
      ]);
    });
  });

  it('that brings a lost bonus back while the account is closed goes with it', async () => {
    await give({ amount: 500n });
    const lost = await play({ bet: 500n });
    await takeBack(lost);
    await seat.database.db.transaction().execute((trx) => cancelAll(trx, seat.id(), { clock, shareOf }));
    expect([await money(), await returned()]).toEqual([[0, 0], [500]]);
    expect(await bonuses()).toEqual([['canceled', 0]]);
  });

  describe('a round that was opened anew', () => {
    it('wins for its own bonus, not for the one that runs', async () => {
      await give({ campaign: 'one', amount: 500n });
      const first = await play({ bet: 500n, finished: false });
      const end = await play({ roundId: first.roundId, bet: 0n });
      expect(await bonuses()).toEqual([['lost', 500]]);
      await give({ campaign: 'two', amount: 700n });
      await undo(end);
      await play({ roundId: first.roundId, bet: 0n, win: 900n });
      expect([await money(), await returned()]).toEqual([
        [0, 700],
        [900, 0],
      ]);
    });

    it('wins real money when its own bonus was won, although another one is over since', async () => {
      await give({ campaign: 'one', amount: 500n, wager: 1 });
      const first = await play({ bet: 500n, finished: false });
      const end = await play({ roundId: first.roundId, bet: 0n });
      expect(await bonuses()).toEqual([['finished', 500]]);
      await give({ campaign: 'two', amount: 700n, maxStake: 700n });
      await play({ bet: 700n });
      expect((await bonuses())[1]).toEqual(['lost', 700]);
      await undo(end);
      await play({ roundId: first.roundId, bet: 0n, win: 900n });
      expect([await money(), await returned()]).toEqual([
        [900, 0],
        [0, 0],
      ]);
    });
  });

  describe('a bonus that goes on', () => {
    it('counts nothing that was staked while it was lost', async () => {
      await give({ amount: 500n });
      const lost = await play({ bet: 500n });
      await post(seat.database.db, {
        playerId: seat.id(),
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
