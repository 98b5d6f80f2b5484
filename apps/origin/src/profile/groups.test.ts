import { beforeAll, describe, expect, test } from 'vitest';
import { anyEngine } from '@cosmodrome/database/testing';
import { startOrigin, type TestOrigin } from '../../testing/origin.ts';

anyEngine((engine) => {
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
      const all = (await client.call('profile.statuses')).body;
      expect(all.filter(({ writable }) => writable).map(({ id }) => id)).toEqual(['859', '1056']);
      for (const { id, writable } of all) {
        const answer = await client.call('profile.addGroups', { body: { groups: { add: [id] } } });
        expect([id, answer.status]).toEqual([id, writable ? 200 : 422]);
        if (!writable) expect(answer.errors).toHaveProperty('groups.group_forbidden');
      }
      const { statuses } = (await client.call('profile.player')).body as typeof player;
      expect(statuses.map(({ id }) => id).sort()).toEqual(
        [...player.statuses.map(({ id }) => id), '859', '1056'].sort(),
      );
    });

    test('may come with the registration; others are passed over', async () => {
      const { player } = await origin.signUp({ groups: [859, '21', '759'] });
      expect(player.groups).toContain('859');
      expect(player.groups).toEqual(player.statuses.map(({ id }) => id));
      expect(player).toMatchObject({ level: 1, vip: false, manager: null, user_id: player.id, sumsub_verified: false });
      expect(player.groups.some((id) => id === '21' || id === '759')).toBe(false);
    });

    test('come all or not at all, twice as once, as text or as a number, and are not taken back', async () => {
      const { client, player } = await origin.signUp();
      const change = (groups: { add: (string | number)[]; remove?: string[] }) =>
        client.call('profile.addGroups', { body: { groups } });
      expect((await change({ add: ['859', '21'] })).status).toBe(422);
      expect((await change({ add: [], remove: ['1117'] })).status).toBe(422);
      expect((await client.call('profile.player')).body).toMatchObject({ statuses: player.statuses });
      const first = await change({ add: [859] });
      expect((await change({ add: ['859'] })).body).toEqual(first.body);
      expect(first.body.statuses).toHaveLength(player.statuses.length + 1);
      expect((await change({ add: [], remove: ['859'] })).status).toBe(422);
    });
  });
});
