/**
 * Run by kill.test.ts, and killed by it at a random moment: `kill-victim.ts <folder> <generation>`.
 *
 * It says what is wrong with the jackpots' books, and then lets players bet, relays and counts without end. It writes a
 * line for each win.
 */
import { systemClock } from '@cosmodrome/rules/clock';
import { openVictim, say } from '../../../testing/victim.ts';
import { openWallet, post, type LedgerTables } from '../../ledger/index.ts';
import { jackpotProblems, openJackpotBooks } from './books.ts';

const [folder = '', generation = ''] = process.argv.slice(2);
const PLAYERS = [1, 2, 3];
const at = systemClock.now();

const database = await openVictim<LedgerTables>(folder);
const { ledger, relay, count, settle, terms } = await openJackpotBooks(database, systemClock);
await settle();
say({ kind: 'checked', problems: await jackpotProblems(database.db, terms) });

for (const playerId of PLAYERS) {
  await openWallet(database.db, playerId, 'EUR', at);
  await post(database.db, {
    playerId,
    key: `fund:${generation}`,
    kind: 'adjustment',
    at,
    entries: [
      { account: 'player', part: 'real', currency: 'EUR', amount: 10_000_000n },
      { account: 'adjustments', currency: 'EUR', amount: -10_000_000n },
    ],
  });
}
let last = 0;
// All at the same time, but nobody so far ahead that the next life would only catch up.
for (;;) await Promise.all([...PLAYERS.map(bets), relay.drain(), countSome()]);

async function bets(playerId: number): Promise<void> {
  for (let one = 0; one < 10; one += 1) {
    const key = `${generation}:${(last += 1)}`;
    await ledger.play({
      kind: 'play',
      playerId,
      currency: 'EUR',
      actionId: key,
      roundId: key,
      gameId: 'orbit/Feeder',
      bet: BigInt(1 + Math.floor(Math.random() * 300)),
      win: 0n,
      finished: true,
    });
  }
}

async function countSome(): Promise<void> {
  for (let step = 0; step < 5; step += 1) {
    for (const win of (await count()).wins) say({ kind: 'won', level: win.level, cycle: win.cycle });
  }
}
