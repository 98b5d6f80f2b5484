// @vitest-environment happy-dom
import type { OwnStanding } from '@cosmodrome/contract/http/tournaments';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openPage, type Opening } from '../../../testing/page.tsx';
import { player, unprotected } from '../../../testing/samples.ts';
import type { Answers } from '../../../testing/scripted-origin.ts';
import { tell } from '../../../testing/tell.ts';
import { inHours, ownStanding, placeOf, tournament } from '../../../testing/tournaments.ts';

const SLUG = 'daily-lift-off-2026-11-25';
const joined = { user_confirmation_required: true, title: 'Slipstream', id: 8, frontend_identifier: 'slipstream' };
const open = (path: string, answers: Answers = {}, more: Opening = {}) =>
  openPage(path, {
    ...more,
    answers: {
      'tournaments.list': [tournament()],
      'tournaments.byName': tournament(),
      'tournaments.statuses': [],
      'tournaments.status': ownStanding({ entered: false, award_place: null, score: 0 }),
      'tournaments.recent': [],
      ...answers,
    },
  });
const heldBack: Answers = { 'limits.protection': { ...unprotected, suppression: 'assessment' } };
const over = {
  start_at: inHours(-30),
  end_at: inHours(-6),
  in_progress: false,
  result: {
    entries: 31,
    fees_cents: 0,
    pool_cents: 25_000,
    places: 25,
    paid_cents: 24_500,
    paid_at: '2026-11-25T00:00:12.000Z',
  },
};

describe('the list', () => {
  it('shows a guest what runs, who pays it and the way in', async () => {
    await open('/tournaments/all');
    const lead = within(await screen.findByRole('region', { name: 'Daily lift-off' }));
    expect(lead.getByText('€250.00')).toBeTruthy();
    expect(lead.getByText(/31 players\. Free to enter\. Pool paid by Cosmodrome\./)).toBeTruthy();
    expect(lead.getByRole('link', { name: 'Sign in to join' }).getAttribute('href')).toBe('/sign-in');
    expect(lead.getByRole('timer', { name: 'Time until the end' })).toBeTruthy();
  });

  it('puts the one first that the player is in, with the place and the way up', async () => {
    await open(
      '/tournaments/all',
      {
        'tournaments.list': [tournament({ ...joined, featured: true }), tournament()],
        'tournaments.statuses': [ownStanding()],
      },
      { player },
    );
    const lead = within(await screen.findByRole('region', { name: 'Daily lift-off' }));
    expect(await lead.findByText('29th')).toBeTruthy();
    expect(lead.getByRole('progressbar').getAttribute('aria-valuetext')).toBe('20 points to 28th');
    expect(lead.getByRole('link', { name: 'Play a game that counts' }).getAttribute('href')).toBe('/pokies/all');
    expect(within(screen.getByRole('article', { name: 'Slipstream' })).getByText('You are not in yet')).toBeTruthy();
  });

  it('sets a reminder of what is to come, and takes it back', async () => {
    const future = tournament({ start_at: inHours(3), end_at: inHours(9), in_progress: false });
    let reminder = false;
    const { user, origin } = await open(
      '/tournaments/all',
      {
        'tournaments.list': [future],
        'tournaments.statuses': () => [ownStanding({ entered: false, award_place: null, reminder })],
        'tournaments.remind': ({ body }) => ({ reminder: (reminder = (body as { reminder: boolean }).reminder) }),
      },
      { player },
    );
    await user.click(await screen.findByRole('button', { name: 'Remind me: Daily lift-off' }));
    const set = await screen.findByRole('button', { name: 'Reminder set: Daily lift-off' });
    expect(set.getAttribute('aria-pressed')).toBe('true');
    await user.click(set);
    expect(await screen.findByRole('button', { name: 'Remind me: Daily lift-off' })).toBeTruthy();
    expect(origin.asked.filter(({ name }) => name === 'tournaments.remind')).toHaveLength(2);
  });

  it('lists what is over with entries, fees, pool and what was paid', async () => {
    await open('/tournaments/all', { 'tournaments.list': [tournament(over)] });
    const row = within(await screen.findByRole('row', { name: /Daily lift-off/ }));
    expect(row.getByText('€250.00, €245.00 paid')).toBeTruthy();
    expect(row.getByText('none')).toBeTruthy();
    expect(row.getByText('Racer1***')).toBeTruthy();
  });

  it('says that nothing of its area runs', async () => {
    await open('/tournaments/live', { 'tournaments.list': [tournament()] });
    expect(await screen.findByText('Nothing runs right now')).toBeTruthy();
  });

  it('shows nothing that runs to a player from whom offers are held back', async () => {
    await open('/tournaments/all', heldBack, { player });
    expect(await screen.findByText('No tournaments at the moment')).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Daily lift-off' })).toBeNull();
  });

  it('keeps the archive page by page', async () => {
    const page = Array.from({ length: 20 }, (_, at) => tournament({ ...over, id: at + 1, title: `Race ${at}` }));
    await open('/tournaments/archive?page=2', { 'tournaments.recent': page });
    expect(await screen.findByRole('row', { name: /Race 19/ })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Earlier' }).getAttribute('href')).toBe('/tournaments/archive?page=3');
    expect(screen.getByRole('link', { name: 'Later' }).getAttribute('href')).toBe('/tournaments/archive?page=1');
  });
});

describe('the page of one', () => {
  const rows = () => within(screen.getByRole('table')).getAllByRole('row').slice(1);

  it('shows the board with the own row below it, and follows what is told', async () => {
    await open(`/tournaments/${SLUG}`, { 'tournaments.status': ownStanding() }, { player });
    expect(await screen.findByText('orbit_***, you')).toBeTruthy();
    expect(rows()).toHaveLength(21);
    await tell('public:tournaments_boards', {
      id: 7,
      entries_count: 32,
      teams: [],
      top_players: [placeOf(1, { nickname: 'Newcom***', points: 5_000 })],
    });
    expect(await screen.findByText('5,000 points')).toBeTruthy();
    const own: OwnStanding = ownStanding({ award_place: 1, score: 6_000, points: 6_000, score_in_front: null });
    await tell('tournaments_statuses', own);
    expect(await screen.findAllByText('Nobody is in front')).not.toHaveLength(0);
  });

  it('says that it is for others where the origin knows no status of the player', async () => {
    await open(
      `/tournaments/${SLUG}`,
      { 'tournaments.status': () => new Response('{"errors":{}}', { status: 404 }) },
      { player },
    );
    expect(await screen.findByText('This tournament is for other players.')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Play a game that counts' })).toBeNull();
  });

  it('reads further places on demand', async () => {
    const { user } = await open(`/tournaments/${SLUG}`, {
      'tournaments.places': Array.from({ length: 5 }, (_, at) => placeOf(21 + at)),
    });
    await user.click(await screen.findByRole('button', { name: 'Show more of the 25 places' }));
    expect(await screen.findByText('Racer25***')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Show more/ })).toBeNull();
  });

  it('takes nobody in before the rules are read, and says why when it cannot', async () => {
    let entered = false;
    let refuse = true;
    const { user, origin } = await open(
      '/tournaments/slipstream',
      {
        'tournaments.byName': tournament(joined),
        'tournaments.status': () => ownStanding({ id: 8, entered, award_place: null, score: 0 }),
        'tournaments.confirm': () => {
          if (refuse) {
            refuse = false;
            return new Response(JSON.stringify({ errors: { base: { tournament_full: 'All seats are taken.' } } }), {
              status: 422,
            });
          }
          entered = true;
          return { confirmed: true };
        },
      },
      { player },
    );
    await user.click(await screen.findByRole('button', { name: 'Read the rules and join' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Slipstream' }));
    for (const fact of ['Entry fee', 'Prize pool paid by', 'Counts', 'Ends'])
      expect(dialog.getByText(fact)).toBeTruthy();
    const join = dialog.getByRole('button', { name: 'Join, it is free' });
    expect(join.hasAttribute('disabled')).toBe(true);
    await user.click(dialog.getByRole('checkbox', { name: 'I have read the rules' }));
    await user.click(join);
    expect(await dialog.findByText('All seats are taken.')).toBeTruthy();
    await user.click(join);
    expect(await screen.findByRole('link', { name: 'Play a game that counts' })).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(origin.asked.filter(({ name }) => name === 'tournaments.confirm')).toHaveLength(2);
  });

  it('asks before somebody leaves for good', async () => {
    let left = false;
    const { user } = await open(
      `/tournaments/${SLUG}`,
      {
        'tournaments.status': () => ownStanding({ left, entered: !left }),
        'tournaments.confirm': () => {
          left = true;
          return { confirmed: false };
        },
      },
      { player },
    );
    await user.click(await screen.findByRole('button', { name: 'Leave' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Leave this tournament?' }));
    await user.click(dialog.getByRole('button', { name: 'Leave' }));
    expect(await screen.findByText('You have left')).toBeTruthy();
  });

  it('shows teams, and what came of it in the end', async () => {
    const teams = [
      { id: 1, title: 'Ground crew', score: 700, players: 3, award_place: 1 },
      { id: 2, title: 'Orbit crew', score: 0, players: 0, award_place: 2 },
    ];
    await open(`/tournaments/${SLUG}`, {
      'tournaments.byName': tournament({ ...over, teams, group_tournament: true, winner_team_id: 1 }),
    });
    const result = within((await screen.findByRole('heading', { name: 'Results' })).closest('section') as HTMLElement);
    expect(result.getByText('€245.00')).toBeTruthy();
    expect(within(screen.getByRole('region', { name: 'Teams' })).getByText('700 points')).toBeTruthy();
  });
});

it('tells a move off the board once, with the way to it', async () => {
  await open(`/tournaments/${SLUG}`, {}, { player });
  await screen.findByRole('heading', { level: 1, name: 'Daily lift-off' });
  await tell('tournament_notifications', {
    event: 'player_kicked_from_leaderboard',
    id: 7,
    identifier: SLUG,
    title: 'Daily lift-off',
    start_at: inHours(-1),
    end_at: inHours(1),
    award_place: null,
    previous_place: 20,
  });
  expect(await screen.findAllByText('You are off the board of Daily lift-off')).toHaveLength(1);
  expect(screen.getByRole('button', { name: 'See the board' })).toBeTruthy();
});
