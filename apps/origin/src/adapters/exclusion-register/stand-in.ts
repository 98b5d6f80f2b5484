import { createHmac } from 'node:crypto';
import { tablesOf, type Connection } from '@cosmodrome/database';
import type { Clock } from '@cosmodrome/rules/clock';
import { banEnd } from '@cosmodrome/rules/limits/register';
import type { OutboxTables } from '../../kernel/outbox/index.ts';
import type { ExclusionRegister } from './register.ts';

interface RegisterTables extends OutboxTables {
  register_bans: { person: Uint8Array; until_at: Date };
}

export interface StandInRegister extends ExclusionRegister {
  /** Bans a person from now on; a longer ban stays as it is. */
  ban(personalNumber: string, months: number): Promise<Date>;
  lift(personalNumber: string): Promise<boolean>;
}

/**
 * A register of our own, in place of the national one that only a licensed operator may ask: the operator's command
 * writes it. It keeps hashes, as whoever asks it does not need the numbers.
 */
export function standInRegister(connection: Connection, clock: Clock, secret: string): StandInRegister {
  const db = tablesOf<RegisterTables>(connection);
  const hashOf = (personalNumber: string): Buffer =>
    createHmac('sha256', secret).update(`exclusion register\n${personalNumber.trim().toUpperCase()}`).digest();
  const bannedUntil = async (personalNumber: string): Promise<Date | null> => {
    const row = await db
      .selectFrom('register_bans')
      .select('until_at')
      .where('person', '=', hashOf(personalNumber))
      .where('until_at', '>', clock.now())
      .executeTakeFirst();
    return row?.until_at ?? null;
  };
  return {
    bannedUntil,
    ban: async (personalNumber, months) => {
      const running = await bannedUntil(personalNumber);
      const wanted = banEnd(clock.now(), months);
      const until = running && running > wanted ? running : wanted;
      await db
        .insertInto('register_bans')
        .values({ person: hashOf(personalNumber), until_at: until })
        .onConflict((conflict) => conflict.column('person').doUpdateSet({ until_at: until }))
        .execute();
      return until;
    },
    lift: async (personalNumber) => {
      const { numDeletedRows } = await db
        .deleteFrom('register_bans')
        .where('person', '=', hashOf(personalNumber))
        .executeTakeFirstOrThrow();
      return numDeletedRows > 0n;
    },
  };
}
