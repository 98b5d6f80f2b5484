import type { Fairness, Rotated } from '../../api/calls.ts';
import type { ArcadeDeps } from '../deps.ts';
import { Refused } from '../refused.ts';
import { lockRunningSeed, nextSeed, replaceSeed } from './seeds.ts';

/** What an owner may know of the seed that the next round of a game will be drawn from. */
export async function fairnessOf(deps: ArcadeDeps, owner: string, game: string): Promise<Fairness> {
  const { seed, next } = await deps.db.transaction().execute(async (trx) => ({
    seed: await lockRunningSeed(trx, deps.clock, owner, game),
    next: await nextSeed(trx, deps.clock, owner, game),
  }));
  return {
    server_seed_hash: seed.commitment,
    next_server_seed_hash: next.commitment,
    client_seed: seed.client_seed,
    nonce: seed.next_nonce,
    shared: null,
  };
}

/**
 * Shows the running server seed and begins the next one, with the player's own client seed when one is given.
 * A seed of which no round was drawn is replaced without being shown. Refused with `round_open` while a round is
 * unfinished, since its next steps are still drawn from the seed.
 */
export async function rotateSeed(
  deps: ArcadeDeps,
  owner: string,
  game: string,
  clientSeed: string | undefined,
): Promise<Rotated> {
  if (clientSeed !== undefined && (clientSeed.length < 1 || clientSeed.length > 64 || !clientSeed.isWellFormed())) {
    throw new Refused(422, 'malformed');
  }
  const { revealed, next, following } = await deps.db.transaction().execute(async (trx) => {
    const running = await lockRunningSeed(trx, deps.clock, owner, game);
    const open = await trx
      .selectFrom('arcade_rounds')
      .select('id')
      .where('seed_id', '=', running.id)
      .where('status', '=', 'open')
      .executeTakeFirst();
    if (open) throw new Refused(409, 'round_open');
    const rotation = await replaceSeed(trx, deps.clock, running, clientSeed);
    return { ...rotation, following: await nextSeed(trx, deps.clock, owner, game) };
  });
  return {
    revealed: revealed && { server_seed: revealed.server_seed, server_seed_hash: revealed.commitment },
    server_seed_hash: next.commitment,
    next_server_seed_hash: following.commitment,
    client_seed: next.client_seed,
  };
}
