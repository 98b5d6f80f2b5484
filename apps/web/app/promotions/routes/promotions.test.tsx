// @vitest-environment happy-dom
import type { BonusOffer } from '@cosmodrome/contract/http/bonuses';
import type { WelcomePack } from '@cosmodrome/contract/http/promotions';
import { HOUR_MS } from '@cosmodrome/rules/durations';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openPage, type Opening } from '../../../testing/page.tsx';
import { campaign } from '../../../testing/promotions.ts';
import { player, unprotected } from '../../../testing/samples.ts';
import { lottery } from '../../../testing/lotteries.ts';
import { quest } from '../../../testing/quests.ts';
import type { Answers } from '../../../testing/scripted-origin.ts';
import { inHours, tournament } from '../../../testing/tournaments.ts';

const NOW = Date.now();
const at = (hours: number): string => new Date(NOW + hours * HOUR_MS).toISOString();
const offer = (number: number | null, title: string, percent = 50): BonusOffer => ({
  id: title,
  title,
  bonuses: [
    {
      title,
      type: 'bonus',
      conditions: [
        { field: 'deposit_bonus_code', type: 'eq', value: [`CODE${number ?? 0}`] },
        { field: 'deposit_amount', type: 'min', value: [{ currency: 'EUR', amount_cents: 2_000 }] },
      ],
      attributes: [
        { field: 'bonus_percent', value: percent },
        { field: 'bonus_amount_max', value: [{ currency: 'EUR', amount_cents: 10_000 }] },
      ],
      result_bonus: [
        { field: 'wager', value: 10 },
        { field: 'max_bet', value: [{ currency: 'EUR', amount_cents: 500 }] },
        { field: 'days_to_wager', value: 7 },
      ],
    },
  ],
});
const pack: WelcomePack = {
  steps: (['taken', 'next', 'later'] as const).map((status, index) => ({
    number: index + 1,
    status,
    taken_at: status === 'taken' ? '2026-11-19T10:00:00.000Z' : null,
    end_at: null,
    offer: offer(index + 1, `Step ${index + 1}`),
  })),
};
const LISTED = [
  campaign('welcome-pack', { kind: 'welcome', section: 'welcome', page: null }),
  campaign('deposit-bonuses', { kind: 'deposit', section: 'welcome', page: null }),
  campaign('soon', { start_at: at(5.5), section: 'live' }),
  campaign('over', { end_at: at(-24) }),
  campaign('norway', { countries: ['NO'] }),
  campaign('club', { groups: ['791'], end_at: at(30) }),
];
const ANSWERS: Answers = {
  'promotions.list': LISTED,
  'promotions.excludedStags': [],
  'promotions.mine': { excluded: false, welcome_pack: null },
  'bonuses.firstDeposit': [offer(1, 'First bonus')],
  'bonuses.deposit': [offer(null, 'Own bonus')],
  'cashback.terms': { terms: null },
  'levels.terms': { terms: null },
  'shop.moneyRates': [],
  'vip.tiers': [],
  'tournaments.list': [],
  'lotteries.list': [],
  'quests.list': [],
  'content.currentIp': {
    ip: '203.0.113.1',
    country_code: 'DE',
    region_code: null,
    default_currency: 'EUR',
    restricted: false,
  },
};
const open = (answers: Answers = {}, more: Opening = {}, path = '/promotions') =>
  openPage(path, { ...more, answers: { ...ANSWERS, ...answers } });
const cards = () => screen.queryAllByRole('article').map((card) => within(card).getByRole('heading').textContent);
const groups = (...ids: string[]) => ({ ...player, statuses: ids.map((id) => ({ id, name: id })) });

describe('the list of campaigns', () => {
  it('shows a guest what is for everybody, each with its terms, its real end and the way in', async () => {
    await open();
    expect(await screen.findByRole('heading', { name: 'First bonus: 50% up to €100.00' })).toBeTruthy();
    expect(screen.getByText(/Wager the bonus 10 times within 7 days, with bets of €5.00 at most/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Create account' }).getAttribute('href')).toBe('/sign-up');
    expect(cards()).toEqual(['About soon']);
    expect(screen.getByText('Starts in 5 h 30 min')).toBeTruthy();
  });

  it('tells of the tournament, the lottery and the quest that lead, each to its own end', async () => {
    const [late, soon] = [{ end_at: inHours(60) }, { end_at: inHours(20.5) }];
    await open({
      'promotions.list': (['tournaments', 'lotteries', 'quests'] as const).map((kind) =>
        campaign(kind, { kind, page: null }),
      ),
      'tournaments.list': [tournament(late), tournament({ ...soon, id: 8, title: 'Sprint' })],
      'lotteries.list': [lottery({ ...soon, title: 'Weekly draw' })],
      'quests.list': [quest(4, 'first-orbit', 'xs', { ...soon, title: 'First orbit' })],
    });
    await expect.poll(cards).toEqual(['Sprint', 'Weekly draw', 'First orbit']);
    expect(screen.getByText(/^A prize pool of €250.00 for 25 places, real money/)).toBeTruthy();
    expect(screen.getAllByText(/^Ends in 20 h (29|30) min$/)).toHaveLength(3);
    expect(screen.getByRole('link', { name: 'Read more: First orbit' }).getAttribute('href')).toBe('/quests');
  });

  it('makes no card where nothing of a kind runs', async () => {
    await open({
      'promotions.list': [campaign('tournaments', { kind: 'tournaments', page: null }), campaign('soon')],
      'tournaments.list': [tournament({ in_progress: false })],
    });
    await expect.poll(cards).toEqual(['About soon']);
  });

  it('lists what is over by itself, and a section alone', async () => {
    await open({}, {}, '/promotions?show=finished');
    await expect.poll(cards).toEqual(['About over']);
    expect(screen.getByText(/^Ended on /)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Finished' }).getAttribute('aria-current')).toBe('page');
  });

  it('says so where a section has nothing', async () => {
    await open({}, {}, '/promotions?show=vip');
    expect(await screen.findByText('Nothing of this kind runs right now.')).toBeTruthy();
  });

  it('shows what is for a group or a country to those alone, and testers all', async () => {
    await open({}, { player: { ...groups('791'), country: 'NO' } });
    await expect.poll(cards).toEqual(['About norway', 'About club', 'About soon']);
  });

  it('asks for what is switched off only as a tester', async () => {
    const hidden = campaign('hidden', { enabled: false });
    const { origin } = await open(
      { 'promotions.list': ({ query }) => (query.get('all') === 'true' ? [...LISTED, hidden] : LISTED) },
      { player: groups('916') },
    );
    await expect.poll(cards).toContain('About hidden');
    expect(origin.asked.filter(({ name }) => name === 'promotions.list').length).toBeGreaterThan(0);
  });

  it('shows nothing to who came with an excluded tag, and waits before it knows', async () => {
    await open({
      'promotions.excludedStags': ['77_closed'],
      'promotions.mine': { excluded: true, welcome_pack: null },
    });
    expect(await screen.findByText('Nothing runs right now')).toBeTruthy();
    expect(cards()).toEqual([]);
  });

  it('shows nothing to a player from whom offers are held back, and no time runs', async () => {
    await open({ 'limits.protection': { ...unprotected, suppression: 'assessment' } }, { player });
    expect(await screen.findByText('No offers at the moment')).toBeTruthy();
    expect(cards()).toEqual([]);
    expect(screen.queryByText(/Ends in|Starts in/)).toBeNull();
  });

  it('shows the welcome pack with what is done, next and later, in place of its bonuses', async () => {
    await open(
      { 'promotions.mine': { excluded: false, welcome_pack: pack }, 'bonuses.deposit': [offer(2, 'Step 2')] },
      { player },
    );
    expect(await screen.findByRole('heading', { name: 'Welcome pack: up to €300.00 with 3 deposits' })).toBeTruthy();
    const steps = within(screen.getByRole('list', { name: 'Steps of the welcome pack' })).getAllByRole('listitem');
    expect(steps.map((step) => step.textContent)).toEqual([
      expect.stringMatching(/Deposit 1.*Taken.*Nov.*2026/),
      expect.stringMatching(/Deposit 2.*Next/),
      expect.stringMatching(/Deposit 3.*Later.*after deposit 2/),
    ]);
    expect(steps[1]?.getAttribute('aria-current')).toBe('step');
    expect(screen.getByRole('link', { name: 'Take bonus 2' }).getAttribute('href')).toBe(
      '/deposit?autoApplyPromocode=CODE2',
    );
    expect(cards()).not.toContain('Step 2');
  });
});

describe('what is never shown', () => {
  const shop = [campaign('rocket-mart', { kind: 'shop', page: null })];
  const rates: Answers = {
    'promotions.list': [...shop, campaign('soon', { end_at: at(3) })],
    'shop.moneyRates': [
      {
        group: 'money',
        title: 'Value',
        text: 'Paid at once.',
        tag: null,
        wager: 0,
        max_bet: [],
        days_to_wager: null,
        rates: [{ currency: 'EUR', points: 1_000, amount_cents: 100 }],
      },
    ],
  };

  it('are points without their value in money', async () => {
    await open(rates, { site: { shop: true } });
    const card = within(await screen.findByRole('article', { name: 'Coins into rewards' }));
    expect(card.getByText(/1,000 coins are worth €1\.00/)).toBeTruthy();
    expect(screen.getAllByText(/coins?\b/i).every(({ textContent }) => /€|Coins into/.test(textContent))).toBe(true);
  });

  it('is a time of anything but a campaign’s own end: what has none says so', async () => {
    await open(rates, { site: { shop: true } });
    await screen.findByRole('article', { name: 'Coins into rewards' });
    const counted = screen
      .getAllByRole('article')
      .map((card) => [within(card).getByRole('heading').textContent, /(Ends in|No end)/.exec(card.textContent)?.[1]]);
    expect(counted).toEqual([
      ['Coins into rewards', 'No end'],
      ['About soon', 'Ends in'],
    ]);
  });
});

describe('the page of a campaign', () => {
  it('says what it is about, with the way on', async () => {
    await open({}, {}, '/promo/soon');
    expect(await screen.findByRole('heading', { level: 1, name: 'About soon' })).toBeTruthy();
    expect(screen.getByText('All of soon.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Go on' }).getAttribute('href')).toBe('/pokies/all');
  });

  it.each(['norway', 'club', 'no-such-page'])(
    'leads to the list from what is not for the visitor: %s',
    async (slug) => {
      const { address } = await open({}, {}, `/promo/${slug}`);
      await expect.poll(address).toBe('/promotions');
    },
  );

  it('opens what is switched off for a tester', async () => {
    const { address } = await open(
      {
        'promotions.list': ({ query }) => (query.get('all') === 'true' ? [campaign('hidden', { enabled: false })] : []),
      },
      { player: groups('21') },
      '/promo/hidden',
    );
    expect(await screen.findByRole('heading', { level: 1, name: 'About hidden' })).toBeTruthy();
    expect(address()).toBe('/promo/hidden');
  });

  it('of a deposit bonus tells its terms line by line before anybody takes it', async () => {
    await open({}, { player }, '/promo/deposit-bonuses');
    const asks = within(await screen.findByRole('region', { name: 'Own bonus' }));
    for (const line of ['€20.00 or more', '10 times the bonus', '7 days', '€5.00', 'no limit', 'gives the bonus up']) {
      expect(asks.getByText(line)).toBeTruthy();
    }
  });

  it('of the season is there in its season, and leads to the list outside of it', async () => {
    const season = (start: number, end: number) => ({
      'promotions.list': [campaign('santa-vegas', { start_at: at(start), end_at: at(end) })],
    });
    const before = await open(season(1, 2), {}, '/santa-vegas');
    await expect.poll(before.address).toBe('/promotions');
  });

  it('of what runs for a time only is at /promo', async () => {
    const shown = [campaign('cashback'), campaign('friday', { start_at: at(-1), end_at: at(3) })];
    await open({ 'promotions.list': shown }, {}, '/promo');
    expect(await screen.findByRole('heading', { level: 1, name: 'About friday' })).toBeTruthy();
  });

  it('of what runs for a time only leads to the list when there is nothing', async () => {
    const { address } = await open({ 'promotions.list': [campaign('cashback')] }, {}, '/promo');
    await expect.poll(address).toBe('/promotions');
  });

  it('of the season shows it with its end', async () => {
    await open(
      { 'promotions.list': [campaign('santa-vegas', { start_at: at(-1), end_at: at(3) })] },
      {},
      '/santa-vegas',
    );
    expect(await screen.findByRole('heading', { level: 1, name: 'About santa-vegas' })).toBeTruthy();
    expect(screen.getByText('Ends in 3 h 0 min')).toBeTruthy();
  });
});
