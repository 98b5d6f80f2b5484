import type { PlayAnswer } from '../../api/calls.ts';
import { crashPlan } from '../crash/bets.ts';
import type { SessionRow } from '../database/tables.ts';
import type { ArcadeDeps } from '../deps.ts';
import { Refused } from '../refused.ts';
import { parseAction } from './actions.ts';
import { playStep } from './play.ts';
import type { Plan } from './prepare.ts';

/** Plays what a frame asks for: checks the shape for the game's family, then decides, pays and stores one step. */
export async function act(
  deps: ArcadeDeps,
  session: SessionRow,
  requestId: string,
  asked: unknown,
  freespins: string | null = null,
): Promise<PlayAnswer> {
  const game = deps.games.byIdentifier(session.game);
  if (!game) throw new Refused(404, 'not_found');
  const action = parseAction(game.model.family, asked);
  const own: Plan = () => Promise.resolve({ action, source: null });
  const intent = {
    game,
    owner: session.owner,
    mode: session.mode,
    sessionId: session.id,
    currency: session.currency,
    nickname: session.nickname,
    minCycleMs: session.policy.min_cycle_ms,
    requestId,
    freespins,
  };
  const plan = game.model.family === 'crash' ? crashPlan(deps, game, action) : own;
  const { answer } = await playStep(deps, intent, action, plan);
  return answer;
}
