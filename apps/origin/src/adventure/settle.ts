import type { AdventureFile } from '@cosmodrome/content/schema/adventure.ts';
import { inTransaction, type Connection } from '@cosmodrome/database';
import { completedIn } from '@cosmodrome/rules/adventure/day';
import { hasAdventure } from '@cosmodrome/rules/adventure/groups';
import { courseToOpen, stepAt, type Course } from '@cosmodrome/rules/adventure/month';
import { encodeTitle } from '@cosmodrome/rules/adventure/title';
import type { Clock } from '@cosmodrome/rules/clock';
import { DAY_MS } from '@cosmodrome/rules/durations';
import { depositOf } from '../cashbox/index.ts';
import { append, lockPlayer } from '../kernel/outbox/index.ts';
import type { Prizes, Titles } from '../prizes/index.ts';
import { playerFacts } from '../profile/index.ts';
import {
  beginMonth,
  closeMonth,
  completeDay,
  courseOf,
  daysIn,
  depositsIn,
  keyOf,
  monthsOf,
  noteDeposit,
} from './store.ts';
import type { AdventureTables } from './tables.ts';
import { termsOf, type GameOf, type MonthTerms, type Step } from './terms.ts';

export interface AdventureDeps {
  readonly connection: Connection;
  readonly clock: Clock;
  readonly file: AdventureFile;
  readonly prizes: Prizes;
  /** What titles begin with, by language. */
  readonly prefixes: Titles;
  readonly gameOf: GameOf;
}

/** So long after a month nothing follows from it any more: no message of a payment comes later. */
const CLOSES_AFTER_MS = 7 * DAY_MS;

/** The topic that tells a player of a deposit that counts, and of days that are completed. */
export const CHANGES = 'adventure_changes';

/** Whether a player has the adventure: by the groups, as they are now. */
export const mayTakePart = async (connection: Connection, playerId: number): Promise<boolean> => {
  const player = await playerFacts(connection, playerId);
  return player !== null && player.closed_at === null && hasAdventure(player.groups);
};

/**
 * Counts a deposit that has come, once however often it is told, and gives what it completes. It belongs to the day in which it came,
 * also when its message is late. The caller has asked whether the player may be offered something.
 */
export async function countDeposit(deps: AdventureDeps, playerId: number, paymentId: string): Promise<void> {
  await inTransaction<AdventureTables, void>(deps.connection, async (trx) => {
    await lockPlayer(trx, playerId);
    if (!(await mayTakePart(trx, playerId))) return;
    const deposit = await depositOf(trx, playerId, paymentId);
    if (!deposit) return;
    const { currency, amount, at } = deposit;
    if (!(await noteDeposit(trx, { player_id: playerId, payment_id: paymentId, currency, amount, at }))) return;
    const completed = await giveDue(deps, trx, playerId);
    await append(trx, { topic: CHANGES, playerId, isPrivate: true, at: deps.clock.now(), payload: { completed } });
  });
}

/** Begins the player's month when it is new, and gives what is due. The caller has asked whether the player may be offered something. */
export async function visit(deps: AdventureDeps, playerId: number, zone: string): Promise<void> {
  await inTransaction<AdventureTables, void>(deps.connection, async (trx) => {
    await lockPlayer(trx, playerId);
    if (!(await mayTakePart(trx, playerId))) return;
    const [latest] = await monthsOf(trx, playerId, 1);
    const course = courseToOpen(deps.clock.now(), zone, latest ? courseOf(latest) : null);
    if (course) await beginMonth(trx, playerId, course);
    await giveDue(deps, trx, playerId);
  });
}

/** Gives what is due after the end of a month, and closes it. */
export async function close(deps: AdventureDeps, playerId: number, mayBeOffered: boolean): Promise<void> {
  await inTransaction<AdventureTables, void>(deps.connection, async (trx) => {
    await lockPlayer(trx, playerId);
    if (mayBeOffered && (await mayTakePart(trx, playerId))) await giveDue(deps, trx, playerId);
    const now = deps.clock.now();
    for (const row of await monthsOf(trx, playerId, 3)) {
      if (row.closed_at === null && now.getTime() >= row.ends_at.getTime() + CLOSES_AFTER_MS)
        await closeMonth(trx, playerId, row.month, now);
    }
  });
}

/** Gives what the deposits of the open months have completed; answers the steps. Under the player's lock. */
async function giveDue(deps: AdventureDeps, trx: Connection, playerId: number): Promise<number[]> {
  const given: number[] = [];
  for (const row of await monthsOf(trx, playerId, 3)) {
    if (row.closed_at === null) given.push(...(await giveOf(deps, trx, playerId, courseOf(row))));
  }
  return given;
}

async function giveOf(deps: AdventureDeps, trx: Connection, playerId: number, course: Course): Promise<number[]> {
  const terms = termsOf(deps.file, course.month);
  const done = new Set((await daysIn(trx, playerId, course.month)).map(({ step }) => step));
  const deposits = await depositsIn(trx, playerId, course);
  const given: number[] = [];
  const give = async (step: Step, currency: string | null): Promise<void> => {
    if (!(await giveStep(deps, trx, { playerId, terms, step, currency }))) return;
    done.add(step.step);
    given.push(step.step);
  };
  for (const step of terms.steps) {
    if (done.has(step.step) || step.step > terms.days) continue;
    const own = deposits.filter(({ at }) => stepAt(course, at) === step.step);
    const currency = completedIn(own, step.least);
    if (currency !== null) await give(step, currency);
  }
  const last = terms.steps.at(-1);
  const isOver = deps.clock.now() >= course.endsAt;
  if (last && isOver && !done.has(last.step) && done.size >= Math.min(terms.superDays, terms.days))
    await give(last, null);
  return given;
}

/** Offers the prize of a step and notes that it is completed; false where the player cannot be given it now. */
async function giveStep(
  { prizes, prefixes, clock }: AdventureDeps,
  trx: Connection,
  { playerId, terms, step, currency }: { playerId: number; terms: MonthTerms; step: Step; currency: string | null },
): Promise<boolean> {
  const at = clock.now();
  const titleOf = (prefix: string): string =>
    encodeTitle({ prefix, step: step.step, total: terms.days + 1, date: step.date });
  const answer = await prizes.grant(trx, {
    playerId,
    prize: step.prize,
    source: 'adventure',
    key: keyOf(terms.month, step.step),
    at,
    lifecycle: { offeredUntil: new Date(at.getTime() + step.activationDays * DAY_MS) },
    currency: currency ?? undefined,
    titles: {
      ...Object.fromEntries(Object.entries(prefixes).map(([locale, prefix]) => [locale, titleOf(prefix)])),
      en: titleOf(prefixes.en),
    },
    groupKey: 'adventure',
  });
  // Bonuses are switched off, or the wallet is gone: it is due as soon as that has changed, while the month is open.
  if (answer.outcome === 'refused') return false;
  const given = answer.grant.currency;
  await completeDay(trx, { player_id: playerId, month: terms.month, step: step.step, currency: given, at });
  return true;
}
