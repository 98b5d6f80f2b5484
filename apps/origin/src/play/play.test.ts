import { eachEngine } from '@cosmodrome/database/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startCasino, type TestCasino } from '../../testing/casino.ts';
import type { TestClient } from '../../testing/client.ts';
import { isClean, post, reconcile, stakesInOpenRounds, wallets } from '../ledger/index.ts';

const PROOF = {
  model: 'lines-medium',
  server_seed_hash: 'h',
  server_seed: null,
  client_seed: 'c',
  nonce: 1,
  actions: [{ type: 'spin' }],
  events: [],
};

eachEngine((engine) => {
  let casino: TestCasino;
  beforeAll(async () => {
    casino = await startCasino({ engine });
  });
  afterAll(() => casino.close());

  const launch = (
    client: TestClient,
    body: { mode: 'real' | 'demo'; currency?: string },
    [producer, name] = ['orbit', 'CosmicGems'],
  ) => client.call('play.launch', { params: { producer: producer ?? '', name: name ?? '' }, body });

  describe('launching', () => {
    it('a demo is open to guests, by name or by address', async () => {
      const guest = casino.client();
      for (const name of ['CosmicGems', 'cosmic-gems']) {
        const answer = await launch(guest, { mode: 'demo' }, ['orbit', name]);
        expect(answer.status).toBe(201);
        expect(answer.body.launch_url).toMatch(/^\/arcade\/cosmic-gems\?token=[\w-]{43}$/);
      }
    });

    it('for real needs a session', async () => {
      const answer = await launch(casino.client(), { mode: 'real', currency: 'EUR' });
      expect([answer.status, Object.keys(answer.errors['base'] ?? {})]).toEqual([401, ['unauthenticated']]);
    });

    it('for real is not open to visitors from restricted countries, a demo is', async () => {
      const { client } = await casino.player();
      const abroad = casino.client({ country: 'US' });
      for (const [name, value] of client.cookies) abroad.cookies.set(name, value);
      const refused = await launch(abroad, { mode: 'real' });
      expect([refused.status, Object.keys(refused.errors['base'] ?? {})]).toEqual([403, ['country_restricted']]);
      expect((await launch(abroad, { mode: 'demo' })).status).toBe(201);
    });

    it('takes the currency of the active wallet, and none that the game or the player has not', async () => {
      const { client } = await casino.player();
      expect((await launch(client, { mode: 'real' })).status).toBe(201);
      const unsupported = await launch(client, { mode: 'real', currency: 'JPY' });
      expect(unsupported.status).toBe(422);
      expect(unsupported.errors).toEqual({
        currency: { currency_not_supported: "You can't play this game in JPY." },
      });
      const missing = await launch(client, { mode: 'real', currency: 'USD' });
      expect([missing.status, Object.keys(missing.errors['currency'] ?? {})]).toEqual([422, ['wallet_missing']]);
      expect((await launch(client, { mode: 'real', currency: 'FUN' })).status).toBe(422);
    });

    it('finds only games that are there and released', async () => {
      const { client } = await casino.player();
      for (const game of [
        ['orbit', 'Nothing'],
        ['tables', 'CosmicGems'],
        ['tables', 'TomorrowsGame'],
      ] as const) {
        expect([game, (await launch(client, { mode: 'demo' }, [...game])).status]).toEqual([game, 404]);
      }
    });

    it('shows among the played games, latest first', async () => {
      const { client } = await casino.player();
      await launch(client, { mode: 'demo' });
      casino.clock.advance(1_000);
      await launch(client, { mode: 'real' }, ['orbit', 'RocketX']);
      const played = await client.call('games.played');
      expect(played.body.map(({ identifier }) => identifier)).toEqual(['orbit/RocketX', 'orbit/CosmicGems']);
    });
  });

  describe('the rounds of a player', () => {
    it('are listed latest first, in pages, by currency, with what was staked and won', async () => {
      const { client } = await casino.player(10_000n);
      const session = await casino.openGame(client, 'orbit/RocketX');
      for (let i = 0; i < 5; i += 1) {
        casino.clock.advance(1_000);
        await casino.studio.play(session, { round_id: `page-${i}`, bet: 100, win: i * 50, finished: i !== 4 });
      }
      const first = await client.call('play.history', { query: { page_size: 2 } });
      expect(first.body.map((row) => [row.bet_id, row.bet_status, row.total_losses])).toEqual([
        ['studio:page-4', 'open', -100],
        ['studio:page-3', 'settled', -50],
      ]);
      expect(first.body[1]).toMatchObject({
        game: 'orbit/RocketX',
        title: 'Rocket X',
        provider: 'orbit',
        total_wins: 150,
      });
      const rest = await client.call('play.history', { query: { page_size: 50, before: 'studio:page-3' } });
      expect(rest.body.map(({ bet_id }) => bet_id)).toEqual(['studio:page-2', 'studio:page-1', 'studio:page-0']);
      expect((await client.call('play.history', { query: { currency: 'USD' } })).body).toEqual([]);
      expect((await client.call('play.history', { query: { before: 'studio:nothing' } })).body).toEqual([]);
    });

    it('show the balance that they began with and the one that they left, in each currency', async () => {
      const { client, playerId } = await casino.player(10_000n);
      await casino.fund(playerId, 'USD', 5_000n);
      const session = await casino.openGame(client, 'tables/AceBlackjack');
      const shown = async (id: string) => {
        const { round } = (await client.call('play.round', { params: { id: `studio:${id}` } })).body;
        expect((await client.call('play.history')).body.find(({ bet_id }) => bet_id === round.bet_id)).toEqual(round);
        return [round.balance_before_cents, round.balance_after_cents];
      };
      // A stake, a raise, what is paid in meanwhile, and a win.
      await casino.studio.play(session, { round_id: 'raised', bet: 100, finished: false });
      expect(await shown('raised')).toEqual([10_000, 9_900]);
      await post(casino.core.database.db, {
        playerId,
        key: 'meanwhile',
        kind: 'adjustment',
        at: casino.clock.now(),
        entries: [
          { account: 'player', part: 'bonus', currency: 'EUR', amount: 1_000n },
          { account: 'adjustments', currency: 'EUR', amount: -1_000n },
        ],
      });
      await casino.studio.play(session, { round_id: 'raised', bet: 100, finished: false });
      expect(await shown('raised')).toEqual([10_000, 10_800]);
      await casino.studio.play(session, { round_id: 'raised', bet: 0, win: 400, finished: true });
      expect(await shown('raised')).toEqual([10_000, 11_200]);

      casino.clock.advance(60_000);
      const dollars = await casino.openGame(client, 'tables/AceBlackjack', 'USD');
      expect(await casino.studio.play(dollars, { round_id: 'dollars', bet: 200, win: 50 })).toMatchObject({
        status: 200,
      });
      expect(await shown('dollars')).toEqual([5_000, 4_850]);
      casino.clock.advance(60_000);
      await casino.studio.play(dollars, { action_id: 'void', round_id: 'void', bet: 300, finished: false });
      await casino.studio.rollback(dollars, { round_id: 'void', original_action_id: 'void' });
      expect(await shown('void')).toEqual([4_850, 4_850]);
      const left = await wallets(casino.core.database.db, playerId);
      expect(new Map(left.map(({ currency, real, bonus }) => [currency, real + bonus]))).toEqual(
        new Map([
          ['EUR', 11_200n],
          ['USD', 4_850n],
        ]),
      );
      expect(isClean(await reconcile(casino.core.database.db))).toBe(true);
    });

    it('mark their games as unfinished until they end', async () => {
      const { client, playerId } = await casino.player();
      const session = await casino.openGame(client, 'orbit/RocketX');
      await casino.studio.play(session, { round_id: 'held', finished: false });
      const unfinished = async (browser: TestClient) =>
        (await browser.call('games.select', { body: { game_ids: ['orbit/RocketX'] } })).body['orbit/RocketX']
          ?.unfinished_games_for;
      expect(await unfinished(client)).toEqual(['EUR']);
      const held = () => stakesInOpenRounds(casino.core.database.db, playerId);
      expect(await held()).toEqual(new Map([['EUR', 100n]]));
      // Beside what is left, in the wallet that was staked from and in no other.
      await casino.fund(playerId, 'USD', 5_000n);
      const locked = async () =>
        new Map(
          (await client.call('money.accounts', { query: { compatibility: 'false' } })).body.map(
            ({ currency, amount_cents, available_to_bet_with_locked_cents: all }) => [currency, [amount_cents, all]],
          ),
        );
      const before = await locked();
      const [left = 0] = before.get('EUR') ?? [];
      expect(before).toEqual(
        new Map([
          ['EUR', [left, left + 100]],
          ['USD', [5_000, 5_000]],
        ]),
      );
      expect(await unfinished(casino.client())).toEqual([]);
      casino.clock.advance(60_000);
      await casino.openGame(client, 'orbit/CosmicGems');
      const played = (await client.call('games.played')).body.map(({ identifier }) => identifier);
      expect(played).toEqual(['orbit/RocketX', 'orbit/CosmicGems']);
      await casino.studio.play(session, { round_id: 'held', bet: 0, finished: true });
      expect(await unfinished(client)).toEqual([]);
      expect(await held()).toEqual(new Map());
      const [after = 0, all] = (await locked()).get('EUR') ?? [];
      expect(all).toBe(after);
    });

    it('are shown with their proof to their player only', async () => {
      const { client } = await casino.player();
      const session = await casino.openGame(client, 'orbit/RocketX');
      await casino.studio.play(session, { round_id: 'proven' });
      const read = (browser: TestClient) => browser.call('play.round', { params: { id: 'studio:proven' } });
      expect((await read(client)).body).toMatchObject({ round: { bet_id: 'studio:proven' }, proof: null });
      casino.studio.proofs.set('proven', PROOF);
      expect((await read(client)).body.proof).toEqual(PROOF);
      expect((await read((await casino.player()).client)).status).toBe(404);
      expect((await read(casino.client())).status).toBe(401);
    });

    it('get a new seed from the studio, or the reason why not', async () => {
      const { client } = await casino.player();
      const rotate = (game: string, key: string) =>
        client.call('play.rotateSeed', { body: { game, client_seed: 'mine' } }, { key });
      expect((await rotate('orbit/CosmicGems', 'one')).body).toMatchObject({ revealed: null, client_seed: 'mine' });
      const asked = casino.studio.rotations.length;
      await rotate('orbit/CosmicGems', 'one');
      expect(casino.studio.rotations.length).toBe(asked);
      expect((await rotate('orbit/Nothing', 'two')).status).toBe(404);
      casino.studio.refusal = 'round_open';
      const refused = await rotate('orbit/CosmicGems', 'three');
      expect([refused.status, Object.keys(refused.errors['game'] ?? {})]).toEqual([422, ['seed_in_use']]);
      casino.studio.refusal = null;
    });
  });

  it('fields that the studio asks for are asked for before real play', async () => {
    const asking = await startCasino({
      engine,
      server: { requiredFields: ['date_of_birth', 'city'] },
    });
    try {
      const { client } = await asking.player(100_000n, null);
      const asked = await launch(client, { mode: 'real' });
      expect([asked.status, Object.keys(asked.errors)]).toEqual([422, ['date_of_birth', 'city']]);
      await client.call('profile.updatePlayer', {
        body: { context: 'edition', player: { date_of_birth: '1990-04-01', city: 'Bonn' } },
      });
      expect((await launch(client, { mode: 'real' })).status).toBe(201);
    } finally {
      await asking.close();
    }
  });
});
