import { createHash } from 'node:crypto';
import { inTransaction, tablesOf } from '@cosmodrome/database';
import { anyEngine } from '@cosmodrome/database/testing';
import { drawByWeight } from '@cosmodrome/fairness';
import { ManualClock } from '@cosmodrome/rules/clock';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startCasino, type TestCasino } from '../../testing/casino.ts';
import { commitSeed, drawOne } from './index.ts';
import { reconcileDraws } from './reconcile.ts';
import type { DrawTables } from './tables.ts';

const table = { name: 'box test', weights: [46, 30, 18, 6] };

anyEngine((engine) => {
  let casino: TestCasino;
  beforeAll(async () => {
    casino = await startCasino({ engine, clock: new ManualClock('2026-11-03T12:00:00Z') });
  }, 60_000);
  afterAll(() => casino.close());

  const db = () => casino.core.database.db;
  const now = () => casino.clock.now();
  const draw = (playerId: number, key: string, from = table) =>
    drawOne(db(), { playerId, key, table: from, at: now() });

  it('draws nothing before its player could read what was committed to', async () => {
    const { client, playerId } = await casino.player(0n);
    await expect(draw(playerId, 'test:1')).rejects.toThrow('nothing was committed');
    const { body } = await client.call('draws.list');
    expect(body).toMatchObject({ next_nonce: 0, draws: [] });
    await draw(playerId, 'test:1');
    expect((await client.call('draws.list')).body.server_seed_hash).toBe(body.server_seed_hash);
  });

  it('draws once for a key, also fifty times at once, and never from another table', async () => {
    const { client, playerId } = await casino.player(0n);
    await commitSeed(db(), { playerId, at: now() });
    const all = await Promise.all(Array.from({ length: 50 }, () => draw(playerId, 'test:1')));
    expect(new Set(all.map(({ picked }) => picked)).size).toBe(1);
    const { body } = await client.call('draws.list');
    expect(body.next_nonce).toBe(1);
    expect(body.draws).toMatchObject([{ key: 'test:1', table_name: 'box test', nonce: 0, server_seed: null }]);
    await expect(draw(playerId, 'test:1', { ...table, weights: [1, 0, 0, 0] })).rejects.toThrow('another table');
  });

  it('leaves no trace of a draw whose transaction fails', async () => {
    const { client, playerId } = await casino.player(0n);
    await commitSeed(db(), { playerId, at: now() });
    const fails = inTransaction<DrawTables, void>(db(), async (trx) => {
      await drawOne(trx, { playerId, key: 'test:1', table, at: now() });
      throw new Error('stop');
    });
    await expect(fails).rejects.toThrow('stop');
    expect((await client.call('draws.list')).body).toMatchObject({ next_nonce: 0, draws: [] });
  });

  it('reveals a seed when asked, after which everything can be recomputed', async () => {
    const { client, playerId } = await casino.player(0n);
    const other = await casino.player(0n);
    await commitSeed(db(), { playerId, at: now() });
    await commitSeed(db(), { playerId: other.playerId, at: now() });
    for (let made = 0; made < 5; made += 1) await draw(playerId, `test:${made}`);
    await draw(other.playerId, 'test:0');
    const before = (await client.call('draws.list')).body;
    const key = crypto.randomUUID();
    const change = () => client.call('draws.changeSeed', { body: { client_seed: 'my own words' } }, { key });
    const { body: after } = await change();
    expect(after).toMatchObject({ client_seed: 'my own words', next_nonce: 0 });
    // The seed that begins was committed to before these words were chosen.
    expect(after.server_seed_hash).toBe(before.next_server_seed_hash);
    expect(after.next_server_seed_hash).not.toBe(before.next_server_seed_hash);
    expect((await change()).body).toEqual(after);
    expect((await client.call('draws.list')).body.server_seed_hash).toBe(after.server_seed_hash);
    expect(after.draws).toHaveLength(5);
    for (const made of after.draws) {
      const seed = made.server_seed ?? '';
      expect(createHash('sha256').update(Buffer.from(seed, 'hex')).digest('hex')).toBe(before.server_seed_hash);
      const source = { serverSeed: seed, clientSeed: before.client_seed, nonce: made.nonce };
      expect(drawByWeight(source, made.weights)).toBe(made.picked);
    }
    // What others drew is not told, and their seed stays secret.
    expect((await other.client.call('draws.list')).body.draws).toMatchObject([{ server_seed: null }]);
    const { body: own } = await client.call('profile.ownData');
    expect(JSON.stringify(own)).toContain(before.server_seed_hash);
  });

  it('is right in the books, and what was changed in them is found', async () => {
    expect(await reconcileDraws(db())).toEqual({ seeds: [], draws: [] });
    const { playerId } = await casino.player(0n);
    await commitSeed(db(), { playerId, at: now() });
    await draw(playerId, 'test:1');
    const tables = tablesOf<DrawTables>(db());
    await tables.updateTable('draws_made').set({ table_name: 'other' }).where('player_id', '=', playerId).execute();
    await tables.updateTable('draws_seeds').set({ next_nonce: 2 }).where('player_id', '=', playerId).execute();
    expect(await reconcileDraws(db())).toEqual({
      seeds: [{ playerId, id: 1 }],
      draws: [{ playerId, key: 'test:1' }],
    });
  });
});
