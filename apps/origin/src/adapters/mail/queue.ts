import { createHmac } from 'node:crypto';
import { sql, type Generated } from 'kysely';
import { tablesOf, type Connection } from '@cosmodrome/database';
import type { Clock } from '@cosmodrome/rules/clock';
import { DAY_MS, MINUTE_MS } from '@cosmodrome/rules/durations';
import { seal, unseal } from '../../kernel/seal.ts';
import type { OutboxTables } from '../../kernel/outbox/index.ts';
import { LetterRefused, type Carrier, type Letter, type Mail, type MailRequest } from './mail.ts';

interface QueueTables extends OutboxTables {
  mail_queue: { id: Generated<bigint>; sealed: Uint8Array; tries: Generated<number>; due_at: Date; created_at: Date };
}

export interface QueueOptions {
  readonly connection: Connection;
  readonly clock: Clock;
  readonly secret: string;
  readonly carrier: Carrier;
  readonly write: (request: MailRequest) => Letter;
  readonly log: { warn(details: object, message: string): void };
}

/** How long a node that died with a letter keeps the others from it. */
const LEASE_MS = 2 * MINUTE_MS;
const FIRST_PAUSE_MS = 5_000;
const LONGEST_PAUSE_MS = 10 * MINUTE_MS;
/** What could not be sent for a day is of no use any more. */
const GIVEN_UP_MS = DAY_MS;
const AT_ONCE = 100;

/**
 * Takes letters at once and hands them to a carrier later, again and again until it takes them: nobody's answer waits
 * for a mail server. A letter may come twice when a node dies between sending it and writing that down.
 */
export function queuedMail({ connection, clock, secret, carrier, write, log }: QueueOptions): Mail & {
  /** Sends what is due; ends at the first failure, because the next letter would meet the same server. */
  deliver(): Promise<void>;
} {
  const db = tablesOf<QueueTables>(connection);
  const key = createHmac('sha256', secret).update('mail queue').digest();

  /** The letter longest due, which is then nobody else's for a while. */
  const claim = async (now: Date) => {
    const { rows } = await sql<{ id: bigint; sealed: Uint8Array; tries: number; created_at: Date }>`
      update mail_queue set tries = tries + 1, due_at = ${new Date(now.getTime() + LEASE_MS)}
      where id = (select id from mail_queue where due_at <= ${now} order by due_at, id limit 1 for update skip locked)
      returning id, sealed, tries, created_at`.execute(db);
    return rows[0];
  };
  const forget = (id: bigint) => db.deleteFrom('mail_queue').where('id', '=', id).execute();

  return {
    send: async (request) => {
      const now = clock.now();
      const sealed = seal(key, Buffer.from(JSON.stringify(request)));
      await db.insertInto('mail_queue').values({ sealed, due_at: now, created_at: now }).execute();
    },
    deliver: async () => {
      for (let sent = 0; sent < AT_ONCE; sent += 1) {
        const now = clock.now();
        const due = await claim(now);
        if (!due) return;
        const request = JSON.parse(unseal(key, due.sealed).toString('utf8')) as MailRequest;
        const about = { letter: Number(due.id), about: request.about, tries: due.tries };
        try {
          await carrier.send(write(request));
        } catch (error) {
          const hopeless = error instanceof LetterRefused || now.getTime() - due.created_at.getTime() > GIVEN_UP_MS;
          log.warn({ err: error, ...about }, hopeless ? 'a letter was given up' : 'a letter was not taken');
          if (hopeless) {
            await forget(due.id);
            continue;
          }
          const pause = Math.min(FIRST_PAUSE_MS * 2 ** (due.tries - 1), LONGEST_PAUSE_MS);
          const again = { due_at: new Date(now.getTime() + pause) };
          await db.updateTable('mail_queue').set(again).where('id', '=', due.id).execute();
          return;
        }
        await forget(due.id);
      }
    },
  };
}
