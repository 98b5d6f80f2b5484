import { expect, it } from 'vitest';
import { postings } from '../generated/postings.ts';

const twice = (names: readonly string[]): string[] => names.filter((name, at) => names.indexOf(name) !== at);

it('has each kind of posting and each account of the house from one system', () => {
  const kinds = postings.flatMap((each) => [...each.kinds, ...each.houseKinds]);
  expect(twice(['play', 'rollback', ...kinds])).toEqual([]);
  expect(twice(['real', 'bonus', ...postings.flatMap(({ accounts }) => accounts)])).toEqual([]);
});
