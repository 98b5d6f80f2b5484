// @vitest-environment happy-dom
import type { OwnQuest } from '@cosmodrome/contract/http/quests';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openPage, type Opening } from '../../../testing/page.tsx';
import { quest } from '../../../testing/quests.ts';
import { player, unprotected } from '../../../testing/samples.ts';
import { type Answers, broken } from '../../../testing/scripted-origin.ts';
import { tell } from '../../../testing/tell.ts';
import { resetFlags, setFlag } from '../../platform/flags.ts';

const own = (more: Partial<OwnQuest> = {}): OwnQuest => ({
  quest_id: 1,
  tier: 'rocket_lite',
  currency: 'EUR',
  bets_cents: 61_000,
  thresholds: [0, 41_000, 140_000, 295_000, 500_000, 750_000],
  prizes: Array.from({ length: 6 }, (_, at) => ({ money_cents: at === 0 ? 0 : 500, freespins: at === 1 ? 10 : 0 })),
  level: 2,
  paid_level: 2,
  collected: { money_cents: 500, freespins: 10 },
  started_at: new Date().toISOString(),
  ...more,
});
const first = quest(1, 'orbit', 'xs');
const long = quest(2, 'haul', 'm');
const test = quest(3, 'tried--ffc', 'xs');
const answers = (more: Answers = {}): Answers => ({
  'quests.list': [first, long, test],
  'quests.bySlug': first,
  'quests.statuses': [],
  ...more,
});
const open = (path: string, more: Answers = {}, opening: Opening = { player }) =>
  openPage(path, { ...opening, answers: answers(more) });
const main = () => within(screen.getByRole('main'));

describe('the list of quests', () => {
  it('shows those of a size, and tests only while the flag is on', async () => {
    const { user, address } = await open('/quests', {}, {});
    expect(await screen.findByRole('heading', { name: 'Quest orbit' })).toBeTruthy();
    expect(screen.getByText('25 levels, the last at €1,000,000.00 in bets')).toBeTruthy();
    expect(screen.queryByText('Quest tried--ffc')).toBeNull();
    await user.click(main().getByRole('link', { name: 'XS' }));
    await expect.poll(address).toBe('/quests?size=xs');
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Quest haul' })).toBeNull());
    await user.click(main().getByRole('link', { name: 'Robot S' }));
    expect(await screen.findByText('No quest runs here at the moment')).toBeTruthy();
  });

  it('shows a test to who has turned the flag on', async () => {
    setFlag('enableTestQuests', true);
    await open('/quests');
    expect(await screen.findByRole('heading', { name: 'Quest tried--ffc' })).toBeTruthy();
    resetFlags();
  });

  it('offers nothing to a player from whom offers are held back', async () => {
    await open('/quests', { 'limits.protection': { ...unprotected, suppression: 'assessment' } });
    expect(await screen.findByText('No quests at the moment')).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'Quest orbit' })).toBeNull();
  });
});

describe('the page of a quest', () => {
  it('shows a guest the whole path, what it costs on average, and the way in', async () => {
    await open('/action/orbit', {}, {});
    expect(await screen.findByRole('heading', { level: 1, name: 'Quest orbit' })).toBeTruthy();
    expect(
      screen.getByText(/The whole path means €7,500.00 in bets. On average that costs up to about €300.00/),
    ).toBeTruthy();
    expect(main().getByRole('link', { name: 'Sign in to start' })).toBeTruthy();
    expect(screen.getByText('Level 3, locked. Opens at €1,400.00 in bets. Pays: €5.00.')).toBeTruthy();
  });

  it('starts in the tier that is shown, and shows how far the player is', async () => {
    let started = false;
    const { user, origin } = await open('/action/orbit', {
      'quests.statuses': () => (started ? [own({ bets_cents: 0, level: 1, paid_level: 1 })] : []),
      'quests.start': () => {
        started = true;
        return own({ bets_cents: 0, level: 1, paid_level: 1, collected: { money_cents: 0, freespins: 0 } });
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Read the rules and start' }));
    await user.dblClick(await screen.findByRole('button', { name: 'Start with Rocket lite' }));
    expect((await screen.findAllByText('Level 1 of 6')).length).toBeGreaterThan(0);
    const starts = origin.asked.filter(({ name }) => name === 'quests.start');
    expect(starts.map(({ body }) => body)).toEqual([{ tier: 'rocket_lite' }]);
    expect(main().getByRole('link', { name: 'Play a quest game' }).getAttribute('href')).toBe('/pokies/all');
  });

  it('says in the words of the origin why it cannot be started', async () => {
    const { user } = await open('/action/orbit', {
      'quests.start': Response.json({ errors: { base: { quest_over: 'It does not run.' } } }, { status: 422 }),
    });
    await user.click(await screen.findByRole('button', { name: 'Read the rules and start' }));
    await user.click(await screen.findByRole('button', { name: 'Start with Rocket lite' }));
    expect(await screen.findByText('It does not run.')).toBeTruthy();
  });

  it('follows the bets as they count, and tells of a level on whatever page', async () => {
    let now = own();
    await open('/action/orbit', { 'quests.statuses': () => [now] });
    expect(await screen.findByText('€610.00 of €1,400.00 in bets')).toBeTruthy();
    expect(screen.getByText('Level 1, done. Opens at €0.00 in bets. Pays: nothing yet.')).toBeTruthy();
    now = own({ bets_cents: 150_000, level: 3, paid_level: 3 });
    const news = { ...now, title: 'Quest orbit', slug: 'orbit' };
    await tell('quests_statuses', { ...news, reached: [3], won: { money_cents: 500, freespins: 0 } });
    expect(await screen.findByText('€1,500.00 of €2,950.00 in bets')).toBeTruthy();
    expect(await screen.findByText('Level 3 of Quest orbit is reached')).toBeTruthy();
  });

  it('shows the page without a standing when that could not be read', async () => {
    await open('/action/orbit', { 'quests.statuses': broken });
    expect(await screen.findByRole('heading', { level: 1, name: 'Quest orbit' })).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'The whole path' })).toBeTruthy();
  });
});

it('shows in the arena what runs now', async () => {
  await open('/arena', { 'tournaments.list': [], 'tournaments.statuses': [] });
  expect(await screen.findByRole('heading', { name: 'Quest orbit' })).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Tournaments' })).toBeNull();
});
