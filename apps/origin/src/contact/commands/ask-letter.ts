import type { LetterAsked } from '@cosmodrome/contract/http/contact';
import { inTransaction } from '@cosmodrome/database';
import type { LinkPurpose } from '@cosmodrome/rules/contact/letters';
import { emailError, normalizeEmail } from '@cosmodrome/rules/contact/email';
import { refuse, type CallContext } from '../../kernel/http/handler.ts';
import type { AskDeps } from '../deps.ts';
import { FieldErrors } from '../../kernel/http/field-errors.ts';
import { askLetter } from '../letters.ts';
import { findPlayer } from '../../profile/index.ts';

/**
 * Asks for a letter to an address. Nothing is looked up by the address, so body, status and work are the same whether
 * or not an account has it; also when it has been asked for too often. Only the player's own, signed in, hears more.
 *
 * @throws Refusal 422 `email.email_invalid`, `email.letters_paused`, `email.already_confirmed`
 */
export async function askForLetter(
  about: LinkPurpose,
  { email: typed, captcha: solution }: LetterAsked['user'],
  { caller, host, ip }: CallContext,
  { captcha, database, clock, listedHost, throttle }: AskDeps,
): Promise<undefined> {
  const errors = new FieldErrors();
  errors.add('email', emailError(typed));
  errors.refuseIfAny();
  await captcha.ask(() => throttle.isFrequent('letter', ip), solution);
  const email = normalizeEmail(typed);
  if (about === 'confirmation' && caller) {
    const own = await findPlayer(database, caller.playerId);
    if (own?.email === email && own.confirmed_at !== null) throw refuse(422, 'email', 'already_confirmed');
  }
  if (!(await throttle.enterLetter(about, email))) throw refuse(422, 'email', 'letters_paused');
  await inTransaction(database, (trx) => askLetter(trx, { about, email, host: listedHost(host) }, clock.now()));
  return undefined;
}
