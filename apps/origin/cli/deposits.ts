import { formatMoney } from '@cosmodrome/rules/money/format';
import { systemClock } from '@cosmodrome/rules/clock';
import { heldDeposits, mismatchedDeposits, ownerOf, refusedNotices, settleHeld } from '../src/cashbox/index.ts';
import { depositRoom } from '../src/limits/index.ts';
import { runCommand } from './operator.ts';

const USAGE = 'usage: deposits list | deposits credit <payment> | deposits return <payment>';

const text = (amount: bigint, currency: string): string => formatMoney(amount, currency, 'en').text;

/**
 * What a person decides about deposits: those of which a part is held beyond a limit, those that brought much more or less
 * than was asked for, and providers' notices that could not be applied.
 */
await runCommand(async ({ db }) => {
  const [verb, id] = process.argv.slice(2);
  if (verb === 'list') {
    for (const { id, player_id, currency, held_cents, created_at } of await heldDeposits(db)) {
      console.log(`held      ${id}  player ${player_id}  ${text(held_cents, currency)}  ${created_at.toISOString()}`);
    }
    for (const { id, player_id, currency, requested_cents, arrived_cents } of await mismatchedDeposits(db)) {
      const sums = `asked ${text(requested_cents, currency)}, arrived ${text(arrived_cents ?? 0n, currency)}`;
      console.log(`mismatch  ${id}  player ${player_id}  ${sums}`);
    }
    for (const { payment_id, player_id, reason, amount_cents, currency, received_at } of await refusedNotices(db)) {
      const said = `${reason}: ${amount_cents} minor units of ${currency}`;
      console.log(`refused   ${payment_id}  player ${player_id}  ${said}  ${received_at.toISOString()}`);
    }
    return;
  }
  if (id === undefined || (verb !== 'credit' && verb !== 'return')) throw new Error(USAGE);
  const playerId = await ownerOf(db, id);
  if (playerId === undefined) throw new Error(`there is no payment ${id}`);
  const on = { connection: db, clock: systemClock, depositRoom };
  const { currency, amount_cents, held_cents } = await settleHeld(on, { player_id: playerId, id }, verb);
  console.log(`payment ${id}: credited ${text(amount_cents, currency)}, held ${text(held_cents, currency)}`);
});
