/**
 * Run by kill.test.ts: `kill-victim.ts <folder>`. On its first life it lets players lose; on each it pays the week, and
 * writes a line in the middle of each payment, where it may be killed, and one when all is paid.
 */
import { ManualClock } from '@cosmodrome/rules/clock';
import { WEEK_MS } from '@cosmodrome/rules/durations';
import { openVictimOnSuiteEngine, say } from '../../../testing/victim.ts';
import { wallets } from '../../ledger/index.ts';
import { addPlayer, fund } from '../../../testing/books.ts';
import { cashbackProblems, LIVE, openCashbackBooks, type BooksTables } from './books.ts';

const [folder = ''] = process.argv.slice(2);
const PLAYERS = [1, 2, 3, 4, 5, 6];

const database = await openVictimOnSuiteEngine<BooksTables>(folder);
const clock = new ManualClock('2026-11-18T12:00:00Z');
const books = openCashbackBooks(database, {
  clock,
  // Asked after the loss is known, before the money moves.
  isAllowed: ({ id }) => {
    say({ kind: 'paying', player: id });
    return true;
  },
});
const known = await database.db.selectFrom('players').select('id').execute();
if (known.length === 0) for (const playerId of PLAYERS) await lose(playerId);
await books.settle();
clock.advance(WEEK_MS);
await books.pay();
const real = await Promise.all(PLAYERS.map(async (id) => Number((await wallets(database.db, id))[0]?.real)));
say({ kind: 'done', real, problems: await cashbackProblems(database.db, { weeks: true }) });
await database.close();

async function lose(playerId: number): Promise<void> {
  const at = clock.now();
  await addPlayer(database.db, playerId, at);
  await fund(database, { playerId, currency: 'EUR', real: 10_000n, at });
  const action = { playerId, currency: 'EUR', actionId: 'lost', roundId: 'lost', gameId: LIVE };
  await books.ledger.play({ kind: 'play', ...action, bet: 1_000n, win: 0n, finished: true });
}
