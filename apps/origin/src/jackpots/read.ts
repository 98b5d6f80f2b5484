import { tablesOf, type Connection } from '@cosmodrome/database';
import { MOST_WINNERS } from '@cosmodrome/rules/jackpots/winners';
import type { JackpotTables, WinRow } from './tables.ts';

/** What everybody may know of a level's running cycle. */
export interface OpenLevel {
  readonly jackpot: string;
  readonly level: string;
  /** Millionths of a minor unit. */
  readonly pool: bigint;
  readonly cycle: number;
  readonly start: bigint;
  readonly ceiling: bigint;
  readonly serverSeedHash: string;
  readonly lastHitAt: Date | null;
}

export function openLevelsOf(connection: Connection): Promise<OpenLevel[]> {
  return tablesOf<JackpotTables>(connection)
    .selectFrom('jackpots_levels as l')
    .select([
      'l.jackpot',
      'l.level',
      'l.pool',
      'l.cycle',
      'l.start_amount as start',
      'l.ceiling_amount as ceiling',
      'l.server_seed_hash as serverSeedHash',
    ])
    .select((eb) =>
      eb
        .selectFrom('jackpots_wins as w')
        .select('w.at')
        .whereRef('w.jackpot', '=', 'l.jackpot')
        .whereRef('w.level', '=', 'l.level')
        .orderBy('w.cycle', 'desc')
        .limit(1)
        .as('lastHitAt'),
    )
    .execute();
}

/** The latest wins and the biggest ones, each once, newest first. */
export async function winsOf(connection: Connection): Promise<WinRow[]> {
  const all = tablesOf<JackpotTables>(connection).selectFrom('jackpots_wins').selectAll().limit(MOST_WINNERS);
  const latest = await all.orderBy('at', 'desc').orderBy('cycle', 'desc').execute();
  const biggest = latest.length < MOST_WINNERS ? [] : await all.orderBy('amount', 'desc').execute();
  const nameOf = ({ jackpot, level, cycle }: WinRow): string => `${jackpot} ${level} ${cycle}`;
  const known = new Set(latest.map(nameOf));
  const older = biggest.filter((win) => !known.has(nameOf(win)));
  return [...latest, ...older.sort((one, other) => other.at.getTime() - one.at.getTime())];
}
