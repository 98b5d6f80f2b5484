import type { CallRequest } from '@cosmodrome/contract/calls';
import { inTransaction } from '@cosmodrome/database';
import { passwordError, repeatedPasswordError } from '@cosmodrome/rules/identity/password';
import { refuse, type CallContext } from '../../kernel/http/handler.ts';
import { confirmAddress, askLetter, findLink, takeLink, voidLinks } from '../../contact/index.ts';
import type { IdentityDeps } from '../deps.ts';
import { FieldErrors } from '../../kernel/http/field-errors.ts';
import { forgetSessionCookies } from '../sessions.ts';
import type { IdentityTables } from '../tables.ts';
import { changePlayer, findPlayer } from '../../profile/index.ts';

type Form = CallRequest<'identity.restorePassword'>['body']['user'];

/**
 * Sets another password with the token of a letter. Every session ends, with its sockets and games, and the player
 * signs in anew: a second factor is still asked for. Who reads the mailbox has confirmed the address by it.
 *
 * @throws Refusal 422 with what is wrong by field; `reset_password_token.invalid` for a token that is unknown, used or
 * too old
 */
export async function restorePassword(form: Form, context: CallContext, deps: IdentityDeps): Promise<undefined> {
  const { database, clock, passwords, sessions, throttle } = deps;
  const errors = new FieldErrors();
  errors.add('password', passwordError(form.password));
  if (form.password_confirmation !== undefined) {
    errors.add('password_confirmation', repeatedPasswordError(form.password_confirmation, form.password));
  }
  errors.refuseIfAny();
  const link = await findLink(database, 'password', form.reset_password_token, clock.now());
  if (!link || link.used_at !== null) throw unusable();
  const passwordHash = await passwords.hash(form.password);
  const { playerId, email } = await inTransaction<IdentityTables, { playerId: number; email: string }>(
    database,
    async (trx) => {
      const now = clock.now();
      const taken = await takeLink(trx, 'password', form.reset_password_token, now);
      if (taken === null) throw unusable();
      const open = await changePlayer(trx, taken, { password_hash: passwordHash }, (row) =>
        row.where('closed_at', 'is', null),
      );
      const player = await findPlayer(trx, taken);
      if (!open || !player) throw unusable();
      await confirmAddress(trx, player.id, now);
      await voidLinks(trx, player.id, 'password');
      await sessions.endAll(trx, player.id);
      const letter = { about: 'password_changed', email: player.email, host: deps.listedHost(context.host) } as const;
      await askLetter(trx, letter, now);
      return { playerId: player.id, email: player.email };
    },
  );
  await throttle.unlock(email);
  if (context.caller?.playerId === playerId) forgetSessionCookies(context);
  return undefined;
}

const unusable = () => refuse(422, 'reset_password_token', 'invalid');
