import { inSnapshot, type Connection } from '@cosmodrome/database';
import { sql } from 'kysely';
import type { QuestsTables } from './tables.ts';

/** What is wrong with quests; every list is empty when they are right. */
interface QuestDifferences {
  /** Bets of entries that are not the sum of their rounds, as long as the rounds of the quest are kept. */
  readonly bets: readonly { playerId: number; quest: number }[];
  /** Rounds that count and are not settled in the books. Players whose messages wait are left out. */
  readonly rounds: readonly { playerId: number; roundId: string; quest: number }[];
  /** Prizes of levels without their grant, and grants without their level. */
  readonly prizes: readonly { playerId: number; key: string }[];
}

/** Compares entries with rounds, rounds with the books, levels with what was granted, in one snapshot. */
export const reconcileQuests = (connection: Connection): Promise<QuestDifferences> =>
  inSnapshot<QuestsTables, QuestDifferences>(connection, async (db) => {
    const { rows: bets } = await sql<QuestDifferences['bets'][number]>`
      select coalesce(e.player_id, r.player_id) as "playerId", coalesce(e.quest_id, r.quest_id) as quest
      from quests_entries e
      full join (select player_id, quest_id, sum(bet) as bets from quests_rounds group by 1, 2) r
        on r.player_id = e.player_id and r.quest_id = e.quest_id
      where e.bets is distinct from coalesce(r.bets, 0)
        and coalesce(e.quest_id, r.quest_id) in (select quest_id from quests_rounds)
      order by 1, 2
    `.execute(db);
    const { rows: rounds } = await sql<QuestDifferences['rounds'][number]>`
      select c.player_id as "playerId", c.round_id as "roundId", c.quest_id as quest from quests_rounds c
      left join ledger_rounds r on r.player_id = c.player_id and r.round_id = c.round_id
      where c.bet > 0 and r.state is distinct from 'settled'
        and c.player_id not in (select player_id from outbox where topic = 'round')
      order by 1, 2, 3
    `.execute(db);
    const { rows: prizes } = await sql<QuestDifferences['prizes'][number]>`
      select coalesce(l.player_id, g.player_id) as "playerId", coalesce(l.key, g.key) as key
      from (
        select player_id, p ->> 'key' as key, p -> 'prize' as prize
        from quests_levels, jsonb_array_elements(prizes) p where p ->> 'refused' is null
      ) l
      full join (select * from prizes_grants where source = 'quests') g on g.player_id = l.player_id and g.key = l.key
      where l.key is null or g.key is null or g.body is distinct from l.prize
      order by 1, 2
    `.execute(db);
    return { bets, rounds, prizes };
  });
