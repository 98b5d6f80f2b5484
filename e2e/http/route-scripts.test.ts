import path from 'node:path';
import { expect, test } from 'vitest';
import { routeBytes, scriptBudget } from '../../apps/web/cli/bytes.ts';

test('no route needs more script than its budget before it can be used', async () => {
  const all = await routeBytes(path.resolve(import.meta.dirname, '../../apps/web/build'));
  expect(all.length).toBeGreaterThan(10);
  const over = all.filter(({ id, script }) => script > scriptBudget(id));
  expect(over.map(({ id, script }) => `${id} ${script}`)).toEqual([]);
});
