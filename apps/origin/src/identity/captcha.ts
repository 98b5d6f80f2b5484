import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { tablesOf, type Connection } from '@cosmodrome/database';
import { CAPTCHA_BITS, CAPTCHA_LIFE_MS, solves } from '@cosmodrome/rules/identity/proof-of-work';
import type { Clock } from '@cosmodrome/rules/clock';
import { forget } from '../kernel/forget.ts';
import { refuse } from '../kernel/http/handler.ts';
import type { IdentityTables } from './tables.ts';

/** Challenges that cost a browser some work; each solution is taken once. */
export interface Captcha {
  challenge(): { challenge: string; bits: number };
  /**
   * Holds a call to its captcha where one is needed.
   * @returns whether one was solved
   * @throws Refusal 422 `captcha.required` or `captcha.invalid`
   */
  ask(isNeeded: () => Promise<boolean>, solution: string | undefined): Promise<boolean>;
  /** Forgets used solutions that have run out anyway. */
  forgetOld(): Promise<number>;
}

const SOLUTION = /^((\d{13})\.[\w-]{22}\.([\w-]{43})):(\d{1,15})$/;

export function createCaptcha(database: Connection, clock: Clock, secret: string, on: boolean): Captcha {
  const db = tablesOf<IdentityTables>(database);
  const sign = (text: string): string => createHmac('sha256', secret).update(`captcha\n${text}`).digest('base64url');

  const take = async (solution: string): Promise<boolean> => {
    const [, challenge = '', until = '', mac = '', answer = ''] = SOLUTION.exec(solution) ?? [];
    if (challenge === '' || Number(until) <= clock.now().getTime()) return false;
    const expected = sign(challenge.slice(0, -mac.length - 1));
    if (!timingSafeEqual(Buffer.from(mac), Buffer.from(expected))) return false;
    if (!solves(challenge, Number(answer), CAPTCHA_BITS)) return false;
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('used_captchas')
      .values({ challenge_hash: createHash('sha256').update(challenge).digest(), expires_at: new Date(Number(until)) })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    return numInsertedOrUpdatedRows === 1n;
  };

  return {
    challenge: () => {
      const text = `${clock.now().getTime() + CAPTCHA_LIFE_MS}.${randomBytes(16).toString('base64url')}`;
      return { challenge: `${text}.${sign(text)}`, bits: CAPTCHA_BITS };
    },
    ask: async (isNeeded, solution) => {
      if (!on || !(await isNeeded())) return false;
      if (solution === undefined || solution === '') throw refuse(422, 'captcha', 'required');
      if (!(await take(solution))) throw refuse(422, 'captcha', 'invalid');
      return true;
    },
    forgetOld: () => forget(db, { table: 'used_captchas', column: 'expires_at', before: clock.now() }),
  };
}
