import { anyEngine } from '@cosmodrome/database/testing';
import { ManualClock } from '@cosmodrome/rules/clock';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startCasino, type TestCasino } from '../../testing/casino.ts';
import type { TestClient } from '../../testing/client.ts';
import { standInRegister } from '../adapters/exclusion-register/stand-in.ts';

const CW = 'cosmodrome.example';
const EE = 'ee.cosmodrome.example';
const NUMBER = '38001085718';

/** The way to the betting site, which asks nobody itself: closed by what closes games for money. */
anyEngine((engine) => {
  let casino: TestCasino;
  beforeAll(async () => {
    casino = await startCasino({ engine, clock: new ManualClock('2026-11-21T12:00:00Z') });
  }, 60_000);
  afterAll(() => casino.close());

  const openedOn = async (host: string): Promise<TestClient> =>
    (await casino.signUp({}, casino.client({ host }))).client;
  const tell = (client: TestClient, player: { personal_id_number?: string; date_of_birth?: string }) =>
    client.call('profile.updatePlayer', { body: { player } });
  const closed = async (client: TestClient, host = client.host) => {
    client.host = host;
    return (await client.call('limits.betting')).body.closed;
  };
  const register = () => standInRegister(casino.core.database.db, casino.clock, casino.core.secret);

  describe('under a licence without a register', () => {
    it('is open, except on a break', async () => {
      const client = await openedOn(CW);
      expect(await closed(client)).toBeNull();
      await client.call('limits.set', { body: { user_limit: { type: 'coolingoff', period: 'day' } } });
      expect(await closed(client)).toBe('break');
    });

    it('asks no register, whomever it has', async () => {
      const client = await openedOn(CW);
      await tell(client, { personal_id_number: NUMBER });
      await register().ban(NUMBER, 6);
      try {
        expect(await closed(client)).toBeNull();
      } finally {
        await register().lift(NUMBER);
      }
    });
  });

  describe('where the account or the host has a register asked', () => {
    it('waits for the number that it knows people by', async () => {
      const client = await openedOn(EE);
      await tell(client, { date_of_birth: '1980-01-08' });
      expect(await closed(client)).toBe('details');
      await tell(client, { personal_id_number: NUMBER });
      expect(await closed(client)).toBeNull();
    });

    it('is closed by an entry, on the home host and on another, until the entry is gone', async () => {
      const client = await openedOn(EE);
      await tell(client, { personal_id_number: NUMBER, date_of_birth: '1980-01-08' });
      await register().ban(NUMBER, 6);
      expect([await closed(client), await closed(client, CW)]).toEqual(['register', 'register']);
      await register().lift(NUMBER);
      expect([await closed(client, EE), await closed(client, CW)]).toEqual([null, null]);
    });

    it('holds accounts from elsewhere to it as well, and to the age', async () => {
      const client = await openedOn(CW);
      expect(await closed(client, EE)).toBe('details');
      await tell(client, { personal_id_number: NUMBER, date_of_birth: '2006-01-08' });
      expect([await closed(client, EE), await closed(client, CW)]).toEqual(['age', null]);
    });

    it('opens to nobody while the register does not answer', async () => {
      const client = await openedOn(EE);
      await tell(client, { personal_id_number: NUMBER, date_of_birth: '1980-01-08' });
      await sql`alter table register_bans rename to register_bans_away`.execute(casino.core.database.db);
      try {
        const asked = await client.call('limits.betting');
        expect([asked.status, asked.errors]).toEqual([503, { base: { register_unavailable: expect.any(String) } }]);
      } finally {
        await sql`alter table register_bans_away rename to register_bans`.execute(casino.core.database.db);
      }
      expect(await closed(client)).toBeNull();
    });
  });

  it('is asked by players only', async () => {
    expect((await casino.client().call('limits.betting')).status).toBe(401);
  });
});
