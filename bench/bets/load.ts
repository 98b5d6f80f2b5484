import { openDatabase, type Database } from '@cosmodrome/database';
import { isClean, openLedger, reconcile, type LedgerTables } from '@cosmodrome/origin/ledger/index';
import { bringUpToDate } from '@cosmodrome/origin/schema';
import { systemClock } from '@cosmodrome/rules/clock';

const PLAYERS = 10_000;
const OPENING = 1_000_000_000n;
const STAKE = 100n;

/** What has happened before the run: so many players with money, so many rounds that took a stake and gave it back. */
export interface History {
  readonly players: number;
  readonly rounds: number;
}

/** Writes a history as the ledger would have, but all at once: the books add up. */
async function openBooks(database: Database<LedgerTables>, { players, rounds }: History): Promise<void> {
  const write = (text: string, values: readonly unknown[]) => database.execute({ name: '', text, values });
  await write('insert into outbox_players (player_id) select generate_series(1, $1::integer)', [players]);
  await write(
    `insert into ledger_wallets (player_id, currency, real_balance, active, opened_at)
      select generate_series(1, $1::integer), 'EUR', $2::bigint, true, now()`,
    [players, OPENING],
  );
  await write(
    `insert into ledger_transactions
      (player_id, id, key, kind, body_hash, currency, accounts, amounts, real_after, bonus_after, created_at)
      select generate_series(1, $1::integer), 0, 'opening', 'adjustment', 0, 'EUR',
        array['real', 'adjustments'], array[$2::bigint, -$2::bigint], $2::bigint, 0, now()`,
    [players, OPENING],
  );
  await write(
    `insert into ledger_rounds
      (player_id, round_id, game, currency, state, actions, staked_real, staked_bonus, won_real, won_bonus, opened_at, finished_at,
        balance_before, balance_after)
      select 1 + n % $1::integer, 'before:' || n, 'bench/Slot', 'EUR', 'settled', 1, $3::bigint, 0, $3::bigint, 0, now(), now(),
        $4::bigint, $4::bigint
      from generate_series(1, $2::integer) n`,
    [players, rounds, STAKE, OPENING],
  );
  await write(
    `insert into ledger_transactions
      (player_id, id, key, kind, body_hash, currency, accounts, amounts, real_after, bonus_after, round_id, game, opens, finishes,
        created_at)
      select 1 + n % $1::integer, n, 'before:' || n, 'play', n, 'EUR',
        array['real', 'bonus', 'stakes', 'real', 'bonus', 'winnings'], array[-$3::bigint, 0, $3::bigint, $3::bigint, 0, -$3::bigint],
        $4::bigint, 0, 'before:' || n, 'bench/Slot', true, true, now()
      from generate_series(1, $2::integer) n`,
    [players, rounds, STAKE, OPENING],
  );
  // A plan made for tables that are known to be empty would stay when they fill.
  if (rounds > 0) await write('vacuum (analyze)', []);
}

/** Spins of many players: a stake, sometimes a win, one finished round each. */
export async function betLoad(url: string, { players, rounds }: History = { players: PLAYERS, rounds: 0 }) {
  const log = { warn: console.warn, error: console.error };
  const database = await openDatabase<LedgerTables>({ url, log });
  await bringUpToDate(database.db);
  await openBooks(database, { players, rounds });
  const ledger = openLedger({ database, clock: systemClock });
  let lastAction = 0;
  const play = (playerId: number, bet: bigint, win: bigint) => {
    const id = `bench:${++lastAction}`;
    return ledger.play({
      kind: 'play',
      playerId,
      currency: 'EUR',
      actionId: id,
      roundId: id,
      gameId: 'bench/Slot',
      bet,
      win,
      finished: true,
    });
  };
  /** Each caller waits for its answer before its next bet. @returns bets a second */
  async function run(seconds: number, callers: number): Promise<number> {
    const start = performance.now();
    const end = start + seconds * 1_000;
    let done = 0;
    const caller = async () => {
      while (performance.now() < end) {
        const playerId = 1 + Math.floor(Math.random() * players);
        const answer = await play(playerId, STAKE, done % 4 === 0 ? 3n * STAKE : 0n);
        if (answer.code !== 'ok') throw new Error(`a bet was refused: ${answer.code}`);
        done += 1;
      }
    };
    await Promise.all(Array.from({ length: callers }, caller));
    return (done * 1_000) / (performance.now() - start);
  }

  async function close(): Promise<boolean> {
    await ledger.close();
    const clean = isClean(await reconcile(database.db));
    await database.close();
    return clean;
  }

  return { run, close };
}
