import { describe, expect, test } from 'vitest';
import { inOrderOfUse } from './lists.ts';
import { checkMigrations } from './schema.ts';

describe('the order of the systems', () => {
  const system = (...uses: string[]) => ({ uses: Object.fromEntries(uses.map((name) => [name, 'a reason'])) });

  test('has each after those that it uses, and otherwise the order of the list', () => {
    const all = { lobby: system('games'), ledger: system(), games: system('ledger'), content: system() };
    expect(inOrderOfUse(all)).toEqual(['ledger', 'games', 'lobby', 'content']);
  });

  test('does not exist when systems use each other in a circle', () => {
    const all = { a: system('b'), b: system('c'), c: system('a') };
    expect(() => inOrderOfUse(all)).toThrow('a -> b -> c -> a');
  });
});

describe('the names of migrations', () => {
  test('are a time and a name of their own', () => {
    expect(() =>
      checkMigrations(['migrations/202611220314_outbox.ts', 'src/levels/migrations/202611221156_levels.ts']),
    ).not.toThrow();
  });

  test.each([
    [['0140_counting.ts'], '0140_counting.ts'],
    [['20261124_counting.ts'], '20261124_counting.ts'],
    [['202611240720_counting.ts', 'src/games/migrations/202611240721_counting.ts'], 'is named so, too'],
  ])('are not %j', (files, said) => {
    expect(() => checkMigrations(files)).toThrow(said);
  });
});
