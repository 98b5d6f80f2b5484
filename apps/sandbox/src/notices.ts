import { randomUUID } from 'node:crypto';
import type { PaymentNotice } from '@cosmodrome/contract/payment-provider';
import type { Clock } from '@cosmodrome/rules/clock';
import type { Kysely } from 'kysely';
import type { SandboxTables } from './tables.ts';

/** Takes a notice to the origin; true when the origin has it (a 2xx), or says that it can never use it (422). */
export type DeliverNotice = (notice: PaymentNotice) => Promise<boolean>;

export type NoticeFacts = Pick<PaymentNotice, 'payment_id' | 'reference' | 'event' | 'amount_cents' | 'currency'> &
  Partial<Pick<PaymentNotice, 'reason' | 'confirmations' | 'profile'>>;

const RETRY_SECONDS = [1, 2, 5, 15, 60, 300];

/** Writes a notice in the transaction of what it tells; it is sent by `deliverDue`. */
export async function queueNotice(db: Kysely<SandboxTables>, facts: NoticeFacts, dueAt: Date): Promise<void> {
  const notice: PaymentNotice = {
    reason: null,
    confirmations: null,
    profile: null,
    ...facts,
    notice_id: randomUUID(),
  };
  await db
    .insertInto('sandbox_notices')
    .values({ notice_id: notice.notice_id, notice: JSON.stringify(notice), due_at: dueAt, delivered_at: null })
    .execute();
}

/** Sends what is due, oldest first; what the origin does not take comes again later, without end. */
export async function deliverDue(db: Kysely<SandboxTables>, clock: Clock, deliver: DeliverNotice): Promise<void> {
  const due = await db
    .selectFrom('sandbox_notices')
    .selectAll()
    .where('delivered_at', 'is', null)
    .where('due_at', '<=', clock.now())
    .orderBy('due_at')
    .limit(50)
    .execute();
  for (const row of due) {
    const taken = await deliver(row.notice).catch(() => false);
    const wait = RETRY_SECONDS[Math.min(row.attempts, RETRY_SECONDS.length - 1)] ?? 300;
    await db
      .updateTable('sandbox_notices')
      .set({
        attempts: row.attempts + 1,
        delivered_at: taken ? clock.now() : null,
        due_at: new Date(clock.now().getTime() + wait * 1000),
      })
      .where('notice_id', '=', row.notice_id)
      .execute();
  }
}
