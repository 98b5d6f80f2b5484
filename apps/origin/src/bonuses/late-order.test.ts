import { anyEngine } from '@cosmodrome/database/testing';
import { ManualClock } from '@cosmodrome/rules/clock';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { DAY_MS } from '@cosmodrome/rules/durations';
import { findRound, wallets, type Play } from '../ledger/index.ts';
import { cancelBonus } from './cancel.ts';
import { expireBonuses } from './expire.ts';
import { bonusesOf, runningBonus } from './store.ts';
import { bonusProblems, shareOf } from './testing/books.ts';
import { openSeat, START } from './testing/seat.ts';

const clock = new ManualClock(START);

/** What happens between two bets: in any order, and the messages of it are read in any order too. */
const event = fc.oneof(
  { weight: 4, arbitrary: fc.record({ what: fc.constantFrom('undo', 'reopen'), which: fc.nat() }) },
  { weight: 2, arbitrary: fc.record({ what: fc.constant('give'), which: fc.nat(2) }) },
  { weight: 1, arbitrary: fc.record({ what: fc.constantFrom('cancel', 'expire'), which: fc.nat() }) },
  { weight: 2, arbitrary: fc.record({ what: fc.constant('read'), which: fc.nat() }) },
);
/** A round of two stakes and what it wins of each euro in hundredths, then what happens. */
const turn = fc.record({
  stakes: fc.tuple(fc.integer({ min: 50, max: 400 }), fc.integer({ min: 1, max: 300 })),
  wins: fc.constantFrom(0, 0, 60, 100),
  events: fc.array(event, { maxLength: 5 }),
});

anyEngine((engine) => {
  const seat = openSeat(engine, clock);

  /** Stakes of the player's, with the bonus that ran then. */
  interface Staked {
    readonly op: Play;
    readonly owner: number | undefined;
    undone: boolean;
  }

  /** What is of each bonus by its rounds must be what has become of it: converted, returned, or still in the wallet. */
  const misplaced = async (staked: readonly Staked[]): Promise<string[]> => {
    const purse = { playerId: seat.id(), currency: 'EUR' };
    const running = await runningBonus(seat.database.db, purse.playerId, purse.currency);
    const held = (await wallets(seat.database.db, purse.playerId))[0]?.bonus ?? 0n;
    const own = new Map<number, bigint>();
    const first = new Map<string, number | undefined>();
    for (const { op, owner } of staked) if (!first.has(op.roundId)) first.set(op.roundId, owner);
    for (const [roundId, owner] of first) {
      const round = await findRound(seat.database.db, purse.playerId, roundId);
      if (!round || owner === undefined) continue;
      own.set(owner, (own.get(owner) ?? 0n) + round.winBonus - round.betBonus);
    }
    return (await bonusesOf(seat.database.db, purse.playerId)).flatMap((row) => {
      const is = row.converted + row.returned + (row.id === running?.id ? held : 0n);
      const due = row.paid_in + (own.get(row.id) ?? 0n);
      return is === due ? [] : [`${row.campaign} (${row.stage}) has ${is} instead of ${due}`];
    });
  };

  it('every cent is with the bonus that it is of, in whatever order things come', { timeout: 300_000 }, async () => {
    const deps = { connection: seat.database.db, clock, shareOf };
    await fc.assert(
      fc.asyncProperty(fc.array(turn, { minLength: 3, maxLength: 7 }), async (turns) => {
        await seat.next();
        const staked: Staked[] = [];
        const ends: Play[] = [];
        let given = 0;
        const give = (wager: number) =>
          seat.give({ campaign: `nr-${(given += 1)}`, amount: 700n, wager, maxStake: 700n, daysToWager: 7 });
        await give(1);
        for (const { stakes, wins, events } of turns) {
          const owner = (await runningBonus(seat.database.db, seat.id(), 'EUR'))?.id;
          const first = await seat.play({ bet: BigInt(stakes[0]), finished: false });
          if (first.code === 'ok') staked.push({ op: first.op, owner, undone: false });
          const { roundId } = first.op;
          const second = await seat.play({ roundId, bet: BigInt(stakes[1]), finished: false });
          if (second.code === 'ok') staked.push({ op: second.op, owner, undone: false });
          if (staked.some(({ op }) => op.roundId === roundId)) {
            const win = BigInt(Math.floor(((stakes[0] + stakes[1]) * wins) / 100));
            const end = await seat.play({ roundId, bet: 0n, win });
            if (win === 0n) ends.push(end.op);
          }
          await seat.settle();
          for (const { what, which } of events) {
            clock.advance(1_000);
            const one = staked.at(which % Math.max(staked.length, 1));
            if (what === 'undo' && one && !one.undone) {
              one.undone = (await seat.undo(one.op)).code === 'ok';
            } else if (what === 'reopen') {
              const end = ends.splice(which % Math.max(ends.length, 1), 1)[0];
              // A round of which everything was taken back does not open again.
              if (!end || (await seat.undo(end)).code !== 'ok') continue;
              await seat.play({ roundId: end.roundId, bet: 0n, win: 250n });
            } else if (what === 'give') await give(which + 1);
            else if (what === 'cancel') {
              const row = await runningBonus(seat.database.db, seat.id(), 'EUR');
              if (row) await cancelBonus(deps, seat.id(), row.id);
            } else if (what === 'expire') {
              clock.advance(4 * DAY_MS);
              await expireBonuses(deps, { error: console.error });
            } else if (what === 'read' && one) await seat.count(one.op.roundId);
          }
          // The messages that are left, the last one first, then as the relay brings them.
          for (const { op } of staked.toReversed()) await seat.count(op.roundId);
          await seat.settle();
          expect(await misplaced(staked)).toEqual([]);
          expect(await bonusProblems(seat.database.db)).toEqual([]);
        }
      }),
      { numRuns: 25 },
    );
  });
});
