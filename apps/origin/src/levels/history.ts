import { tablesOf, type Connection } from '@cosmodrome/database';
import { sql } from 'kysely';
import type { LevelsTables, PointsKind } from './tables.ts';

/** A line of a player's points: what a round has brought, or an entry. Hundredths, below zero for what was spent. */
export interface PointsLine {
  /** `round:` and the round's id, or the key of the entry. */
  readonly key: string;
  readonly kind: PointsKind | 'round';
  readonly chargeable: bigint;
  readonly persistent: bigint;
  readonly at: Date;
}

/** Where a page ends: the moment in milliseconds and the key of its last line. */
const cursorOf = ({ at, key }: PointsLine): string => `${at.getTime()}.${key}`;

/**
 * A page of what has changed a player's points, the latest first. A round whose stake was taken back stays with nothing;
 * rounds that were too small to bring a hundredth are left out.
 *
 * @param before the `cursor` of the page before; none for the newest
 */
export async function pointsHistory(
  connection: Connection,
  playerId: number,
  { before, limit }: { before?: string | undefined; limit: number },
): Promise<{ lines: PointsLine[]; cursor: string | null }> {
  const dot = before?.indexOf('.') ?? -1;
  const [at, key] = before === undefined ? [null, ''] : [new Date(Number(before.slice(0, dot))), before.slice(dot + 1)];
  const earlier = (ownKey: ReturnType<typeof sql>) => (at ? sql`(at, ${ownKey}) < (${at}, ${key})` : sql`true`);
  const roundKey = sql`('round:' || round_id)`;
  const { rows } = await sql<PointsLine>`
    select * from (
      (select ${roundKey} as key, 'round' as kind, points as chargeable, points as persistent, at from levels_rounds
        where player_id = ${playerId} and (points > 0 or stake = 0) and ${earlier(roundKey)}
        order by at desc, 1 desc limit ${limit + 1})
      union all
      (select key, kind, chargeable, persistent, at from levels_entries
        where player_id = ${playerId} and ${earlier(sql.ref('key'))}
        order by at desc, key desc limit ${limit + 1})
    ) lines order by at desc, key desc limit ${limit + 1}
  `.execute(tablesOf<LevelsTables>(connection));
  const lines = rows.slice(0, limit);
  const last = lines.at(-1);
  return { lines, cursor: last && rows.length > limit ? cursorOf(last) : null };
}
