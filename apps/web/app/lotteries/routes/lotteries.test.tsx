// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { drawn, lottery, ticketList, ticketsOf } from '../../../testing/lotteries.ts';
import { openPage, type Opening } from '../../../testing/page.tsx';
import { player, unprotected } from '../../../testing/samples.ts';
import type { Answers } from '../../../testing/scripted-origin.ts';
import { tell } from '../../../testing/tell.ts';
import { inHours } from '../../../testing/tournaments.ts';

const PAGE = '/lottery/evening-comet-2026-11-25';
const LIST = '/tournaments/lotteries';
const NONE = { deposit: 0, points: 0, gift: 0 };
/** A hundred points are a euro. */
const MONEY = [
  {
    group: 'money',
    title: 'Value',
    text: '',
    tag: null,
    wager: 0,
    max_bet: [],
    days_to_wager: null,
    rates: [{ currency: 'EUR', points: 100, amount_cents: 100 }],
  },
];
const owns = (points: number): Answers => ({
  'levels.points': { chargeable: { points }, persistent: { points }, collected: 'yes' },
});
const open = (path: string, answers: Answers = {}, more: Opening = {}) =>
  openPage(path, {
    site: { lotteries: true },
    also: ['/tournaments/all'],
    ...more,
    answers: {
      'lotteries.list': [lottery()],
      'lotteries.one': lottery(),
      'lotteries.statuses': [],
      'lotteries.status': ticketsOf({ tickets: [], sources: NONE, carried_cents: {} }),
      'shop.moneyRates': MONEY,
      'tournaments.list': [],
      'tournaments.statuses': [],
      'tournaments.recent': [],
      ...owns(2_000),
      ...answers,
    },
  });
const heldBack: Answers = { 'limits.protection': { ...unprotected, suppression: 'assessment' } };
const panel = (name: string) => within(screen.getByRole('region', { name }));
const ways = async () => within(await screen.findByRole('region', { name: 'How to get more' }));

describe('the list of lotteries', () => {
  it('shows what runs with its pool and its tickets, and what was drawn', async () => {
    const past = drawn({ id: 8, title: 'Comet of yesterday', frontend_identifier: 'evening-comet-2026-11-24' });
    await open(LIST, { 'lotteries.list': [lottery(), past] });
    const runs = within(await screen.findByRole('article', { name: 'Evening comet draw' }));
    expect(runs.getByText('€150.00')).toBeTruthy();
    expect(runs.getByText('40 tickets issued. No entry fee.')).toBeTruthy();
    expect(runs.getByRole('link', { name: 'Open: Evening comet draw' }).getAttribute('href')).toBe(PAGE);
    const over = within(screen.getByRole('article', { name: 'Comet of yesterday' }));
    expect(over.getByText('Finished, all paid')).toBeTruthy();
  });

  it('counts the tickets of a player', async () => {
    await open(LIST, { 'lotteries.statuses': [ticketsOf()] }, { player });
    expect(await screen.findByText('You have 2 tickets.')).toBeTruthy();
  });

  it('offers nothing to a player from whom offers are held back', async () => {
    const past = drawn({ id: 8, title: 'Comet of yesterday' });
    await open(LIST, { 'lotteries.list': [lottery(), past], ...heldBack }, { player });
    expect(await screen.findByRole('article', { name: 'Comet of yesterday' })).toBeTruthy();
    expect(screen.queryByRole('article', { name: 'Evening comet draw' })).toBeNull();
  });

  it('says that there is none', async () => {
    await open(LIST, { 'lotteries.list': [] });
    expect(await screen.findByText('No lottery right now')).toBeTruthy();
  });
});

describe('a lottery that runs', () => {
  it('shows a guest prizes, chances and what is sealed, and leads to the sign-in', async () => {
    await open(PAGE);
    expect(await screen.findByRole('heading', { level: 1, name: 'Evening comet draw' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Sign in for a ticket' }).getAttribute('href')).toBe('/sign-in');
    expect(screen.getByText(lottery().draw.seed_hash)).toBeTruthy();
    expect(panel('Prizes').getByText('€50.00')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Exchange/ })).toBeNull();
  });

  it('exchanges coins for tickets under one key for one wish, and shows the new ones', async () => {
    let tickets: number[] = [];
    const { user, origin } = await open(
      PAGE,
      {
        'lotteries.status': () => ticketsOf({ tickets, sources: { ...NONE, points: tickets.length } }),
        'shop.exchange': () => {
          tickets = [41, 42];
          return {
            group: 'ticket-evening-comet',
            quantity: 2,
            points: 1_600,
            points_left: 400,
            currency: 'EUR',
            amount_cents: 0,
          };
        },
      },
      { player },
    );
    const offer = await ways();
    expect(await offer.findByText('800 a ticket, about €8.00. You have 2,000.')).toBeTruthy();
    await user.click(offer.getByRole('button', { name: 'One ticket more' }));
    // Two are all that 2,000 coins pay for.
    expect(offer.getByRole('button', { name: 'One ticket more' }).getAttribute('aria-disabled')).toBe('true');
    await user.dblClick(offer.getByRole('button', { name: 'Exchange 1,600' }));
    expect(await screen.findByText('2 tickets are yours')).toBeTruthy();
    expect(await screen.findByText('000 041')).toBeTruthy();
    const sent = origin.asked.filter(({ name }) => name === 'shop.exchange');
    expect(sent).toHaveLength(1);
    expect(sent[0]?.body).toEqual({
      exchange: { group: 'ticket-evening-comet', tickets_count: 2, lottery_id: 'evening-comet' },
    });
  });

  it('says why an exchange was refused, and lets it be tried again', async () => {
    const { user } = await open(
      PAGE,
      {
        'shop.exchange': Response.json(
          { errors: { base: { ended: 'This lottery has ended: no more tickets.' } } },
          { status: 422 },
        ),
      },
      { player },
    );
    await user.click(await (await ways()).findByRole('button', { name: 'Exchange 800' }));
    expect(await screen.findByText('This lottery has ended: no more tickets.')).toBeTruthy();
    expect((await ways()).getByRole('button', { name: 'Exchange 800' })).toBeTruthy();
  });

  it('says how many coins are missing, and that no more tickets are to be had', async () => {
    await open(PAGE, owns(300), { player });
    expect(await (await ways()).findByText('500 astrocoins are missing for a ticket.')).toBeTruthy();
  });

  it('offers no more tickets than one player may have', async () => {
    await open(PAGE, { 'lotteries.status': ticketsOf({ tickets: [1, 2, 3, 4, 5] }) }, { player });
    expect(await (await ways()).findByText('You have as many tickets as there are for you.')).toBeTruthy();
  });

  it('shows the tickets and no way to more to a player from whom offers are held back', async () => {
    await open(PAGE, { 'lotteries.status': ticketsOf(), ...heldBack }, { player });
    expect(await screen.findByText('No lotteries at the moment')).toBeTruthy();
    expect(await screen.findByText('000 017')).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'How to get more' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Get a ticket' })).toBeNull();
  });

  it('shows the draw once it is told of it', async () => {
    let over = false;
    await open(PAGE, {
      'lotteries.one': () => (over ? drawn() : lottery({ end_at: inHours(-0.01), in_progress: false })),
    });
    expect(await screen.findByText('Being drawn')).toBeTruthy();
    over = true;
    await tell('lotteries_changes', { lottery_id: 9, tickets_count: 40 });
    expect(await screen.findByRole('heading', { name: 'Winning tickets' })).toBeTruthy();
  });
});

describe('a lottery that is drawn', () => {
  const first = drawn().prizes[0]?.ticket ?? 0;
  const shown = (number: number): string => `000 ${String(number).padStart(3, '0')}`;

  it('redoes the draw in the browser from the published list', async () => {
    const { user } = await open(PAGE, { 'lotteries.one': drawn(), 'lotteries.tickets': ticketList() });
    await user.click(await screen.findByRole('button', { name: 'Check the draw' }));
    expect(await screen.findByText('Secret number opens the seal')).toBeTruthy();
    expect(screen.getByText('List of 40 tickets is whole')).toBeTruthy();
    expect(screen.getByText('5 of 5 places come out the same')).toBeTruthy();
  });

  it('finds a changed list, a seed that was not committed to, and a winner who was not drawn', async () => {
    const list = ticketList();
    const [one, ...rest] = drawn().prizes;
    const forged = drawn({
      prizes: one ? [{ ...one, ticket: (first % 40) + 1 }, ...rest] : [],
      draw: { ...drawn().draw, seed_hash: 'a'.repeat(64) },
    });
    const { user } = await open(PAGE, {
      'lotteries.one': forged,
      'lotteries.tickets': { ...list, tickets: list.tickets.map((ticket) => ({ ...ticket, name: 'Friend***' })) },
    });
    await user.click(await screen.findByRole('button', { name: 'Check the draw' }));
    expect(await screen.findByText('Secret number does not open the seal')).toBeTruthy();
    expect(screen.getByText('List of 40 tickets is not the published one')).toBeTruthy();
    expect(screen.queryByText('5 of 5 places come out the same')).toBeNull();
  });

  it('says that the list did not come, and checks at the second try', async () => {
    let broken = true;
    const { user } = await open(PAGE, {
      'lotteries.one': drawn(),
      'lotteries.tickets': () => (broken ? new Response('', { status: 503 }) : ticketList()),
    });
    await user.click(await screen.findByRole('button', { name: 'Check the draw' }));
    expect(await screen.findByText('The list could not be loaded. Try again.')).toBeTruthy();
    broken = false;
    await user.click(screen.getByRole('button', { name: 'Check the draw' }));
    expect(await screen.findByText('List of 40 tickets is whole')).toBeTruthy();
  });

  it('shows a winner the own ticket, and how many others did not win', async () => {
    const prize = drawn().prizes[0];
    const status = ticketsOf({
      in_progress: false,
      tickets: [first, 40],
      prizes: prize ? [{ ...prize, paid_at: inHours(-6) }] : [],
    });
    await open(PAGE, { 'lotteries.one': drawn(), 'lotteries.status': status }, { player });
    await screen.findByRole('heading', { name: 'Winning tickets' });
    const winners = panel('Winning tickets');
    expect(await winners.findByText('You')).toBeTruthy();
    expect(within(winners.getAllByRole('row')[1] ?? document.body).getByText('You')).toBeTruthy();
    expect(winners.getByText(shown(first))).toBeTruthy();
    expect(winners.getByText('Your other ticket did not win.')).toBeTruthy();
  });
});

it.each([PAGE, LIST])('leads from %s to the tournaments where lotteries are off', async (path) => {
  const { address } = await open(path, {}, { site: { lotteries: false } });
  await expect.poll(address).toBe('/tournaments/all');
});
