// @vitest-environment happy-dom
import type { CallAnswer } from '@cosmodrome/contract/calls';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openPage, type Opening } from '../../../testing/page.tsx';
import { player, unprotected } from '../../../testing/samples.ts';
import { type Answers, broken } from '../../../testing/scripted-origin.ts';
import { tell } from '../../../testing/tell.ts';

const money = { tag: null, text: 'Paid at once.', wager: 0, max_bet: [], days_to_wager: null };
const rates = (points: number, cents: number) => [
  { currency: 'EUR', points, amount_cents: cents },
  { currency: 'USD', points, amount_cents: cents + 10 },
];
const SHOP: Answers = {
  'levels.terms': { terms: { hundredths_per_euro: 100 } },
  'shop.moneyRates': [
    { ...money, group: 'money', title: 'Value', rates: rates(1_000, 100) },
    {
      ...money,
      group: 'bonus-20',
      title: 'Bonus',
      tag: 'NEW',
      rates: rates(10_000, 2_000),
      wager: 5,
      max_bet: [{ currency: 'EUR', amount_cents: 500 }],
      days_to_wager: 30,
    },
  ],
  'shop.rates': ({ params }) =>
    params['type'] === 'special'
      ? [
          { group: 'mug', title: 'Enamel mug', text: 'Dark blue.', tag: 'POPULAR', rate: { points: 15_000 } },
          { group: 'rocket', title: 'Model rocket', text: 'Steel.', tag: 'VIP', rate: { points: 2_000 } },
        ]
      : [],
  'shop.orders': [],
  'levels.history': { lines: [], next: null },
};
const owns = (points: number): Answers => ({
  'levels.points': { chargeable: { points }, persistent: { points }, collected: 'yes' },
});
const open = (answers: Answers = {}, more: Opening = {}, path = '/rocket-mart') =>
  openPage(path, { site: { shop: true }, ...more, answers: { ...SHOP, ...answers } });
const asPlayer = (points: number, who: Partial<typeof player> = {}, answers: Answers = {}) =>
  open({ ...owns(points), ...answers }, { player: { ...player, ...who } });
const card = (name: string) => within(screen.getByRole('article', { name }));
/** What is open over the page; the menu of a phone is there as well, and closed. */
const modal = () => document.querySelector<HTMLElement>('dialog');
const dialog = () => within(modal() ?? document.body);
const exchanged = {
  group: 'money',
  quantity: 2,
  points: 2_000,
  points_left: 500,
  currency: 'EUR',
  amount_cents: 200,
};
const refused = (key: string, text: string) => Response.json({ errors: { base: { [key]: text } } }, { status: 422 });

describe('the points shop', () => {
  it('shows a guest each reward with its cost and its value, and the way in', async () => {
    await open();
    expect(await screen.findByRole('article', { name: '€1.00 real money' })).toBeTruthy();
    const bonus = card('€20.00 bonus money');
    expect(bonus.getByText('New')).toBeTruthy();
    expect(bonus.getByText(/wagered 5 times within 30 days, with stakes of up to €5.00/)).toBeTruthy();
    expect(bonus.getByText('worth €10.00')).toBeTruthy();
    expect(bonus.getByRole('link', { name: 'Join to exchange' }).getAttribute('href')).toBe('/sign-up');
    expect(screen.queryByRole('button', { name: /^Exchange/ })).toBeNull();
    expect(screen.queryByText('Your coins, line by line')).toBeNull();
  });

  it('says what can come out of a box, with the chances, in the currency of the player', async () => {
    const amounts = [
      { currency: 'EUR', amount_cents: 1_000 },
      { currency: 'USD', amount_cents: 1_162 },
    ];
    const box: CallAnswer<'shop.rates'>[number] = {
      group: 'cargo-box',
      title: 'Cargo box',
      text: 'Drawn when you open it.',
      tag: null,
      rate: { points: 4_000 },
      contents: [
        { kind: 'freespins', title: '10 free spins', chance_bp: 9_450, amounts: [] },
        { kind: 'money', title: 'Real money', chance_bp: 550, amounts },
      ],
    };
    const answers: Answers = {
      ...owns(4_000),
      'shop.rates': ({ params }) => (params['type'] === 'lootboxes' ? [box] : []),
    };
    await asPlayer(4_000, { currency: 'USD' }, answers);
    await screen.findByRole('article', { name: 'Cargo box' });
    const words = 'Drawn when you open it. One of: 10 free spins (94.5%), $11.62 (5.5%).';
    expect(card('Cargo box').getByText(words)).toBeTruthy();
  });

  it('has a tab for each kind, and says where there is none', async () => {
    await open({}, {}, '/rocket-mart/freespins');
    expect(await screen.findByText('Nothing here at the moment')).toBeTruthy();
    const tabs = within(screen.getByRole('navigation', { name: 'Rewards' })).getAllByRole('link');
    expect(tabs.map((tab) => [tab.textContent, tab.getAttribute('href')])).toEqual([
      ['All', '/rocket-mart'],
      ['Free spins', '/rocket-mart/freespins'],
      ['Money', '/rocket-mart/money'],
      ['Special', '/rocket-mart/special'],
    ]);
    expect(screen.getByRole('link', { name: 'Free spins' }).getAttribute('aria-current')).toBe('page');
  });

  it('lists the cheapest or the dearest first, and otherwise as the operator put them', async () => {
    const { user } = await open();
    await screen.findByRole('article', { name: 'Enamel mug' });
    const names = () => screen.getAllByRole('article').map((each) => within(each).getByRole('heading').textContent);
    expect(names()).toEqual(['€1.00 real money', '€20.00 bonus money', 'Enamel mug', 'Model rocket']);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Order' }), 'Cheapest first');
    expect(names()).toEqual(['€1.00 real money', 'Model rocket', '€20.00 bonus money', 'Enamel mug']);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Order' }), 'Most expensive first');
    expect(names()[0]).toBe('Enamel mug');
  });

  it('leads to the promotions when it is switched off', async () => {
    const { address } = await open({}, { site: { shop: false } });
    await expect.poll(address).toBe('/promotions');
  });

  it('exchanges as many as the coins afford, and says what is left', async () => {
    const { origin, user } = await asPlayer(2_500, {}, { 'shop.exchangeMoney': exchanged });
    const real = await screen.findByRole('article', { name: '€1.00 real money' });
    expect(await within(real).findByRole('button', { name: 'Exchange 1,000' })).toBeTruthy();
    await user.click(within(real).getByRole('button', { name: 'One more' }));
    await user.click(within(real).getByRole('button', { name: 'One more' }));
    await user.click(within(real).getByRole('button', { name: 'Exchange 2,000' }));
    expect(dialog().getByText('2,000, worth €2.00')).toBeTruthy();
    expect(dialog().getByText('500, worth €0.50')).toBeTruthy();
    expect(dialog().getByText('Coins do not come back after the exchange.')).toBeTruthy();
    const press = dialog().getByRole('button', { name: 'Exchange 2,000 coins' });
    await user.dblClick(press);
    expect(await screen.findByRole('heading', { name: 'It is yours: €2.00 real money' })).toBeTruthy();
    const asked = origin.asked.filter(({ name }) => name === 'shop.exchangeMoney');
    expect(asked.map(({ body }) => body)).toEqual([{ exchange: { points: 2_000, currency: 'EUR', group: 'money' } }]);
    await user.click(dialog().getAllByRole('button', { name: 'Stay in the shop' })[0] ?? document.body);
    expect(modal()).toBeNull();
  });

  it('shows no quantity where only one is possible', async () => {
    await asPlayer(1_900);
    const real = await screen.findByRole('article', { name: '€1.00 real money' });
    expect(await within(real).findByRole('button', { name: 'Exchange 1,000' })).toBeTruthy();
    expect(within(real).queryByRole('group')).toBeNull();
  });

  it('says what is missing, what it costs on average, and what the reward is worth', async () => {
    const { user } = await asPlayer(5_000);
    await screen.findByRole('article', { name: 'Enamel mug' });
    await expect.poll(() => card('Enamel mug').queryByText('10,000 short, €10.00')).not.toBeNull();
    await user.click(card('Enamel mug').getByRole('button', { name: 'How to get them' }));
    expect(dialog().getByText(/10,000 coins are €10,000.00 .* costs €400.00 on average.* worth €15.00/)).toBeTruthy();
    expect(dialog().getByRole('link', { name: 'Games' }).getAttribute('href')).toBe('/pokies/all');
  });

  it('keeps rewards of the club for its members', async () => {
    await asPlayer(5_000);
    await screen.findByRole('article', { name: 'Model rocket' });
    expect(card('Model rocket').getByRole('link', { name: 'VIP club' })).toBeTruthy();
    expect(card('Model rocket').queryByRole('button', { name: /^Exchange/ })).toBeNull();
  });

  it('warns who seems to have several accounts, then asks to enable bonuses, then exchanges', async () => {
    const who = { can_issue_bonuses: false, statuses: [{ id: '100', name: 'Multi-account' }] };
    const { origin, user } = await asPlayer(10_000, who, {
      'bonuses.settings': { ...player, ...who, can_issue_bonuses: true },
      'shop.exchangeMoney': { ...exchanged, group: 'bonus-20', quantity: 1, points: 10_000, points_left: 0 },
    });
    await screen.findByRole('article', { name: '€20.00 bonus money' });
    await user.click(await card('€20.00 bonus money').findByRole('button', { name: 'Exchange 10,000' }));
    expect(dialog().getByRole('heading', { name: 'More than one account' })).toBeTruthy();
    await user.click(dialog().getByRole('button', { name: 'Go on' }));
    expect(dialog().getByRole('heading', { name: 'Enable bonuses?' })).toBeTruthy();
    await user.click(dialog().getByRole('button', { name: 'Enable bonuses' }));
    await user.click(await screen.findByRole('button', { name: 'Exchange 10,000 coins' }));
    expect(await screen.findByRole('heading', { name: /It is yours/ })).toBeTruthy();
    expect(origin.asked.map(({ name }) => name).filter((name) => /settings|exchange/i.test(name))).toContain(
      'bonuses.settings',
    );
  });

  it('says why nothing was exchanged, and tries again', async () => {
    const { origin, user } = await asPlayer(1_000, {}, { 'shop.exchangeMoney': refused('shop_too_few', 'Too few.') });
    await screen.findByRole('article', { name: '€1.00 real money' });
    await user.click(await card('€1.00 real money').findByRole('button', { name: 'Exchange 1,000' }));
    await user.click(dialog().getByRole('button', { name: 'Exchange 1,000 coins' }));
    expect(await screen.findByRole('heading', { name: 'Not exchanged' })).toBeTruthy();
    expect(dialog().getByText('Too few.')).toBeTruthy();
    expect(dialog().getByText('Your coins are untouched.')).toBeTruthy();
    origin.answer({ 'shop.exchangeMoney': broken() });
    await user.click(dialog().getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Something went wrong on our side.')).toBeTruthy();
    origin.answer({ 'shop.exchangeMoney': { ...exchanged, quantity: 1, points: 1_000, points_left: 0 } });
    await user.click(dialog().getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: /It is yours/ })).toBeTruthy();
  });

  it('follows the points, and lists what changed them and what is on its way', async () => {
    const at = '2026-11-20T10:00:00.000Z';
    await asPlayer(
      500,
      {},
      {
        'shop.orders': [
          {
            id: 3,
            title: 'Enamel mug',
            status: 'sent',
            points: 15_000,
            note: 'parcel 7',
            ordered_at: at,
            changed_at: at,
          },
        ],
        'levels.history': {
          lines: [
            { key: 'a', kind: 'exchange', at, chargeable_hundredths: -100_000, persistent_hundredths: 0 },
            { key: 'b', kind: 'exchange', at, chargeable_hundredths: 50_000, persistent_hundredths: 0 },
          ],
          next: null,
        },
      },
    );
    expect(await screen.findByText('Given back')).toBeTruthy();
    expect(screen.getByText('-1,000')).toBeTruthy();
    expect(await screen.findByText('On its way')).toBeTruthy();
    expect(screen.getByText('parcel 7')).toBeTruthy();
    await tell('comps_award', { chargeable: { points: 1_200 }, persistent: { points: 1_200 } });
    await expect.poll(() => screen.getByRole('main').textContent).toContain('worth €1.20');
  });

  it('offers nothing to whom offers are held back from, who keeps the coins', async () => {
    await asPlayer(5_000, {}, { 'limits.protection': { ...unprotected, suppression: 'assessment' } });
    expect(await screen.findByText('No exchange at the moment')).toBeTruthy();
    expect(screen.queryByRole('article')).toBeNull();
    await expect.poll(() => screen.getByRole('main').textContent).toContain('worth €5.00');
  });
});
