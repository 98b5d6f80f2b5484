import { anyEngine } from '@cosmodrome/database/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestClient } from '../../testing/client.ts';
import { changeGroups } from '../profile/index.ts';
import { heldTournaments, release } from './index.ts';
import { GAME, openRaces } from './testing/races.ts';

/** Rounds that the house stakes. */
const FREE_SPINS = {
  kind: 'freespins' as const,
  count: 2,
  bet_level: 1,
  wager: 0,
  max_wins: null,
  days_to_activate: 7,
  days_to_play: 7,
};

type Races = Awaited<ReturnType<typeof openRaces>>;

anyEngine((engine) => {
  describe('while it runs', () => {
    let races: Races;
    beforeAll(async () => {
      races = await openRaces(engine);
    }, 60_000);
    afterAll(() => races.casino.close());

    it('shows everybody what runs, with what it pays and who pays it', async () => {
      const guest = await races.all();
      expect(guest.map(({ frontend_identifier: id }) => id)).toEqual(
        expect.arrayContaining(['race-2026-11-21', 'race-2026-11-22', 'joined-2026-11-21', 'later']),
      );
      expect(guest.some(({ frontend_identifier: id }) => /testers|estonian/.test(id))).toBe(false);
      const race = await races.named('race-2026-11-21');
      expect(race).toMatchObject({
        in_progress: true,
        money_prize_pool_cents: 10_000,
        money_prize_pool: '100.00',
        paid_by: { id: 'house' },
        user_confirmation_required: false,
        result: null,
        games: { count: 3 },
      });
      expect(race.prizes.map(({ money_award_cents: cents }) => cents)).toEqual([5_000, 2_500, 2_500]);
      expect((await races.casino.client().call('tournaments.one', { params: { id: race.id } })).body.id).toBe(race.id);
      const byName = await races.casino
        .client()
        .call('tournaments.byName', { params: { identifier: 'race-2026-11-21' } });
      expect(byName.body.id).toBe(race.id);
      const estonian = await races.all(races.casino.client({ host: 'ee.cosmodrome.example' }));
      expect(estonian.some(({ frontend_identifier: id }) => id.startsWith('estonian'))).toBe(true);
    });

    it('scores real rounds of its games in every currency, and takes back what is taken back', async () => {
      const race = await races.named('race-2026-11-21');
      const { client, playerId } = await races.casino.player();
      await races.casino.fund(playerId, 'BTC', 1_000_000n);
      const refused = await client.call('profile.updatePlayer', {
        body: { context: 'edition', player: { nickname: '<script>alert(1)</script>' } },
      });
      expect(refused.status).toBe(422);
      // Even if one were stored, it is text.
      await sql`update players set nickname = '<script>alert(1)</script>' where id = ${playerId}`.execute(
        races.casino.core.database.db,
      );
      const status = async () => (await client.call('tournaments.status', { params: { id: race.id } })).body;
      expect(await status()).toMatchObject({ entered: false, award_place: null, score: 0 });
      await races.bet(client, 500);
      await races.bet(client, 19);
      await races.bet(client, 500, 0, { game: 'orbit/RocketX' });
      expect(await status()).toMatchObject({ entered: true, score: 500, games_taken: 1, award_place: 1, bets: '5.00' });
      await races.bet(client, 1_000, 0, { currency: 'BTC' });
      const withCoins = await status();
      expect(withCoins.score).toBe(500 + 90);
      races.casino.clock.advance(3_000);
      const session = await races.casino.openGame(client, GAME);
      await races.casino.studio.play(session, { action_id: 'wrong', round_id: 'wrong', bet: 700 });
      await races.casino.settle();
      expect((await status()).score).toBe(590 + 700);
      await races.casino.studio.rollback(session, { original_action_id: 'wrong', round_id: 'wrong' });
      await races.casino.settle();
      expect((await status()).score).toBe(590);
      races.casino.clock.advance(2_000);
      // The board says nothing but a cut name, and what is text stays text.
      const [first] = (await races.named('race-2026-11-21')).top_players;
      expect(first).toMatchObject({ nickname: '<scrip***', bet_cents: 590, award_place: 1, user_confirmed: null });
      await races.clean();
    });

    it('scores no demo, no free round and no bonus money', async () => {
      const race = await races.named('race-2026-11-21');
      const { client, playerId } = await races.casino.player(0n);
      await races.casino.fund(playerId, 'EUR', 0n, 10_000n);
      const launch = await client.call('play.launch', {
        params: { producer: 'orbit', name: 'CosmicGems' },
        body: { mode: 'demo' },
      });
      const token = new URL(launch.body.launch_url, races.casino.url).searchParams.get('token') ?? '';
      await races.casino.studio.play(races.casino.studio.expectAnswer(await races.casino.studio.openSession(token)), {
        bet: 1_000,
      });
      await races.bet(client, 500);
      // A round that the house stakes is one of the game for real money, and wins real money.
      const { casino } = races;
      await casino.core.prizes.grant(casino.core.database.db, {
        playerId,
        prize: { ...FREE_SPINS, games: [GAME] },
        source: 'tests',
        key: 'tests:free',
        at: casino.clock.now(),
        lifecycle: 'given',
      });
      const [free] = (await client.call('freespins.list')).body;
      await client.call('freespins.activate', { params: { id: free?.id ?? 0 } });
      casino.clock.advance(3_000);
      const round = { bet: 0, win: 400, freespins_id: String(free?.id) };
      casino.studio.expectAnswer(await casino.studio.play(await casino.openGame(client, GAME), round));
      await casino.settle();
      expect((await client.call('freespins.list')).body[0]).toMatchObject({ freespins_performed: 1, won_cents: 400 });
      for (const id of [race.id, (await races.named('joined-2026-11-21')).id]) {
        const { body } = await client.call('tournaments.status', { params: { id } });
        expect(body).toMatchObject({ entered: false, score: 0 });
      }
    });

    it('counts from the joining on, where one has to join', async () => {
      const joined = await races.named('joined-2026-11-21');
      const { client } = await races.casino.player();
      const status = async () => (await client.call('tournaments.status', { params: { id: joined.id } })).body;
      await races.bet(client, 100, 5_000);
      expect(await status()).toMatchObject({ entered: false, score: 0 });
      races.casino.clock.advance(1_000);
      const join = () => client.call('tournaments.confirm', { params: { id: joined.id }, body: { confirmed: true } });
      expect((await join()).body).toEqual({ confirmed: true });
      expect((await join()).body).toEqual({ confirmed: true });
      await races.bet(client, 100, 300);
      expect(await status()).toMatchObject({ entered: true, user_confirmed: true, score: 300 });
      const own = (await client.call('tournaments.own')).body.map(({ id }) => id);
      expect(own).toContain(joined.id);
      const statuses = (await client.call('tournaments.statuses')).body;
      expect(statuses.find(({ id }) => id === joined.id)).toMatchObject({ score: 300, prize_cents: 5_000 });
      // Leaving is for good.
      const leave = await client.call('tournaments.confirm', { params: { id: joined.id }, body: { confirmed: false } });
      expect(leave.body).toEqual({ confirmed: false });
      expect((await join()).status).toBe(422);
      await races.bet(client, 100, 900);
      expect(await status()).toMatchObject({ entered: false, left: true, award_place: null, score: 300 });
    });

    it('gives away no more seats than there are, however many join at once', async () => {
      const joined = await races.named('joined-2026-11-21');
      const players = await Promise.all(Array.from({ length: 8 }, () => races.casino.player(0n)));
      const answers = await Promise.all(
        players.flatMap(({ client }) =>
          Array.from({ length: 3 }, () =>
            client.call('tournaments.confirm', { params: { id: joined.id }, body: { confirmed: true } }),
          ),
        ),
      );
      const full = answers.filter(({ status }) => status === 422);
      expect(full.every(({ errors }) => 'tournament_full' in (errors['base'] ?? {}))).toBe(true);
      const { rows } = await sql<{ entries: number }>`
        select count(*)::integer as entries from tournaments_entries where tournament_id = ${joined.id}
          and confirmed_at is not null and left_at is null
      `.execute(races.casino.core.database.db);
      expect(rows).toEqual([{ entries: 3 }]);
    });

    it('refuses foreign groups, ids that are none, and guests', async () => {
      const { client } = await races.casino.player();
      const { client: tester, playerId } = await races.casino.player();
      await changeGroups(
        races.casino.core.database.db,
        playerId,
        { add: ['21'], remove: [] },
        races.casino.clock.now(),
      );
      const { id } = await races.named('testers', tester);
      const confirm = (who: TestClient, of: unknown) =>
        who.call('tournaments.confirm', { params: { id: of }, body: { confirmed: true } });
      expect((await confirm(tester, id)).status).toBe(200);
      expect((await confirm(client, id)).status).toBe(404);
      expect((await client.call('tournaments.one', { params: { id } })).status).toBe(404);
      expect((await client.call('tournaments.places', { params: { id } })).status).toBe(404);
      expect((await client.call('tournaments.status', { params: { id } })).status).toBe(404);
      expect((await confirm(client, 'quest--s--x')).status).toBe(422);
      expect((await confirm(client, 99_999)).status).toBe(404);
      expect((await confirm(races.casino.client(), id)).status).toBe(401);
      await races.bet(client, 500);
      expect((await client.call('tournaments.statuses')).body.some((own) => own.id === id)).toBe(false);
    });

    it('scores, lists and tells nobody who is on a break, and keeps the places of the others together', async () => {
      const race = await races.named('race-2026-11-21');
      const { client, playerId } = await races.casino.player();
      await client.call('profile.updatePlayer', {
        body: { context: 'edition', player: { nickname: 'Breaker' } },
      });
      const session = await races.casino.openGame(client, GAME);
      await races.casino.studio.play(session, { bet: 9_000 });
      races.casino.clock.advance(3_000);
      await races.casino.studio.play(session, { round_id: 'late', bet: 1_000, finished: false });
      await races.casino.settle();
      races.casino.clock.advance(2_000);
      expect((await races.named('race-2026-11-21')).top_players[0]?.nickname).toBe('Breake***');
      await races.job('tell tournaments');
      const before = (await races.told(playerId, 'tournament_notifications')).length;
      const limit = await client.call('limits.set', { body: { user_limit: { type: 'coolingoff', period: 'week' } } });
      expect(limit.status).toBe(201);
      races.casino.clock.advance(11_000);
      // What was begun before it ends all the same, and does not count.
      await races.casino.studio.play(session, { round_id: 'late', bet: 0, win: 50 });
      await races.casino.settle();
      const board = await races.named('race-2026-11-21');
      expect(board.top_players.some(({ nickname }) => nickname === 'Breake***')).toBe(false);
      expect(board.top_players.map(({ award_place: place }) => place)).toEqual(
        board.top_players.map((_, at) => at + 1),
      );
      await races.job('tell tournaments');
      expect((await races.told(playerId, 'tournament_notifications')).length).toBe(before);
      expect((await client.call('tournaments.statuses')).body).toEqual([]);
      const joined = await client.call('tournaments.confirm', { params: { id: race.id }, body: { confirmed: true } });
      expect(joined.status).toBe(422);
    });
  });

  describe('at its end', () => {
    let races: Races;
    beforeEach(async () => {
      races = await openRaces(engine);
    }, 60_000);

    it('pays each place once, publishes what was paid, and shows the prize among the gifts', async () => {
      const race = await races.named('race-2026-11-21');
      const players = await Promise.all(Array.from({ length: 5 }, () => races.casino.player()));
      for (const [at, { client }] of players.entries()) await races.bet(client, 1_000 - at * 100);
      // Two with the same score: who reached it first is in front.
      races.casino.clock.advance(1_000);
      await races.bet(players[4]?.client as TestClient, 200);
      races.casino.clock.set('2026-11-21T23:59:59.999Z');
      await races.casino.settle();
      await races.end();
      const { body } = await races.casino.client().call('tournaments.one', { params: { id: race.id } });
      expect(body.result).toEqual({
        entries: 5,
        fees_cents: 0,
        pool_cents: 10_000,
        places: 3,
        paid_cents: 10_000,
        paid_at: races.casino.clock.now().toISOString(),
      });
      expect(body.top_players.map(({ bet_cents: cents }) => cents)).toEqual([1_000, 900, 800, 800, 700]);
      await races.job('close tournaments');
      const real = await Promise.all(players.map(({ playerId }) => races.cents(playerId)));
      expect(real).toEqual([104_000n, 101_600n, 101_700n, 99_300n, 99_200n]);
      const [first] = players;
      if (!first) throw new Error('nobody played');
      await races.signIn(first);
      const gifts = (await first.client.call('gifts.list')).body;
      expect(gifts.find(({ id }) => id === `tournament-${race.id}`)).toMatchObject({
        stage: 'finished',
        amount_cents: 5_000,
        title: 'Race race',
      });
      // An excluded player keeps the place that was paid, and has no name on it any more.
      await first.client.call('profile.updatePlayer', {
        body: { context: 'edition', player: { nickname: 'Champion' } },
      });
      const leader = async () => {
        races.casino.clock.advance(60_000);
        return (await races.casino.client().call('tournaments.one', { params: { id: race.id } })).body.top_players[0];
      };
      expect(await leader()).toMatchObject({ nickname: 'Champi***', award_place: 1 });
      await first.client.call('limits.set', { body: { user_limit: { type: 'selfexclusion', period: 'month_6' } } });
      expect(await leader()).toMatchObject({ nickname: 'player***', award_place: 1 });
      const archive = (await races.casino.client().call('tournaments.recent')).body;
      expect(archive.map(({ id }) => id)).toContain(race.id);
      await races.clean();
      await races.casino.close();
    });

    it('gives the prizes of teams to the places within the best team', async () => {
      const crews = await races.named('crews-2026-11-21');
      const reds = [await races.inGroup('543'), await races.inGroup('543')];
      const blues = [await races.inGroup('544')];
      for (const { client } of [...reds, ...blues])
        await client.call('tournaments.confirm', { params: { id: crews.id }, body: { confirmed: true } });
      races.casino.clock.advance(1_000);
      await races.bet(reds[0]?.client as TestClient, 100, 400);
      await races.bet(reds[1]?.client as TestClient, 100, 300);
      await races.bet(blues[0]?.client as TestClient, 100, 600);
      const own = (
        await (reds[1] as { client: TestClient }).client.call('tournaments.status', { params: { id: crews.id } })
      ).body;
      expect(own).toMatchObject({ award_place: 3, award_place_in_team: 2, tournament_team_id: 1, prize_cents: 2_500 });
      await races.end();
      const { body } = await races.casino.client().call('tournaments.one', { params: { id: crews.id } });
      expect(body).toMatchObject({ winner_team_id: 1, result: { places: 2, paid_cents: 7_500 } });
      expect(body.teams.map(({ title, score }) => [title, score])).toEqual([
        ['Reds', 700],
        ['Blues', 600],
      ]);
      await races.clean();
      await races.casino.close();
    });

    it('waits for a person where the books differ from what was shown', async () => {
      const race = await races.named('race-2026-11-21');
      const { client, playerId } = await races.casino.player();
      await races.bet(client, 500);
      const db = races.casino.core.database.db;
      await sql`update tournaments_entries set score = 9000, bets = 9000 where tournament_id = ${race.id}`.execute(db);
      await races.end();
      const state = async () =>
        (
          await sql<{ state: string; held_for: string | null }>`
          select state, held_for from tournaments where id = ${race.id}`.execute(db)
        ).rows[0];
      expect(await state()).toEqual({ state: 'held', held_for: `player ${playerId}: score is 9000, by the books 500` });
      await races.job('close tournaments');
      expect((await state())?.state).toBe('held');
      expect(await races.cents(playerId)).toBe(99_500n);
      // The command sums it up anew; the next turn pays.
      expect(await heldTournaments(db)).toMatchObject([{ identifier: 'race-2026-11-21' }]);
      expect(await release(db, 'race-2026-11-21')).toBe(true);
      expect(await release(db, 'race-2026-11-21')).toBe(false);
      await races.job('close tournaments');
      expect((await state())?.state).toBe('paid');
      expect(await races.cents(playerId)).toBe(99_500n + 5_000n);
      await races.clean();
      await races.casino.close();
    });

    it('has no place for who is excluded at the end, and moves the others up', async () => {
      const race = await races.named('race-2026-11-21');
      const [first, second] = [await races.casino.player(), await races.casino.player()];
      await races.bet(first.client, 900);
      await races.bet(second.client, 500);
      await first.client.call('limits.set', { body: { user_limit: { type: 'selfexclusion', period: 'month_6' } } });
      await races.end();
      const { body } = await races.casino.client().call('tournaments.one', { params: { id: race.id } });
      expect(body.top_players.map(({ bet_cents: cents }) => cents)).toEqual([500]);
      expect(await races.cents(second.playerId)).toBe(99_500n + 5_000n);
      await races.clean();
      await races.casino.close();
    });

    it('counts a round by when it was settled, to the millisecond', async () => {
      const [race, next] = [await races.named('race-2026-11-21'), await races.named('race-2026-11-22')];
      races.casino.clock.set('2026-11-21T23:50:00Z');
      const player = await races.casino.player();
      const { client } = player;
      const session = await races.casino.openGame(client, GAME);
      await races.casino.studio.play(session, { round_id: 'over', bet: 300, finished: false });
      races.casino.clock.set('2026-11-21T23:59:59.999Z');
      await races.casino.studio.play(session, { bet: 100 });
      races.casino.clock.set('2026-11-22T00:00:00.000Z');
      await races.casino.studio.play(session, { round_id: 'over', bet: 0, win: 10 });
      await races.end();
      await races.signIn(player);
      const own = async (id: number) => (await client.call('tournaments.status', { params: { id } })).body.score;
      expect([await own(race.id), await own(next.id)]).toEqual([100, 300]);
      await races.clean();
      await races.casino.close();
    });
  });
});
