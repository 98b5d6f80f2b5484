import { anyEngine } from '@cosmodrome/database/testing';
import { ManualClock } from '@cosmodrome/rules/clock';
import { MINUTE_MS } from '@cosmodrome/rules/durations';
import { ASSESSMENT_QUESTIONS, type Assessment } from '@cosmodrome/rules/limits/self-assessment';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startCasino, type TestCasino } from '../../testing/casino.ts';
import type { TestClient } from '../../testing/client.ts';
import { systems } from '../generated/systems.ts';

const OFFERED_MS = 10 * MINUTE_MS;

anyEngine((engine) => {
  let casino: TestCasino;
  beforeAll(async () => {
    casino = await startCasino({ engine, clock: new ManualClock('2026-11-18T12:00:00Z') });
  }, 60_000);
  afterAll(() => casino.close());

  let keys = 0;
  const offer = async (playerId: number, kind: 'money' | 'points' = 'money'): Promise<void> => {
    const at = casino.clock.now();
    await casino.core.prizes.grant(casino.core.database.db, {
      playerId,
      prize: kind === 'money' ? { kind, amounts: { EUR: 250 }, wager: 0 } : { kind, chargeable: 40, persistent: 0 },
      source: 'tests',
      key: `tests:${(keys += 1)}`,
      at,
      lifecycle: { offeredUntil: new Date(at.getTime() + OFFERED_MS) },
      titles: { en: 'A present', de: 'Ein Präsent' },
    });
  };
  const list = async (client: TestClient) => (await client.call('gifts.list')).body;
  const prizesOf = async (client: TestClient) => (await list(client)).filter(({ kind }) => kind === 'prize');
  const take = (client: TestClient, id: string | undefined) =>
    client.call('gifts.take', { params: { id: Number(id) } });
  const refuseIt = (client: TestClient, id: string | undefined) =>
    client.call('gifts.refuse', { params: { id: Number(id) } });
  const refusal = (answer: { status: number; raw: unknown }) => [
    answer.status,
    Object.values((answer.raw as { errors: Record<string, object> }).errors).flatMap((field) => Object.keys(field)),
  ];
  const money = async (client: TestClient) => (await client.call('money.accounts')).body[0]?.amount_cents;
  const agree = async () => {
    const db = casino.core.database.db;
    for (const { reconcile } of systems) expect(Object.values((await reconcile?.(db)) ?? {}).flat()).toEqual([]);
  };

  it('lists what waits of every system in one shape, in the language of the caller', async () => {
    const { client, playerId } = await casino.player(0n);
    await client.call('bonuses.coupon', { body: { coupon_code: 'STARDUST' } });
    await offer(playerId);
    const all = await list(client);
    expect(
      all.map(({ kind, type, stage }) => [kind, type, stage].join(' ')).toSorted((a, b) => (a < b ? -1 : 1)),
    ).toEqual(['bonus NonDeposit issued', 'deposit Deposit issued', 'deposit Deposit issued', 'prize Cash issued']);
    expect(all.find(({ kind }) => kind === 'prize')).toMatchObject({
      title: 'A present',
      currency: 'EUR',
      amount_cents: 250,
      activatable: true,
      cancelable: true,
      bonuses: [{ type: 'money' }],
    });
    const bonus = all.find(({ kind }) => kind === 'bonus');
    expect(bonus).toMatchObject({ currency: 'EUR', amount_cents: 1_000, terms: { wager: 5, max_bet_cents: 500 } });
    expect(all.find(({ id }) => id === 'refuel')).toMatchObject({
      amount_cents: 2_500,
      activatable: false,
      terms: { share_bp: 2_500, least_deposit_cents: 1_000, wager: 5, days_to_wager: 14 },
    });
  });

  it('gives what is taken once, however often and at the same time', async () => {
    const { client, playerId } = await casino.player(0n);
    await offer(playerId);
    const [gift] = await prizesOf(client);
    const answers = await Promise.all(Array.from({ length: 12 }, () => take(client, gift?.id)));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 204));
    expect(await money(client)).toBe(250);
    expect((await prizesOf(client)).map(({ stage }) => stage)).toEqual(['finished']);
    expect(refusal(await refuseIt(client, gift?.id))).toEqual([422, ['gift_gone']]);
    await agree();
  });

  it('gives nothing of what was refused, and of what nobody took in time', async () => {
    const { client, playerId } = await casino.player(0n);
    await offer(playerId);
    const [gift] = await prizesOf(client);
    expect((await refuseIt(client, gift?.id)).status).toBe(204);
    expect((await refuseIt(client, gift?.id)).status).toBe(204);
    expect(refusal(await take(client, gift?.id))).toEqual([422, ['gift_gone']]);
    casino.clock.advance(1_000);
    await offer(playerId, 'points');
    const [points] = await prizesOf(client);
    casino.clock.advance(OFFERED_MS);
    expect((await prizesOf(client)).map(({ stage, activatable }) => [stage, activatable])).toEqual([
      ['expired', false],
      ['canceled', false],
    ]);
    expect(refusal(await take(client, points?.id))).toEqual([422, ['gift_gone']]);
    expect(await money(client)).toBe(0);
    await agree();
  });

  it('knows no gift of somebody else', async () => {
    const [owner, other] = [await casino.player(0n), await casino.player(0n)];
    await offer(owner.playerId);
    const [gift] = await prizesOf(owner.client);
    expect((await take(other.client, gift?.id)).status).toBe(404);
    expect((await refuseIt(other.client, gift?.id)).status).toBe(404);
    expect((await casino.client().call('gifts.list')).status).toBe(401);
    expect((await prizesOf(owner.client)).map(({ stage }) => stage)).toEqual(['issued']);
    expect(await money(other.client)).toBe(0);
  });

  it('takes nothing for who is held back, and shows nothing', async () => {
    const { client, playerId } = await casino.player(0n);
    await offer(playerId);
    const [gift] = await prizesOf(client);
    const answers = Object.fromEntries(ASSESSMENT_QUESTIONS.map((question) => [question, 'often'])) as Assessment;
    await client.call('limits.assess', { body: { answers } });
    expect(await list(client)).toEqual([]);
    expect((await take(client, gift?.id)).status).toBeGreaterThanOrEqual(400);
    expect(await money(client)).toBe(0);
    // To refuse it is always possible.
    expect((await refuseIt(client, gift?.id)).status).toBe(204);
  });

  it('says what the operator says of a group key, and forgets a removable gift that was refused', async () => {
    const { client, playerId } = await casino.player(0n);
    const at = casino.clock.now();
    await casino.core.prizes.grant(casino.core.database.db, {
      playerId,
      prize: { kind: 'wheelspins', group_key: 'wheel-level', count: 1 },
      source: 'tests',
      key: 'tests:wheel',
      at,
      lifecycle: { offeredUntil: new Date(at.getTime() + OFFERED_MS) },
    });
    const [note] = (await client.call('gifts.additional')).body;
    const [gift] = await prizesOf(client);
    expect(gift).toMatchObject({ group_key: 'wheel-level', removable: true, note: note?.text });
    expect((await client.call('gifts.modified')).body.removable).toContain(gift?.group_key);
    await refuseIt(client, gift?.id);
    expect(await prizesOf(client)).toEqual([]);
  });
});
