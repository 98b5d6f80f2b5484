import { tablesOf } from '@cosmodrome/database';
import { beforeAll, describe, expect, test } from 'vitest';
import { anyEngine } from '@cosmodrome/database/testing';
import type { TestClient } from '../../testing/client.ts';
import { PASSWORD, startOrigin, type TestOrigin } from '../../testing/origin.ts';
import { RESTORE_IDS_MOST } from './restore-ids.ts';
import type { ContactTables } from './tables.ts';

anyEngine((engine) => {
  let origin: TestOrigin;
  beforeAll(async () => {
    origin = await startOrigin({ engine });
    return () => origin.close();
  }, 60_000);

  const question = { requestId: 'q-1', type: 'restore' };
  const get = (client: TestClient, internalId: string | number, project = 'casino') =>
    client.call('contact.restoreId', { body: { ...question, data: { internalId, project } } });
  const set = (client: TestClient, internalId: string | number, restoreId: string, project = 'casino') =>
    client.call('contact.setRestoreId', { body: { ...question, data: { internalId, project, restoreId } } });

  describe('the id of a conversation', () => {
    test('is there again for its player, by project, and the last one counts', async () => {
      const { client, player } = await origin.signUp();
      expect((await get(client, player.id)).body).toEqual({
        ...question,
        data: { project: 'casino', restoreId: null },
      });
      await set(client, player.id, 'first');
      await set(client, String(player.id), 'second');
      await set(client, player.id, 'elsewhere', 'sports');
      expect((await get(client, String(player.id))).body.data.restoreId).toBe('second');
      expect((await get(client, player.id, 'sports')).body.data.restoreId).toBe('elsewhere');
      const data = (await client.call('profile.ownData')).body;
      expect(JSON.stringify(data['chats'])).toContain('second');
    });

    test('is nobody else’s to read or to write, whatever the body says', async () => {
      const [one, other] = [await origin.signUp(), await origin.signUp()];
      await set(one.client, one.player.id, 'private');
      expect((await get(other.client, one.player.id)).status).toBe(404);
      expect((await set(other.client, one.player.id, 'stolen')).status).toBe(404);
      expect((await get(other.client, other.player.id)).body.data.restoreId).toBeNull();
      expect((await get(origin.client(), one.player.id)).status).toBe(401);
      expect((await get(one.client, one.player.id)).body.data.restoreId).toBe('private');
    });

    test.each(['', 'x'.repeat(129), '<b>', 'a b'])('is not kept as %j', async (wrong) => {
      const { client, player } = await origin.signUp();
      expect((await set(client, player.id, wrong)).status).toBe(422);
      expect((await set(client, player.id, 'fine', 'x'.repeat(65))).status).toBe(422);
      expect((await get(client, player.id)).body.data.restoreId).toBeNull();
    });

    test('does not pile up: the oldest makes room', async () => {
      const { client, player } = await origin.signUp();
      for (let each = 0; each <= RESTORE_IDS_MOST; each += 1) {
        origin.clock.advance(1_000);
        await set(client, player.id, 'id', `project-${each}`);
      }
      expect((await get(client, player.id, 'project-0')).body.data.restoreId).toBeNull();
      expect((await get(client, player.id, 'project-1')).body.data.restoreId).toBe('id');
      expect((await get(client, player.id, `project-${RESTORE_IDS_MOST}`)).body.data.restoreId).toBe('id');
    });

    test('goes when the account is closed', async () => {
      const { client, player } = await origin.signUp();
      await set(client, player.id, 'id');
      expect((await client.call('identity.close', { body: { user: { current_password: PASSWORD } } })).status).toBe(
        204,
      );
      const db = tablesOf<ContactTables>(origin.core.database.db);
      const rows = db.selectFrom('restore_ids').where('player_id', '=', player.id);
      expect(await rows.selectAll().execute()).toEqual([]);
    });
  });
});
