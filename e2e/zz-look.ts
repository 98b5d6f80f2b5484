import { execSync } from 'node:child_process';
import { chromium } from '@playwright/test';
import { COOKIES_ACCEPTED } from '@cosmodrome/rules/content/notices';
import { casinoEnvironment, openCasino } from './fixtures/casino.ts';
import { deposit, signUp } from './fixtures/player.ts';
import { runProgram } from './fixtures/program.ts';
import { Visitor } from './fixtures/visitor.ts';
const environment = await casinoEnvironment('/tmp/look-data', { DATABASE_URL: 'postgres://root@127.0.0.1:5432/look' });
const casino = await openCasino(environment);
const visitor = new Visitor(casino.url);
const email = await signUp(visitor);
await new Promise((d) => setTimeout(d, 1500));
const row = execSync(`psql -h 127.0.0.1 -U root -d look -Atc "select text from mailbox order by id desc limit 3"`).toString();
const token = /confirmation_token=([\w-]+)/.exec(row)?.[1] ?? '';
console.log((await visitor.call('contact.confirmEmail', { query: { confirmation_token: token } })).status);
await deposit(visitor, 5_000);
await visitor.call('bonuses.coupon', { body: { coupon_code: 'STARDUST' } }).catch(console.log);
const grant = async (key: string, prize: unknown, more: string[] = []) => {
  const r = await runProgram('apps/origin/cli/grant.ts', environment, [key, '--prize', JSON.stringify(prize), '--reason', 'look', ...more, email]);
  if (r.code !== 0) console.log(key, r.printed);
};
await grant('box', { kind: 'lootbox', box: process.env['BOX'] ?? 'cargo' });
await grant('spin', { kind: 'wheelspins', count: 2, group_key: 'look' });
await grant('points', { kind: 'points', amounts: { points: 5_000 }, amount: 5_000 });
await grant('fs', { kind: 'freespins', games: ['orbital-9/CosmicGems'], count: 10, bet_level: 1, wager: 3, max_wins: null, days_to_activate: 7, days_to_play: 7 });
const only = process.argv[2] ? new RegExp(process.argv[2]) : /./;
const pages: [string, string][] = [
  ['lobby', '/'], ['gifts', '/profile/gifts'], ['gifts-history', '/profile/gifts?tab=history'], ['bonus-balance', '/bonus-balance'], ['bonus', '/bonus/first-launch'],
  ['lootboxes', '/lootboxes'], ['shop', '/rocket-mart'], ['shop-fs', '/rocket-mart/freespins'], ['shop-money', '/rocket-mart/money'], ['shop-special', '/rocket-mart/special'],
  ['wheel', '/rocket-mart/wheel'], ['segments', '/segments'], ['adventure', '/cosmodrome-adventure'], ['vip', '/vip'], ['club', '/cosmodrome-vip-club'],
  ['promotions', '/promotions'], ['promo-welcome', '/promo/welcome-pack'], ['promo-cashback', '/promo/cashback'], ['producers', '/producers'], ['fairness', '/fairness'],
];
const browser = await chromium.launch({ executablePath: process.env['CHROMIUM_PATH'] });
for (const [locale, prefix] of [['en', ''], ['de', '/de']] as const)
  for (const width of [360, 768, 1440]) {
    if (locale === 'de' && width === 768) continue;
    const context = await browser.newContext({ viewport: { width, height: width === 360 ? 780 : 900 }, hasTouch: width === 360, isMobile: width === 360, reducedMotion: 'reduce' });
    await context.addCookies([...visitor.cookies(), { name: COOKIES_ACCEPTED, value: 'all', url: casino.url }]);
    const page = await context.newPage();
    page.on('console', (m) => { if (m.type() === 'error') console.log(page.url(), m.text().slice(0, 200)); });
    page.on('pageerror', (e) => console.log(page.url(), 'ERR', e.message.slice(0, 200)));
    for (const [name, at] of pages) {
      if (!only.test(name)) continue;
      await page.goto(casino.url + prefix + at, { waitUntil: 'networkidle' });
      await page.mouse.wheel(0, 10); await page.waitForTimeout(400); await page.mouse.wheel(0, -10); await page.waitForTimeout(200);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      if (wide > 0) console.log('WIDE', name, width, locale, wide);
      await page.screenshot({ path: `/tmp/shots/${name}-${width}-${locale}.png`, fullPage: name !== 'lobby' && name !== 'fairness' });
    }
    await context.close();
  }
await browser.close();
await casino.stop();
