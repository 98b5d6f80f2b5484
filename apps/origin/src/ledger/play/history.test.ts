import type { Database } from '@cosmodrome/database';
import { eachEngine } from '@cosmodrome/database/testing';
import { ManualClock } from '@cosmodrome/rules/clock';
import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { openLedger, reconcile, wallets, type Ledger, type PlayAnswer, type PlayOperation } from '../index.ts';
import type { LedgerTables } from '../tables.ts';
import { fund, openBooks } from '../../../testing/books.ts';
import { LedgerModel } from '../testing/model.ts';

const clock = new ManualClock('2026-01-01T00:00:00Z');
const CURRENCIES = ['EUR', 'BTC'];

/** Few names, so that operations meet: the same action again, other bodies under it, rollbacks of what is and what is not. */
const action = fc.integer({ min: 1, max: 12 }).map((n) => `action-${n}`);
const common = {
  who: fc.integer({ min: 0, max: 2 }),
  currency: fc.constantFrom(...CURRENCIES, 'USD'),
  actionId: action,
  roundId: fc.integer({ min: 1, max: 4 }).map((n) => `round-${n}`),
  gameId: fc.constantFrom('studio/One', 'studio/One', 'studio/One', 'studio/Two'),
};
const amount = fc.oneof(fc.constant(0n), fc.bigInt({ min: 1n, max: 120n }));
const operation = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      ...common,
      kind: fc.constant('play' as const),
      bet: amount,
      win: amount,
      finished: fc.boolean(),
    }),
  },
  { weight: 1, arbitrary: fc.record({ ...common, kind: fc.constant('rollback' as const), originalActionId: action }) },
);
/** Groups of operations that are asked at the same time. */
const history = fc.array(fc.array(operation, { minLength: 1, maxLength: 8 }), { minLength: 1, maxLength: 10 });
const byRound = (one: { round_id: string }, other: { round_id: string }): number =>
  one.round_id < other.round_id ? -1 : 1;
const purse = fc.record({ real: fc.bigInt({ min: 0n, max: 300n }), bonus: fc.bigInt({ min: 0n, max: 300n }) });

eachEngine((engine) => {
  let database: Database<LedgerTables>;
  let ledger: Ledger;
  let lastPlayer = 0;
  beforeAll(async () => {
    database = await openBooks(engine);
    ledger = openLedger({ database, clock });
  });

  it('keeps the rules in any history', { timeout: 120_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(history, purse, async (groups, money) => {
        const players = [++lastPlayer, ++lastPlayer, ++lastPlayer];
        const models = players.map(() => new LedgerModel());
        for (const [index, playerId] of players.entries()) {
          for (const currency of CURRENCIES) {
            await fund(database, { playerId, currency, ...money, at: clock.now() });
            models[index]?.wallets.set(currency, { ...money });
          }
        }
        const firstAnswers = new Map<string, { op: PlayOperation; answer: PlayAnswer }>();
        for (const group of groups) {
          const ops = group.map(({ who, ...op }): PlayOperation => ({ ...op, playerId: players[who] ?? 0 }));
          const answers = await Promise.all(ops.map((op) => ledger.play(op)));
          for (const [index, op] of ops.entries()) {
            const answer = answers[index];
            if (!answer) throw new Error('an operation was not answered');
            expect(answer.code).toBe(models[players.indexOf(op.playerId)]?.do(op));
            const name = `${op.playerId} ${op.actionId}`;
            const first = firstAnswers.get(name);
            expect(answer.replayed).toBe(answer.code === 'ok' && first !== undefined);
            if (answer.code === 'ok' && first) expect(answer).toEqual({ ...first.answer, replayed: true });
            if (answer.code === 'ok' && !first) firstAnswers.set(name, { op, answer });
          }
        }
        for (const [index, playerId] of players.entries()) {
          for (const wallet of await wallets(database.db, playerId)) {
            expect({ real: wallet.real, bonus: wallet.bonus }).toEqual(models[index]?.wallets.get(wallet.currency));
          }
        }
        for (const [index, playerId] of players.entries()) {
          const rounds = await database.db
            .selectFrom('ledger_rounds')
            .select(['round_id', 'state'])
            .where('player_id', '=', playerId)
            .execute();
          const wanted = [...(models[index]?.rounds ?? [])].map(([round_id, { state }]) => ({ round_id, state }));
          expect(rounds.toSorted(byRound)).toEqual(wanted.toSorted(byRound));
        }
        for (const { op, answer } of firstAnswers.values()) {
          expect(await ledger.play(op)).toEqual({ ...answer, replayed: true });
        }
      }),
      { numRuns: Number(process.env['LEDGER_HISTORIES'] ?? 40) },
    );
    expect(await reconcile(database.db)).toEqual({ currencies: [], wallets: [], rounds: [] });
  });
});
