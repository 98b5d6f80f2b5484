import type { CallRequest } from '@cosmodrome/contract/calls';
import { inTransaction } from '@cosmodrome/database';
import { passwordError, repeatedPasswordError } from '@cosmodrome/rules/account/text-rules';
import { refuse, type CallContext } from '../../kernel/http/handler.ts';
import { confirmAddress } from '../confirm-address.ts';
import type { AccountDeps } from '../deps.ts';
import { FieldErrors } from '../field-errors.ts';
import { askLetter } from '../letters.ts';
import { findLink, takeLink, voidLinks } from '../links.ts';
import { forgetSessionCookies } from '../sessions.ts';
import type { AccountTables } from '../tables.ts';

type Form = CallRequest<'account.restorePassword'>['body']['user'];

/**
 * Sets another password with the token of a letter. Every session ends, with its sockets and games, and the player
 * signs in anew: a second factor is still asked for. Who reads the mailbox has confirmed the address by it.
 *
 * @throws Refusal 422 with what is wrong by field; `reset_password_token.invalid` for a token that is unknown, used or
 * too old
 */
export async function restorePassword(form: Form, context: CallContext, deps: AccountDeps): Promise<undefined> {
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
  const { playerId, email } = await inTransaction<AccountTables, { playerId: number; email: string }>(
    database,
    async (trx) => {
      const now = clock.now();
      const taken = await takeLink(trx, 'password', form.reset_password_token, now);
      if (taken === null) throw unusable();
      const player = await trx
        .updateTable('players')
        .set({ password_hash: passwordHash })
        .where('id', '=', taken)
        .where('closed_at', 'is', null)
        .returning(['id', 'email'])
        .executeTakeFirst();
      if (!player) throw unusable();
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
