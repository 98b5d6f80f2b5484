import { anyEngine } from '@cosmodrome/database/testing';
import { stream } from '@cosmodrome/fairness';
import { models, replayRound } from '@cosmodrome/maths';
import { beforeAll, expect, it } from 'vitest';
import { openStudio, title, type Studio } from '../../testing/studio.ts';
import { GameRegistry } from '../content/registry.ts';
import type { ArcadeDeps } from '../deps.ts';
import { rotateSeed } from '../fairness/fairness.ts';
import { openSession } from '../sessions/sessions.ts';
import { act } from './act.ts';
import { proofOf } from './proof.ts';

/** A title for each real model whose rounds are a player's own; the shared ones are proven with their table. */
const own = Object.values(models).filter((model) => model.family !== 'crash');

/** The opening of a round, and a way to go on, by the kinds of action that a model allows. */
function choose(legal: readonly string[], turn: number): { type: string } & Record<string, unknown> {
  if (legal.includes('free-spin')) return { type: 'free-spin' };
  if (legal.includes('insurance')) return { type: 'insurance', take: turn % 2 === 0 };
  if (legal.includes('split')) return { type: 'split' };
  if (legal.includes('double') && turn % 3 === 0) return { type: 'double' };
  return { type: legal.includes('hit') && turn % 2 === 0 ? 'hit' : 'stand' };
}

const openings = {
  lines: { type: 'spin', stake: 200 },
  book: { type: 'spin', stake: 200 },
  ways: { type: 'spin', stake: 200 },
  roulette: {
    type: 'spin',
    bets: [
      { kind: 'red', stake: 100 },
      { kind: 'corner', numbers: [0, 1, 2, 3], stake: 50 },
    ],
  },
  blackjack: { type: 'deal', stake: 200 },
};

anyEngine((engine) => {
  let studio: Studio;
  let deps: ArcadeDeps;
  beforeAll(async () => {
    studio = await openStudio(engine);
    const titles = own.map((model) => title(model.id, model.id));
    deps = { ...studio.deps, games: new GameRegistry({ titles }, (id) => models[id]) };
  });

  it.each(own.map((model) => [model.id, model] as const))(
    'recomputes stored rounds of %s from their proof',
    async (id, model) => {
      studio.wallet.balances.set(id, 100_000_000);
      const token = studio.wallet.launch({ session_id: `proof-${id}`, game: `studio/${id}`, player_ref: id });
      const { session } = await openSession(deps, token);
      const rounds: string[] = [];
      for (let round = 0; round < 8; round += 1) {
        let answer = await act(deps, session, `opening-${id}-${round}`, openings[model.family]);
        for (let turn = 0; !answer.round.finished; turn += 1) {
          answer = await act(deps, session, `turn-${id}-${round}-${turn}`, choose(answer.legal, turn));
        }
        rounds.push(answer.round.id);
      }
      await rotateSeed(deps, session.owner, session.game, undefined);
      for (const round of rounds) {
        const proof = await proofOf(deps, round);
        if (!proof?.server_seed) throw new Error('the seed was not revealed');
        const replayed = replayRound(
          {
            modelId: proof.model,
            actions: proof.actions as { type: string }[],
            serverSeed: proof.server_seed,
            clientSeed: proof.client_seed,
            nonce: proof.nonce,
          },
          stream,
        );
        expect(replayed.finished).toBe(true);
        expect(proof.events).toEqual(replayed.steps.flatMap((step) => step.events));
        const stored = await studio.db
          .selectFrom('arcade_rounds')
          .selectAll()
          .where('id', '=', round)
          .executeTakeFirstOrThrow();
        expect([Number(stored.stake), Number(stored.win)]).toEqual([replayed.totalStake, replayed.totalWin]);
      }
    },
  );
});
