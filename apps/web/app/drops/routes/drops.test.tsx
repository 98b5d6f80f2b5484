// @vitest-environment happy-dom
import type { PrizeDrop } from '@cosmodrome/contract/http/drops';
import { commitment, drawByWeight, tableHash } from '@cosmodrome/fairness';
import { HOUR_MS } from '@cosmodrome/rules/durations';
import { dropTable, dropWeights } from '@cosmodrome/rules/drops/table';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openPage, type Opening } from '../../../testing/page.tsx';
import { player, unprotected } from '../../../testing/samples.ts';
import { type Answers, broken } from '../../../testing/scripted-origin.ts';
import { tell } from '../../../testing/tell.ts';

const SEED = '5a'.repeat(32);
const NAME = 'comet-2026-11-25';
const prizes = [{ amount_cents: 500, count: 2, left: 1, per_million: 100_000 }];
const weights = dropWeights(prizes);
const rounds = Array.from({ length: 200 }, (_, at) => `studio:round-${at}`);
const drawn = (round: string) => drawByWeight({ serverSeed: SEED, clientSeed: round, nonce: 0 }, weights);
const [won = '', other = ''] = rounds.filter((round) => drawn(round) === 0);
const [nothing = ''] = rounds.filter((round) => drawn(round) !== 0);

const drop = (more: Partial<PrizeDrop> = {}): PrizeDrop => ({
  id: 1,
  frontend_identifier: NAME,
  title: 'Comet drop',
  text: 'Cash prizes fall at random.',
  art: 'night-launch',
  categories: ['pragmatic-drop-wins'],
  group_ids: [],
  in_progress: true,
  start_at: new Date(Date.now() - HOUR_MS).toISOString(),
  end_at: new Date(Date.now() + HOUR_MS).toISOString(),
  games: { studio: 'northline', category: null, identifiers: [], count: 25 },
  least_stake_cents: 40,
  pool_cents: 1_000,
  left_cents: 500,
  prizes,
  draw: {
    seed_hash: commitment(SEED),
    seed: null,
    table: dropTable(NAME),
    table_hash: tableHash({ name: dropTable(NAME), weights }),
  },
  wins: [{ round_id: won, prize: 0, amount_cents: 500, nickname: 'com***', won_at: new Date().toISOString() }],
  wins_count: 1,
  ...more,
});
const running = drop();
const over = drop({ id: 2, title: 'Over drop', in_progress: false, draw: { ...drop().draw, seed: SEED } });
const open = (drops: NonNullable<Answers['drops.list']>, more: Answers = {}, opening: Opening = { player }) =>
  openPage('/prize-drops', { ...opening, answers: { 'drops.list': drops, ...more } });

it('says what falls, how often, what is left, who has won, and that the draw is sealed', async () => {
  await open([running], {}, {});
  await screen.findByRole('heading', { name: 'Comet drop' });
  const part = within(screen.getByRole('main'));
  expect(part.getByText('1 in 10')).toBeTruthy();
  expect(part.getByText('1 of 2')).toBeTruthy();
  expect(part.getByText('€5.00 of €10.00 left')).toBeTruthy();
  expect(part.getByText('com***')).toBeTruthy();
  expect(part.getByText(commitment(SEED))).toBeTruthy();
  expect(part.queryByText(SEED)).toBeNull();
  expect(part.getByRole('link', { name: 'The 25 games that count' }).getAttribute('href')).toBe('/producers/northline');
});

it('redoes the draws of one that is over in the browser: all wins, and any round', async () => {
  const { user } = await open([over]);
  await user.click(await screen.findByRole('button', { name: 'Check all wins' }));
  expect(await screen.findByText('The seed is the one that was sealed.')).toBeTruthy();
  expect(screen.getByText('The table is that of the odds above.')).toBeTruthy();
  expect(screen.getByText('1 of 1 win follows from them.')).toBeTruthy();
  const field = screen.getByRole('textbox', { name: 'Number of a round' });
  await user.type(field, other);
  await user.click(screen.getByRole('button', { name: 'Check this round' }));
  expect(await screen.findByText('It draws €5.00.')).toBeTruthy();
  await user.clear(field);
  await user.type(field, nothing);
  await user.click(screen.getByRole('button', { name: 'Check this round' }));
  expect(await screen.findByText('It draws nothing.')).toBeTruthy();
});

it('finds a seed, a table and a win that are not what was published', async () => {
  const wrong = drop({
    ...over,
    prizes: [{ amount_cents: 500, count: 2, left: 1, per_million: 90_000 }],
    wins: [{ round_id: nothing, prize: 0, amount_cents: 500, nickname: 'com***', won_at: over.end_at }],
    draw: { ...over.draw, seed_hash: commitment('5b'.repeat(32)) },
  });
  const { user } = await open([wrong]);
  await user.click(await screen.findByRole('button', { name: 'Check all wins' }));
  expect(await screen.findByText('The seed is another one than was sealed.')).toBeTruthy();
  expect(screen.getByText('The table is not that of the odds above.')).toBeTruthy();
  expect(screen.getByText('0 of 1 win follows from them.')).toBeTruthy();
});

it('offers nothing to a player from whom offers are held back, and keeps the results', async () => {
  await open([running, over], { 'limits.protection': { ...unprotected, suppression: 'assessment' } });
  expect(await screen.findByText('No prize drops at the moment')).toBeTruthy();
  expect(await screen.findByRole('heading', { name: 'Over drop' })).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Comet drop' })).toBeNull();
});

it('says that nothing could be loaded, and loads it at the second try', async () => {
  let isBroken = true;
  const { user } = await open(() => (isBroken ? broken() : [running]), {}, {});
  const again = await screen.findByRole('button', { name: 'Try again' });
  isBroken = false;
  await user.click(again);
  expect(await screen.findByRole('heading', { name: 'Comet drop' })).toBeTruthy();
});

it('tells of a prize on whatever page', async () => {
  await openPage('/lootboxes', { player, answers: { 'lootboxes.list': [] } });
  await tell('drops_wins', { id: 1, title: 'Comet drop', round_id: won, amount_cents: 581, currency: 'USD' });
  expect(await screen.findByText(/A round has won/)).toBeTruthy();
});
