import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import { tablesOf, type Connection } from '@cosmodrome/database';
import { captchaAfter, freeLetters, freeRegistrations } from '@cosmodrome/rules/identity/captcha-policy';
import { letterThrottle, type LinkPurpose } from '@cosmodrome/rules/contact/letters';
import { accountThrottle, addressThrottle } from '@cosmodrome/rules/identity/sign-in-throttle';
import type { ThrottleRule } from '@cosmodrome/rules/throttle-rule';
import type { Clock } from '@cosmodrome/rules/clock';
import { forget as forgetRows } from '../kernel/forget.ts';
import type { IdentityTables } from './tables.ts';

/** Counts failed sign-ins per account and per network address. */
export interface SignInThrottle {
  /**
   * Counts the attempt as a failure beforehand, so that parallel guesses cannot slip through. Answers how many tries are
   * left should it be wrong; null: locked. Who has solved a captcha is not held up by what others of the network address
   * have done.
   */
  enter(email: string, ip: string, solved: boolean): Promise<number | null>;
  /** The attempt was right after all: forgets the account's failures, and this one of the address. */
  succeed(email: string, ip: string): Promise<void>;
  /** The same for a secret that a known player is asked for again, such as `password 17`. */
  enterOwn(secretOf: string): Promise<boolean>;
  succeedOwn(secretOf: string): Promise<void>;
  /** Whether sign-ins have failed so often, of the account or from the network address, that a captcha is due. */
  isSuspicious(email: string, ip: string): Promise<boolean>;
  /** Counts a registration, or a letter, of a network address. True: a captcha is due. */
  isFrequent(what: 'registration' | 'letter', ip: string): Promise<boolean>;
  /** Whether sign-in to the account is paused now. */
  isLocked(email: string): Promise<boolean>;
  /** Whoever reads the account's mailbox has opened its sign-in again. */
  unlock(email: string): Promise<void>;
  /** Counts a letter that an address is asked to get. False: enough for now. */
  enterLetter(about: LinkPurpose, email: string): Promise<boolean>;
  /** Throws away what no rule counts any more. */
  forgetOld(): Promise<number>;
}

/** No rule looks further back. */
const LONGEST_MS = Math.max(
  ...[accountThrottle, addressThrottle, letterThrottle, freeLetters, freeRegistrations].map(({ withinMs }) => withinMs),
);

export function createSignInThrottle(database: Connection, clock: Clock, secret: string): SignInThrottle {
  const db = tablesOf<IdentityTables>(database);
  const subjectOf = (kind: string, text: string): Buffer =>
    createHmac('sha256', secret).update(`sign-in ${kind}\n${text}`).digest();

  /**
   * One more failure; answers how many are left, less than none when it is one too many. The time starts again with every failure until the lock falls; refused attempts do not prolong it.
   */
  const left = async (subject: Buffer, { failures, withinMs }: ThrottleRule): Promise<number> => {
    const now = clock.now();
    const fresh = sql<boolean>`sign_in_failures.counted_from <= ${new Date(now.getTime() - withinMs)}`;
    const full = sql<boolean>`sign_in_failures.failures >= ${failures}`;
    const row = await db
      .insertInto('sign_in_failures')
      .values({ subject, failures: 1, counted_from: now })
      .onConflict((conflict) =>
        conflict.column('subject').doUpdateSet({
          failures: sql<number>`case when ${fresh} then 1 else least(sign_in_failures.failures, ${failures}) + 1 end`,
          counted_from: sql<Date>`case when ${full} and not ${fresh} then sign_in_failures.counted_from else ${now}::timestamptz end`,
        }),
      )
      .returning('failures')
      .executeTakeFirstOrThrow();
    return failures - row.failures;
  };
  const count = async (subject: Buffer, rule: ThrottleRule): Promise<boolean> => (await left(subject, rule)) >= 0;

  const forget = (subject: Buffer) => db.deleteFrom('sign_in_failures').where('subject', '=', subject).execute();

  /** Failures that count at this moment. */
  const counted = async (subject: Buffer, { withinMs }: ThrottleRule): Promise<number> => {
    const row = await db
      .selectFrom('sign_in_failures')
      .select(['failures', 'counted_from'])
      .where('subject', '=', subject)
      .executeTakeFirst();
    return row && row.counted_from.getTime() > clock.now().getTime() - withinMs ? row.failures : 0;
  };

  return {
    isSuspicious: async (email, ip) => {
      const ofAccount = await counted(subjectOf('account', email), accountThrottle);
      const ofAddress = await counted(subjectOf('address', ip), addressThrottle);
      return ofAccount >= captchaAfter.account || ofAddress >= captchaAfter.address;
    },
    isFrequent: async (what, ip) =>
      !(await count(subjectOf(`${what} from`, ip), what === 'letter' ? freeLetters : freeRegistrations)),
    enterOwn: (secretOf) => count(subjectOf('own', secretOf), accountThrottle),
    succeedOwn: async (secretOf) => void (await forget(subjectOf('own', secretOf))),
    isLocked: async (email) =>
      (await counted(subjectOf('account', email), accountThrottle)) >= accountThrottle.failures,
    unlock: async (email) => void (await forget(subjectOf('account', email))),
    enterLetter: (about, email) => count(subjectOf(`letter ${about}`, email), letterThrottle),
    forgetOld: () => {
      const before = new Date(clock.now().getTime() - LONGEST_MS);
      return forgetRows(db, { table: 'sign_in_failures', column: 'counted_from', before });
    },
    enter: async (email, ip, solved) => {
      const byAddress = await count(subjectOf('address', ip), addressThrottle);
      if (!byAddress && !solved) return null;
      const tries = await left(subjectOf('account', email), accountThrottle);
      return tries < 0 ? null : tries;
    },
    succeed: async (email, ip) => {
      await forget(subjectOf('account', email));
      await db
        .updateTable('sign_in_failures')
        .set({ failures: sql<number>`greatest(failures - 1, 0)` })
        .where('subject', '=', subjectOf('address', ip))
        .execute();
    },
  };
}
