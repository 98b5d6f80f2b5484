import { expectAccessible } from './fixtures/accessible.ts';
import { contentWithNearJackpot } from './fixtures/jackpots.ts';
import { balanceOf, newPlayer } from './fixtures/player.ts';
import { expect, test } from './fixtures/test.ts';
import { Visitor } from './fixtures/visitor.ts';
import { centsOf } from './pages/amounts.ts';
import { SlotPage } from './pages/game.ts';
import { JackpotsPage } from './pages/jackpots.ts';
import { Lobby } from './pages/lobby.ts';

const FEEDER = { address: 'apogee/ember-wyrm', title: 'Ember Wyrm' };
/** Twenty cents bring a level one cent, and the first falls within five: so many rounds are more than enough. */
const MOST_SPINS = 12;

const CONTENT_DIR = contentWithNearJackpot();
test.use({ settings: { CONTENT_DIR } });
test.describe.configure({ mode: 'default' });

test('a jackpot falls during play: told at once, paid once, on the board, and proven', async ({
  page,
  casino,
  shot,
}) => {
  test.setTimeout(240_000);
  const player = await newPlayer(casino.url, 5_000);
  await page.context().addCookies(player.cookies());
  const game = new SlotPage(page, FEEDER.title);
  await game.open(FEEDER.address, 'real');
  const told = page.getByRole('region', { name: 'Messages' }).getByText('You won the Lift-off jackpot');
  // The origin is asked: the message comes a moment after the win, and lies over the button of a phone.
  const isWon = async (): Promise<boolean> => (await player.call('jackpots.wins')).body.length > 0;
  for (let spin = 0; spin < MOST_SPINS && !(await isWon()); spin += 1) await game.spin();
  await expect(told.first()).toBeVisible();
  await shot('jackpot-won');
  const paid = page.getByText(/is in your balance, as real money/).first();
  expect(centsOf(await paid.innerText())).toBeGreaterThan(10_000);
  // More than everything that was deposited: the jackpot is in the wallet, and the game shows it. The last spin may have
  // won a second one, which is still being paid.
  expect(await balanceOf(player)).toBeGreaterThan(10_000);
  await expect.poll(async () => (await game.balance()) - (await balanceOf(player))).toBe(0);

  const jackpots = new JackpotsPage(page);
  await jackpots.open();
  await expect(jackpots.winners.getByText('player***').first()).toBeVisible();
  await expect(jackpots.winners.getByText(`Lift-off, in ${FEEDER.title}`).first()).toBeVisible();
  await jackpots.winners.getByText('Biggest').click();
  await expect(jackpots.winners.locator('.ui-medal').first()).toHaveText('1');
  await jackpots.proof
    .getByRole('button', { name: /^Check Lift-off/ })
    .first()
    .click();
  await expect(jackpots.proof.getByText('The seed matches the hash published in advance.')).toBeVisible();
  await expect(jackpots.proof.getByText(/^The seed gives €100\.0\d: exactly what was paid\.$/)).toBeVisible();
  await jackpots.proof.scrollIntoViewIfNeeded();
  await shot('jackpot-proof');
  await expectAccessible(page);
});

test('a guest is led to the proof of the jackpots, and reads what one can pay once in a list', async ({
  page,
  casino,
}) => {
  const written = await (await fetch(`${casino.url}/de/mystic-jackpots`)).text();
  expect(written).toContain('Vor dem ersten Einsatz ausgelost');
  expect(written).not.toContain('Ein Flug, alle an Bord');
  // Nothing takes its place while the page comes alive.
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.querySelector('.banner-place')) document.documentElement.dataset['waited'] = 'for banners';
    }).observe(document, { childList: true, subtree: true });
  });
  const jackpots = new JackpotsPage(page);
  await jackpots.open();
  const carousel = page.getByRole('region', { name: 'Offers and news' });
  await expect(carousel.getByRole('heading', { name: 'Drawn before the first bet' })).toBeVisible();
  await expect(jackpots.proof).not.toBeInViewport();
  await carousel.getByRole('link', { name: 'See the proof' }).click();
  await expect(jackpots.proof.getByRole('heading', { level: 2 })).toBeInViewport();
  await expect(page.locator('html')).not.toHaveAttribute('data-waited');

  // What a jackpot can pay stands once in a list of the games that feed it.
  const lobby = new Lobby(page);
  await lobby.open('/pokies/mystic-jackpots');
  await expect(lobby.tiles.locator('.ui-tile-badge').filter({ hasText: '€' })).toHaveText([/^€10\d,\d{3}\.\d\d$/]);
  // The strip of wins in the lobby has them too. Another journey may win one between the two questions: asked again then.
  await expect(async () => {
    await lobby.open();
    const wins = page.getByRole('radio', { name: 'Jackpots' });
    await wins.scrollIntoViewIfNeeded();
    await page.locator('label').filter({ has: wins }).click();
    const { body: won } = await new Visitor(casino.url).call('jackpots.wins');
    // Without a winner: that there is none, and the three that can be won.
    const shown = won.length === 0 ? 4 : Math.min(6, won.length);
    await expect(page.locator('.wins-list').getByRole('listitem')).toHaveCount(shown, { timeout: 3_000 });
    await expect(page.locator('.wins-list')).toContainText(won.length === 0 ? 'No jackpot has been won yet' : '***');
  }).toPass({ timeout: 20_000 });
  const { body } = await new Visitor(casino.url).call('jackpots.totals', { query: { currency: 'EUR' } });
  const feeding = Object.keys(body['EUR'] ?? {});
  expect(await lobby.tiles.count()).toBeGreaterThan(5);
  expect(feeding.length).toBeGreaterThan(5);
});
