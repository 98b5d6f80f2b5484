// @vitest-environment happy-dom
import { ASSESSMENT_QUESTIONS } from '@cosmodrome/rules/limits/self-assessment';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { bodiesOf } from '../../../testing/cashbox.ts';
import { type OpenPage, openPage } from '../../../testing/page.tsx';
import { player, unprotected } from '../../../testing/samples.ts';

const answerAll = async ({ user }: OpenPage, answer: string): Promise<void> => {
  for (const question of await screen.findAllByRole('radiogroup')) {
    await user.click(within(question).getByRole('radio', { name: answer }));
  }
  await user.click(screen.getByRole('button', { name: 'See the result' }));
};

it('asks for every answer, and keeps those of a guest on the page', async () => {
  const page = await openPage('/self-assessment');
  expect(await screen.findAllByRole('radiogroup')).toHaveLength(ASSESSMENT_QUESTIONS.length);
  await page.user.click(screen.getByRole('button', { name: 'See the result' }));
  expect(await screen.findByText('Answer every question.')).toBeInstanceOf(HTMLElement);
  expect(document.activeElement).toBe(screen.getAllByRole('radio')[0]);
  await answerAll(page, 'Never');
  expect(await screen.findByRole('heading', { name: 'Few signs of trouble' })).toBeInstanceOf(HTMLElement);
  expect(bodiesOf(page.origin.asked, 'limits.assess')).toEqual([]);
});

it('keeps the answers of a player, and says what they mean', async () => {
  const page = await openPage('/self-assessment', {
    player,
    answers: { 'limits.assess': { ...unprotected, suppression: 'assessment' } },
  });
  await answerAll(page, 'Often');
  expect(await screen.findByRole('heading', { name: 'Time to act' })).toBeInstanceOf(HTMLElement);
  const often = Object.fromEntries(ASSESSMENT_QUESTIONS.map((question) => [question, 'often']));
  expect(bodiesOf(page.origin.asked, 'limits.assess')).toEqual([{ answers: often }]);
  expect(within(screen.getByRole('main')).getByRole('link', { name: 'My limits' }).getAttribute('href')).toBe(
    '/profile/limits',
  );
});
