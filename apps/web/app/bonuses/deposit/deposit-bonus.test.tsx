// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { bonus, depositOffer } from '../../../testing/bonuses.ts';
import { method, methods, refusal, savedCard, started } from '../../../testing/cashbox.ts';
import { fill, type OpenPage, openPage } from '../../../testing/page.tsx';
import { answersTo, euros, player, unprotected } from '../../../testing/samples.ts';
import { type Answers, broken } from '../../../testing/scripted-origin.ts';

const liftOff = depositOffer('Lift-off bonus', 'LIFTOFF');
const refuel = depositOffer('Refuelling bonus', 'REFUEL', { percent: 25, least: 1_000 });
const INVALID = { deposit_bonus_code: { bonus_code_invalid: "This code doesn't give a bonus." } };

/** An origin that keeps the code which is set, for a player who wants bonuses or not. */
function keepingCode({ wished = true, code = null as string | null } = {}): Answers {
  const offers = [liftOff, refuel];
  const codeOf = (offer: typeof liftOff) => offer.id.toUpperCase();
  const who = () => ({ ...player, can_issue_bonuses: wished, deposit_bonus_code: code });
  return {
    ...methods(method('card')),
    'limits.list': [],
    'bonuses.list': [],
    'profile.player': who,
    'bonuses.codeTerms': () => ({
      deposit_bonus_code: code,
      offer: offers.find((offer) => codeOf(offer) === code) ?? null,
    }),
    'bonuses.deposit': () => (code === null ? offers : []),
    'bonuses.setCode': ({ body }) => {
      const wanted = (body as { deposit_bonus_code: string }).deposit_bonus_code.toUpperCase();
      if (!offers.some((offer) => codeOf(offer) === wanted)) return refusal(INVALID);
      if (!wished) return refusal({ base: { bonuses_off: 'You have chosen not to get bonuses.' } });
      code = wanted;
      return who();
    },
    'bonuses.clearCode': () => {
      code = null;
      return who();
    },
    'bonuses.settings': ({ body }) => {
      wished = (body as { can_issue: boolean }).can_issue;
      return who();
    },
  };
}
const openDeposit = (address: string, answers: Answers): Promise<OpenPage> => openPage(address, { player, answers });
const cashbox = () => screen.findByRole('dialog', { name: 'Cashbox' });
const chosen = () => screen.findByRole('group', { name: 'Chosen for your next deposit' });
const take = (title: string) => screen.findByRole<HTMLInputElement>('switch', { name: title });
const asked = ({ origin }: OpenPage): string[] =>
  origin.asked.map(({ name }) => name).filter((name) => /^bonuses\.(setCode|clearCode|settings)$/.test(name));

it('says what a bonus gives and asks for the amount, and offers others below the terms', async () => {
  const { user } = await openDeposit('/deposit', keepingCode());
  const offered = await screen.findByRole('group', { name: 'Bonuses for this deposit' });
  expect((await take('Lift-off bonus')).checked).toBe(false);
  expect(offered.textContent).toContain('Add a 50% bonus of up to €50.00 on deposits from €20.00.');
  const amount = screen.getByLabelText('You deposit');
  await fill(amount, '50');
  await expect
    .poll(() => offered.textContent)
    .toContain(
      'Add a €25.00 bonus. It is yours once you have wagered €125.00 within 14 days, at most €5.00 per round.',
    );
  await user.click(screen.getByText('Terms and bonus codes'));
  const other = within(offered).getByText('Refuelling bonus').closest('li');
  expect(other?.textContent).toContain('€12.50');
  expect(other?.textContent).toContain('Wager the bonus 5 times within 14 days. Maximum bet €5.00 per round.');
  await user.clear(amount);
  await fill(amount, '5');
  expect(other?.textContent).toContain('from €10.00');
  await user.click(screen.getByRole('button', { name: 'Use this bonus: Refuelling bonus' }));
  await expect.poll(async () => document.activeElement === (await chosen())).toBe(true);
  expect((await chosen()).textContent).toContain('Code REFUEL');
  expect((await take('Refuelling bonus')).checked).toBe(true);
  await user.clear(amount);
  await fill(amount, '15');
  await user.click(await take('Refuelling bonus'));
  await user.click(await take('Lift-off bonus'));
  expect((await chosen()).textContent).toContain('Code LIFTOFF');
  expect((await chosen()).textContent).toContain('This deposit is too small for the bonus');
});

it('applies the code of an address once, and forgets it with the address', async () => {
  const page = await openDeposit('/deposit?amountProp=40&autoApplyPromocode=refuel', keepingCode());
  expect(await screen.findByText(/The code REFUEL will apply to your next deposit/)).toBeInstanceOf(HTMLElement);
  expect((await chosen()).textContent).toContain('€10.00');
  await expect.poll(() => page.address()).toBe('/deposit?amountProp=40');
  await page.user.click(await take('Refuelling bonus'));
  expect(await screen.findByRole('group', { name: 'Bonuses for this deposit' })).toBeInstanceOf(HTMLElement);
  expect(asked(page)).toEqual(['bonuses.setCode', 'bonuses.clearCode']);
  expect(sessionStorage.getItem('casino:promocode')).toBeNull();
});

it('applies a code that waits when somebody signs in, whatever address they came to', async () => {
  sessionStorage.setItem('casino:promocode', 'REFUEL');
  const answers = {
    ...answersTo(player),
    ...keepingCode(),
    'identity.signIn': player,
    'identity.sessionEnd': { reason: null, minutes: null, again_at: null },
  };
  const { user, address } = await openPage('/sign-in', { answers, also: ['/deposit'] });
  await user.type(await screen.findByRole('textbox', { name: 'E-mail' }), player.email);
  await fill(screen.getByLabelText('Password'), 'Rocket-Science-42');
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  expect((await chosen()).textContent).toContain('Refuelling bonus');
  expect(address()).toBe('/deposit');
});

it('switches bonuses on for a code that gives one, and says so', async () => {
  const page = await openDeposit('/deposit?autoApplyPromocode=REFUEL', keepingCode({ wished: false }));
  expect(await screen.findByText(/bonus offers are now turned on for it/)).toBeInstanceOf(HTMLElement);
  expect((await chosen()).textContent).toContain('Refuelling bonus');
  expect(asked(page)).toEqual(['bonuses.setCode', 'bonuses.settings', 'bonuses.setCode']);
});

it('shows a code that is set while the deposit asks which one is', async () => {
  const answers = keepingCode({ wished: false });
  const [first, set] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  let reads = 0;
  const { 'bonuses.codeTerms': read, 'bonuses.setCode': write } = answers;
  if (typeof read !== 'function' || typeof write !== 'function') throw new Error('they are made from what was asked');
  await openDeposit('/deposit?autoApplyPromocode=REFUEL', {
    ...answers,
    // The first reading is answered last, with what was true when it was asked.
    'bonuses.codeTerms': (request) => {
      const answer = read(request);
      reads += 1;
      if (reads > 1) return answer;
      first.resolve();
      return set.promise.then(() => answer);
    },
    'bonuses.setCode': async (request) => {
      const answer = await write(request);
      if (answer instanceof Response) return answer;
      await first.promise;
      setTimeout(() => set.resolve());
      return answer;
    },
  });
  expect(await screen.findByText(/bonus offers are now turned on for it/)).toBeInstanceOf(HTMLElement);
  expect((await chosen()).textContent).toContain('Refuelling bonus');
});

it('says of a code that gives nothing that it was not used, and switches nothing on', async () => {
  const page = await openDeposit('/deposit?autoApplyPromocode=NOSUCHCODE', keepingCode({ wished: false }));
  expect(await screen.findByText('The code NOSUCHCODE was not used')).toBeInstanceOf(HTMLElement);
  expect((await cashbox()).textContent).toContain('You can deposit without it.');
  expect(asked(page)).toEqual(['bonuses.setCode']);
  expect(sessionStorage.getItem('casino:promocode')).toBeNull();
});

it('is opened by an address of its own, under the fingers', async () => {
  const { user } = await openDeposit('/deposit-bonus', keepingCode());
  await expect.poll(async () => document.activeElement === (await take('Lift-off bonus'))).toBe(true);
  await user.keyboard(' ');
  expect(await chosen()).toBeInstanceOf(HTMLElement);
  expect(document.activeElement).toBe(await take('Lift-off bonus'));
  await user.keyboard(' ');
  expect(await screen.findByRole('group', { name: 'Bonuses for this deposit' })).toBeInstanceOf(HTMLElement);
  const code = screen.getByRole('textbox', { name: 'Bonus code' });
  await fill(code, 'NOSUCHCODE');
  await user.keyboard('{Enter}');
  expect(await screen.findByText("This code doesn't give a bonus.")).toBeInstanceOf(HTMLElement);
  await user.clear(code);
  await fill(code, 'refuel');
  await user.keyboard('{Enter}');
  await expect.poll(async () => document.activeElement === (await chosen())).toBe(true);
  expect((await take('Refuelling bonus')).checked).toBe(true);
});

it('shows nothing of bonuses to who is shown no offers', async () => {
  await openDeposit('/deposit-bonus?amountProp=50', {
    ...keepingCode(),
    'limits.protection': { ...unprotected, suppression: 'assessment' },
  });
  expect(await screen.findByRole('button', { name: 'Deposit €50.00' })).toBeInstanceOf(HTMLElement);
  expect(await screen.findByRole('radio', { checked: true })).toBeInstanceOf(HTMLElement);
  expect((await cashbox()).textContent).not.toMatch(/bonus/i);
});

const running = bonus({ title: 'Lift-off bonus', amount_cents: 2_500, amount_wager_requirement_cents: 12_500 });
const cancelInfo = {
  id: running.id,
  total_withdrawal_amount: '50.00',
  current_balance: '75.00',
  cash_balance: '50.00',
  bonus_balance: '25.00',
  bonus_winnings: '0.00',
  bonus_in_open_rounds: '0.00',
};
/** A wallet with a bonus in play, and an e-wallet to be paid to. */
const withdrawing: Answers = {
  ...keepingCode(),
  ...methods(method('e-wallet', { savedProfiles: [{ ...savedCard('0001'), title: 'pilot@wallet.example' }] })),
  'money.accounts': [{ ...euros(7_500), available_to_cashout_cents: 5_000 }],
  'bonuses.list': [running],
  'bonuses.cancelInfo': cancelInfo,
  'cashbox.payment': started({ action: 'cashout' }),
};

it('says before a withdrawal that it ends the bonus in play and what that takes; a deposit does not', async () => {
  const { user } = await openPage('/withdraw', { player, answers: withdrawing, also: ['/deposit'] });
  const told = await screen.findByText('This withdrawal ends your bonus');
  expect((await cashbox()).textContent).toContain('Lift-off bonus');
  await expect.poll(() => document.querySelector('.bonus-consequence')?.textContent).toContain('€25.00');
  await user.click(screen.getByRole('tab', { name: 'Deposit' }));
  await screen.findByLabelText('You deposit');
  expect(told.isConnected).toBe(false);
});

it('repeats a withdrawal whose answer was lost as the same one, although its bonus is gone by then', async () => {
  const { user, origin } = await openPage('/withdraw', {
    player,
    also: ['/cashbox'],
    answers: {
      ...withdrawing,
      'cashbox.start': () => {
        origin.answer({ 'bonuses.list': [] });
        return broken();
      },
    },
  });
  await screen.findByText('This withdrawal ends your bonus');
  await fill(screen.getByLabelText('You withdraw'), '20');
  await user.click(screen.getByRole('button', { name: 'Withdraw €20.00' }));
  expect(await screen.findByRole('alert')).toBeInstanceOf(HTMLElement);
  await expect.poll(() => screen.queryByText('This withdrawal ends your bonus')).toBeNull();
  origin.answer({ 'cashbox.start': started({ action: 'cashout' }) });
  await user.click(screen.getByRole('button', { name: 'Withdraw €20.00' }));
  expect(await screen.findByRole('heading', { name: 'Your withdrawal has been paid' })).toBeInstanceOf(HTMLElement);
  const tries = origin.asked.filter(({ name }) => name === 'cashbox.start');
  expect(tries.length).toBeGreaterThan(1);
  expect(new Set(tries.map(({ key }) => key)).size).toBe(1);
});

it('tells points beside a bonus with what they are worth', async () => {
  const points = {
    title: 'Points',
    type: 'points' as const,
    conditions: [],
    attributes: [{ field: 'count' as const, value: 500 }],
    result_bonus: [],
  };
  const rates = [{ currency: 'EUR', points: 100, amount_cents: 100 }];
  const money = { group: 'money', title: 'Money', wager: 0, text: '', tag: null, max_bet: [], days_to_wager: null };
  await openDeposit('/deposit', {
    ...keepingCode(),
    'bonuses.deposit': [{ ...refuel, bonuses: [...refuel.bonuses, points] }],
    'shop.moneyRates': [{ ...money, rates }],
  });
  const told = await within(await cashbox()).findAllByText(/With it: 500 astrocoins, worth €5\.00\./);
  expect(told.length).toBeGreaterThan(0);
});
