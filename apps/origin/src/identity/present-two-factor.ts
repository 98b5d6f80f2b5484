import type { TwoFactorState } from '@cosmodrome/contract/http/identity-security';
import { otpauthUri } from '@cosmodrome/rules/identity/two-factor';
import { refuse, type CallContext, type Caller } from '../kernel/http/handler.ts';
import type { IdentityDeps } from './deps.ts';
import { findPlayer } from '../profile/index.ts';

/** The second factor as it stands. The secret is only told while it guards nothing yet. */
export async function presentTwoFactor(
  { caller: { playerId, sessionId }, host }: CallContext<Caller>,
  { brandOf, database, twoFactor }: IdentityDeps,
): Promise<TwoFactorState> {
  const player = await findPlayer(database, playerId);
  if (!player) throw refuse(401, 'base', 'unauthenticated');
  if (player.two_factor_secret !== null) {
    const recovery_codes_left = await twoFactor.codesLeft(database, playerId);
    return { enabled: true, otp_secret: null, data: null, recovery_codes_left };
  }
  const secret = twoFactor.offer(playerId, sessionId);
  return {
    enabled: false,
    otp_secret: secret,
    data: otpauthUri(brandOf(host), player.email, secret),
    recovery_codes_left: 0,
  };
}
