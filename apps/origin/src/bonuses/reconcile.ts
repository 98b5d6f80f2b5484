import { inSnapshot, type Connection } from '@cosmodrome/database';
import { sql } from 'kysely';
import { houseBalances, sumDifferences } from '../ledger/index.ts';
import { COUNTED } from './count.ts';
import type { BonusTables } from './tables.ts';

/** What is wrong with the bonuses; every list is empty when it is right. Minor units as text. */
export interface BonusDifferences {
  /** Currencies in which the house has given something else than the bonuses say. */
  readonly currencies: readonly { currency: string; bonuses: string; books: string }[];
  /** Bonuses that say something else of what was paid in, became the player's own or was returned than their postings. */
  readonly money: readonly { playerId: number; id: number }[];
  /** Wallets with bonus money in which no bonus runs: late money whose message is not read yet, or a fault. */
  readonly wallets: readonly { playerId: number; currency: string }[];
  /** Bonuses whose progress is not that of their rounds. */
  readonly progress: readonly { playerId: number; id: number }[];
  /** Wallets whose rounds are held to another stake than that of the bonus that is wagered. */
  readonly stakes: readonly { playerId: number; currency: string }[];
}

/**
 * Compares what was granted, won and given back with the ledger, in all and for each bonus, and progress with the rounds.
 * In one snapshot, once the messages of all rounds are read.
 */
export const reconcileBonuses = (connection: Connection): Promise<BonusDifferences> =>
  inSnapshot<BonusTables, BonusDifferences>(connection, async (db) => {
    const books = await houseBalances(db, 'bonuses');
    const sums = new Map<string, bigint>();
    for (const row of await db.selectFrom('bonuses').select(['currency', 'paid_in', 'returned']).execute()) {
      sums.set(row.currency, (sums.get(row.currency) ?? 0n) + row.paid_in - row.returned);
    }
    // A posting of a bonus bears its id in the key.
    const { rows: money } = await sql<BonusDifferences['money'][number]>`
    select coalesce(b.player_id, m.player_id) as "playerId", coalesce(b.id, m.id) as id
    from bonuses b
    full join (
      select t.player_id, split_part(t.key, ':', 2)::integer as id,
        sum(e.amount) filter (where t.kind = 'bonus') as paid_in,
        -sum(e.amount) filter (where t.kind = 'bonus_won') as converted,
        -sum(e.amount) filter (where t.kind = 'bonus_return') as returned
      from ledger_transactions t
      join ledger_entries e on e.player_id = t.player_id and e.transaction_id = t.id and e.account = 'bonus'
      where t.kind in ('bonus', 'bonus_won', 'bonus_return')
      group by 1, 2
    ) m on m.player_id = b.player_id and m.id = b.id
    where b.id is null or b.paid_in <> coalesce(m.paid_in, 0) or b.converted <> coalesce(m.converted, 0)
      or b.returned <> coalesce(m.returned, 0)
    order by 1, 2
  `.execute(db);
    const { rows: wallets } = await sql<BonusDifferences['wallets'][number]>`
    select w.player_id as "playerId", w.currency from ledger_wallets w
    where w.bonus_balance > 0 and not exists (
      select 1 from bonuses b
      where b.player_id = w.player_id and b.currency = w.currency and b.started_at is not null and b.closed_at is null
    )
    order by 1, 2
  `.execute(db);
    const progress = await sumDifferences(db, COUNTED, {
      name: 'bonuses',
      sum: 'wagered',
      keys: ['player_id', ['id', 'bonus_id']],
    });
    const { rows: stakes } = await sql<BonusDifferences['stakes'][number]>`
    select coalesce(c.player_id, b.player_id) as "playerId", coalesce(c.currency, b.currency) as currency
    from ledger_round_caps c
    full join (select * from bonuses where stage = 'handle_bets') b on b.player_id = c.player_id and b.currency = c.currency
    where c.amount is distinct from b.max_stake
  `.execute(db);
    return {
      currencies: [...new Set([...books.keys(), ...sums.keys()])].flatMap((currency) => {
        const [bonuses, book] = [sums.get(currency) ?? 0n, -(books.get(currency) ?? 0n)];
        return bonuses === book ? [] : [{ currency, bonuses: String(bonuses), books: String(book) }];
      }),
      money,
      wallets,
      progress: progress.map(({ key }) => ({ playerId: Number(key['player_id']), id: Number(key['id']) })),
      stakes,
    };
  });
