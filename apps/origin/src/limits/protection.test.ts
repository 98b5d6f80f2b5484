import type { Protection } from '@cosmodrome/contract/http/protection';
import { anyEngine } from '@cosmodrome/database/testing';
import { DAY_MS, HOUR_MS } from '@cosmodrome/rules/durations';
import { ASSESSMENT_QUESTIONS, type Assessment, type AssessmentAnswer } from '@cosmodrome/rules/limits/self-assessment';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startCasino, type TestCasino } from '../../testing/casino.ts';
import type { TestClient } from '../../testing/client.ts';
import { PASSWORD, prepareDeposit, tellDetails } from '../../testing/origin.ts';
import { testPayments } from '../../testing/payments.ts';
import { standInRegister } from '../adapters/exclusion-register/stand-in.ts';

const START = '2026-11-21T12:00:00Z';
const DEPOSIT = { action: 'deposit', method: 'card', currency: 'EUR', amount_cents: 5_000 } as const;

const all = (answer: AssessmentAnswer): Assessment =>
  Object.fromEntries(ASSESSMENT_QUESTIONS.map((question) => [question, answer])) as unknown as Assessment;

anyEngine((engine) => {
  let casino: TestCasino;
  beforeAll(async () => {
    casino = await startCasino({ engine, more: [testPayments().system], complete: true });
  }, 60_000);
  afterAll(() => casino.close());
  beforeEach(() => casino.clock.set(START));

  const protection = async (client: TestClient): Promise<Protection> => (await client.call('limits.protection')).body;
  const player = async (): Promise<{ client: TestClient; playerId: number; email: string }> => {
    const { client, player: row } = await casino.signUp();
    return { client, playerId: row.id, email: row.email };
  };
  /** The same player once more: sessions end while the clock moves. */
  const again = async (email: string, on = casino): Promise<TestClient> => {
    const client = on.client();
    const answer = await client.call('identity.signIn', { body: { user: { email, password: PASSWORD } } });
    expect(answer.status).toBe(201);
    return client;
  };
  const lossOf = (cents: number) => ({
    user_limit: {
      type: 'loss' as const,
      period: 'day' as const,
      accounts: [{ currency: 'EUR', amount_cents: cents }],
    },
  });
  /** Payments as they ended, written down without the provider. */
  const payments = async (playerId: number, count: number, action: string, state: string): Promise<void> => {
    for (let made = 0; made < count; made += 1) {
      await sql`insert into payments (player_id, id, action, state, method, provider, currency, amount_cents,
          requested_cents, locale, created_at)
        values (${playerId}, ${`${state}-${playerId}-${made}`}, ${action}, ${state}, 'card', 'test', 'EUR', 100, 100, 'en',
          ${casino.clock.now()})`.execute(casino.core.database.db);
    }
  };

  describe('the question about limits', () => {
    it('is due before the first deposit, rests once answered, and comes anew after half a year', async () => {
      const { client, email } = await player();
      expect((await protection(client)).prompt).toBe('first');
      expect((await client.call('limits.answerPrompt')).body.prompt).toBeNull();
      casino.clock.set('2027-05-21T10:59:00Z');
      expect((await protection(await again(email))).prompt).toBeNull();
      casino.clock.set('2027-05-21T11:00:00Z');
      const later = await again(email);
      expect((await protection(later)).prompt).toBe('review');
      expect((await later.call('limits.answerPrompt')).body.prompt).toBeNull();
    });

    it('is answered by setting a limit of money, and by nothing else that is set', async () => {
      const { client } = await player();
      await client.call('limits.set', { body: { user_limit: { type: 'session', minutes: 60 } } });
      expect((await protection(client)).prompt).toBe('first');
      await client.call('limits.set', { body: lossOf(5_000) });
      expect((await protection(client)).prompt).toBeNull();
    });

    it('is asked by the origin too: no first deposit begins before it is answered', async () => {
      const { client } = await player();
      await tellDetails(client);
      const refused = await client.call('cashbox.start', { body: DEPOSIT });
      expect([refused.status, refused.errors]).toMatchObject([
        422,
        { base: { limit_question_due: expect.any(String) } },
      ]);
      expect((await client.call('cashbox.payments')).body).toEqual([]);
      await client.call('limits.set', { body: { user_limit: { type: 'session', minutes: 60 } } });
      expect((await client.call('cashbox.start', { body: DEPOSIT })).status).toBe(422);
      await client.call('limits.answerPrompt');
      expect((await client.call('cashbox.start', { body: DEPOSIT })).status).toBe(201);
    });

    it('comes after who pays is known, also for somebody who sends the call alone', async () => {
      const { client } = await player();
      await client.call('limits.answerPrompt');
      const refused = await client.call('cashbox.start', { body: DEPOSIT });
      expect([refused.status, refused.errors]).toMatchObject([422, { first_name: { required: expect.any(String) } }]);
    });

    it('is the player’s own', async () => {
      const mine = await player();
      const other = await player();
      await mine.client.call('limits.answerPrompt');
      expect((await protection(other.client)).prompt).toBe('first');
      expect((await casino.client().call('limits.answerPrompt')).status).toBe(401);
    });
  });

  describe('offers are held back', () => {
    it('from who takes a break, until it is over', async () => {
      const { client, email } = await player();
      expect((await protection(client)).suppression).toBeNull();
      await client.call('limits.set', { body: { user_limit: { type: 'coolingoff', period: 'day' } } });
      expect((await protection(client)).suppression).toBe('excluded');
      casino.clock.advance(DAY_MS);
      expect((await protection(await again(email))).suppression).toBeNull();
    });

    it('from who is at a limit, until it renews', async () => {
      const { client, playerId } = await casino.player();
      await client.call('limits.set', { body: lossOf(300) });
      const session = await casino.openGame(client, 'orbit/RocketX');
      await casino.studio.play(session, { round_id: `p-${session.session_id}`, bet: 300 });
      expect((await protection(client)).suppression).toBe('limit_reached');
      const { rows } = await sql<{ email: string }>`select email from players where id = ${playerId}`.execute(
        casino.core.database.db,
      );
      casino.clock.advance(DAY_MS);
      expect((await protection(await again(rows[0]?.email ?? ''))).suppression).toBeNull();
    });

    it('from who sees signs of harm in a self-assessment, of which only the sum is kept', async () => {
      const { client, email, playerId } = await player();
      const calm = await client.call('limits.assess', { body: { answers: all('never') } });
      expect(calm.body).toMatchObject({ suppression: null, self_assessment: { band: 'calm' } });
      casino.clock.advance(1_000);
      const grave = await client.call('limits.assess', { body: { answers: all('often') } });
      expect(grave.body).toMatchObject({ suppression: 'assessment', self_assessment: { band: 'act' } });
      const { rows } = await sql<object>`select * from self_assessments where player_id = ${playerId}`.execute(
        casino.core.database.db,
      );
      expect(rows.map((row) => Object.keys(row).toSorted())).toEqual(
        Array(2).fill(['band', 'player_id', 'score', 'taken_at']),
      );
      casino.clock.advance(30 * DAY_MS);
      expect((await protection(await again(email))).suppression).toBeNull();
    });

    it('an answer that is missing or made up is refused', async () => {
      const { client } = await player();
      const { longer: _longer, ...incomplete } = all('never');
      const body = { answers: incomplete as Assessment };
      expect((await client.call('limits.assess', { body })).status).toBe(422);
    });
  });

  describe('signs of harm', () => {
    const marked = async (client: TestClient) => {
      await casino.core.relay.drain();
      return (await protection(client)).markers;
    };

    it('are found when deposits follow each other, or fail, or withdrawals are taken back', async () => {
      const { client, playerId } = await player();
      await payments(playerId, 7, 'deposit', 'succeeded');
      await payments(playerId, 4, 'deposit', 'declined');
      await payments(playerId, 2, 'cashout', 'recalled');
      await prepareDeposit(client);
      // The next deposit is told to whoever watches; it has failed the fifth time.
      const started = await client.call('cashbox.start', { body: DEPOSIT });
      expect(started.status).toBe(201);
      expect(await marked(client)).toEqual(['failed_deposits']);
      expect((await protection(client)).suppression).toBe('markers');
    });

    it('are found when limits are raised again and again', async () => {
      const { client } = await player();
      await client.call('limits.set', { body: lossOf(1_000) });
      for (const cents of [2_000, 3_000]) await client.call('limits.set', { body: lossOf(cents) });
      expect(await marked(client)).toEqual([]);
      await client.call('limits.set', { body: lossOf(4_000) });
      expect(await marked(client)).toEqual(['looser_limits']);
    });

    it('are found when somebody plays half of a day’s hours', async () => {
      const { client, playerId } = await casino.player();
      const { rows } = await sql<{ email: string }>`select email from players where id = ${playerId}`.execute(
        casino.core.database.db,
      );
      const email = rows[0]?.email ?? '';
      const hours = async (from: number, to: number): Promise<TestClient> => {
        let now = client;
        for (let hour = from; hour < to; hour += 1) {
          casino.clock.set(new Date(Date.parse(START) + hour * HOUR_MS).toISOString());
          now = await again(email);
          const session = await casino.openGame(now, 'orbit/RocketX');
          await casino.studio.play(session, { bet: 10 });
        }
        return now;
      };
      expect(await marked(await hours(0, 11))).toEqual([]);
      expect(await marked(await hours(11, 12))).toEqual(['long_play']);
    });
  });

  describe('the national register', () => {
    let strict: TestCasino;
    beforeAll(async () => {
      strict = await startCasino({ engine, more: [testPayments().system], env: { LICENCE: 'EE' }, complete: true });
    }, 60_000);
    afterAll(() => strict.close());
    beforeEach(() => strict.clock.set(START));

    const launch = (client: TestClient) =>
      client.call('play.launch', {
        params: { producer: 'orbit', name: 'rocket-x' },
        body: { mode: 'real', currency: 'EUR' },
      });
    const register = () => standInRegister(strict.core.database.db, strict.clock, strict.core.secret);
    const tell = (client: TestClient, number: string) =>
      client.call('profile.updatePlayer', { body: { player: { personal_id_number: number } } });

    it('is asked by the personal number, which is asked for before money is played with or paid in', async () => {
      const { client } = await strict.player();
      const required = { personal_id_number: { required: expect.any(String) } };
      expect((await launch(client)).errors).toEqual(required);
      expect((await client.call('cashbox.start', { body: DEPOSIT })).errors).toEqual(required);
      expect((await tell(client, '38001085718')).status).toBe(200);
      expect((await launch(client)).status).toBe(201);
      expect((await client.call('cashbox.start', { body: DEPOSIT })).status).toBe(201);
    });

    it('closes games, deposits and offers from the ban on, and only as long as it lasts', async () => {
      const { client, player: row } = await strict.signUp();
      await strict.fund(row.id, 'EUR', 10_000n);
      await tell(client, '38001085729');
      expect((await protection(client)).suppression).toBeNull();
      await register().ban('38001085729', 6);
      expect((await launch(client)).errors).toEqual({ base: { register_banned: expect.any(String) } });
      expect((await client.call('cashbox.start', { body: DEPOSIT })).errors).toHaveProperty('base.register_banned');
      expect((await protection(client)).suppression).toBe('register');
      const demo = await client.call('play.launch', {
        params: { producer: 'orbit', name: 'rocket-x' },
        body: { mode: 'demo' },
      });
      expect(demo.status).toBe(201);
      strict.clock.set('2027-05-21T11:59:59Z');
      expect((await launch(await again(row.email, strict))).status).toBe(422);
      strict.clock.set('2027-05-21T12:00:00Z');
      expect((await launch(await again(row.email, strict))).status).toBe(201);
    });

    it('a shorter ban does not end a longer one; the register knows no numbers', async () => {
      const long = await register().ban('38001085730', 36);
      expect(await register().ban('38001085730', 6)).toEqual(long);
      const { rows } = await sql<{ text: string }>`select r::text as text from register_bans r`.execute(
        strict.core.database.db,
      );
      expect(rows.some(({ text }) => text.includes('38001085730'))).toBe(false);
      expect(await register().lift('38001085730')).toBe(true);
      expect(await register().bannedUntil('38001085730')).toBeNull();
    });

    it('nobody plays while it does not answer', async () => {
      const { client } = await strict.player();
      await tell(client, '38001085741');
      await sql`alter table register_bans rename to register_bans_away`.execute(strict.core.database.db);
      try {
        const refused = await launch(client);
        expect([refused.status, refused.errors]).toEqual([503, { base: { register_unavailable: expect.any(String) } }]);
        expect((await protection(client)).suppression).toBe('register');
      } finally {
        await sql`alter table register_bans_away rename to register_bans`.execute(strict.core.database.db);
      }
      expect((await launch(client)).status).toBe(201);
    });

    it('every session is counted down there, elsewhere only one with a limit', async () => {
      const { client } = await strict.player();
      expect((await protection(client)).session_ends_at).toBe('2026-11-22T00:00:00.000Z');
      const { client: elsewhere } = await casino.player();
      expect((await protection(elsewhere)).session_ends_at).toBeNull();
      await elsewhere.call('limits.set', { body: { user_limit: { type: 'session', minutes: 60 } } });
      expect((await protection(elsewhere)).session_ends_at).toBe('2026-11-21T13:00:00.000Z');
    });
  });

  it('what is kept of all this comes with one’s own data', async () => {
    const { client } = await player();
    await client.call('limits.set', { body: lossOf(1_000) });
    await client.call('limits.assess', { body: { answers: all('sometimes') } });
    const own = (await client.call('profile.ownData')).body as Record<string, unknown[]>;
    expect(own['limits']).toHaveLength(1);
    expect(own['self_assessments']).toMatchObject([{ band: 'act' }]);
    expect(own['signs_of_harm']).toEqual([]);
  });
});
