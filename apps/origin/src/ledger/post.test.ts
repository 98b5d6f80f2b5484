import type { Database } from '@cosmodrome/database';
import { eachEngine } from '@cosmodrome/database/testing';
import { beforeAll, expect, it } from 'vitest';
import { messagesSince } from '../kernel/outbox/index.ts';
import {
  IdempotencyConflict,
  InsufficientFunds,
  openWallet,
  post,
  reconcile,
  selectWallet,
  statement,
  UnknownWallet,
  wallets,
  type Entry,
  type Posting,
} from './index.ts';
import type { LedgerTables } from './tables.ts';
import { openBooks } from '../../testing/books.ts';

const at = new Date('2026-01-01T00:00:00Z');
const move = (amount: bigint, currency = 'EUR', part: 'real' | 'bonus' = 'real'): Entry[] => [
  { account: 'player', part, currency, amount },
  { account: amount > 0n ? 'deposits' : 'withdrawals_reserved', currency, amount: -amount },
];

eachEngine((engine) => {
  let database: Database<LedgerTables>;
  let lastPlayer = 0;
  beforeAll(async () => {
    database = await openBooks(engine);
  });

  const newPlayer = async (...currencies: string[]) => {
    const playerId = ++lastPlayer;
    for (const currency of currencies) await openWallet(database.db, playerId, currency, at);
    return playerId;
  };
  const posting = (playerId: number, key: string, entries: Entry[]): Posting => ({
    playerId,
    key,
    kind: 'deposit',
    entries,
    at,
  });

  it('opens each wallet once and selects the first', async () => {
    const player = await newPlayer('USD', 'EUR', 'USD');
    expect(await wallets(database.db, player)).toEqual([
      { currency: 'EUR', real: 0n, bonus: 0n, active: false, hiddenAt: null },
      { currency: 'USD', real: 0n, bonus: 0n, active: true, hiddenAt: null },
    ]);
    await selectWallet(database.db, player, 'EUR', at);
    expect((await wallets(database.db, player)).map(({ active }) => active)).toEqual([true, false]);
    await expect(selectWallet(database.db, player, 'JPY', at)).rejects.toThrow(UnknownWallet);
  });

  it('opens a wallet once when asked twice at the same time', async () => {
    const player = await newPlayer();
    await Promise.all(['EUR', 'EUR', 'USD', 'EUR'].map((currency) => openWallet(database.db, player, currency, at)));
    const owned = await wallets(database.db, player);
    expect(owned.map(({ currency }) => currency)).toEqual(['EUR', 'USD']);
    expect(owned.filter(({ active }) => active)).toHaveLength(1);
  });

  it('moves money once under a key, and answers alike', async () => {
    const player = await newPlayer('EUR');
    const deposit = posting(player, 'deposit:1', move(500n));
    const first = await post(database.db, deposit);
    expect(first).toMatchObject({ replayed: false, wallets: [{ currency: 'EUR', real: 500n, bonus: 0n }] });
    await post(database.db, posting(player, 'deposit:2', move(1n)));
    expect(await post(database.db, deposit)).toEqual({ ...first, replayed: true });
    await expect(post(database.db, posting(player, 'deposit:1', move(501n)))).rejects.toThrow(IdempotencyConflict);
    expect((await wallets(database.db, player))[0]?.real).toBe(501n);
  });

  it('moves money once when the same posting comes seven times at once', async () => {
    const player = await newPlayer('EUR');
    const answers = await Promise.all(
      Array.from({ length: 7 }, () => post(database.db, posting(player, 'deposit:1', move(500n)))),
    );
    expect(answers.filter(({ replayed }) => !replayed)).toHaveLength(1);
    expect(new Set(answers.map(({ transactionId }) => transactionId)).size).toBe(1);
    expect((await wallets(database.db, player))[0]?.real).toBe(500n);
  });

  it('lets one of fifty parallel withdrawals of everything through', async () => {
    const player = await newPlayer('EUR');
    await post(database.db, posting(player, 'deposit', move(100n)));
    const results = await Promise.allSettled(
      Array.from({ length: 50 }, (_, index) => post(database.db, posting(player, `withdrawal:${index}`, move(-100n)))),
    );
    const refused = results.flatMap((result): unknown[] => (result.status === 'rejected' ? [result.reason] : []));
    expect(refused).toHaveLength(49);
    expect(refused.every((reason) => reason instanceof InsufficientFunds)).toBe(true);
  });

  it('lets the transaction of the caller go on after a refusal', async () => {
    const player = await newPlayer('EUR');
    await database.db.transaction().execute(async (trx) => {
      await expect(post(trx, posting(player, 'too-much', move(-1n)))).rejects.toThrow(InsufficientFunds);
      await expect(post(trx, posting(player, 'nowhere', move(1n, 'USD')))).rejects.toThrow(UnknownWallet);
      await post(trx, posting(player, 'deposit', move(5n)));
    });
    expect((await wallets(database.db, player))[0]?.real).toBe(5n);
  });

  it('does not take real money from the bonus part, nor the other way', async () => {
    const player = await newPlayer('EUR');
    await post(database.db, posting(player, 'bonus', move(100n, 'EUR', 'bonus')));
    await expect(post(database.db, posting(player, 'withdrawal', move(-1n)))).rejects.toThrow(InsufficientFunds);
  });

  it('undoes everything with the transaction of the caller', async () => {
    const player = await newPlayer('EUR');
    const undone = database.db.transaction().execute(async (trx) => {
      await post(trx, posting(player, 'deposit', move(5n)));
      throw new Error('undo');
    });
    await expect(undone).rejects.toThrow('undo');
    expect((await wallets(database.db, player))[0]?.real).toBe(0n);
    expect(await post(database.db, posting(player, 'deposit', move(5n)))).toMatchObject({ replayed: false });
  });

  it('exchanges currencies in one posting', async () => {
    const player = await newPlayer('EUR', 'USD');
    await post(database.db, posting(player, 'deposit', move(100n)));
    const exchange = posting(player, 'exchange', [
      { account: 'player', part: 'real', currency: 'EUR', amount: -100n },
      { account: 'exchange', currency: 'EUR', amount: 100n },
      { account: 'player', part: 'real', currency: 'USD', amount: 110n },
      { account: 'exchange', currency: 'USD', amount: -110n },
    ]);
    const first = await post(database.db, exchange);
    expect(first.wallets).toEqual([
      { currency: 'EUR', real: 0n, bonus: 0n },
      { currency: 'USD', real: 110n, bonus: 0n },
    ]);
    expect(await post(database.db, exchange)).toEqual({ ...first, replayed: true });
  });

  it('refuses postings that do not add up', async () => {
    const player = await newPlayer('EUR', 'USD');
    const wrong: Entry[][] = [
      [],
      [{ account: 'player', part: 'real', currency: 'EUR', amount: 1n }],
      [...move(1n), { account: 'adjustments', currency: 'USD', amount: 1n }],
      [
        { account: 'player', part: 'real', currency: 'EUR', amount: 2n ** 53n },
        { account: 'deposits', currency: 'EUR', amount: -(2n ** 53n) },
      ],
    ];
    for (const [index, entries] of wrong.entries()) {
      await expect(post(database.db, posting(player, `wrong:${index}`, entries))).rejects.toThrow(RangeError);
    }
  });

  it('is refused by the database itself when a row does not balance or goes below zero', async () => {
    const player = await newPlayer('EUR');
    const row = {
      player_id: player,
      id: 1n,
      key: 'forged',
      kind: 'adjustment',
      body_hash: 0n,
      currency: 'EUR',
      accounts: ['real', 'fees'],
      amounts: [5n, -4n],
      real_after: 5n,
      bonus_after: 0n,
      round_id: null,
      game: null,
      reversed_by: null,
      created_at: at,
    };
    await expect(database.db.insertInto('ledger_transactions').values(row).execute()).rejects.toThrow(
      'ledger_entries_balance',
    );
    const overdraw = database.db
      .updateTable('ledger_wallets')
      .set({ real_balance: -1n })
      .where('player_id', '=', player);
    await expect(overdraw.execute()).rejects.toThrow('ledger_real_not_negative');
  });

  it('tells the player each balance, numbered without holes', async () => {
    const player = await newPlayer('EUR');
    await post(database.db, posting(player, 'deposit', move(500n)));
    await post(database.db, posting(player, 'bonus', move(50n, 'EUR', 'bonus')));
    const resume = await messagesSince(database.db, player, 1n);
    expect(resume).toMatchObject({
      kind: 'messages',
      seq: 3n,
      messages: [
        {
          seq: 2n,
          topic: 'balance',
          payload: { currency: 'EUR', amount_cents: 500, available_to_cashout_cents: 500, active: true },
        },
        { seq: 3n, payload: { amount_cents: 550, available_to_cashout_cents: 500 } },
      ],
    });
  });

  it('pages the statement from the newest on', async () => {
    const player = await newPlayer('EUR');
    for (const amount of [10n, 20n, 30n]) await post(database.db, posting(player, `deposit:${amount}`, move(amount)));
    const first = await statement(database.db, player, { limit: 2 });
    expect(first.lines).toMatchObject([
      { kind: 'deposit', realChange: 30n, real: 60n },
      { realChange: 20n, real: 30n },
    ]);
    const second = await statement(database.db, player, { limit: 2, before: first.cursor ?? 0n });
    expect(second).toMatchObject({ lines: [{ realChange: 10n, real: 10n }], cursor: null });
  });

  it('finds what was changed behind its back', async () => {
    expect(await reconcile(database.db)).toEqual({ currencies: [], wallets: [], rounds: [] });
    const player = await newPlayer('EUR');
    await database.db.updateTable('ledger_wallets').set({ real_balance: 7n }).where('player_id', '=', player).execute();
    expect((await reconcile(database.db)).wallets).toEqual([
      { playerId: player, currency: 'EUR', part: 'real', balance: '7', entries: '0' },
    ]);
  });
});
