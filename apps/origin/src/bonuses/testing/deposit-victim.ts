/**
 * Run by kill.test.ts: `deposit-victim.ts <folder>`. On its first life players with a code pay in; on each it reads that
 * their deposits have come, which grants the bonuses, and writes a line in the middle of each step, where it may be
 * killed, and one at the end.
 */
import { bonusSchema } from '@cosmodrome/content/schema/bonuses.ts';
import { tablesOf } from '@cosmodrome/database';
import { type Clock, ManualClock } from '@cosmodrome/rules/clock';
import { moneyOf, openVictim, say } from '../../../testing/victim.ts';
import { addPlayer } from '../../../testing/books.ts';
import { testPrizes } from '../../../testing/prizes.ts';
import type { CashboxTables } from '../../cashbox/index.ts';
import { append } from '../../kernel/outbox/index.ts';
import { openWallet, post } from '../../ledger/index.ts';
import { redeemWithDeposit } from '../deposits.ts';
import { bonusProblems, openBonusBooks, type BooksTables } from './books.ts';

const [folder = ''] = process.argv.slice(2);
const PLAYERS = [1, 2, 3, 4, 5, 6];
const campaign = bonusSchema.parse({
  id: 'half',
  for: 'deposit',
  code: 'HALF',
  title: { en: 'Half of it' },
  percent: 50,
  least_deposits: { EUR: 1_000 },
  most: { EUR: 5_000 },
  wager: 1,
  max_stakes: { EUR: 500 },
  max_wins: null,
  starts_at: null,
  ends_at: null,
  days_to_wager: 7,
  deposit_number: 1,
  groups: null,
});

const database = await openVictim<BooksTables & CashboxTables>(folder);
const time = new ManualClock('2026-11-18T12:00:00Z');
/** Asked after the player is held, before anything of the bonus is written and after the deposit is noted. */
const clock: Clock = {
  now: () => {
    say({ kind: 'counting' });
    return time.now();
  },
};
const books = openBonusBooks(database, time);
const deps = {
  connection: database.db,
  clock,
  campaigns: [campaign],
  mayBeOffered: () => Promise.resolve(null),
  prizes: testPrizes(),
};
books.relay.subscribe('payments_changes', async ({ playerId, payload }) => {
  const { id } = payload as { id: string };
  if (playerId !== null) await redeemWithDeposit(deps, playerId, id);
});
const known = await database.db.selectFrom('players').select('id').execute();
if (known.length === 0) for (const playerId of PLAYERS) await payIn(playerId);
await books.settle();
const money = await moneyOf(database.db, PLAYERS);
say({ kind: 'done', money, problems: await bonusProblems(database.db) });
await database.close();

async function payIn(playerId: number): Promise<void> {
  const at = time.now();
  const id = `payment-${playerId}`;
  await addPlayer(database.db, playerId, at);
  await openWallet(database.db, playerId, 'EUR', at);
  const { db } = database;
  await db.updateTable('players').set({ deposit_bonus_code: 'HALF' }).where('id', '=', playerId).execute();
  await tablesOf<CashboxTables>(db)
    .insertInto('payments')
    .values({
      player_id: playerId,
      id,
      action: 'deposit',
      state: 'succeeded',
      method: 'card',
      provider: 'sandbox',
      currency: 'EUR',
      amount_cents: 2_000n,
      requested_cents: 2_000n,
      coin: null,
      profile_id: null,
      destination: null,
      reference: null,
      page_url: null,
      return_url: null,
      locale: 'en',
      reason: null,
      created_at: at,
      finished_at: at,
    })
    .execute();
  await post(db, {
    playerId,
    key: `cashbox:deposit:${id}`,
    kind: 'deposit',
    entries: [
      { account: 'deposits', currency: 'EUR', amount: -2_000n },
      { account: 'player', part: 'real', currency: 'EUR', amount: 2_000n },
    ],
    at,
  });
  // Twice, as a relay that died before it could note its place tells it.
  const payload = { id, action: 'deposit', state: 'succeeded' };
  for (let told = 0; told < 2; told += 1) await append(db, { topic: 'payments_changes', playerId, payload, at });
}
