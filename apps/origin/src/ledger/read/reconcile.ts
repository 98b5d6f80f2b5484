import { inSnapshot, type Connection } from '@cosmodrome/database';
import { sql, type Kysely } from 'kysely';

/** What does not add up; every list is empty when the books are right. Sums are exact decimal texts. */
export interface Differences {
  /** Currencies whose entries do not sum to zero. */
  readonly currencies: readonly { currency: string; sum: string }[];
  /** Wallets whose balance is not the sum of their entries. */
  readonly wallets: readonly { playerId: number; currency: string; part: string; balance: string; entries: string }[];
  /** Rounds whose stakes, wins and balances are not those of their plays and rollbacks. */
  readonly rounds: readonly { playerId: number; roundId: string }[];
}

/** Reads all books in one snapshot and answers what does not add up. Long on large books: run it beside, not before, the work. */
export const reconcile = (connection: Connection): Promise<Differences> => inSnapshot(connection, compare);

async function compare(db: Kysely<Record<string, never>>): Promise<Differences> {
  const currencies = await sql<{ currency: string; sum: string }>`
    select currency, sum(amount)::text as sum from ledger_entries group by currency having sum(amount) <> 0
  `.execute(db);
  const wallets = await sql<Differences['wallets'][number]>`
    with entries as (
      select player_id, currency, account as part, sum(amount) as amount
      from ledger_entries where account in ('real', 'bonus') group by 1, 2, 3
    ), balances as (
      select player_id, currency, 'real' as part, real_balance as amount from ledger_wallets
      union all select player_id, currency, 'bonus', bonus_balance from ledger_wallets
    )
    select player_id as "playerId", currency, part,
      coalesce(b.amount, 0)::text as balance, coalesce(e.amount, 0)::text as entries
    from balances b full join entries e using (player_id, currency, part)
    where coalesce(b.amount, 0) <> coalesce(e.amount, 0)
  `.execute(db);
  const rounds = await sql<Differences['rounds'][number]>`
    with played as (
      select player_id, round_id,
        sum(amounts[1]) as staked_real, sum(amounts[2]) as staked_bonus, sum(amounts[4]) as won_real, sum(amounts[5]) as won_bonus,
        sum(amounts[7]) as won_free,
        count(*) filter (where kind = 'play' and reversed_by is null) as actions,
        (array_agg(real_after + bonus_after - amounts[1] - amounts[2] - amounts[4] - amounts[5] order by id))[1] as before,
        (array_agg(real_after + bonus_after order by id desc))[1] as after
      from ledger_transactions where kind in ('play', 'rollback') and amounts <> '{}' group by 1, 2
    )
    select player_id as "playerId", round_id as "roundId"
    from played p full join ledger_rounds r using (player_id, round_id)
    where (-p.staked_real, -p.staked_bonus, p.won_real, p.won_bonus, p.won_free, p.actions, p.before, p.after)
      is distinct from (r.staked_real, r.staked_bonus, r.won_real, r.won_bonus, r.won_free, r.actions, r.balance_before, r.balance_after)
  `.execute(db);
  return { currencies: currencies.rows, wallets: wallets.rows, rounds: rounds.rows };
}

/** True when nothing differs. */
export function isClean(differences: Differences): boolean {
  return differences.currencies.length + differences.wallets.length + differences.rounds.length === 0;
}
