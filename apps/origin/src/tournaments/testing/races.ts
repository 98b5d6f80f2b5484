import type { TestEngine } from '@cosmodrome/database/testing';
import { ManualClock } from '@cosmodrome/rules/clock';
import { sql } from 'kysely';
import { expect } from 'vitest';
import { startCasino } from '../../../testing/casino.ts';
import type { TestClient } from '../../../testing/client.ts';
import { contentWithTournaments } from '../../../testing/content.ts';
import { PASSWORD } from '../../../testing/origin.ts';
import { wallets } from '../../ledger/index.ts';
import { changeGroups } from '../../profile/index.ts';
import { reconcileTournaments } from '../reconcile.ts';
import { testSeries } from '../../../testing/series.ts';

/** A game that counts in them. */
export const GAME = 'orbit/CosmicGems';

const SERIES = [
  testSeries('race'),
  testSeries('joined', { strategy: 'win', entry: 'confirmation', seats: 3 }),
  testSeries('testers', { groups: ['21'] }),
  testSeries('estonian', { licences: ['EE'] }),
  testSeries('crews', {
    strategy: 'win',
    entry: 'confirmation',
    teams: [
      { id: 1, groups: ['543'], name: names('Reds') },
      { id: 2, groups: ['544'], name: names('Blues') },
    ],
  }),
  testSeries('later', {
    schedule: { kind: 'once', starts_at: '2026-11-22T12:00:00Z', ends_at: '2026-11-23T12:00:00Z' },
    entry: 'confirmation',
  }),
];
function names(name: string) {
  return Object.fromEntries(['en', 'de', 'fr-CA', 'no', 'it', 'et'].map((code) => [code, name]));
}

/** A casino with tournaments of every kind, and what tests do with them. */
export async function openRaces(engine: TestEngine) {
  const casino = await startCasino({
    engine,
    clock: new ManualClock('2026-11-21T12:00:00Z'),
    env: { CONTENT_DIR: contentWithTournaments(SERIES) },
  });
  const { db } = casino.core.database;
  const all = async (client: TestClient = casino.client()) => (await client.call('tournaments.list')).body;
  const job = async (name: string) => {
    const found = casino.jobs.find((each) => each.name === name);
    if (!found) throw new Error(`no job ${name}`);
    await found.run();
    await casino.settle();
  };
  return {
    casino,
    db,
    all,
    job,
    /** What does not add up is a failure. */
    clean: async () => {
      await casino.settle();
      expect(await reconcileTournaments(db)).toEqual({ standings: [], rounds: [], prizes: [], results: [] });
    },
    /** The first tournament whose identifier begins so. */
    named: async (series: string, client?: TestClient) => {
      const found = (await all(client)).find(({ frontend_identifier: id }) => id.startsWith(series));
      if (!found) throw new Error(`no tournament ${series}`);
      return found;
    },
    bet: async (client: TestClient, stake: number, win = 0, more: { currency?: string; game?: string } = {}) => {
      // A round takes longer than the least that a policy asks.
      casino.clock.advance(3_000);
      const session = await casino.openGame(client, more.game ?? GAME, more.currency);
      casino.studio.expectAnswer(await casino.studio.play(session, { bet: stake, win }));
      await casino.settle();
    },
    told: async (playerId: number, topic: string) => {
      const { rows } = await sql<{ payload: { event?: string; award_place?: number | null } }>`
        select payload from outbox_sent where player_id = ${playerId} and topic = ${topic} order by seq
      `.execute(db);
      return rows.map(({ payload }) => payload);
    },
    /** A session does not last until the end of a day. */
    signIn: async ({ client, playerId }: { client: TestClient; playerId: number }) => {
      const { rows } = await sql<{ email: string }>`select email from players where id = ${playerId}`.execute(db);
      const user = { email: rows[0]?.email ?? '', password: PASSWORD };
      expect((await client.call('identity.signIn', { body: { user } })).status).toBe(201);
    },
    cents: async (playerId: number) => (await wallets(db, playerId))[0]?.real,
    inGroup: async (group: string) => {
      const player = await casino.player();
      await changeGroups(db, player.playerId, { add: [group], remove: [] }, casino.clock.now());
      return player;
    },
    end: async () => {
      casino.clock.set('2026-11-22T00:00:11Z');
      await job('close tournaments');
    },
  };
}
