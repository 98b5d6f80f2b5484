import { formatMoney } from '@cosmodrome/rules/money/format';
import { systemClock } from '@cosmodrome/rules/clock';
import { markApproved, ownerOf, rejectCashout, reservedCashouts } from '../src/cashbox/index.ts';
import { runCommand } from './operator.ts';

const USAGE = 'usage: cashouts list | cashouts approve <payment> | cashouts reject <payment> <reason>';

/** What a person decides about cashouts above the automatic sum. An approved one is paid by the running casino. */
await runCommand(async ({ db }) => {
  const [verb, id, reason] = process.argv.slice(2);
  if (verb === 'list') {
    for (const row of await reservedCashouts(db)) {
      const amount = formatMoney(row.amount_cents, row.currency, 'en').text;
      console.log(`${row.id}  player ${row.player_id}  ${amount}  ${row.method}  ${row.created_at.toISOString()}`);
    }
    return;
  }
  if (id === undefined || (verb !== 'approve' && (verb !== 'reject' || !reason))) throw new Error(USAGE);
  const playerId = await ownerOf(db, id);
  if (playerId === undefined) throw new Error(`there is no payment ${id}`);
  const on = { connection: db, clock: systemClock };
  const payment = { player_id: playerId, id };
  const { state } =
    verb === 'approve' ? await markApproved(on, payment) : await rejectCashout(on, payment, reason ?? '');
  console.log(`payment ${id} is ${state}`);
});
