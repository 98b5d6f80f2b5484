import type { RoundProof, SeedRotation } from '@cosmodrome/contract/http/play';
import { refusalCode } from '../adapters/providers/index.ts';
import { refuse } from '../kernel/http/handler.ts';
import type { PlayDeps } from './deps.ts';

/** The proof of a round from its studio; null when the studio has none, or cannot be asked now. */
export async function roundProof(deps: PlayDeps, roundKey: string): Promise<RoundProof | null> {
  const colon = roundKey.indexOf(':');
  const server = deps.studios.byId(roundKey.slice(0, colon));
  if (!server) return null;
  try {
    return await server.provider.round(roundKey.slice(colon + 1));
  } catch (error) {
    // The money of the round is known here: it is shown without its proof.
    deps.log.warn({ err: error, studio: server.id }, 'a proof could not be fetched');
    return null;
  }
}

/** Reveals the player's running seed in a game and commits to a new one. */
export async function rotateSeed(
  deps: PlayDeps,
  request: { playerId: number; game: string; clientSeed?: string | undefined },
): Promise<SeedRotation> {
  const game = deps.games.find(request.game)?.game;
  const server = game && deps.studios.serving(game.provider);
  if (!server) throw refuse(404, 'game', 'game_not_found');
  try {
    return await server.provider.rotateSeed({
      playerRef: deps.names.playerRef(request.playerId),
      game: request.game,
      clientSeed: request.clientSeed,
    });
  } catch (error) {
    const code = refusalCode(error);
    if (code === 'round_open') throw refuse(422, 'game', 'seed_in_use');
    if (code !== null) throw refuse(422, 'game', 'seed_not_rotatable');
    throw error;
  }
}
