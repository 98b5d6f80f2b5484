// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openPage } from '../../../testing/page.tsx';

it('names all studios with their games, by their wordmarks where there are any', async () => {
  await openPage('/producers', {
    answers: {
      'games.providers': [
        { id: 'orbital-9', title: 'Orbital 9', games_count: 12 },
        { id: 'nobody-drew-it', title: 'Nobody drew it', games_count: 1 },
      ],
    },
  });
  expect(await screen.findByText('2 studios with 13 games.')).toBeTruthy();
  const main = within(screen.getByRole('main'));
  expect(main.getByRole('link', { name: /Orbital 9/ }).getAttribute('href')).toBe('/producers/orbital-9');
  expect(main.getByRole('img', { name: 'Orbital 9' })).toBeTruthy();
  expect(main.getByRole('link', { name: /Nobody drew it/ }).textContent).toContain('1 game');
});
