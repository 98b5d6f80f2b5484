import { inSnapshot, type Connection } from '@cosmodrome/database';
import { sql } from 'kysely';
import type { LotteriesTables } from './tables.ts';

/** What is wrong with lotteries; every list is empty when they are right. */
interface LotteryDifferences {
  /** Lotteries whose numbers are not 1 to the last one, each once, or that count other players than have tickets. */
  readonly numbers: readonly { lottery: number }[];
  /** Players whose tickets are not as many as their entry says. */
  readonly entries: readonly { playerId: number; lottery: number }[];
  /** Deposits that were counted and have not come, or not so, or brought other tickets than they say. */
  readonly deposits: readonly { playerId: number; lottery: number; paymentId: string }[];
  /** Grants of tickets that brought none, and tickets without their grant. */
  readonly granted: readonly { playerId: number; key: string }[];
  /** Prizes without their grant, and grants without their place. */
  readonly prizes: readonly { playerId: number; key: string }[];
  /** Lotteries that have paid something else than they say. */
  readonly results: readonly { lottery: number }[];
}

/** Compares numbers with counts, tickets with what brought them, places with what was granted, in one snapshot. */
export const reconcileLotteries = (connection: Connection): Promise<LotteryDifferences> =>
  inSnapshot<LotteriesTables, LotteryDifferences>(connection, async (db) => {
    const { rows: numbers } = await sql<LotteryDifferences['numbers'][number]>`
      select l.id as lottery from lotteries l
      left join (
        select lottery_id, count(*) as tickets, count(distinct number) as numbers, max(number) as last,
          count(distinct player_id) as players
        from lotteries_tickets group by 1
      ) t on t.lottery_id = l.id
      where (l.issued, l.issued, l.issued, l.players)
        is distinct from (coalesce(t.tickets, 0), coalesce(t.numbers, 0), coalesce(t.last, 0), coalesce(t.players, 0))
      order by 1
    `.execute(db);
    const { rows: entries } = await sql<LotteryDifferences['entries'][number]>`
      select e.player_id as "playerId", e.lottery_id as lottery from lotteries_entries e
      left join (
        select player_id, lottery_id, count(*) as tickets from lotteries_tickets group by 1, 2
      ) t on t.player_id = e.player_id and t.lottery_id = e.lottery_id
      where e.tickets <> coalesce(t.tickets, 0)
      order by 1, 2
    `.execute(db);
    const { rows: deposits } = await sql<LotteryDifferences['deposits'][number]>`
      select d.player_id as "playerId", d.lottery_id as lottery, d.payment_id as "paymentId" from lotteries_deposits d
      left join payments p on p.player_id = d.player_id and p.id = d.payment_id
      left join (
        select player_id, lottery_id, key, count(*) as tickets from lotteries_tickets where source = 'deposit' group by 1, 2, 3
      ) t on t.player_id = d.player_id and t.lottery_id = d.lottery_id and t.key = d.payment_id
      where p.id is null or p.action <> 'deposit' or p.state <> 'succeeded' or p.currency <> d.currency
        or p.amount_cents <> d.amount or p.finished_at <> d.at or d.tickets <> coalesce(t.tickets, 0)
      order by 1, 2, 3
    `.execute(db);
    const { rows: granted } = await sql<LotteryDifferences['granted'][number]>`
      select coalesce(t.player_id, g.player_id) as "playerId", coalesce(t.key, g.key) as key
      from (
        select player_id, key, count(*) as tickets from lotteries_tickets where source <> 'deposit' group by 1, 2
      ) t
      full join (select * from prizes_grants where kind = 'lottery' and status = 'taken') g
        on g.player_id = t.player_id and g.key = t.key
      where t.key is null or g.key is null or t.tickets <> (g.body ->> 'tickets')::integer
      order by 1, 2
    `.execute(db);
    const { rows: prizes } = await sql<LotteryDifferences['prizes'][number]>`
      select coalesce(w.player_id, g.player_id) as "playerId", coalesce(w.key, g.key) as key
      from (
        select player_id, 'lotteries:' || lottery_id || ':' || place as key, prize from lotteries_wins where paid_at is not null
      ) w
      full join (select * from prizes_grants where source = 'lotteries') g on g.player_id = w.player_id and g.key = w.key
      where w.key is null or g.key is null or g.body is distinct from w.prize
      order by 1, 2
    `.execute(db);
    const { rows: results } = await sql<LotteryDifferences['results'][number]>`
      select l.id as lottery from lotteries l
      left join (
        select lottery_id, sum(prize_cents) as paid from lotteries_wins where paid_at is not null group by 1
      ) w on w.lottery_id = l.id
      where l.state = 'paid' and (l.result ->> 'paid_cents')::bigint <> coalesce(w.paid, 0)
      order by 1
    `.execute(db);
    return { numbers, entries, deposits, granted, prizes, results };
  });
