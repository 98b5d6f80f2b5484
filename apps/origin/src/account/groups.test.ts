import { beforeAll, describe, expect, test } from 'vitest';
import { eachEngine } from '@cosmodrome/database/testing';
import { PASSWORD, startOrigin, type TestOrigin } from '../../testing/origin.ts';
import { sharedDevices } from './index.ts';

const MARK = 'a'.repeat(32);

eachEngine((engine) => {
  let origin: TestOrigin;
  beforeAll(async () => {
    origin = await startOrigin({ engine, env: { REGISTRATION_VARIANTS: 'true' } });
    return () => origin.close();
  }, 60_000);

  test('under the test every player is in one of its groups, by the id', async () => {
    for (let count = 0; count < 4; count += 1) {
      const { player } = await origin.signUp();
      const groups = player.statuses.map(({ id }) => id);
      expect(groups.filter((id) => id === '543' || id === '544')).toEqual([player.id % 2 === 1 ? '544' : '543']);
    }
  });

  describe('groups that a client adds', () => {
    test('are those that note a popup as shown, and no other one there is', async () => {
      const { client, player } = await origin.signUp();
      const all = (await client.call('account.statuses')).body;
      expect(all.filter(({ writable }) => writable).map(({ id }) => id)).toEqual(['859', '1056']);
      for (const { id, writable } of all) {
        const answer = await client.call('account.addGroups', { body: { groups: { add: [id] } } });
        expect([id, answer.status]).toEqual([id, writable ? 200 : 422]);
        if (!writable) expect(answer.errors).toHaveProperty('groups.group_forbidden');
      }
      const { statuses } = (await client.call('account.player')).body as typeof player;
      expect(statuses.map(({ id }) => id).sort()).toEqual(
        [...player.statuses.map(({ id }) => id), '859', '1056'].sort(),
      );
    });

    test('come all or not at all, twice as once, as text or as a number, and are not taken back', async () => {
      const { client, player } = await origin.signUp();
      const change = (groups: { add: (string | number)[]; remove?: string[] }) =>
        client.call('account.addGroups', { body: { groups } });
      expect((await change({ add: ['859', '21'] })).status).toBe(422);
      expect((await change({ add: [], remove: ['1117'] })).status).toBe(422);
      expect((await client.call('account.player')).body).toMatchObject({ statuses: player.statuses });
      const first = await change({ add: [859] });
      expect((await change({ add: ['859'] })).body).toEqual(first.body);
      expect(first.body.statuses).toHaveLength(player.statuses.length + 1);
      expect((await change({ add: [], remove: ['859'] })).status).toBe(422);
    });
  });

  describe('the mark of a device', () => {
    test('shows which accounts share one, whichever way they came, and keeps nobody out', async () => {
      const first = await origin.signUp({ dfpc: MARK });
      const second = await origin.signUp({ dfpc: 'not a mark' });
      expect(await sharedDevices(origin.core.database.db)).toEqual([]);
      const user = { email: second.player.email, password: PASSWORD, dfpc: MARK };
      expect((await origin.client().call('account.signIn', { body: { user } })).status).toBe(201);
      const [shared, ...others] = await sharedDevices(origin.core.database.db);
      expect(shared).toMatchObject({ device: MARK, players: [first.player.id, second.player.id] });
      expect(others).toEqual([]);
    });

    test('stays with the session when its token changes', async () => {
      const { client, player } = await origin.signUp({ dfpc: 'b'.repeat(32) });
      const user = { current_password: PASSWORD, password: 'Other-2026!!', password_confirmation: 'Other-2026!!' };
      expect((await client.call('account.changePassword', { body: { user } })).status).toBe(200);
      const { db } = origin.core.database;
      const rows = await db
        .selectFrom('sessions')
        .select(['device', 'ended_at'])
        .where('player_id', '=', player.id)
        .execute();
      expect(rows.filter(({ ended_at }) => ended_at === null).map(({ device }) => device)).toEqual(['b'.repeat(32)]);
    });
  });
});
