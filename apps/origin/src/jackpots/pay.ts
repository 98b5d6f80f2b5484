import { tablesOf, type Connection } from '@cosmodrome/database';
import { cutNickname } from '@cosmodrome/rules/lobby/winners';
import { playerFacts } from '../profile/index.ts';
import { append } from '../kernel/outbox/index.ts';
import type { Prizes } from '../prizes/index.ts';
import { presentWin } from './present.ts';
import type { JackpotTables, RoundRow, WinRow } from './tables.ts';
import type { JackpotTerms } from './terms.ts';

/** The private channel that tells the winner. */
export const AWARD = 'jackpot_win_award';

/** The end of a level's cycle by a round. Amounts in minor units of the jackpot's currency. */
export interface Fall {
  readonly level: string;
  readonly levelName: string;
  readonly cycle: number;
  readonly amount: bigint;
  readonly start: bigint;
  readonly ceiling: bigint;
  readonly serverSeed: string;
  readonly serverSeedHash: string;
  readonly openedAt: Date;
  readonly round: RoundRow;
  /** What the next cycle began with. */
  readonly nextStart: bigint;
}

/**
 * Grants a fallen level to the player of the round, as real money in the wallet that the winning bet came from: what the pool
 * holds, out of the account of the jackpots, and to a closed account as well.
 *
 * @throws when it is refused: the level then has not fallen
 */
export async function payWin(
  trx: Connection,
  prizes: Pick<Prizes, 'grant'>,
  { terms, fall, at }: { terms: JackpotTerms; fall: Fall; at: Date },
): Promise<WinRow> {
  const { round, level, cycle, amount } = fall;
  const granted = await prizes.grant(trx, {
    playerId: round.player_id,
    prize: { kind: 'money', amounts: { [terms.currency]: Number(amount) }, wager: 0 },
    source: 'jackpots',
    key: `jackpots:win:${terms.identifier}:${level}:${cycle}`,
    at,
    lifecycle: 'given',
    currency: round.currency,
    posting: { kind: 'jackpot', account: 'jackpots' },
    owed: true,
  });
  if (granted.outcome === 'refused') throw new Error(`a jackpot was refused: ${granted.reason}`);
  const paid = granted.grant.amount ?? 0n;
  const player = await playerFacts(trx, round.player_id);
  const win: WinRow = {
    jackpot: terms.identifier,
    level,
    cycle,
    jackpot_name: terms.name,
    level_name: fall.levelName,
    player_id: round.player_id,
    user_name: cutNickname(player?.nickname ?? null),
    round_id: round.round_id,
    game: round.game,
    amount,
    jackpot_currency: terms.currency,
    paid,
    currency: round.currency,
    start_amount: fall.start,
    ceiling_amount: fall.ceiling,
    server_seed: fall.serverSeed,
    server_seed_hash: fall.serverSeedHash,
    opened_at: fall.openedAt,
    at,
  };
  await tablesOf<JackpotTables>(trx).insertInto('jackpots_wins').values(win).execute();
  const title = terms.games.find(({ identifier }) => identifier === round.game)?.title ?? null;
  await append(trx, {
    topic: AWARD,
    playerId: round.player_id,
    isPrivate: true,
    payload: presentWin(win, title),
    at,
  });
  return win;
}
