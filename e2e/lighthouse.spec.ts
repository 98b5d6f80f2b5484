import { audit, type Category, fetchLighthouse, lost, scoreOf } from '../bench/lighthouse/audit.ts';
import { everything } from './fixtures/everything.ts';
import { expect, test } from './fixtures/test.ts';

/** What depends on what is sent alone; performance is the bench's. */
const categories: readonly Category[] = ['accessibility', 'best-practices', 'seo'];

/** The lobby with everything that it shows, and then one page of each kind that search engines may list. */
const pages = [
  '/',
  ...(everything ? ['/pokies/book-games', '/play/turbogames/rocket-x', '/sign-up', '/fairness'] : []),
];

test('Lighthouse finds nothing to mend @all', async ({ casino }) => {
  test.setTimeout(600_000);
  await fetchLighthouse();
  const found: string[] = [];
  for (const page of pages) {
    const report = await audit(casino.url + page, categories, ['--disable-full-page-screenshot']);
    for (const category of categories) {
      const score = scoreOf(report, category);
      if (score !== 100) found.push(`${page}, ${category} ${score}: ${lost(report, category).join('; ')}`);
    }
  }
  expect(found).toEqual([]);
});
