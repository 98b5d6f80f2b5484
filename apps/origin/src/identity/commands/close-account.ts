import { inTransaction } from '@cosmodrome/database';
import { refuse, type CallContext, type Caller } from '../../kernel/http/handler.ts';
import { lockPlayer } from '../../kernel/outbox/index.ts';
import { openRounds, wallets } from '../../ledger/index.ts';
import type { IdentityDeps } from '../deps.ts';
import { askPassword } from '../own-password.ts';
import { forgetRestoreIds } from '../../contact/index.ts';
import { forgetSessionCookies } from '../sessions.ts';
import type { IdentityTables } from '../tables.ts';
import { changePlayer, holdPlayer } from '../../profile/index.ts';

/**
 * Closes the account: nobody signs in any more, all sessions end, no more offers are sent. What is the player's comes
 * first: money that may be paid out, a round or a payment that has not ended keep it open. Bonus money goes with it.
 * The row stays, because the books and the law on gaming need it.
 *
 * @throws Refusal 422 `base.money_left`, `base.round_open`, `base.payment_open`, or the password is wrong
 */
export async function closeAccount(password: string, context: CallContext<Caller>, deps: IdentityDeps): Promise<void> {
  const { database, clock, sessions } = deps;
  const { playerId } = context.caller;
  await askPassword(playerId, password, deps);
  await inTransaction<IdentityTables, void>(database, async (trx) => {
    // First, as everywhere: bets wait for this row, so that none begins a round after its rounds were looked at.
    await lockPlayer(trx, playerId);
    await holdPlayer(trx, playerId);
    if ((await openRounds(trx, playerId)).length > 0) throw refuse(422, 'base', 'round_open');
    // Before what follows from it: a row that is copied to every node is not changed after those of one (`distribution.ts`).
    await changePlayer(trx, playerId, {
      closed_at: clock.now(),
      receive_promos: false,
      receive_sms_promos: false,
      receive_promos_via_phone_calls: false,
      agreed_to_partner_promotions: false,
    });
    await deps.onClosing(trx, playerId);
    if ((await wallets(trx, playerId)).some(({ real }) => real > 0n)) throw refuse(422, 'base', 'money_left');
    await forgetRestoreIds(trx, playerId);
    await sessions.endAll(trx, playerId);
  });
  forgetSessionCookies(context);
}
