import type { SessionAnswer } from '../../api/calls.ts';
import { gameInfo, rulesOf, type Game } from '../content/registry.ts';
import type { SessionRow } from '../database/tables.ts';
import type { ArcadeDeps } from '../deps.ts';
import { playableFreeSpins } from '../freespins/freespins.ts';
import { Refused } from '../refused.ts';
import { openRoundView } from '../rounds/answer.ts';
import { lastOutcomes } from '../rounds/outcomes.ts';
import type { DemoWallet } from '../wallet/demo.ts';

/** Everything a frame needs to show the game as the player left it. */
export async function startOf(
  deps: ArcadeDeps,
  demo: DemoWallet,
  opened: { session: SessionRow; bearer: string; game: Game; balance: number | null },
): Promise<SessionAnswer> {
  const { session, bearer, game } = opened;
  const stakes = deps.games.stakes(game.model, session.currency, session.policy.highest_stake);
  if (!stakes) throw new Refused(422, 'currency_mismatch');
  const identifier = game.title.identifier;
  const [round, recent, balance, freespins] = await Promise.all([
    openRoundView(deps, session.owner, identifier, session.currency),
    game.model.family === 'roulette' ? lastOutcomes(deps, session.owner, identifier) : [],
    session.mode === 'demo' ? demo.purse(session.owner, stakes.min) : (opened.balance ?? 0),
    playableFreeSpins(deps, session),
  ]);
  return {
    bearer,
    session_id: session.id,
    mode: session.mode,
    nickname: session.nickname,
    currency: session.currency,
    locale: session.locale,
    balance,
    policy: session.policy,
    game: gameInfo(game, session.locale),
    rules: rulesOf(game.model, stakes),
    round,
    freespins,
    recent,
  };
}
