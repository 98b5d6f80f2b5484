import { HOUR_MS } from '@cosmodrome/rules/durations';
import { randomBytes } from 'node:crypto';
import type { GameSession } from '@cosmodrome/contract/wallet';
import type { Game } from '../content/registry.ts';
import type { SessionRow } from '../database/tables.ts';
import type { ArcadeDeps } from '../deps.ts';
import { sha256 } from '../ids.ts';
import { Refused } from '../refused.ts';
import { WalletRefusal } from '../wallet/wallet.ts';

/** A frame left open this long has to be launched again, in milliseconds. */
const LIFETIME = 12 * HOUR_MS;

/**
 * Swaps a launch token, which works once, for a session of the studio. The bearer is given out here and nowhere else;
 * only its hash is kept.
 */
export async function openSession(
  deps: ArcadeDeps,
  launchToken: string,
  demoKey?: string,
): Promise<{ session: SessionRow; bearer: string; game: Game; balance: number | null }> {
  const launched = await swap(deps, launchToken);
  const game = deps.games.byIdentifier(launched.game);
  if (!game) throw new Refused(404, 'not_found');
  if (launched.mode === 'real' && launched.player_ref === null) throw new Refused(401, 'session_unknown');
  const bearer = randomBytes(32).toString('base64url');
  const now = deps.clock.now();
  const values = {
    bearer_hash: sha256(bearer),
    owner: ownerOf(launched, demoKey),
    mode: launched.mode,
    player_ref: launched.player_ref,
    nickname: launched.nickname,
    game: launched.game,
    currency: launched.currency,
    subunits: BigInt(launched.subunits_to_unit),
    locale: launched.locale,
    policy: JSON.stringify(launched.policy),
    created_at: now,
    expires_at: new Date(now.getTime() + LIFETIME),
  };
  const session = await deps.db
    .insertInto('arcade_sessions')
    .values({ id: launched.session_id, ...values })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
    .returningAll()
    .executeTakeFirstOrThrow();
  return { session, bearer, game, balance: launched.balance };
}

async function swap(deps: ArcadeDeps, launchToken: string): Promise<GameSession> {
  try {
    return await deps.wallets.real.openSession(launchToken);
  } catch (error) {
    if (error instanceof WalletRefusal) throw new Refused(401, 'session_unknown');
    throw new Refused(503, 'wallet_unavailable');
  }
}

/**
 * Whose rounds and seeds these are. Demo and real play never share one. A guest is known by the key that their browser's
 * tab keeps, of which only the hash stays here; without one each session is somebody else's.
 */
function ownerOf(session: GameSession, demoKey: string | undefined): string {
  if (session.mode === 'real') return realOwner(session.player_ref ?? '');
  if (session.player_ref !== null) return `demo:player:${session.player_ref}`;
  return demoKey === undefined ? `demo:${session.session_id}` : `demo:guest:${sha256(demoKey)}`;
}

export const realOwner = (playerRef: string): string => `player:${playerRef}`;

/** The session of a bearer; null when it is unknown or has ended. */
export async function sessionOf(deps: ArcadeDeps, bearer: string): Promise<SessionRow | null> {
  const session = await deps.db
    .selectFrom('arcade_sessions')
    .selectAll()
    .where('bearer_hash', '=', sha256(bearer))
    .executeTakeFirst();
  return session && session.expires_at > deps.clock.now() ? session : null;
}
