import { expect, test } from 'vitest';
import { kinship, type Likeness } from './kin.ts';

const game = (facts: Partial<Likeness>): Likeness => ({
  theme: 'space',
  themes: ['space'],
  family: 'lines',
  features: ['free-spins'],
  provider: 'one',
  ...facts,
});

test('games of a theme come before those of its subject, these before those of the same mechanics', () => {
  const of = game({});
  const others = {
    stranger: game({ theme: 'farm', themes: ['animals'], family: 'crash', features: [] }),
    mechanics: game({ theme: 'farm', themes: ['animals'], provider: 'two' }),
    subject: game({ theme: 'comets', family: 'book', features: [], provider: 'two' }),
    theme: game({ family: 'ways', features: [], provider: 'two' }),
  };
  const order = Object.entries(others).toSorted(([, a], [, b]) => kinship(of, b) - kinship(of, a));
  expect(order.map(([name]) => name)).toEqual(['theme', 'subject', 'mechanics', 'stranger']);
  expect(kinship(of, others.stranger)).toBe(0);
});

test('of games that are equally alike the one of the same studio is nearer', () => {
  expect(kinship(game({}), game({}))).toBeGreaterThan(kinship(game({}), game({ provider: 'two' })));
});
