/**
 * Run by kill.test.ts, and killed by it at a random moment: `kill-victim.ts <folder> <acknowledged> <generation>`.
 *
 * It checks the books against the operations that were acknowledged before, says what is wrong, and then moves money
 * without end. It writes a line for each operation only once that is answered.
 */
import { readFileSync } from 'node:fs';
import type { Database } from '@cosmodrome/database';
import { systemClock } from '@cosmodrome/rules/clock';
import { openVictim, say } from '../../../testing/victim.ts';
import {
  InsufficientFunds,
  isClean,
  openLedger,
  openWallet,
  post,
  reconcile,
  type LedgerTables,
  type Play,
} from '../index.ts';

const [folder = '', acknowledged = '', generation = ''] = process.argv.slice(2);
const PLAYERS = [1, 2, 3, 4];
const at = systemClock.now();

const database = await openVictim<LedgerTables>(folder);
for (const playerId of PLAYERS) await openWallet(database.db, playerId, 'EUR', at);
say({ kind: 'checked', problems: await problems(database) });

const ledger = openLedger({ database, clock: systemClock });
let last = 0;
await Promise.all([...PLAYERS, ...PLAYERS].map((playerId) => moveMoney(playerId)));

async function problems(books: Database<LedgerTables>): Promise<string[]> {
  const found: string[] = [];
  const differences = await reconcile(books.db);
  if (!isClean(differences)) found.push(`the books differ: ${JSON.stringify(differences)}`);
  const rows = await books.db.selectFrom('ledger_transactions').select(['player_id', 'key', 'id']).execute();
  const kept = new Map<string, string[]>();
  for (const row of rows) {
    const name = `${row.player_id} ${row.key}`;
    kept.set(name, [...(kept.get(name) ?? []), String(row.id)]);
  }
  for (const line of readFileSync(acknowledged, 'utf8').split('\n').filter(Boolean)) {
    const [playerId, key, id] = line.split(' ');
    const ids = kept.get(`${playerId} ${key}`) ?? [];
    if (ids.length !== 1 || ids[0] !== id) found.push(`${line} was acknowledged, there is ${ids.join() || 'nothing'}`);
  }
  return found;
}

async function moveMoney(playerId: number): Promise<never> {
  let earlier: Play | undefined;
  for (;;) {
    const key = `${generation}:${++last}`;
    const choice = Math.random();
    if (choice < 0.2) {
      await deposit(playerId, key, BigInt(Math.floor(Math.random() * 2_000)) - 500n);
      continue;
    }
    const play: Play = {
      kind: 'play',
      playerId,
      currency: 'EUR',
      actionId: key,
      roundId: `round:${key}`,
      gameId: 'studio/Game',
      bet: BigInt(Math.floor(Math.random() * 200)),
      win: BigInt(Math.floor(Math.random() * 180)),
      finished: choice < 0.7,
    };
    const answer = await ledger.play(
      earlier && choice > 0.85
        ? { ...play, kind: 'rollback', roundId: earlier.roundId, originalActionId: earlier.actionId }
        : play,
    );
    earlier = play;
    if (answer.code === 'ok') say({ kind: 'done', playerId, key, id: String(answer.transactionId) });
  }
}

async function deposit(playerId: number, key: string, amount: bigint): Promise<void> {
  try {
    const { transactionId } = await post(database.db, {
      playerId,
      key,
      kind: amount > 0n ? 'deposit' : 'withdrawal_reserve',
      at,
      entries: [
        { account: 'player', part: 'real', currency: 'EUR', amount },
        { account: amount > 0n ? 'deposits' : 'withdrawals_reserved', currency: 'EUR', amount: -amount },
      ],
    });
    say({ kind: 'done', playerId, key, id: String(transactionId) });
  } catch (error) {
    if (!(error instanceof InsufficientFunds)) throw error;
  }
}
