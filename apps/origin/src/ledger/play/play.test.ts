import type { Database } from '@cosmodrome/database';
import { eachEngine } from '@cosmodrome/database/testing';
import { ManualClock } from '@cosmodrome/rules/clock';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  isClean,
  openLedger,
  openRounds,
  reconcile,
  rounds,
  wallets,
  type Ledger,
  type Play,
  type Rollback,
} from '../index.ts';
import type { LedgerTables } from '../tables.ts';
import { fund, openBooks } from '../../../testing/books.ts';

const clock = new ManualClock('2026-01-01T00:00:00Z');

eachEngine((engine) => {
  let database: Database<LedgerTables>;
  let ledger: Ledger;
  let lastPlayer = 0;

  beforeAll(async () => {
    database = await openBooks(engine);
    ledger = openLedger({ database, clock });
  });

  async function newPlayer(real: bigint, bonus = 0n, currency = 'EUR'): Promise<number> {
    const playerId = ++lastPlayer;
    await fund(database, { playerId, currency, real, bonus, at: clock.now() });
    return playerId;
  }

  const play = (playerId: number, actionId: string, change: Partial<Play> = {}): Play => ({
    kind: 'play',
    playerId,
    currency: 'EUR',
    actionId,
    roundId: `round-${actionId}`,
    gameId: 'studio/Game',
    bet: 0n,
    win: 0n,
    finished: true,
    ...change,
  });
  const rollback = (original: Play, actionId: string, change: Partial<Rollback> = {}): Rollback => ({
    kind: 'rollback',
    playerId: original.playerId,
    currency: original.currency,
    actionId,
    roundId: original.roundId,
    gameId: original.gameId,
    originalActionId: original.actionId,
    ...change,
  });
  const balance = async (playerId: number) => {
    const [wallet] = await wallets(database.db, playerId);
    return wallet && { real: wallet.real, bonus: wallet.bonus };
  };

  it('takes the stake and pays the win', async () => {
    const player = await newPlayer(1_000n);
    const answer = await ledger.play(play(player, 'a', { bet: 100n, win: 250n }));
    expect(answer).toMatchObject({ code: 'ok', replayed: false, real: 1_150n, bonus: 0n });
    expect(await balance(player)).toEqual({ real: 1_150n, bonus: 0n });
  });

  it('answers a repetition like the first time, whatever happened since', async () => {
    const player = await newPlayer(1_000n);
    const first = await ledger.play(play(player, 'a', { bet: 100n }));
    await ledger.play(play(player, 'b', { bet: 300n }));
    expect(await ledger.play(play(player, 'a', { bet: 100n }))).toEqual({ ...first, replayed: true });
    expect(await balance(player)).toEqual({ real: 600n, bonus: 0n });
  });

  it('refuses another body under the same action', async () => {
    const player = await newPlayer(1_000n);
    await ledger.play(play(player, 'a', { bet: 100n }));
    for (const other of [
      { bet: 101n },
      { bet: 100n, win: 1n },
      { bet: 100n, finished: false },
      { bet: 100n, roundId: 'x' },
    ]) {
      expect(await ledger.play(play(player, 'a', other))).toMatchObject({ code: 'conflict', real: 900n });
    }
  });

  it('lets exactly ten of fifty parallel bets of 1 on a balance for ten through', async () => {
    const player = await newPlayer(10n);
    const bets = Array.from({ length: 50 }, (_, index) => ledger.play(play(player, `bet-${index}`, { bet: 1n })));
    const codes = (await Promise.all(bets)).map(({ code }) => code);
    expect(codes.filter((code) => code === 'ok')).toHaveLength(10);
    expect(codes.filter((code) => code === 'insufficient_funds')).toHaveLength(40);
    expect(await balance(player)).toEqual({ real: 0n, bonus: 0n });
  });

  it('lets exactly ten of fifty bets through when two ledgers compete', async () => {
    const player = await newPlayer(10n);
    const other = openLedger({ database, clock });
    const bets = Array.from({ length: 50 }, (_, index) =>
      (index % 2 ? other : ledger).play(play(player, `bet-${index}`, { bet: 1n })),
    );
    const codes = (await Promise.all(bets)).map(({ code }) => code);
    expect(codes.filter((code) => code === 'ok')).toHaveLength(10);
    await other.close();
  });

  it('does the good operations of a batch beside the bad ones', async () => {
    const [rich, poor, stranger] = [await newPlayer(1_000n), await newPlayer(5n), 2_000_000_000];
    const dollars = await newPlayer(700n, 0n, 'USD');
    const answers = await Promise.all([
      ledger.play(play(rich, 'a', { bet: 100n })),
      ledger.play(play(poor, 'a', { bet: 100n })),
      ledger.play(play(stranger, 'a', { bet: 100n })),
      ledger.play(play(dollars, 'a', { bet: 100n })),
      ledger.play(play(dollars, 'b', { bet: 100n, currency: 'USD' })),
    ]);
    expect(answers.map(({ code }) => code)).toEqual([
      'ok',
      'insufficient_funds',
      'unknown_wallet',
      'unknown_wallet',
      'ok',
    ]);
    expect(answers.map(({ real }) => real)).toEqual([900n, 5n, 0n, 0n, 600n]);
  });

  it('may try a refused bet again under its action', async () => {
    const player = await newPlayer(5n);
    expect(await ledger.play(play(player, 'a', { bet: 10n }))).toMatchObject({ code: 'insufficient_funds' });
    await ledger.play(play(player, 'b', { win: 20n }));
    expect(await ledger.play(play(player, 'a', { bet: 10n }))).toMatchObject({
      code: 'ok',
      replayed: false,
      real: 15n,
    });
  });

  it('takes real money first and pays wins in the proportion of the stakes of the round', async () => {
    const player = await newPlayer(100n, 900n);
    const round = { roundId: 'r', finished: false };
    expect(await ledger.play(play(player, 'a', { ...round, bet: 300n }))).toMatchObject({ real: 0n, bonus: 700n });
    expect(await ledger.play(play(player, 'b', { ...round, win: 31n }))).toMatchObject({ real: 11n, bonus: 720n });
    expect(await ledger.play(play(player, 'c', { roundId: 'r', win: 300n }))).toMatchObject({
      real: 111n,
      bonus: 920n,
    });
  });

  it('keeps a round open until it is finished, and closed afterwards', async () => {
    const player = await newPlayer(1_000n);
    await ledger.play(play(player, 'a', { roundId: 'r', bet: 100n, finished: false }));
    expect(await openRounds(database.db, player)).toMatchObject([{ roundId: 'r', state: 'open', bet: 100n, win: 0n }]);
    expect(await ledger.play(play(player, 'b', { roundId: 'r', bet: 1n, gameId: 'studio/Other' }))).toMatchObject({
      code: 'conflict',
    });
    await ledger.play(play(player, 'c', { roundId: 'r', win: 50n }));
    expect(await openRounds(database.db, player)).toEqual([]);
    expect(await ledger.play(play(player, 'd', { roundId: 'r', win: 1n }))).toMatchObject({ code: 'round_finished' });
    await ledger.play(play(player, 'e', { roundId: 's', bet: 1n }));
    const firstPage = await rounds(database.db, player, { limit: 1 });
    expect(firstPage.rounds).toMatchObject([{ roundId: 's', state: 'settled' }]);
    const secondPage = await rounds(database.db, player, { limit: 1, before: firstPage.cursor ?? 0n });
    expect(secondPage).toMatchObject({
      rounds: [{ roundId: 'r', bet: 100n, win: 50n, state: 'settled' }],
      cursor: null,
    });
  });

  it('refuses a balance that the wire could not carry', async () => {
    const player = await newPlayer(9_007_199_254_740_990n);
    expect(await ledger.play(play(player, 'a', { win: 2n }))).toMatchObject({ code: 'balance_limit' });
    expect(await ledger.play(play(player, 'a', { win: 1n }))).toMatchObject({ code: 'ok' });
  });

  it('refuses malformed operations before they reach a batch', async () => {
    const player = await newPlayer(10n);
    for (const wrong of [{ bet: -1n }, { win: -1n }, { actionId: '' }, { currency: 'eur' }, { bet: 2n ** 53n }]) {
      await expect(ledger.play(play(player, 'a', wrong))).rejects.toThrow(RangeError);
    }
    await expect(ledger.play(play(0, 'a'))).rejects.toThrow(RangeError);
  });

  describe('rollback', () => {
    it('reverses a bet exactly, part by part, once', async () => {
      const player = await newPlayer(100n, 200n);
      const bet = play(player, 'bet', { bet: 250n, win: 10n });
      await ledger.play(bet);
      const answer = await ledger.play(rollback(bet, 'undo'));
      expect(answer).toMatchObject({ code: 'ok', replayed: false, real: 100n, bonus: 200n });
      expect(await ledger.play(rollback(bet, 'undo'))).toEqual({ ...answer, replayed: true });
      expect(await ledger.play(rollback(bet, 'again'))).toMatchObject({ code: 'already_rolled_back', real: 100n });
      expect(await balance(player)).toEqual({ real: 100n, bonus: 200n });
      expect((await rounds(database.db, player, { limit: 5 })).rounds).toMatchObject([
        { state: 'rolled_back', bet: 0n, win: 0n },
      ]);
      expect(await ledger.play(bet)).toMatchObject({ code: 'ok', replayed: true });
    });

    it('is remembered when it comes before its bet', async () => {
      const player = await newPlayer(100n);
      const bet = play(player, 'bet', { bet: 60n });
      expect(await ledger.play(rollback(bet, 'undo'))).toMatchObject({ code: 'ok', real: 100n });
      expect(await ledger.play(bet)).toMatchObject({ code: 'rolled_back', real: 100n });
      expect(await ledger.play(rollback(bet, 'undo'))).toMatchObject({ code: 'ok', replayed: true });
      expect(await ledger.play(rollback(bet, 'again'))).toMatchObject({ code: 'already_rolled_back' });
      expect(await balance(player)).toEqual({ real: 100n, bonus: 0n });
    });

    it('keeps the order of a batch: bet, rollback, bet', async () => {
      const player = await newPlayer(100n);
      const bet = play(player, 'bet', { bet: 60n });
      const answers = await Promise.all([
        ledger.play(bet),
        ledger.play(rollback(bet, 'undo')),
        ledger.play(play(player, 'next', { bet: 70n })),
      ]);
      expect(answers.map(({ code, real }) => [code, real])).toEqual([
        ['ok', 40n],
        ['ok', 100n],
        ['ok', 30n],
      ]);
    });

    it('opens the round again when it takes the last action back', async () => {
      const player = await newPlayer(100n);
      await ledger.play(play(player, 'a', { roundId: 'r', bet: 10n, finished: false }));
      const end = play(player, 'b', { roundId: 'r', win: 30n });
      await ledger.play(end);
      await ledger.play(rollback(end, 'undo'));
      expect(await openRounds(database.db, player)).toMatchObject([
        { roundId: 'r', bet: 10n, win: 0n, finishedAt: null },
      ]);
      expect(await ledger.play(play(player, 'c', { roundId: 'r', win: 20n }))).toMatchObject({
        code: 'ok',
        real: 110n,
      });
    });

    it('refuses what does not fit its play, or a win that is spent', async () => {
      const player = await newPlayer(10n);
      const win = play(player, 'win', { win: 90n });
      await ledger.play(win);
      await ledger.play(play(player, 'bet', { bet: 100n }));
      expect(await ledger.play(rollback(win, 'undo'))).toMatchObject({ code: 'insufficient_funds', real: 0n });
      expect(await ledger.play(rollback(win, 'other', { roundId: 'x' }))).toMatchObject({ code: 'conflict' });
      expect(await ledger.play(rollback(win, 'win'))).toMatchObject({ code: 'conflict' });
      expect(await ledger.play(rollback(win, 'self', { originalActionId: 'self' }))).toMatchObject({
        code: 'conflict',
      });
      expect(await ledger.play(rollback(win, 'funds', { originalActionId: 'fund:EUR' }))).toMatchObject({
        code: 'conflict',
      });
    });
  });

  it('leaves books that add up', async () => {
    const differences = await reconcile(database.db);
    expect(differences).toEqual({ currencies: [], wallets: [], rounds: [] });
    expect(isClean(differences)).toBe(true);
  });
});
