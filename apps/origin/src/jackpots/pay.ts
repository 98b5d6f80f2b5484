import { tablesOf, type Connection } from '@cosmodrome/database';
import { convertMinor } from '@cosmodrome/rules/money/rates';
import { cutNickname } from '@cosmodrome/rules/lobby/winners';
import { playerFacts } from '../profile/index.ts';
import { append } from '../kernel/outbox/index.ts';
import { post, type Entry } from '../ledger/index.ts';
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

/** Pays a fallen level into the wallet that the winning bet came from, as real money, and tells its player. */
export async function payWin(trx: Connection, terms: JackpotTerms, fall: Fall, at: Date): Promise<WinRow> {
  const { round, level, cycle, amount } = fall;
  const paid = convertMinor(amount, terms.currency, round.currency);
  await post(trx, {
    playerId: round.player_id,
    key: `jackpots:win:${terms.identifier}:${level}:${cycle}`,
    kind: 'jackpot',
    at,
    entries: entriesOf(terms.currency, amount, round.currency, paid),
  });
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

function entriesOf(from: string, amount: bigint, to: string, paid: bigint): Entry[] {
  const won: Entry = { account: 'player', part: 'real', currency: to, amount: paid };
  const taken: Entry = { account: 'jackpots', currency: from, amount: -amount };
  if (from === to) return [taken, won];
  return [
    taken,
    { account: 'exchange', currency: from, amount },
    { account: 'exchange', currency: to, amount: -paid },
    won,
  ];
}
