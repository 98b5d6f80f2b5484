import { randomInt } from 'node:crypto';
import type { CallAnswer } from '@cosmodrome/contract/calls';
import { Refused, type Browser } from './browser.ts';
import { Game } from './game.ts';
import { pause, SECOND_MS, type Pace } from './pace.ts';

/** A card that the sandbox bank always accepts; its page lists it. */
const CARD = { number: '4242424242424242', expiry: '12/39', cvc: '123' };
/** What a member pays in once less than a few rounds are left: minor units of the euro. */
const DEPOSIT = 2_000;
const LEAST = 100;
/** A stake is a few of the least ones. */
const MOST_TIMES = 5;
/** So often the bank is asked whether the money has come. */
const ASKED = 20;

export interface Account {
  readonly email: string;
  readonly password: string;
  readonly nickname: string;
}

export interface MemberOptions {
  readonly browser: Browser;
  readonly account: Account;
  /** Addresses of games with reels. */
  readonly games: readonly string[];
  readonly pace: Pace;
  /** Notes that the account is simulated, before it plays; may be done again. */
  readonly mark: (playerId: number) => Promise<void>;
  readonly signal: AbortSignal;
}

/** Signs a simulated player in, and opens the account when there is none. What an earlier start has not got to is done now. */
export async function arrive({ browser, account, mark }: MemberOptions): Promise<void> {
  const player = (await signIn(browser, account)) ?? (await join(browser, account));
  if (!('id' in player)) throw new Error('nobody is signed in');
  await mark(player.id);
  if (player.first_name !== null) return;
  await browser.call('profile.updatePlayer', {
    body: {
      player: {
        nickname: account.nickname,
        first_name: 'Sandbox',
        last_name: 'Player',
        date_of_birth: '10/12/1990',
        address: 'Sternweg 7',
        postal_code: '10115',
        city: 'Berlin',
        mobile_phone: '+49 30 1234567',
      },
    },
  });
}

/** @returns null when there is no such account */
async function signIn(browser: Browser, { email, password }: Account): Promise<CallAnswer<'identity.signIn'> | null> {
  try {
    return await browser.call('identity.signIn', { body: { user: { email, password } } });
  } catch (error) {
    if (error instanceof Refused && error.status < 500) return null;
    throw error;
  }
}

const join = (browser: Browser, { email, password }: Account): Promise<CallAnswer<'identity.register'>> =>
  browser.call('identity.register', {
    body: {
      user: { email, password, country: 'DE', currency: 'EUR', terms_acceptance: true, age_acceptance: true },
    },
  });

/** Plays some rounds of one game, a little at a time, and pays in what that takes. */
export async function visit(options: MemberOptions): Promise<void> {
  const { browser, games, pace, signal } = options;
  await topUp(options);
  const address = games[randomInt(games.length)];
  if (address === undefined) throw new Error('there are no games for simulated players');
  const game = await Game.open(browser, address);
  const rounds = pace.rounds();
  for (let round = 0; round < rounds || game.isOpen; round += 1) {
    await pause(Math.max(game.leastCycle, pace.betweenSteps()), signal);
    await game.step(game.leastStake * randomInt(1, MOST_TIMES + 1));
  }
}

async function topUp({ browser, signal }: MemberOptions): Promise<void> {
  const wallets = await browser.call('money.accounts');
  const cents = wallets.find(({ active }) => active)?.amount_cents ?? 0;
  if (cents >= LEAST) return;
  await browser.call('limits.answerPrompt');
  const { next, payment } = await browser.call('cashbox.start', {
    body: { action: 'deposit', method: 'card', currency: 'EUR', amount_cents: DEPOSIT, return_path: '/' },
  });
  if (next.type !== 'redirect') throw new Error('a card leads to the bank');
  await fetch(`${new URL(next.url, browser.site).href}/card`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(CARD).toString(),
    redirect: 'manual',
  });
  for (let asked = 0; asked < ASKED; asked += 1) {
    const { payment: now } = await browser.call('cashbox.payment', { params: { id: payment.id } });
    if (now.state === 'succeeded') return;
    await pause(SECOND_MS, signal);
  }
  throw new Error('the money did not come');
}
