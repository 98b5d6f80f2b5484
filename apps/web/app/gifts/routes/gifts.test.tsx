// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { bonus } from '../../../testing/bonuses.ts';
import { refusal } from '../../../testing/cashbox.ts';
import { depositOffer, gift, runningBonus } from '../../../testing/gifts.ts';
import { game, listOf } from '../../../testing/games.ts';
import { openPage } from '../../../testing/page.tsx';
import { euros, player, unprotected } from '../../../testing/samples.ts';
import { type Answers, done } from '../../../testing/scripted-origin.ts';
import { tell } from '../../../testing/tell.ts';

const RATES = [
  { group: 'money', title: '', text: '', tag: null, wager: 0, max_bet: [], days_to_wager: null, rates: [] },
];
const open = (answers: Answers = {}, address = '/profile/gifts') =>
  openPage(address, { player, answers: { 'shop.moneyRates': RATES, 'bonuses.firstDeposit': [], ...answers } });
/** The page hears the player's channels: it connects when it has begun to follow them. */
const card = (title: string) => screen.findByRole('listitem', { name: title });
const points = gift({
  id: '2',
  title: 'Astrocoins',
  type: 'XP',
  bonuses: [{ type: 'points' }],
  currency: null,
  amount_cents: null,
});

it('says what each gift asks in one sentence, by section, and takes one', async () => {
  const cashback = gift({
    id: '2026-11-23-EUR',
    kind: 'cashback',
    type: 'Cashback',
    stage: 'wait',
    title: 'Table cashback',
    activatable: false,
    cancelable: false,
    valid_until: '2026-11-30T00:00:00.000Z',
    terms: { share_bp: 1_000 },
  });
  const page = await open({
    'gifts.list': [gift(), runningBonus, depositOffer, cashback],
    'gifts.take': () => {
      page.origin.answer({ 'gifts.list': [gift({ stage: 'finished', activatable: false, cancelable: false })] });
      return done();
    },
  });
  expect((await card('A present')).textContent).toContain('€2.50 as real money, nothing to wager.');
  expect((await card('Stardust bonus')).textContent).toContain('€5.00 of €50.00 wagered');
  expect((await card('Refuelling bonus')).textContent).toContain('Deposit €10.00 or more and 25% is added');
  expect((await card('Table cashback')).textContent).toMatch(/10% of this week’s net loss.*paid on/);
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['Yours already 1', 'In play 1', 'To take or leave 1', 'Waiting 1']),
  );
  await page.user.click(screen.getByRole('button', { name: 'Take it: A present' }));
  expect(await screen.findByText('Nothing is here right now')).toBeInstanceOf(HTMLElement);
});

it('says before a bonus is given up what that takes, also of open rounds', async () => {
  const page = await open({
    'gifts.list': [runningBonus],
    'bonuses.cancelInfo': {
      id: 41,
      total_withdrawal_amount: '20.00',
      current_balance: '30.00',
      cash_balance: '20.00',
      bonus_balance: '10.00',
      bonus_winnings: '0.00',
      bonus_in_open_rounds: '1.00',
    },
    'bonuses.cancel': () => {
      page.origin.answer({ 'gifts.list': [] });
      return done();
    },
  });
  const giveUp = await screen.findByRole('button', { name: 'Give it up: Stardust bonus' });
  giveUp.focus();
  await page.user.keyboard('{Enter}');
  const dialog = () => screen.findByRole('dialog', { name: 'Give up this bonus?' });
  const staked = await within(await dialog()).findByText(
    'Staked in unfinished rounds; any winnings from it are removed too',
  );
  expect(staked.nextElementSibling?.textContent).toBe('€1.00');
  expect((await dialog()).textContent).toContain('€10.00');
  expect((await dialog()).textContent).toContain('€20.00');
  await page.user.click(within(await dialog()).getAllByRole('button', { name: 'Keep the bonus' })[0] as HTMLElement);
  await expect.poll(() => screen.queryByRole('dialog', { name: 'Give up this bonus?' })).toBeNull();
  expect(page.origin.asked.map(({ name }) => name)).not.toContain('bonuses.cancel');
  await page.user.click(giveUp);
  await page.user.click(await within(await dialog()).findByRole('button', { name: 'Give up' }));
  await expect.poll(() => screen.queryByRole('listitem', { name: 'Stardust bonus' })).toBeNull();
});

it('asks before another gift is refused', async () => {
  const page = await open({ 'gifts.list': [gift()], 'gifts.refuse': () => done() });
  await page.user.click(await screen.findByRole('button', { name: 'No, thank you: A present' }));
  const dialog = await screen.findByRole('dialog', { name: 'Refuse this gift?' });
  expect(page.origin.asked.map(({ name }) => name)).not.toContain('gifts.refuse');
  await page.user.click(within(dialog).getByRole('button', { name: 'Refuse it' }));
  await expect.poll(() => page.origin.asked.map(({ name }) => name)).toContain('gifts.refuse');
  expect(await screen.findByText('Gift refused')).toBeInstanceOf(HTMLElement);
});

it('takes an offered bonus and follows its wagering to its end', async () => {
  const offered = { ...runningBonus, stage: 'issued', activatable: true, valid_until: null } as const;
  const page = await open({
    'gifts.list': [offered],
    'bonuses.activate': () => {
      page.origin.answer({ 'gifts.list': [runningBonus] });
      return bonus();
    },
  });
  expect((await card('Stardust bonus')).textContent).toMatch(/^.*Bets of €50.00 within/);
  await page.user.click(screen.getByRole('button', { name: 'Take it: Stardust bonus' }));
  await expect.poll(async () => (await card('Stardust bonus')).textContent).toContain('€5.00 of €50.00 wagered');
  page.origin.answer({ 'gifts.list': [{ ...runningBonus, stage: 'wager_done', cancelable: false, won_cents: 1_000 }] });
  await tell('bonuses_changes', bonus({ stage: 'wager_done' }));
  await expect.poll(() => screen.queryByRole('listitem', { name: 'Stardust bonus' })).toBeNull();
  await page.user.click(screen.getByRole('link', { name: 'History' }));
  const past = (await screen.findByText('Stardust bonus')).closest('li');
  expect(past?.textContent).toContain('€10.00 became yours');
});

it('says why a gift was not taken', async () => {
  const { user } = await open({
    'gifts.list': [gift()],
    'gifts.take': () => refusal({ base: { gift_gone: 'The gift is no longer available.' } }),
  });
  await user.click(await screen.findByRole('button', { name: 'Take it: A present' }));
  expect((await screen.findByRole('alert')).textContent).toContain('The gift is no longer available.');
});

it('loads, and is empty', async () => {
  const line = Promise.withResolvers<never[]>();
  await open({ 'gifts.list': () => line.promise });
  expect(document.querySelectorAll('[aria-busy]').length).toBeGreaterThan(0);
  line.resolve([]);
  expect(await screen.findByText('Nothing is here right now')).toBeInstanceOf(HTMLElement);
});

it('fails, and is asked for again', async () => {
  const page = await open({ 'gifts.list': new Response(null, { status: 500 }) });
  const again = await screen.findByRole('button', { name: 'Try again' });
  page.origin.answer({ 'gifts.list': [gift()] });
  await page.user.click(again);
  expect(await card('A present')).toBeInstanceOf(HTMLElement);
});

it('shows what is over with what came of it', async () => {
  const past = [
    gift({ id: '5', stage: 'finished', title: 'Taken', won_cents: 420 }),
    gift({ id: '6', stage: 'expired', title: 'Missed' }),
    gift({ id: '7', stage: 'canceled', title: 'Given up' }),
  ];
  await open({ 'gifts.list': [...past, points] }, '/profile/gifts?tab=history');
  const text = (await screen.findByText('Taken')).closest('ul')?.textContent ?? '';
  expect(text).toContain('Done, €4.20 became yours');
  expect(text).toContain('Not used up in time');
  expect(text).toContain('Given up by you');
  expect(text).not.toContain('Astrocoins');
});

it('counts in the header what can be taken, and opens the first five', async () => {
  const many = [1, 2, 3, 4, 5, 6].map((at) => gift({ id: String(at), title: `Gift ${at}` }));
  const { user } = await open({ 'gifts.list': [...many, runningBonus] }, '/bonus-balance');
  await user.click(await screen.findByRole('button', { name: 'Gifts, 6 ready for you' }));
  const menu = await screen.findByRole('dialog', { name: 'Gifts' });
  expect(await within(menu).findAllByRole('listitem')).toHaveLength(5);
  expect(within(menu).getByRole('link', { name: 'All gifts' }).getAttribute('href')).toContain('/profile/gifts');
});

it('tells once of a gift that has just come, and of nothing to who is held back', async () => {
  const page = await open({ 'gifts.list': [] }, '/bonus-balance');
  const offered = bonus({ stage: 'issued', activatable: true, title: 'Liftoff bonus' });
  await tell('bonuses_changes', bonus({ id: 77, stage: 'handle_bets', title: 'Other' }));
  await tell('bonuses_changes', offered);
  expect(await screen.findByText('A gift is waiting for you')).toBeInstanceOf(HTMLElement);
  expect(screen.queryByText('Other')).toBeNull();
  await tell('bonuses_changes', offered);
  expect(screen.getAllByText('A gift is waiting for you')).toHaveLength(1);
  await page.user.click(screen.getByRole('button', { name: 'See' }));
  expect(page.address()).toBe('/profile/gifts');
});

it('tells nothing to who is held back, and says so on the page', async () => {
  await open({ 'gifts.list': [], 'limits.protection': { ...unprotected, suppression: 'assessment' } });
  expect(await screen.findByText('We are not offering you anything right now')).toBeInstanceOf(HTMLElement);
  await tell('bonuses_changes', bonus({ id: 78, stage: 'issued', title: 'Never shown' }));
  await expect.poll(() => screen.queryByText('Nothing is here right now')).not.toBeNull();
  expect(screen.queryByText('A gift is waiting for you')).toBeNull();
});

it('holds long German titles', async () => {
  const title = 'Geburtstagsüberraschungsgeschenk für besonders treue Weltraumfahrerinnen';
  await openPage('/profile/gifts', {
    player: { ...player, language: 'de' },
    site: { locale: 'de', languages: ['en', 'de'] },
    answers: {
      'shop.moneyRates': RATES,
      'gifts.list': [gift({ title }), { ...points, terms: { ...points.terms, count: 40 } }],
    },
  });
  expect((await card(title)).textContent).toContain('als Echtgeld, ganz ohne Umsatz.');
  expect((await card('Astrocoins')).textContent).toContain('40 Astrocoins');
});

it('explains real and bonus money with the player’s own figures, and to guests without', async () => {
  const account = { ...euros(3_000), available_to_cashout_cents: 2_000 };
  await open({ 'gifts.list': [runningBonus], 'money.accounts': [account] }, '/bonus-balance');
  const own = await screen.findByRole('region', { name: 'Your balance now' });
  expect(await within(own).findByText('€5.00 of €50.00 wagered')).toBeInstanceOf(HTMLElement);
  expect(own.textContent).toContain('€20.00');
});

it('shows guests the way in', async () => {
  await openPage('/bonus-balance');
  expect((await screen.findByRole('region', { name: 'Your balance now' })).textContent).toContain('Sign in');
});

it('tells one bonus with all its terms, and what a deposit would bring', async () => {
  const nomad = game('Nebula Nomad');
  await open({ 'gifts.list': [depositOffer], 'games.filter': listOf(nomad) }, '/bonus/refuel');
  const facts = await screen.findByRole('region', { name: 'What it asks of you' });
  expect(facts.textContent).toContain('€10.00 or more');
  expect(facts.textContent).toContain('5× the bonus');
  const calculator = screen.getByRole('region', { name: 'With your amount' });
  expect(within(calculator).getByRole<HTMLInputElement>('slider').value).toBe('1000');
  expect(calculator.textContent).toContain('€2.50');
  expect(calculator.textContent).toContain('€12.50');
  // On average, at a return of 96 per cent.
  expect(calculator.textContent).toContain('€0.50');
  expect(await screen.findByRole('heading', { name: /Games that count in full/ })).toBeInstanceOf(HTMLElement);
});

it('says when a bonus is not offered', async () => {
  await open({ 'gifts.list': [] }, '/bonus/none');
  expect(await screen.findByRole('heading', { name: 'This bonus is not offered to you' })).toBeInstanceOf(HTMLElement);
});
