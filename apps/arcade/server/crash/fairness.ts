import type { Fairness } from '../../api/calls.ts';
import type { ArcadeDeps } from '../deps.ts';
import { chainFor, hashOf } from './chain.ts';
import { latestRound } from './rounds.ts';

/** What everybody may know of the next shared round: the hash its seed keeps, and the chain it is a link of. */
export async function crashFairness(deps: ArcadeDeps, game: string): Promise<Fairness> {
  const latest = await latestRound(deps, game);
  const isDecided = latest !== undefined && latest.crashes_at > deps.clock.now();
  const number = isDecided ? latest.number : (latest?.number ?? 0) + 1;
  const chain = await chainFor(deps, game, number);
  return {
    server_seed_hash: hashOf(chain, number),
    next_server_seed_hash: null,
    client_seed: chain.salt,
    nonce: number - chain.first_number + 1,
    shared: { commitment: chain.commitment, salt: chain.salt, number },
  };
}
