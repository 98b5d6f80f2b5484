import { createHash, createHmac } from 'node:crypto';
import { dropSchema, type DropFile } from '@cosmodrome/content/schema/drops.ts';
import { languages } from '@cosmodrome/content/schema/languages.ts';
import type { PrizeDrop } from '@cosmodrome/contract/http/drops';
import { anyEngine } from '@cosmodrome/database/testing';
import { drawByWeight } from '@cosmodrome/fairness';
import { ManualClock } from '@cosmodrome/rules/clock';
import { dropWeights } from '@cosmodrome/rules/drops/table';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startCasino, type TestCasino } from '../../testing/casino.ts';
import type { TestClient } from '../../testing/client.ts';
import { contentWithDrops } from '../../testing/content.ts';
import { stopEverywhere } from '../../testing/stops.ts';
import { holdOffersBack } from '../../testing/held-back.ts';
import { CATALOGUE } from '../games/index.ts';
import { findRound, wallets } from '../ledger/index.ts';
import { reconcileDrops } from './reconcile.ts';
import { runningOf } from './running.ts';
import { dropsEndingAfter } from './store.ts';
import { win } from './win.ts';

const START = '2026-11-25T12:00:00Z';
const GAME = 'orbit/CosmicGems';
/** The books know a round by its studio and its number there. */
const STUDIO = 'studio';
const inBooks = (round: string): string => `${STUDIO}:${round}`;

/** A drop of every day with two small prizes, which every tenth round draws. */
const testDrop = (identifier: string, more: Partial<DropFile> = {}): DropFile => ({
  identifier,
  words: Object.fromEntries(
    languages.map((code) => [code, { title: `Drop ${identifier}`, text: 'A drop for tests, as drops are.' }]),
  ),
  art: 'night-launch',
  schedule: { kind: 'day', zone: 'UTC' },
  games: { category: 'pokies' },
  categories: ['pragmatic-drop-wins'],
  least_stake_cents: 40,
  groups: null,
  licences: null,
  prizes: [{ amount_cents: 500, count: 2, per_million: 100_000 }],
  ...more,
});

/** Written from what is published of a drop, and from nothing else. */
function published(seed: string, round: string, prizes: readonly { per_million: number }[]): number | null {
  const limit = Math.floor(2 ** 32 / 1_000_000) * 1_000_000;
  for (let block = 0; ; block += 1) {
    const bytes = createHmac('sha256', Buffer.from(seed, 'hex')).update(`${round}:0:${block}`).digest();
    for (let at = 0; at < 32; at += 4) {
      const word = bytes.readUInt32BE(at);
      if (word >= limit) continue;
      let left = word % 1_000_000;
      for (const [prize, { per_million: chance }] of prizes.entries()) {
        if (left < chance) return prize;
        left -= chance;
      }
      return null;
    }
  }
}

anyEngine((engine) => {
  let casino: TestCasino;
  const told: { playerId: number | null; payload: unknown }[] = [];
  beforeEach(async () => {
    told.length = 0;
    casino = await startCasino({
      engine,
      clock: new ManualClock(START),
      env: { CONTENT_DIR: contentWithDrops([testDrop('comet'), testDrop('estonian', { licences: ['EE'] })]) },
    });
    casino.core.relay.subscribe('drops_wins', ({ playerId, payload }) => {
      told.push({ playerId, payload });
    });
  }, 60_000);
  afterEach(() => casino.close());

  const db = () => casino.core.database.db;
  const shown = async (): Promise<PrizeDrop> => {
    const [drop, ...others] = (await casino.client().call('drops.list')).body;
    if (!drop || others.length > 0) throw new Error('one drop is shown');
    return drop;
  };
  const row = async () => {
    const [found] = (await dropsEndingAfter(db(), new Date(START))).filter(({ identifier }) =>
      identifier.startsWith('comet'),
    );
    if (!found) throw new Error('no drop');
    return found;
  };
  /** Numbers of rounds that draw the prize, or nothing. */
  const roundsThat = async (wins: boolean, count: number): Promise<string[]> => {
    const { seed, terms } = await row();
    const found: string[] = [];
    for (let number = 0; found.length < count; number += 1) {
      const clientSeed = `${STUDIO}:round-${number}`;
      const drawn = drawByWeight({ serverSeed: seed, clientSeed, nonce: 0 }, dropWeights(terms.prizes));
      if ((drawn === 0) === wins) found.push(`round-${number}`);
    }
    return found;
  };
  const play = async (
    client: TestClient,
    rounds: readonly string[],
    more: { bet?: number; game?: string; currency?: string } = {},
  ) => {
    const session = await casino.openGame(client, more.game ?? GAME, more.currency);
    for (const round of rounds) {
      casino.clock.advance(3_000);
      const action = { bet: more.bet ?? 100, win: more.bet ?? 100, round_id: round, action_id: `a-${round}` };
      casino.studio.expectAnswer(await casino.studio.play(session, action));
    }
    await casino.settle();
    return session;
  };
  const cents = async (playerId: number) => (await wallets(db(), playerId))[0]?.real;
  const clean = async () => {
    await casino.settle();
    expect(await reconcileDrops(db())).toEqual({ wins: [], prizes: [] });
  };

  it('says what falls, how often and with which seed, and puts its games into their category', async () => {
    const drop = await shown();
    expect(drop).toMatchObject({
      frontend_identifier: 'comet-2026-11-25',
      pool_cents: 1_000,
      left_cents: 1_000,
      prizes: [{ amount_cents: 500, count: 2, left: 2, per_million: 100_000 }],
      wins: [],
      draw: { seed: null, table: 'prize drop comet-2026-11-25' },
    });
    expect(drop.draw.table_hash).toBe(createHash('sha256').update(`${drop.draw.table}\n100000,900000`).digest('hex'));
    const { body } = await casino.client().call('games.filter', {
      body: { device: 'desktop', filter: { categories: { identifiers: ['pragmatic-drop-wins'] } } },
    });
    expect(body.data.length).toBeGreaterThan(0);
  });

  it('pays a round that draws a prize once, until none is left, and publishes how', async () => {
    const { client, playerId } = await casino.player();
    const [first = '', second = '', third = ''] = await roundsThat(true, 3);
    const [nothing = ''] = await roundsThat(false, 1);
    await play(client, [nothing, first]);
    expect(await cents(playerId)).toBe(100_500n);
    expect(told).toMatchObject([
      { playerId, payload: { round_id: inBooks(first), amount_cents: 500, currency: 'EUR' } },
    ]);
    expect(await shown()).toMatchObject({
      left_cents: 500,
      wins: [{ round_id: inBooks(first), prize: 0, amount_cents: 500 }],
    });
    await play(client, [second, third]);
    expect(await cents(playerId)).toBe(101_000n);
    expect(await shown()).toMatchObject({ left_cents: 0, wins_count: 2 });
    expect((await client.call('gifts.list')).body.filter(({ id }) => String(id).startsWith('drop-'))).toHaveLength(2);
    await clean();

    expect((await shown()).draw.seed).toBeNull();
    casino.clock.set('2026-11-26T00:01:00Z');
    const over = (await casino.client().call('drops.list')).body.find(({ in_progress: runs }) => !runs);
    const { seed, seed_hash: hash } = over?.draw ?? {};
    expect(
      createHash('sha256')
        .update(Buffer.from(seed ?? '', 'hex'))
        .digest('hex'),
    ).toBe(hash);
    expect([first, second, third].map((round) => published(seed ?? '', inBooks(round), over?.prizes ?? []))).toEqual([
      0, 0, 0,
    ]);
    expect(published(seed ?? '', inBooks(nothing), over?.prizes ?? [])).toBeNull();
  });

  it('draws for rounds of the player’s own money on its games and stakes, and for no others', async () => {
    const { client, playerId } = await casino.player();
    const [small = '', table = '', free = '', dollars = ''] = await roundsThat(true, 4);
    await play(client, [small], { bet: 20 });
    await play(client, [table], { bet: 1_000, game: 'tables/GrandRoulette' });
    const bonus = await casino.player(0n);
    await casino.fund(bonus.playerId, 'EUR', 0n, 5_000n);
    await play(bonus.client, [await roundsThat(true, 5).then((rounds) => rounds[4] ?? '')]);
    await holdOffersBack(client);
    await play(client, [free]);
    expect(await cents(playerId)).toBe(100_000n);
    expect((await shown()).wins_count).toBe(0);
    const other = await casino.player();
    await casino.fund(other.playerId, 'USD', 10_000n);
    await play(other.client, [dollars], { currency: 'USD' });
    const { rows } = await sql<{ currency: string; amount: string }>`
      select currency, amount::text from prizes_grants where source = 'drops'`.execute(db());
    expect(rows).toEqual([{ currency: 'USD', amount: '581' }]);
  });

  it('keeps what a round has won that is taken back', async () => {
    const { client, playerId } = await casino.player();
    const [round = ''] = await roundsThat(true, 1);
    const session = await play(client, [round]);
    const before = await cents(playerId);
    casino.studio.expectAnswer(
      await casino.studio.rollback(session, { original_action_id: `a-${round}`, round_id: round }),
    );
    await casino.settle();
    expect(await cents(playerId)).toBe(before);
    await clean();
  });

  it('pays once, ended before and after every statement and by several nodes at a time', async () => {
    const { client, playerId } = await casino.player();
    const [round = '', last = '', late = ''] = await roundsThat(true, 3);
    const { core, clock } = casino;
    const catalogue = CATALOGUE.of(core);
    const drop = runningOf(await row(), catalogue);
    // It waits for its prize: offers are held back while it is played.
    await holdOffersBack(client);
    await play(client, [round]);
    const before = await cents(playerId);
    const played = await findRound(db(), playerId, inBooks(round));
    if (!played) throw new Error('no round');
    const deps = {
      clock,
      series: [],
      catalogue,
      prizes: core.prizes,
      mayBeOffered: () => Promise.resolve(null),
      onCommit: () => undefined,
    };
    expect(
      await stopEverywhere(db(), (connection) =>
        win({ ...deps, connection }, drop, playerId, played).then(() => undefined),
      ),
    ).toBeGreaterThan(0);
    await Promise.all(Array.from({ length: 4 }, () => win({ ...deps, connection: db() }, drop, playerId, played)));
    expect(await cents(playerId)).toBe((before ?? 0n) + 500n);
    expect((await shown()).wins_count).toBe(1);
    // Of two players who draw the last one at a time, one wins it.
    const others = [await casino.player(), await casino.player()];
    await Promise.all([play(others[0]?.client ?? client, [last]), play(others[1]?.client ?? client, [late])]);
    await casino.settle();
    expect((await shown()).left_cents).toBe(0);
    await clean();
  }, 60_000);
});

it('holds a drop to falling prizes that few rounds win', () => {
  expect(dropSchema.safeParse(testDrop('one')).success).toBe(true);
  const [prize] = testDrop('one').prizes;
  for (const prizes of [[], [{ ...prize, per_million: 200_000 }], [prize, { ...prize, amount_cents: 600 }]]) {
    expect(dropSchema.safeParse({ ...testDrop('one'), prizes }).success).toBe(false);
  }
});
