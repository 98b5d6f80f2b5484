import { refuse, type Handlers } from '../kernel/http/handler.ts';
import { findRound } from '../ledger/index.ts';
import type { PlayDeps } from './deps.ts';
import { history, presentRound } from './history.ts';
import { launch } from './launch.ts';
import { rotateSeed, roundProof } from './proof.ts';
import { confirmCheck } from './sessions/gaming.ts';

export function playCalls(deps: PlayDeps): Handlers {
  const { db } = deps.database;
  return {
    'play.launch': ({ params, body }, context) => launch(deps, { ...params, ...body }, context),
    'play.confirmRealityCheck': async ({ body }, { caller }) => {
      const gaming = await confirmCheck(db, {
        playerId: caller.playerId,
        sessionId: body.session_id,
        checkedAt: new Date(body.checked_at),
        now: deps.clock.now(),
      });
      if (!gaming) throw refuse(404, 'base', 'not_found');
      return gaming;
    },
    'play.history': async ({ query }, { caller }) => {
      const rounds = await history(db, caller.playerId, {
        before: query.before,
        size: query.page_size,
        currency: query.currency,
      });
      return rounds.map((round) => presentRound(round, deps.games));
    },
    'play.round': async ({ params }, { caller }) => {
      const round = await findRound(db, caller.playerId, params.id);
      if (!round) throw refuse(404, 'base', 'round_not_found');
      return {
        round: presentRound(round, deps.games),
        proof: await roundProof(deps, round.roundId),
        symbols: deps.games.find(round.gameId)?.game.symbols ?? null,
      };
    },
    'play.rotateSeed': ({ body }, { caller }) =>
      rotateSeed(deps, { playerId: caller.playerId, game: body.game, clientSeed: body.client_seed }),
  };
}
