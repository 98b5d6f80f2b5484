import type { Connection } from '@cosmodrome/database';
import { letterLinks, type LinkPurpose } from '@cosmodrome/rules/contact/letters';
import type { Clock } from '@cosmodrome/rules/clock';
import { HOUR_MS } from '@cosmodrome/rules/durations';
import type { Mail } from '../adapters/mail/mail.ts';
import { append, type Handler } from '../kernel/outbox/index.ts';
import { createLink } from './links.ts';
import { findPlayerByEmail, type PlayerRow } from '../profile/index.ts';

/** News about the ways into an account: whoever did not do it is led to a new password. */
const securityNews = [
  'password_changed',
  'two_factor_on',
  'two_factor_off',
  'recovery_codes',
  'passkey_added',
] as const;
export type SecurityNews = (typeof securityNews)[number];

/** What letters to an account are about: news, or something that their link opens. */
export type LetterKind = LinkPurpose | SecurityNews;

const isNews = (about: LetterKind): about is SecurityNews => securityNews.some((each) => each === about);

/** Outbox topic: somebody asked for a letter to an address. Rows that wait have this name. */
export const LETTER_ASKED = 'account.letter_asked';
interface LetterAsked {
  about: LetterKind;
  /** In its one spelling. Whether an account has it is not looked up before the answer is given. */
  email: string;
  /** The listed name of the site where it was asked; null for a name that nobody listed. */
  host: string | null;
}

/** Asks for a letter in the caller's transaction: does the same for every address, so that the time tells nothing. */
export async function askLetter(connection: Connection, asked: LetterAsked, at: Date): Promise<void> {
  await append(connection, { topic: LETTER_ASKED, payload: asked, at });
}

export interface LetterDeps {
  database: Connection;
  clock: Clock;
  mail: Mail;
  /** Address of the site under a listed name, put before the path of a link. */
  siteAddress: (host: string | null) => string;
  /** Whether sign-in to the account of an address is paused now. */
  isLocked: (email: string) => Promise<boolean>;
}

/**
 * Subscriber of `LETTER_ASKED`: writes the letter when an account has the address and the letter has a reason. The
 * token is made here, so that only its hash is ever kept by us.
 */
export const letterWriter =
  (deps: LetterDeps): Handler =>
  async ({ payload }) => {
    const { about, email, host: asked } = payload as LetterAsked;
    const player = await findPlayerByEmail(deps.database, email);
    if (!player || player.closed_at !== null || !(await hasReason(about, player, deps))) return;
    // Who asks under no listed name is written to by the brand where the account was opened.
    const host = asked ?? player.host;
    const site = `${deps.siteAddress(host)}/${player.language}`;
    const to = { to: player.email, locale: player.language, about, host };
    if (isNews(about)) return deps.mail.send({ ...to, link: `${site}/remind` });
    const { path, parameter, lifeMs } = letterLinks[about];
    const token = await createLink(deps.database, player.id, about, deps.clock.now());
    await deps.mail.send({
      ...to,
      values: { hours: lifeMs / HOUR_MS },
      link: `${site}${path}?${parameter}=${token}`,
    });
  };

async function hasReason(about: LetterKind, player: PlayerRow, { isLocked }: LetterDeps): Promise<boolean> {
  if (about === 'confirmation') return player.confirmed_at === null;
  return about !== 'unlock' || isLocked(player.email);
}
