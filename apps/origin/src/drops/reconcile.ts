import { inSnapshot, type Connection } from '@cosmodrome/database';
import { sql } from 'kysely';
import type { DropsTables } from './tables.ts';

/** What is wrong with prize drops; every list is empty when they are right. */
interface DropDifferences {
  /** Wins without their grant, and grants without their win. */
  readonly wins: readonly { playerId: number; key: string }[];
  /** Prizes of which more or fewer are gone than were won. */
  readonly prizes: readonly { drop: number; prize: number }[];
}

/** Compares wins with what was granted, and what is left with what was won, in one snapshot. */
export const reconcileDrops = (connection: Connection): Promise<DropDifferences> =>
  inSnapshot<DropsTables, DropDifferences>(connection, async (db) => {
    const { rows: wins } = await sql<DropDifferences['wins'][number]>`
      select coalesce(w.player_id, g.player_id) as "playerId", coalesce(w.key, g.key) as key
      from (select player_id, 'drops:' || drop_id || ':' || round_id as key, body from drops_wins) w
      full join (select * from prizes_grants where source = 'drops') g on g.player_id = w.player_id and g.key = w.key
      where w.key is null or g.key is null or g.body is distinct from w.body
      order by 1, 2
    `.execute(db);
    const { rows: prizes } = await sql<DropDifferences['prizes'][number]>`
      select p.drop_id as drop, p.prize from drops_prizes p
      join drops d on d.id = p.drop_id
      left join (select drop_id, prize, count(*) as won from drops_wins group by 1, 2) w
        on w.drop_id = p.drop_id and w.prize = p.prize
      where (d.terms -> 'prizes' -> p.prize ->> 'count')::integer - p.remaining <> coalesce(w.won, 0)
      order by 1, 2
    `.execute(db);
    return { wins, prizes };
  });
