// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { bodiesOf, method, methods, payment, refusal, started } from '../../testing/cashbox.ts';
import { keepFiles } from '../../testing/files.ts';
import { game } from '../../testing/games.ts';
import { fill, type OpenPage, openPage } from '../../testing/page.tsx';
import { player } from '../../testing/samples.ts';
import { type Answers, done } from '../../testing/scripted-origin.ts';

const rest: Answers = {
  ...methods(method('card'), method('e-wallet')),
  'limits.list': [],
  'bonuses.list': [],
  'bonuses.codeTerms': { deposit_bonus_code: null, offer: null },
  'bonuses.deposit': [],
  'cashbox.screen': done,
};
const openCashbox = (address: string, answers: Answers = {}): Promise<OpenPage> =>
  openPage(address, { player, also: ['/cashbox', '/deposit', '/withdraw'], answers: { ...rest, ...answers } });
const inCashbox = async () => within(await screen.findByRole('dialog', { name: 'Cashbox' }));
const sent = ({ origin }: OpenPage): unknown[] => bodiesOf(origin.asked, 'cashbox.start');
const restrictions = { minAmountValue: 1_000, maxAmountValue: 25_000, stepAmountValue: 500, amountCurrencyCode: 'EUR' };
const voucher = method('voucher', { termsOfService: { ...method('voucher').termsOfService, restrictions } });

it.each([
  ['12.50', 'Whole amounts only with this method.'],
  ['12', 'In steps of €5: €10 or €15.'],
  ['255', 'At most €250.00 with this method.'],
])('says at the amount that a voucher of %s is not taken, and asks nobody', async (typed, words) => {
  const page = await openCashbox('/deposit', methods(voucher));
  const { findByText, findByLabelText, findAllByRole } = await inCashbox();
  expect(await findByText('Voucher: €10 to €250, in steps of €5')).toBeInstanceOf(HTMLElement);
  const amount = await findByLabelText('You deposit');
  await fill(amount, typed);
  await page.user.click((await findAllByRole('button', { name: /^Deposit/ })).at(-1) as HTMLElement);
  await expect.poll(() => screen.getByRole('dialog', { name: 'Cashbox' }).textContent).toContain(words);
  await expect.poll(() => document.activeElement === amount).toBe(true);
  expect(sent(page)).toEqual([]);
});

it.each(['voucher_used', 'voucher_unknown'])(
  'says that a deposit by %s was declined, and offers another way',
  async (reason) => {
    const declined = started({ state: 'declined', success: false, brand: 'voucher', cancellation_reason: reason });
    await openCashbox(`/cashbox?payment=${payment().id}`, { 'cashbox.payment': declined });
    expect(await screen.findByRole('heading', { name: 'The payment was declined' })).toBeInstanceOf(HTMLElement);
    expect(screen.getByRole('button', { name: 'Deposit another way' })).toBeInstanceOf(HTMLElement);
  },
);

const WRONG_ADDRESS = 'This is not a valid address for that coin.';
const bitcoin = method('card', {
  id: 'bitcoin',
  brand: 'bitcoin',
  type: 'crypto',
  isProfileRequiredForCashout: false,
  fields: [{ name: 'address', type: 'crypto_address', required: true }],
});
const transfer = method('bank-transfer', {
  fields: [{ name: 'bank_account', type: 'bank_account', required: true }],
});

it.each([
  [bitcoin, 'address', 'Bitcoin address', WRONG_ADDRESS],
  [transfer, 'bank_account', 'Your IBAN', 'This is not a valid IBAN.'],
])('marks where a withdrawal cannot go, and goes where it can: %#', async (way, name, label, words) => {
  const page = await openCashbox('/withdraw', {
    ...methods(way),
    'cashbox.start': ({ body }) => {
      const { fields } = body as { fields: Record<string, string> };
      return fields[name] === 'wrong' ? refusal({ [name]: { invalid: words } }) : started({ action: 'cashout' });
    },
    'cashbox.payment': started({ action: 'cashout' }),
  });
  const { findByLabelText, findByText, getByRole } = await inCashbox();
  const field = await findByLabelText(label);
  await fill(await findByLabelText('You withdraw'), '20');
  await fill(field, 'wrong');
  await page.user.click(getByRole('button', { name: 'Withdraw €20.00' }));
  expect(await findByText(words)).toBeInstanceOf(HTMLElement);
  expect(field.getAttribute('aria-invalid')).toBe('true');
  await expect.poll(() => document.activeElement === field).toBe(true);
  await page.user.clear(field);
  await fill(field, 'right');
  await page.user.click(getByRole('button', { name: 'Withdraw €20.00' }));
  expect(await screen.findByRole('heading', { name: 'Your withdrawal has been paid' })).toBeInstanceOf(HTMLElement);
});

const toBank = {
  payment: payment({ state: 'pending', success: false, finished_at: null }),
  next: { type: 'redirect' as const, url: '/bank/1' },
};

it('says of a deposit from which device it comes, beside its way to the bank, and waits for nobody who hears it', async () => {
  const go = vi.spyOn(location, 'assign').mockReturnValue();
  const page = await openCashbox('/deposit?amountProp=20', {
    'cashbox.start': toBank,
    // Never answered: whoever waited for it would wait for ever.
    'cashbox.screen': () => new Promise<Response>(() => undefined),
  });
  await page.user.click(await (await inCashbox()).findByRole('button', { name: 'Deposit €20.00' }));
  await expect.poll(() => go.mock.calls).toEqual([['/bank/1']]);
  await expect.poll(() => bodiesOf(page.origin.asked, 'cashbox.screen')).toHaveLength(1);
  const [screened] = bodiesOf(page.origin.asked, 'cashbox.screen');
  expect(screened).toMatchObject({ payment_id: toBank.payment.id });
});

const LARGE = 210_000;
const waiting = payment({
  action: 'cashout',
  state: 'reserved',
  amount_cents: LARGE,
  success: false,
  recallable: true,
  finished_at: null,
  brand: 'e-wallet',
});
const page1 = (...data: (typeof waiting)[]): Answers => ({
  'cashbox.paymentsPage': { data, pagination: { page: 1, per_page: 10, total_count: data.length } },
  'cashbox.paymentTotals': {
    since: '2026-11-01T10:00:00.000Z',
    deposits_count: 1,
    deposits_sum: { EUR: 5_000 },
    cashouts_sum: {},
    bets_sum: {},
    payments: [{ currency: 'EUR', deposits_cents: 5_000, cashouts_cents: 0, net_cents: 5_000 }],
  },
});

it('takes a waiting withdrawal back for whoever looks for that, after a question', async () => {
  const { user, origin } = await openCashbox('/dashboard', {
    ...page1(waiting),
    'cashbox.payment': { payment: waiting, next: { type: 'none' } },
    'cashbox.recall': payment({ ...waiting, state: 'recalled', recallable: false }),
  });
  const { findByRole, queryByRole } = await inCashbox();
  const list = await findByRole('list', { name: 'Payments' });
  const row = within(list).getByRole('button', { name: /Withdrawal/ });
  expect(row.textContent).toContain('Being checked');
  expect(queryByRole('button', { name: /back|lock/i })).toBeNull();
  await user.click(row);
  const take = () => screen.findByRole('button', { name: 'Take it back' });
  (await take()).focus();
  await user.keyboard('{Enter}');
  const question = await screen.findByRole('heading', { name: 'Take €2,100.00 back into your wallet?' });
  await expect.poll(() => document.activeElement === question).toBe(true);
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Keep the withdrawal' }));
  await user.keyboard('{Enter}');
  await expect.poll(async () => document.activeElement === (await take())).toBe(true);
  expect(origin.asked.map(({ name }) => name)).not.toContain('cashbox.recall');
  await user.keyboard('{Enter}');
  await screen.findByRole('heading', { name: 'Take €2,100.00 back into your wallet?' });
  await user.click(await take());
  const done = await screen.findByRole('heading', { name: 'You took this withdrawal back' });
  await expect.poll(() => document.activeElement === done).toBe(true);
});

it('locks a withdrawal, which can no longer be taken back then', async () => {
  const { user } = await openCashbox(`/cashbox?payment=${waiting.id}`, {
    'cashbox.payment': { payment: waiting, next: { type: 'none' } },
    'cashbox.lock': { ...waiting, recallable: false },
  });
  await user.click(await screen.findByRole('button', { name: 'Lock the withdrawal' }));
  expect(await screen.findByText(/^Locked\./)).toBeInstanceOf(HTMLElement);
  expect(screen.queryByRole('button', { name: 'Take it back' })).toBeNull();
});

const left = payment({
  state: 'pending',
  amount_cents: 3_000,
  success: false,
  cancelable: true,
  finished_at: null,
});

it('gives up a deposit that was left, in the list and on its page', async () => {
  const canceled = payment({ ...left, state: 'canceled', cancelable: false });
  const { user, origin } = await openCashbox('/dashboard', {
    ...page1(left),
    'cashbox.payment': { payment: left, next: { type: 'redirect', url: '/bank/1' } },
    'cashbox.cancel': () => {
      origin.answer(page1(canceled));
      return canceled;
    },
  });
  const { findByRole } = await inCashbox();
  const list = await findByRole('list', { name: 'Payments' });
  await user.click(within(list).getByRole('button', { name: 'Cancel the deposit of €30.00' }));
  expect(await within(list).findByText('Cancelled')).toBeInstanceOf(HTMLElement);
});

it('gives a deposit up on its own page, and says so under the focus', async () => {
  const { user } = await openCashbox(`/cashbox?payment=${left.id}`, {
    'cashbox.payment': { payment: left, next: { type: 'redirect', url: '/bank/1' } },
    'cashbox.cancel': payment({ ...left, state: 'canceled', cancelable: false }),
  });
  expect(await screen.findByText(`Payment ${left.id}`)).toBeInstanceOf(HTMLElement);
  await user.click(screen.getByRole('button', { name: 'Cancel the deposit' }));
  const done = await screen.findByRole('heading', { name: 'The deposit was cancelled' });
  await expect.poll(() => document.activeElement === done).toBe(true);
});

it('says below the payments what was paid in and out since the account was opened', async () => {
  await openCashbox('/dashboard', page1(payment()));
  const life = await screen.findByRole('region', { name: 'Since you joined' });
  await expect.poll(() => life.textContent).toContain('Deposits €50.00, withdrawals €0.00. Net deposits €50.00.');
});

it('leads whoever paid in from a game back to it by its name, also after a payment that failed', async () => {
  const declined = started({ state: 'declined', success: false });
  const from = encodeURIComponent('/play/orbital-9/nebula-nomad');
  const { user, origin, address } = await openCashbox(`/cashbox?payment=${payment().id}&from=${from}`, {
    'cashbox.payment': declined,
    'games.selectBySeoTitles': { 'orbital-9/NebulaNomad': game('Nebula Nomad') },
  });
  expect(await screen.findByRole('button', { name: 'Back to Nebula Nomad' })).toBeInstanceOf(HTMLElement);
  await user.click(screen.getByRole('button', { name: 'Deposit another way' }));
  await expect.poll(() => address()).toBe(`/deposit?from=${from}`);
  const go = vi.spyOn(location, 'assign').mockReturnValue();
  origin.answer({ 'cashbox.start': toBank });
  await fill(await (await inCashbox()).findByLabelText('You deposit'), '20');
  await user.keyboard('{Enter}');
  await expect.poll(() => go.mock.calls).toHaveLength(1);
  expect(bodiesOf(origin.asked, 'cashbox.start')).toMatchObject([{ return_path: `/cashbox?from=${from}` }]);
});

it('saves the payments of a year whole, as a table and as data', async () => {
  const files = keepFiles();
  const { user } = await openCashbox('/dashboard', page1(payment({ amount_cents: 5_000 })));
  await user.click(await screen.findByRole('button', { name: 'Save the year as CSV' }));
  await expect.poll(() => files).toHaveLength(1);
  const [columns, line] = ((await files[0]?.content) ?? '').split('\r\n');
  expect(columns).toContain('payment,started,finished,kind,method,currency,amount');
  expect(line).toMatch(/,deposit,card,EUR,50\.00,0\.00,succeeded,$/);
  await user.click(screen.getByRole('button', { name: 'Save the year as JSON' }));
  await expect.poll(() => files).toHaveLength(2);
  expect(JSON.parse((await files[1]?.content) ?? '')).toMatchObject([{ amount_cents: 5_000 }]);
});

it('says to who is too young for the host that nothing can be paid in here, and leads to the withdrawal', async () => {
  const born = `${new Date().getUTCFullYear() - 20}-01-01`;
  await openPage('/deposit', {
    player: { ...player, country: 'EE', date_of_birth: born, personal_id_number: '50601010001' },
    site: { licence: 'EE' },
    answers: rest,
  });
  const { findByText, getByRole } = await inCashbox();
  expect(await findByText("You're not old enough to play on this site")).toBeInstanceOf(HTMLElement);
  expect(getByRole('link', { name: 'Withdraw' }).getAttribute('href')).toBe('/withdraw');
  expect(screen.getByRole('dialog', { name: 'Cashbox' }).textContent).toContain('at least 21 years old');
});

it.each([
  ['/deposit', 'You deposit'],
  ['/withdraw', 'You withdraw'],
])('%s chooses no amount for the player', async (address, label) => {
  await openCashbox(address);
  const { findByLabelText, getByRole } = await inCashbox();
  expect(await findByLabelText(label)).toHaveProperty('value', '');
  // The round amounts beside the field are for a press: none is chosen.
  const quick = within(getByRole('group', { name: 'Quick amounts' }));
  expect(quick.getAllByRole('button').length).toBeGreaterThan(0);
  expect(quick.queryByRole('button', { pressed: true })).toBeNull();
});
