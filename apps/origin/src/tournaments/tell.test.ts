import { anyEngine } from '@cosmodrome/database/testing';
import { HOUR_MS } from '@cosmodrome/rules/durations';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GAME, openRaces } from './testing/races.ts';

type Races = Awaited<ReturnType<typeof openRaces>>;

anyEngine((engine) => {
  describe('what is told', () => {
    let races: Races;
    beforeAll(async () => {
      races = await openRaces(engine);
    }, 60_000);
    afterAll(() => races.casino.close());

    it('says once that a tournament starts soon, and that it has started, to who has joined or asked for it', async () => {
      const later = await races.named('later');
      const [joined, asked, other] = [
        await races.casino.signUp(),
        await races.casino.signUp(),
        await races.casino.signUp(),
      ];
      const who = [joined, asked, other].map(({ player }) => ('id' in player ? player.id : 0));
      await joined.client.call('tournaments.confirm', { params: { id: later.id }, body: { confirmed: true } });
      const answer = await asked.client.call('tournaments.remind', {
        params: { id: later.id },
        body: { reminder: true },
      });
      expect(answer.body).toEqual({ reminder: true });
      const events = async () =>
        Promise.all(
          who.map(async (id) => (await races.told(id, 'tournament_notifications')).map(({ event }) => event)),
        );
      await races.job('tell starts of tournaments');
      expect(await events()).toEqual([[], [], []]);
      races.casino.clock.set('2026-11-22T11:00:00Z');
      await races.job('open tournaments');
      for (let turn = 0; turn < 2; turn += 1) await races.job('tell starts of tournaments');
      expect(await events()).toEqual([['tournament_starts_soon'], ['tournament_starts_soon'], []]);
      races.casino.clock.set('2026-11-22T12:00:00Z');
      for (let turn = 0; turn < 2; turn += 1) await races.job('tell starts of tournaments');
      const both = ['tournament_starts_soon', 'tournament_started'];
      expect(await events()).toEqual([both, both, []]);
    });

    it('tells moves onto and off the board once, and own standings to who looks at them', async () => {
      races.casino.clock.set('2026-11-22T14:00:00Z');
      const race = await races.named('race-2026-11-22');
      const first = await races.casino.player();
      await races.bet(first.client, 20);
      await first.client.call('tournaments.statuses');
      for (let turn = 0; turn < 2; turn += 1) await races.job('tell tournaments');
      const moves = async (id: number) =>
        (await races.told(id, 'tournament_notifications')).map(({ event, award_place: place }) => [event, place]);
      expect(await moves(first.playerId)).toEqual([['player_joined_leaderboard', 1]]);
      // Twenty others pass.
      for (let each = 0; each < 20; each += 1) {
        const { client } = await races.casino.player();
        await races.bet(client, 30 + each);
      }
      races.casino.clock.advance(2_000);
      for (let turn = 0; turn < 2; turn += 1) await races.job('tell tournaments');
      expect(await moves(first.playerId)).toEqual([
        ['player_joined_leaderboard', 1],
        ['player_kicked_from_leaderboard', null],
      ]);
      const statuses = async () => (await races.told(first.playerId, 'tournaments_statuses')).length;
      const before = await statuses();
      await races.bet(first.client, 100);
      expect(await statuses()).toBe(before);
      for (let turn = 0; turn < 2; turn += 1) await races.job('tell tournaments');
      expect(await statuses()).toBe(before + 1);
      expect((await races.told(first.playerId, 'tournaments_statuses')).at(-1)).toMatchObject({
        id: race.id,
        award_place: 1,
        score: 120,
        entries_count: 21,
      });
      // Not sooner than two seconds after the last time.
      const another = await races.casino.player();
      await races.casino.studio.play(await races.casino.openGame(another.client, GAME), { bet: 60 });
      await races.casino.settle();
      const toldAt = async () =>
        (
          await sql<{ told_at: Date }>`select told_at from tournaments where id = ${race.id}`.execute(
            races.casino.core.database.db,
          )
        ).rows[0]?.told_at;
      const last = await toldAt();
      races.casino.clock.advance(1_999);
      await races.job('tell tournaments');
      expect(await toldAt()).toEqual(last);
      races.casino.clock.advance(1);
      await races.job('tell tournaments');
      expect(await toldAt()).toEqual(races.casino.clock.now());
      // Who has not looked for half an hour is told no more.
      races.casino.clock.advance(HOUR_MS);
      await races.signIn(first);
      await races.bet(first.client, 100);
      await races.job('tell tournaments');
      expect(await statuses()).toBe(before + 1);
    });
  });
});
