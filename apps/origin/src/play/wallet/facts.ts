import type { Database } from '@cosmodrome/database';
import type { SessionRow } from '../sessions/store.ts';
import type { PlayTables } from '../tables.ts';

/** What has to be known before a bet, read in one statement. */
export interface BetFacts {
  readonly session: SessionRow;
  /** The state of the round that the action names; null when the action begins it. */
  readonly roundState: string | null;
  /** The house has staked that round. */
  readonly roundIsFree: boolean;
  /** The action was done before: its first answer is due, whatever the rules say now. */
  readonly known: boolean;
}

type FactsRow = SessionRow & {
  round_state: string | null;
  round_free: boolean | null;
  known: boolean;
};

export async function readFacts(
  database: Database<PlayTables>,
  asked: { playerId: number; sessionId: string; roundKey: string; actionKey: string },
): Promise<BetFacts | null> {
  const [row] = await database.execute<FactsRow>({
    name: 'play_bet_facts',
    text: `select s.*, r.state as round_state, r.won_free is not null as round_free,
        exists (select 1 from ledger_transactions t
          where t.player_id = s.player_id and t.key = $4 and t.leg = 0) as known
      from play_sessions s
      left join ledger_rounds r on r.player_id = s.player_id and r.round_id = $3
      where s.player_id = $1 and s.id = $2`,
    values: [asked.playerId, asked.sessionId, asked.roundKey, asked.actionKey],
  });
  if (!row) return null;
  const { round_state: roundState, round_free: isFree, known, ...session } = row;
  return { session, roundState, roundIsFree: isFree === true, known };
}
