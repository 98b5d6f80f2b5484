import type { Database } from '@cosmodrome/database';
import { eachEngine } from '@cosmodrome/database/testing';
import { ManualClock } from '@cosmodrome/rules/clock';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { fund, openBooks, waitingRounds } from '../../testing/books.ts';
import { onRound, openLedger, type Ledger, type RoundEvent } from './index.ts';
import { RoundPayload } from './round-event.ts';
import type { LedgerTables } from './tables.ts';

const START = '2026-11-18T12:00:00.000Z';

eachEngine((engine) => {
  let database: Database<LedgerTables>;
  let clock: ManualClock;
  let ledger: Ledger;
  let actions = 0;
  /** Of a new player in each test. */
  let action = { playerId: 0, currency: 'EUR', roundId: 'round', gameId: 'orbit/Lines' };

  beforeAll(async () => {
    database = await openBooks(engine);
  });
  beforeEach(async () => {
    clock = new ManualClock(START);
    ledger = openLedger({ database, clock });
    action = { ...action, playerId: action.playerId + 1 };
    await fund(database, { playerId: action.playerId, currency: 'EUR', real: 100n, bonus: 900n, at: clock.now() });
  });

  const waiting = async () => (await waitingRounds(database.db)).filter(({ playerId }) => playerId === action.playerId);
  const play = async (bet: bigint, win: bigint, finished = true): Promise<string> => {
    const actionId = `play-${(actions += 1)}`;
    const { code } = await ledger.play({ kind: 'play', ...action, actionId, bet, win, finished });
    expect(code).toBe('ok');
    return actionId;
  };
  const undo = async (originalActionId: string) => {
    const { code } = await ledger.play({
      kind: 'rollback',
      ...action,
      actionId: `undo-${originalActionId}`,
      originalActionId,
    });
    expect(code).toBe('ok');
  };
  const events = async (): Promise<RoundEvent[]> => {
    const heard: RoundEvent[] = [];
    const hear = onRound(async (round) => void heard.push(round));
    for (const message of await waiting()) {
      // Nothing but what is declared.
      RoundPayload.strict().parse(message.payload);
      await hear(message);
    }
    return heard;
  };
  const told = (state: RoundEvent['state'], bet: bigint, win: bigint, betBonus: bigint) => ({
    ...action,
    messageId: expect.any(BigInt),
    state,
    bet,
    win,
    betBonus,
    openedAt: new Date(START),
    at: expect.any(Date),
  });

  it('tells a settled round with the part of its stake that was bonus money', async () => {
    await play(1_000n, 50n);
    expect(await events()).toEqual([told('settled', 1_000n, 50n, 900n)]);
  });

  it('tells a round of several actions once, when it ends, and when it began', async () => {
    await play(50n, 0n, false);
    expect(await events()).toEqual([]);
    clock.advance(60_000);
    await play(20n, 10n);
    const heard = await events();
    expect(heard).toEqual([told('settled', 70n, 10n, 0n)]);
    expect(heard[0]?.at).toEqual(new Date('2026-11-18T12:01:00.000Z'));
  });

  it('tells a free round: a win without a stake', async () => {
    await play(0n, 75n);
    expect(await events()).toEqual([told('settled', 0n, 75n, 0n)]);
  });

  it('tells a round that was taken back', async () => {
    await undo(await play(40n, 5n));
    expect(await events()).toEqual([told('settled', 40n, 5n, 0n), told('rolled_back', 0n, 0n, 0n)]);
  });

  it('tells a round whose end was taken back, and one that was opened again and taken back while open', async () => {
    const first = await play(40n, 0n, false);
    await undo(await play(0n, 5n));
    await undo(first);
    expect((await events()).map(({ state, bet, win }) => [state, bet, win])).toEqual([
      ['settled', 40n, 5n],
      ['open', 40n, 0n],
      ['rolled_back', 0n, 0n],
    ]);
  });

  it('tells a part of a settled round that was taken back', async () => {
    const first = await play(40n, 0n, false);
    await play(30n, 5n);
    await undo(first);
    expect(await events()).toEqual([told('settled', 70n, 5n, 0n), told('settled', 30n, 5n, 0n)]);
  });

  it('refuses a message of another shape', async () => {
    await play(40n, 5n);
    const [message] = await waiting();
    if (!message) throw new Error('nothing was told');
    const hear = onRound(() => Promise.resolve());
    const change = (changed: object) => ({ ...message, payload: { ...(message.payload as object), ...changed } });
    await expect(hear(change({ state: 'lost' }))).rejects.toThrow();
    await expect(hear(change({ bet: 0.5 }))).rejects.toThrow();
    await expect(hear(change({ round_id: undefined }))).rejects.toThrow();
  });

  it('gives all subscribers the same parsed round', async () => {
    await play(40n, 5n);
    const heard: RoundEvent[] = [];
    const hear = onRound(async (round) => void heard.push(round));
    for (const message of await waiting()) for (let times = 0; times < 2; times += 1) await hear(message);
    expect(heard).toHaveLength(2);
    expect(heard[0]).toBe(heard[1]);
  });
});
