import type { Connection } from '@cosmodrome/database';
import type { AdventureStanding } from '@cosmodrome/contract/http/adventure';
import { dayState, isFinished, type GiftStage } from '@cosmodrome/rules/adventure/day';
import { dayEndsAt, stepAt } from '@cosmodrome/rules/adventure/month';
import { encodeTitle } from '@cosmodrome/rules/adventure/title';
import { inLanguage } from '@cosmodrome/rules/content/in-language';
import type { AdventureDeps } from './settle.ts';
import { courseOf, daysIn, depositsIn, giftsOf, keyOf, monthsOf, type GiftRow } from './store.ts';
import type { DepositRow } from './tables.ts';
import { presentMonth, presentStep, termsOf } from './terms.ts';

const STAGES: Readonly<Record<GiftRow['status'], GiftStage>> = {
  offered: 'issued',
  taken: 'activated',
  expired: 'expired',
  cancelled: 'canceled',
};

function stageOf({ status, offered_until: until }: GiftRow, now: Date): GiftStage {
  // The job that ends it comes a little later.
  return status === 'offered' && until !== null && until <= now ? 'expired' : STAGES[status];
}

function sumsOf(deposits: readonly DepositRow[]): { currency: string; amount_cents: number }[] {
  const sums = new Map<string, bigint>();
  for (const { currency, amount } of deposits) sums.set(currency, (sums.get(currency) ?? 0n) + amount);
  return [...sums].map(([currency, amount]) => ({ currency, amount_cents: Number(amount) }));
}

/** How a player stands in the latest month that was visited; null before the first visit. */
export async function presentStanding(
  { file, clock, prefixes, gameOf }: AdventureDeps,
  connection: Connection,
  { playerId, locale }: { playerId: number; locale: string },
): Promise<AdventureStanding | null> {
  const [row] = await monthsOf(connection, playerId, 1);
  if (!row) return null;
  const course = courseOf(row);
  const terms = termsOf(file, course.month);
  const now = clock.now();
  const today = stepAt(course, now);
  const done = new Map((await daysIn(connection, playerId, course.month)).map((day) => [day.step, day]));
  const keys = [...done.keys()].map((step) => keyOf(course.month, step));
  const gifts = new Map((await giftsOf(connection, playerId, keys)).map((gift) => [gift.key, gift]));
  const deposits = await depositsIn(connection, playerId, course);
  const prefix = inLanguage(prefixes, locale) ?? prefixes.en;
  const days = terms.steps.map((step) => {
    const day = done.get(step.step);
    const gift = gifts.get(keyOf(course.month, step.step));
    const stage = gift && stageOf(gift, now);
    const own = step.step > terms.days ? [] : deposits.filter(({ at }) => stepAt(course, at) === step.step);
    return {
      ...presentStep(step, terms, gameOf),
      state: dayState({ step: step.step, isCompleted: day !== undefined }, today, terms.days),
      isCompleted: day !== undefined,
      deposited: sumsOf(own),
      completed_at: day?.at.toISOString() ?? null,
      currency: day?.currency ?? null,
      gift:
        gift && stage
          ? {
              type: gift.kind,
              stage,
              activatable: stage === 'issued',
              activatable_until: gift.offered_until?.toISOString() ?? null,
              title: encodeTitle({ prefix, step: step.step, total: terms.days + 1, date: step.date }),
            }
          : null,
    };
  });
  const ofMonth = days.slice(0, terms.days);
  return {
    ...presentMonth(terms, locale, gameOf),
    time_zone: course.zone,
    today,
    today_ends_at: dayEndsAt(course, now).toISOString(),
    ends_at: course.endsAt.toISOString(),
    finished: isFinished(done.has(terms.days), today, terms.days),
    completed: ofMonth.filter(({ isCompleted }) => isCompleted).length,
    lost: ofMonth.filter(({ state }) => state === 'lost').length,
    days,
  };
}
