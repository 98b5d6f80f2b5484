import { expectAccessible, WCAG } from './fixtures/accessible.ts';
import { type Casino, casinoEnvironment, dataFolder, openCasino } from './fixtures/casino.ts';
import { contentWith } from './fixtures/content.ts';
import { newEmail, password } from './fixtures/player.ts';
import { runProgram } from './fixtures/program.ts';
import { expect, test } from './fixtures/test.ts';
import { Enter } from './pages/enter.ts';
import { Site } from './pages/site.ts';

const BETTING = 'https://sports.cosmodrome.example';
const WITH = 'cosmodrome.example';
const EE = 'ee.cosmodrome.example';
const NUMBER = '38001085718';

const CONTENT_DIR = contentWith('hosts/cosmodrome.json', { bettingUrl: BETTING });
test.use({ newcomer: true });

test('who stands in the national register finds the way to sports closed, and is told where the money is', async ({
  page,
  complaints,
  shot,
}) => {
  test.setTimeout(300_000);
  const data = dataFolder();
  const environment = await casinoEnvironment(data.dir, { CONTENT_DIR, TRUSTED_PROXIES: 'loopback' });
  let casino: Casino = await openCasino(environment);
  const at = (host: string, path: string): string => `http://${host}:${environment['PORT']}${path}`;
  /** The register is written while nothing else has the database open. */
  const register = async (...words: string[]): Promise<void> => {
    await page.goto('about:blank');
    await casino.stop();
    const { code, printed } = await runProgram('apps/origin/cli/register.ts', environment, words);
    expect(code, printed).toBe(0);
    casino = await openCasino(environment);
    await page.goto(at(WITH, '/en'));
  };
  const bets: string[] = [];
  page.on('request', (asked) => void (asked.url().startsWith(BETTING) && bets.push(asked.url())));
  const site = new Site(page);
  const toSports = async (): Promise<void> => {
    if (site.isPhone) await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('link', { name: 'Sports' }).filter({ visible: true }).first().click();
  };

  const person = { email: newEmail(), password };
  const enter = new Enter(page);
  await page.goto(at(EE, '/en/sign-up'));
  await enter.register(person, 21);
  await page.goto(at(WITH, '/en/sign-in'));
  await enter.signIn(person);
  await expect(site.wallet).toHaveText('€0.00');

  // The register knows people by their number: without it nobody can be asked about.
  await toSports();
  await expect(page.getByRole('heading', { name: 'We need your details first' })).toBeVisible();
  await expectAccessible(page, WCAG);
  await shot('betting-details');
  await page.getByRole('main').getByRole('link', { name: 'Go to my details' }).click();
  await page.getByLabel('Personal code').fill(NUMBER);
  await page.getByLabel('Date of birth').fill('08/01/1980');
  await shot('betting-code');
  await page.getByRole('main').getByRole('button', { name: /^Save/ }).click();
  await expect(page.getByRole('region', { name: 'Messages' })).toContainText('Saved');

  await register('ban', NUMBER, '6');
  await toSports();
  const closed = page.getByRole('heading', { name: 'You cannot use sports betting' });
  await expect(closed).toBeVisible();
  await expectAccessible(page, WCAG);
  await shot('betting-registered');
  // Nothing in the address that others may read says why.
  await expect(page).toHaveURL(at(WITH, '/en/oops?sport=&closed=yes'));
  await page.goto(at(WITH, '/en/sport/football/cup'));
  await expect(closed).toBeVisible();
  expect(bets).toEqual([]);
  await page.getByRole('main').getByRole('link', { name: 'Withdraw' }).click();
  await expect(page).toHaveURL(at(WITH, '/en/withdraw'));
  await expect(page.getByRole('dialog', { name: 'Your details first' })).toBeVisible();

  await register('lift', NUMBER);
  const asked = page.waitForRequest((request) => request.url().startsWith(BETTING));
  await toSports();
  expect((await asked).url()).toBe(`${BETTING}/`);
  await page.goto('about:blank');
  await casino.stop();
  data.remove();
  // Nobody answers under the betting site's name here.
  expect(complaints.splice(0).filter((complaint) => !complaint.includes(BETTING))).toEqual([]);
});
