/**
 * Run by kill.test.ts: `kill-victim.ts <folder>`. On its first life players get bonuses and wager them; on each it counts
 * the rounds, which pays them, and writes a line in the middle of each step, where it may be killed, and one at the end.
 */
import { ManualClock } from '@cosmodrome/rules/clock';
import { moneyOf, openVictim, say } from '../../../testing/victim.ts';
import { openWallet } from '../../ledger/index.ts';
import { addPlayer } from '../../../testing/books.ts';
import { grant } from '../grant.ts';
import { bonusProblems, openBonusBooks, order, POKIE, shareOf, type BooksTables } from './books.ts';

const [folder = ''] = process.argv.slice(2);
const PLAYERS = [1, 2, 3, 4, 5, 6];

const database = await openVictim<BooksTables>(folder);
const clock = new ManualClock('2026-11-18T12:00:00Z');
const books = openBonusBooks(database, clock, (game) => {
  // Asked after the player is held, before anything is written.
  say({ kind: 'counting' });
  return shareOf(game);
});
const known = await database.db.selectFrom('players').select('id').execute();
if (known.length === 0) for (const playerId of PLAYERS) await wager(playerId);
await books.settle();
const money = await moneyOf(database.db, PLAYERS);
say({ kind: 'done', money, problems: await bonusProblems(database.db) });
await database.close();

async function wager(playerId: number): Promise<void> {
  await addPlayer(database.db, playerId, clock.now());
  await openWallet(database.db, playerId, 'EUR', clock.now());
  await grant(database.db, order(playerId, { wager: 1 }), clock.now());
  for (const round of ['one', 'two']) {
    const action = { playerId, currency: 'EUR', actionId: round, roundId: round, gameId: POKIE };
    await books.ledger.play({ kind: 'play', ...action, bet: 500n, win: 450n, finished: true });
  }
}
