import type { CallRequest } from '@cosmodrome/contract/calls';
import type { Player } from '@cosmodrome/contract/http/profile';
import { inTransaction } from '@cosmodrome/database';
import { passwordError, repeatedPasswordError } from '@cosmodrome/rules/identity/password';
import { refuse, type CallContext, type Caller } from '../../kernel/http/handler.ts';
import type { IdentityDeps } from '../deps.ts';
import { FieldErrors } from '../../kernel/http/field-errors.ts';
import { askLetter, voidLinks } from '../../contact/index.ts';
import { askPassword } from '../own-password.ts';
import { changePlayer, readPlayer } from '../../profile/index.ts';
import type { IdentityTables } from '../tables.ts';

type Form = CallRequest<'identity.changePassword'>['body']['user'];

/**
 * Sets another password. Every session ends, with its sockets and games; this browser goes on under a new token, so a
 * cookie that was copied is worth nothing, also that of this very session.
 *
 * @throws Refusal 422 with what is wrong by field
 */
export async function changePassword(form: Form, context: CallContext<Caller>, deps: IdentityDeps): Promise<Player> {
  const { database, clock, passwords, sessions } = deps;
  const { playerId } = context.caller;
  const errors = new FieldErrors();
  errors.add('password', passwordError(form.password));
  errors.add('password_confirmation', repeatedPasswordError(form.password_confirmation, form.password));
  if (form.password === form.current_password) errors.add('password', { key: 'password_unchanged' });
  errors.refuseIfAny();
  const row = await askPassword(playerId, form.current_password, deps);
  const passwordHash = await passwords.hash(form.password);
  return inTransaction<IdentityTables, Player>(database, async (trx) => {
    const changed = await changePlayer(trx, playerId, { password_hash: passwordHash }, (player) =>
      player.where('password_hash', '=', row.password_hash),
    );
    // Another browser was faster: the password that was asked for is no longer the current one.
    if (!changed) throw refuse(422, 'current_password', 'password_wrong');
    await voidLinks(trx, playerId, 'password');
    const letter = { about: 'password_changed', email: row.email, host: deps.listedHost(context.host) } as const;
    await askLetter(trx, letter, clock.now());
    await sessions.endAll(trx, playerId);
    await sessions.start(trx, playerId, context);
    const player = await readPlayer(trx, playerId, deps);
    if (!player) throw refuse(401, 'base', 'unauthenticated');
    return player;
  });
}
