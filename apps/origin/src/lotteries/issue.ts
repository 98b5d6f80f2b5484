import { tablesOf, type Connection } from '@cosmodrome/database';
import { ticketsLeft, type TicketSource } from '@cosmodrome/rules/lotteries/tickets';
import { sql } from 'kysely';
import { append } from '../kernel/outbox/index.ts';
import { findEntry } from './store.ts';
import type { LotteriesTables } from './tables.ts';

/** The topic that tells a player of new tickets and of the draw. */
export const CHANGES = 'lotteries_changes';

interface Wanted {
  readonly playerId: number;
  readonly lotteryId: number;
  readonly count: number;
  readonly source: TicketSource;
  /** The payment, or the key of the grant. */
  readonly key: string;
  readonly at: Date;
}

type Issued = { readonly outcome: 'issued'; readonly tickets: number } | { readonly outcome: 'over' | 'full' };

/**
 * Issues tickets with the next numbers of the lottery, in the caller's transaction and under the player's lock. The lottery's row is
 * held until that ends, so that numbers have no gap and nobody gets more than there are; once it is closed nothing is issued.
 * With `atMost`, as many as are left are issued; without it, all or none. The caller makes sure that each key is used once.
 */
export async function issueTickets(
  trx: Connection,
  { playerId, lotteryId, count, source, key, at }: Wanted,
  { atMost }: { atMost: boolean },
): Promise<Issued> {
  const tables = tablesOf<LotteriesTables>(trx);
  const row = await tables
    .selectFrom('lotteries')
    .selectAll()
    .where('id', '=', lotteryId)
    .forUpdate()
    .executeTakeFirst();
  if (row?.state !== 'open' || at >= row.end_at) return { outcome: 'over' };
  const entry = await findEntry(trx, playerId, lotteryId);
  const { most_tickets: inAll, most_tickets_each: each } = row.terms;
  const left = ticketsLeft({ inAll, each }, { inAll: row.issued, own: entry?.tickets ?? 0 });
  if (!atMost && count > left) return { outcome: 'full' };
  const tickets = Math.min(count, left);
  if (tickets === 0) return { outcome: 'issued', tickets };
  await tables
    .updateTable('lotteries')
    .set({ issued: row.issued + tickets, players: row.players + ((entry?.tickets ?? 0) === 0 ? 1 : 0) })
    .where('id', '=', lotteryId)
    .execute();
  await tables
    .insertInto('lotteries_tickets')
    .values(
      Array.from({ length: tickets }, (_, step) => ({
        player_id: playerId,
        lottery_id: lotteryId,
        number: row.issued + 1 + step,
        source,
        key,
        issued_at: at,
      })),
    )
    .execute();
  const owned = (entry?.tickets ?? 0) + tickets;
  await tables
    .insertInto('lotteries_entries')
    .values({ player_id: playerId, lottery_id: lotteryId, tickets, carried: JSON.stringify({}), name: null })
    .onConflict((conflict) =>
      conflict
        .columns(['player_id', 'lottery_id'])
        .doUpdateSet({ tickets: sql<number>`lotteries_entries.tickets + ${tickets}` }),
    )
    .execute();
  await append(trx, {
    topic: CHANGES,
    playerId,
    isPrivate: true,
    at,
    payload: { lottery_id: lotteryId, tickets_count: owned },
  });
  return { outcome: 'issued', tickets };
}
