import type { Page } from '@playwright/test';
import { BETTING as dressed } from './fixtures/dressed-content.ts';
import { expect, test } from './fixtures/test.ts';

const { url: BETTING, host: WITH } = dressed;
const WITHOUT = 'auralune.example';

test.use({ casinoKind: 'dressed', newcomer: true });

const sections = (page: Page) => page.getByRole('navigation', { name: 'Sections' });

// A phone has the link in its menu.
test(
  'the link stands in the place of the lobby’s, and its # works',
  { tag: '@wide' },
  async ({ page, casino, complaints, shot }) => {
    const site = `http://${WITH}:${new URL(casino.url).port}`;
    await page.goto(`${site}/en`);
    const links = sections(page).first().getByRole('link').filter({ visible: true });
    await expect(links.nth(2)).toHaveText('Sports');
    expect((await links.allInnerTexts()).slice(0, 3)).toEqual(['Slots', 'Tables', 'Sports']);
    await shot('betting-link');
    const asked = page.waitForRequest((request) => request.url().startsWith(BETTING));
    await links.nth(2).click();
    expect((await asked).url()).toBe(`${BETTING}/`);
    await page.goto(`${site}/en/support`);
    const football = page.waitForRequest((request) => request.url().startsWith(BETTING));
    await page.goto(`${site}/en/support#sport_football`);
    expect((await football).url()).toBe(`${BETTING}/football`);
    await expect(page).toHaveURL(/^chrome-error:/);
    await page.goto(`http://${WITHOUT}:${new URL(casino.url).port}/en`);
    await expect(sections(page).first().getByRole('link', { name: 'Lobby' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Sports' })).toHaveCount(0);
    // Nobody answers under the betting site's name here.
    expect(complaints.splice(0).every((complaint) => complaint.includes(BETTING))).toBe(true);
  },
);
