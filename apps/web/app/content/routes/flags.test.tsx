// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { openPage } from '../../../testing/page.tsx';
import { resetFlags } from '../../platform/flags.ts';

afterEach(resetFlags);

it('turns a flag on for this browser, and all of them back', async () => {
  const { user } = await openPage('/ffc', { answers: {} });
  const flag = await screen.findByRole('switch', { name: 'enableTestQuests' });
  expect((flag as HTMLInputElement).checked).toBe(false);
  await user.click(flag);
  expect((flag as HTMLInputElement).checked).toBe(true);
  expect(localStorage.getItem('cosmodrome.flags')).toBe('{"enableTestQuests":true}');
  await user.click(screen.getByRole('button', { name: 'Reset all' }));
  expect((flag as HTMLInputElement).checked).toBe(false);
  expect(localStorage.getItem('cosmodrome.flags')).toBeNull();
});
