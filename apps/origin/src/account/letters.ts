import type { Connection } from '@cosmodrome/database';
import { letterLinks, type LinkPurpose } from '@cosmodrome/rules/account/letters';
import type { Clock } from '@cosmodrome/rules/clock';
import type { Mail } from '../adapters/mail/mail.ts';
import { append, type Handler } from '../kernel/outbox/index.ts';
import { createLink } from './links.ts';
import { findPlayerByEmail, type PlayerRow } from './store.ts';
import type { SignInThrottle } from './throttle.ts';

/** What letters of the account system are about. `password_changed` tells, the others open something. */
export type LetterKind = LinkPurpose | 'password_changed';

/** Outbox topic: somebody asked for a letter to an address. */
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
  throttle: Pick<SignInThrottle, 'isLocked'>;
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
    if (about === 'password_changed') return deps.mail.send({ ...to, link: `${site}/remind` });
    const { path, parameter, lifeMs } = letterLinks[about];
    const token = await createLink(deps.database, player.id, about, deps.clock.now());
    await deps.mail.send({
      ...to,
      values: { hours: lifeMs / 3_600_000 },
      link: `${site}${path}?${parameter}=${token}`,
    });
  };

async function hasReason(about: LetterKind, player: PlayerRow, { throttle }: LetterDeps): Promise<boolean> {
  if (about === 'confirmation') return player.confirmed_at === null;
  return about !== 'unlock' || throttle.isLocked(player.email);
}
