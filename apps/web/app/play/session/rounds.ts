import type { PlayedRound } from '@cosmodrome/contract/http/play';

/** What one round has taken and paid, in minor units. */
export interface RoundMoney {
  readonly stake: number;
  readonly win: number;
  readonly open: boolean;
}

/**
 * The rounds of a gaming session in one currency by their id. Every report about a round replaces what was known of it,
 * so one that comes twice, from the frame and from the history, counts once.
 */
export type Rounds = ReadonlyMap<string, RoundMoney>;

export const noRounds: Rounds = new Map();

/** A paid step began: the first of its round, or a raise of an open one. */
export function roundStarted(rounds: Rounds, id: string, stake: number): Rounds {
  const known = rounds.get(id);
  if (known && !known.open) return rounds;
  return new Map(rounds).set(id, { stake: (known?.stake ?? 0) + stake, win: 0, open: true });
}

/** A round is over, with everything that it took and paid. */
export const roundEnded = (rounds: Rounds, id: string, stake: number, win: number): Rounds =>
  new Map(rounds).set(id, { stake, win, open: false });

/** Adds rounds of the history; what a frame has told of a finished round stays. Void rounds count for nothing. */
export function withHistory(rounds: Rounds, history: readonly PlayedRound[]): Rounds {
  const all = new Map(rounds);
  for (const { bet_id, bet_status, total_bets, total_wins } of history) {
    const id = frameRoundId(bet_id);
    if (bet_status === 'rolled_back') all.delete(id);
    else if (all.get(id)?.open !== false) {
      const open = bet_status === 'open';
      all.set(id, { stake: total_bets, win: open ? 0 : total_wins, open });
    }
  }
  return all;
}

/** The studio's own name of a round: the history puts the studio before it. */
export const frameRoundId = (betId: string): string => betId.slice(betId.indexOf(':') + 1);

export interface Sums {
  wagered: number;
  won: number;
  net: number;
}

/** Stakes and wins of the session. An open round counts with its stake. */
export function sumsOf(rounds: Rounds): Sums {
  let wagered = 0;
  let won = 0;
  for (const { stake, win } of rounds.values()) {
    wagered += stake;
    won += win;
  }
  return { wagered, won, net: won - wagered };
}
