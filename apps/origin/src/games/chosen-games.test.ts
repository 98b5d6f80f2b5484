import { expect, it } from 'vitest';
import { testGame } from '../../testing/casino.ts';
import { testSeries } from '../../testing/series.ts';
import { chosenGames, withCompetitions } from './chosen-games.ts';

const GAMES = [
  testGame('orbit/CosmicGems'),
  testGame('orbit/GrandRoulette', { family: 'roulette' }),
  testGame('other/BlueBook', { family: 'book' }),
];
const NOW = new Date('2026-11-25T12:00:00Z');

it('chooses games of a category, of a studio, or of a list', () => {
  expect([...chosenGames({ category: 'pokies' }, GAMES)]).toEqual(['orbit/CosmicGems', 'other/BlueBook']);
  expect([...chosenGames({ studio: 'orbit' }, GAMES)]).toEqual(['orbit/CosmicGems', 'orbit/GrandRoulette']);
  expect([...chosenGames({ list: ['other/BlueBook', 'gone/Game'] }, GAMES)]).toEqual(['other/BlueBook']);
});

it('puts games of tournaments into the categories that these name, unless they are over', () => {
  const once = (ends_at: string) => ({ kind: 'once' as const, starts_at: '2026-11-01T00:00:00Z', ends_at });
  const { games } = withCompetitions(
    { studios: [], games: GAMES },
    [
      testSeries('daily', { games: { studio: 'other' }, categories: ['tour_games'] }),
      testSeries('runs', { categories: ['winning-week'], schedule: once('2026-12-01T00:00:00Z') }),
      testSeries('over', { categories: ['bng-tournament'], schedule: once('2026-11-25T12:00:00Z') }),
    ],
    NOW,
  );
  expect(games.map(({ tags }) => tags)).toEqual([['winning-week'], [], ['tour_games', 'winning-week']]);
});
