import { expect, test } from 'vitest';
import { runProgram } from '../fixtures/program.ts';
import { asked } from './asked.ts';
import { badInput } from './bad-input.ts';
import { bettingWays } from './betting.ts';
import { everyCurrency } from './currencies.ts';
import { hosts } from './hosts.ts';
import { lists } from './lists.ts';
import { mailbox } from './mailbox.ts';
import { openCasinoOverHttp } from './open-casino.ts';
import { paths } from './paths.ts';
import { payments } from './payments.ts';

/** Everything that HTTP alone shows, against one casino as `npm start` runs it. */
const casino = openCasinoOverHttp();
paths(casino);
hosts(casino);
lists(casino);
bettingWays(casino);
mailbox(casino);
asked(casino);
payments(casino);
badInput(casino);
everyCurrency(casino);

test('after all of that the books agree', { timeout: 120_000 }, async () => {
  expect(await casino.stop()).toBe(0);
  const books = await runProgram('apps/origin/cli/reconcile.ts', casino.environment);
  expect(books.code, books.printed).toBe(0);
  expect(books.printed).toContain('the books agree');
});
