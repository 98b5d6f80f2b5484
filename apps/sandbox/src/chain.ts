import type { Clock } from '@cosmodrome/rules/clock';
import type { Kysely, Selectable } from 'kysely';
import { queueNotice } from './notices.ts';
import type { SandboxTables } from './tables.ts';

/** Seconds from block to block of the simulated chain. */
export const BLOCK_SECONDS = 4;

type Payment = Selectable<SandboxTables['sandbox_payments']>;

/** Puts a transfer for a payment on the chain, in minor units of its coin. It is seen at once and confirmed by blocks. */
export async function transfer(db: Kysely<SandboxTables>, payment: Payment, amount: bigint, now: Date): Promise<void> {
  const needed = payment.coin?.confirmations ?? 1;
  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto('sandbox_transfers')
      .values({
        payment_id: payment.payment_id,
        amount_cents: amount,
        needed,
        next_block_at: new Date(now.getTime() + BLOCK_SECONDS * 1000),
      })
      .execute();
    await trx
      .updateTable('sandbox_payments')
      .set({ state: 'done' })
      .where('payment_id', '=', payment.payment_id)
      .execute();
    await tell(trx, payment, amount, 0, needed, now);
  });
}

/** Mines every block that is due: one more confirmation for each unfinished transfer. */
export async function mineDue(db: Kysely<SandboxTables>, clock: Clock): Promise<void> {
  const now = clock.now();
  const due = await db
    .selectFrom('sandbox_transfers')
    .selectAll()
    .whereRef('confirmations', '<', 'needed')
    .where('next_block_at', '<=', now)
    .execute();
  for (const row of due) {
    await db.transaction().execute(async (trx) => {
      const seen = row.confirmations + 1;
      await trx
        .updateTable('sandbox_transfers')
        .set({ confirmations: seen, next_block_at: new Date(now.getTime() + BLOCK_SECONDS * 1000) })
        .where('id', '=', row.id)
        .execute();
      const payment = await trx
        .selectFrom('sandbox_payments')
        .selectAll()
        .where('payment_id', '=', row.payment_id)
        .executeTakeFirstOrThrow();
      await tell(trx, payment, row.amount_cents, seen, row.needed, now);
    });
  }
}

async function tell(
  db: Kysely<SandboxTables>,
  payment: Payment,
  amount: bigint,
  seen: number,
  needed: number,
  now: Date,
): Promise<void> {
  await queueNotice(
    db,
    {
      payment_id: payment.payment_id,
      reference: payment.reference,
      event: seen >= needed ? 'confirmed' : 'submitted',
      amount_cents: Number(amount),
      currency: payment.coin?.code ?? payment.currency,
      confirmations: { seen, needed },
    },
    now,
  );
}
