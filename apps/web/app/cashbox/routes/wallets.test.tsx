// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openPage } from '../../../testing/page.tsx';
import { euros, player } from '../../../testing/samples.ts';

it('shows what unfinished rounds hold of each wallet, in use or not (player protection R15)', async () => {
  const kroner = { ...euros(0), currency: 'NOK', available_to_bet_with_locked_cents: 5_000, active: false };
  const idle = { ...euros(700), currency: 'USD', active: false };
  await openPage('/profile/wallets', {
    player,
    answers: {
      'money.accounts': [{ ...euros(10_000), available_to_bet_with_locked_cents: 10_250 }, kroner, idle],
    },
  });
  const inUse = await screen.findByRole('region', { name: /EUR/ });
  expect(await within(inUse).findByText('In unfinished rounds')).toBeInstanceOf(HTMLElement);
  expect(inUse.textContent).toContain('€2.50');
  const row = (currency: string) =>
    screen.getAllByRole('listitem').find((item) => item.textContent?.startsWith(currency))?.textContent;
  expect(row('NOK')).toMatch(/In unfinished rounds.*50\.00/);
  expect(row('USD')).not.toContain('In unfinished rounds');
});
