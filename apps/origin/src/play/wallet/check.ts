import type { Play, WalletError } from '@cosmodrome/contract/wallet';
import { raiseLimit, stakeLimits } from '@cosmodrome/rules/play/stakes';
import type { BetFacts } from './facts.ts';

type Fault = { code: WalletError['code']; message: string };

/** Why the books may not take this action; null when they may. Balance and repetition are the books' own concern. */
export function faultOf(facts: BetFacts, action: Play, now: Date): Fault | null {
  const { session, roundState } = facts;
  if (action.game !== session.game) return { code: 'session_unknown', message: 'the session is for another game' };
  if (action.currency !== session.currency) {
    return { code: 'currency_mismatch', message: `the session is in ${session.currency}` };
  }
  // Wins and the end of a round are always taken: what was won is owed, session or not.
  if (action.bet > 0 && (session.ended_at !== null || session.expires_at <= now)) {
    return { code: 'session_ended', message: 'the session is over' };
  }
  if (roundState !== null) return raiseFault(session.family, action);
  const limits = stakeLimits(session.family, session.currency);
  if (!limits || action.bet < limits.min || action.bet > limits.max) {
    return { code: 'bet_out_of_range', message: `a round takes from ${limits?.min ?? 0} to ${limits?.max ?? 0}` };
  }
  return null;
}

function raiseFault(family: string, action: Play): Fault | null {
  if (action.bet === 0) return null;
  const most = raiseLimit(family, action.currency);
  return action.bet > most ? { code: 'bet_out_of_range', message: `a raise takes at most ${most}` } : null;
}
