// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { depositOffer } from '../../../testing/bonuses.ts';
import { bodiesOf, method, methods, payment, refusal, savedCard, started } from '../../../testing/cashbox.ts';
import { fill, type OpenPage, openPage } from '../../../testing/page.tsx';
import { player, unprotected } from '../../../testing/samples.ts';
import { type Answers, broken, done } from '../../../testing/scripted-origin.ts';

const saved = methods(
  method('card', { savedProfiles: [savedCard('4444', 1), savedCard('4242', 2)] }),
  method('e-wallet'),
);
const sent = (origin: OpenPage['origin']): unknown[] => bodiesOf(origin.asked, 'cashbox.start');

/** The small deposit, with two saved cards unless the answers say otherwise. */
async function openFast(search = '', answers: Answers = {}, who = player): Promise<OpenPage> {
  return openPage(`/deposit-fast${search}`, {
    player: who,
    also: ['/deposit', '/cashbox'],
    answers: {
      ...saved,
      'limits.list': [],
      'bonuses.list': [],
      'cashbox.start': started(),
      'cashbox.payment': started(),
      'cashbox.screen': done,
      'bonuses.codeTerms': { deposit_bonus_code: null, offer: null },
      'bonuses.deposit': [],
      ...answers,
    },
  });
}
const fast = () => screen.findByRole('dialog', { name: 'Quick deposit' });
const amount = async () => within(await fast()).findByRole('textbox', { name: 'You deposit' });
const press = async () => within(await fast()).findByRole('button', { name: /^Deposit/ });

it('begins with the card used last and no amount, and pays with an amount and one press', async () => {
  const { user, origin, address } = await openFast();
  expect(await within(await fast()).findAllByRole('radio')).toHaveLength(2);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Card ending 4242/ }).checked).toBe(true);
  expect(await amount()).toHaveProperty('value', '');
  expect(screen.queryByRole('group', { name: 'Quick amounts' })).toBeNull();
  expect((await press()).textContent).toBe('Deposit');
  await user.click(await press());
  expect(await screen.findByText('Enter an amount.')).toBeInstanceOf(HTMLElement);
  expect(document.activeElement).toBe(await amount());
  await user.keyboard('5{Enter}');
  expect(await screen.findByText('At least €10.00 with this method.')).toBeInstanceOf(HTMLElement);
  expect(sent(origin)).toEqual([]);
  await user.keyboard('0');
  expect((await press()).textContent).toBe('Deposit €50.00');
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('heading', { name: 'Deposit received' })).toBeInstanceOf(HTMLElement);
  expect(sent(origin)).toMatchObject([{ method: 'card', saved_profile_id: 'card-4242', amount_cents: 5_000 }]);
  expect(address()).toBe(`/cashbox?payment=${payment().id}`);
});

it('pays with another card, and once, however often it is pressed', async () => {
  const line = Promise.withResolvers<void>();
  const { user, origin } = await openFast('?amountProp=20', {
    'cashbox.start': () => line.promise.then(() => started()),
  });
  expect(await amount()).toHaveProperty('value', '20');
  await user.click(screen.getByRole('radio', { name: /^Card ending 4444/ }));
  await user.dblClick(await press());
  line.resolve();
  expect(await screen.findByRole('heading', { name: 'Deposit received' })).toBeInstanceOf(HTMLElement);
  expect(sent(origin)).toMatchObject([{ saved_profile_id: 'card-4444', amount_cents: 2_000 }]);
});

it('leads on to every other way with the amount, and back from there', async () => {
  const { user } = await openFast();
  await fill(await amount(), '35');
  await user.click(screen.getByRole('button', { name: 'Another payment method' }));
  const cashbox = await screen.findByRole('dialog', { name: 'Cashbox' });
  expect(await within(cashbox).findByLabelText('You deposit')).toHaveProperty('value', '35');
  expect(screen.queryByRole('dialog', { name: 'Quick deposit' })).toBeNull();
  await user.click(await within(cashbox).findByRole('button', { name: 'Quick deposit: Card ending 4242' }));
  expect(await amount()).toHaveProperty('value', '35');
  expect(screen.queryByRole('dialog', { name: 'Cashbox' })).toBeNull();
});

it('goes to a bank that wants its code', async () => {
  const go = vi.spyOn(location, 'assign').mockReturnValue();
  const { user } = await openFast('?amountProp=30', {
    'cashbox.start': {
      payment: payment({ state: 'pending', success: false }),
      next: { type: 'redirect', url: '/bank/1' },
    },
  });
  await user.click(await press());
  await vi.waitFor(() => expect(go).toHaveBeenCalledWith('/bank/1'));
  expect(screen.getByRole('button', { name: "Opening the provider's page" })).toBeInstanceOf(HTMLElement);
});

it('believes a bank that declines, and leads on to the other ways', async () => {
  const declined = started({ state: 'declined', success: false });
  const { user, address } = await openFast('?amountProp=30', {
    'cashbox.start': declined,
    'cashbox.payment': declined,
  });
  await user.click(await press());
  expect(await screen.findByRole('heading', { name: 'The payment was declined' })).toBeInstanceOf(HTMLElement);
  await user.click(screen.getByRole('button', { name: 'Deposit another way' }));
  expect(await screen.findByRole('dialog', { name: 'Cashbox' })).toBeInstanceOf(HTMLElement);
  expect(address()).toMatch(/^\/deposit/);
});

it('leads who has nothing saved to the deposit with the amount, and says why', async () => {
  const { address } = await openFast('?amountProp=20', methods(method('card'), method('e-wallet')));
  const cashbox = await screen.findByRole('dialog', { name: 'Cashbox' });
  expect(await screen.findByText('No saved payment methods yet')).toBeInstanceOf(HTMLElement);
  expect(await within(cashbox).findByLabelText('You deposit')).toHaveProperty('value', '20');
  expect(within(cashbox).queryByText(/^Quick deposit/)).toBeNull();
  expect(address()).toBe('/deposit?amountProp=20');
});

it('keeps everything while nobody answers, and repeats the same wish', async () => {
  const { user, origin } = await openFast('?amountProp=20', { 'cashbox.start': broken() });
  await user.click(await press());
  expect(await screen.findByRole('alert')).toBeInstanceOf(HTMLElement);
  expect(await amount()).toHaveProperty('value', '20');
  origin.answer({ 'cashbox.start': started() });
  await user.click(await press());
  expect(await screen.findByRole('heading', { name: 'Deposit received' })).toBeInstanceOf(HTMLElement);
  const tries = origin.asked.filter(({ name }) => name === 'cashbox.start');
  expect(tries.length).toBeGreaterThan(1);
  expect(new Set(tries.map(({ key, body }) => JSON.stringify([key, body]))).size).toBe(1);
});

it('says that a limit leaves less', async () => {
  const words = 'This is more than your deposit limit leaves. You can deposit up to €10.00 now.';
  const { user } = await openFast('?amountProp=20', {
    'cashbox.start': () => refusal({ amount_cents: { limit_exceeded: words } }),
  });
  await user.click(await press());
  expect(await screen.findByText(words)).toBeInstanceOf(HTMLElement);
});

it('is closed while a break runs, and leads to what stays open', async () => {
  await openFast('', { 'limits.protection': { ...unprotected, suppression: 'excluded' } });
  expect(await screen.findByRole('heading', { name: 'Deposits are blocked' })).toBeInstanceOf(HTMLElement);
  expect(screen.queryByRole('textbox', { name: 'You deposit' })).toBeNull();
  expect(
    within(await fast())
      .getByRole('link')
      .getAttribute('href'),
  ).toBe('/withdraw');
});

it('says what a code that is set brings', async () => {
  const offer = depositOffer('Refuelling bonus', 'REFUEL', { percent: 25, least: 1_000 });
  await openFast(
    '?amountProp=40',
    { 'bonuses.codeTerms': { deposit_bonus_code: 'REFUEL', offer } },
    { ...player, deposit_bonus_code: 'REFUEL' },
  );
  const chosen = await screen.findByRole('group', { name: 'Chosen for your next deposit' });
  expect(chosen.textContent).toContain('5 times the bonus: €50.00');
});

it('removes a saved card after a question, by keyboard, and nothing leads to it any more', async () => {
  let left = [savedCard('4242', 2)];
  const { user, origin } = await openPage('/deposit', {
    player,
    answers: {
      'cashbox.methods': () => ({ methods: [method('card', { savedProfiles: left })], providers: ['sandbox'] }),
      'cashbox.forgetProfile': () => {
        left = [];
        return done();
      },
      'limits.list': [],
      'bonuses.list': [],
      'bonuses.codeTerms': { deposit_bonus_code: null, offer: null },
      'bonuses.deposit': [],
    },
  });
  const cashbox = await screen.findByRole('dialog', { name: 'Cashbox' });
  expect(await screen.findByRole('button', { name: 'Quick deposit: Card ending 4242' })).toBeInstanceOf(HTMLElement);
  const remove = () => screen.findByRole('button', { name: 'Remove' });
  const question = () => screen.findByRole('heading', { name: 'Remove Card ending 4242?' });
  (await remove()).focus();
  await user.keyboard('{Enter}');
  await expect.poll(async () => document.activeElement === (await question())).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Keep' }));
  await expect.poll(async () => document.activeElement === (await remove())).toBe(true);
  expect(bodiesOf(origin.asked, 'cashbox.forgetProfile')).toEqual([]);
  await user.keyboard('{Enter}');
  await question();
  await user.tab();
  await user.keyboard('{Enter}');
  expect(await screen.findByText('Card ending 4242 removed')).toBeInstanceOf(HTMLElement);
  const chosen = within(cashbox).getByRole('radio', { checked: true });
  await expect.poll(() => document.activeElement === chosen).toBe(true);
  expect(within(cashbox).queryByRole('button', { name: /4242/ })).toBeNull();
  expect(within(cashbox).queryByRole('radio', { name: /4242/ })).toBeNull();
});
