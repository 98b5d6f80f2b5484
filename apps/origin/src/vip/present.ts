import type { VipFile } from '@cosmodrome/content/schema/vip.ts';
import type { VipProgress, VipTier } from '@cosmodrome/contract/http/vip';
import { quarterAfter, quarterEnd, quarterName } from '@cosmodrome/rules/vip/quarter';
import { statusNow, statusReached, vipProgress, type TierSources, type VipTerms } from '@cosmodrome/rules/vip/progress';
import { isAtLeast, VIP_GROUPS, VIP_STATUSES } from '@cosmodrome/rules/vip/tiers';

/** The operator's file as the rules read it. */
export const vipTerms = ({ tiers }: VipFile): VipTerms =>
  Object.fromEntries(
    VIP_STATUSES.flatMap((status) => {
      const { thresholds } = tiers[status];
      if (!thresholds) return [];
      const byCurrency = thresholds.map(({ currency, deposit_cents, bet_cents }) => [
        currency,
        { deposit: BigInt(deposit_cents), bet: BigInt(bet_cents) },
      ]);
      return [[status, Object.fromEntries(byCurrency)]];
    }),
  );

/** A player's running quarter in one currency, in the words of the call (spec 3). */
export function presentProgress(
  quarters: TierSources,
  { playerId, currency, terms, now }: { playerId: number; currency: string; terms: VipTerms; now: Date },
): VipProgress {
  const progress = vipProgress(quarters, terms, currency);
  const running = quarterName(now);
  const following = statusNow({ ...quarters, before: quarters.running, running: new Map() }, terms);
  const kept = isAtLeast(statusReached(quarters.running, terms), progress.active) ? quarterAfter(running) : running;
  // What is given has no end of its own.
  const lasts = progress.active === 'REGULAR' || progress.active === quarters.given;
  return {
    userId: playerId,
    currency,
    currentStatus: progress.current,
    activeStatus: progress.active,
    nextStatus: progress.next,
    depositAmountCents: Number(progress.depositAmount),
    depositThresholdCents: Number(progress.depositThreshold),
    betSumCents: Number(progress.betSum),
    betSumThresholdCents: Number(progress.betThreshold),
    overallProgress: progress.overall,
    followingStatus: following,
    activeUntil: lasts ? null : quarterEnd(kept).toISOString(),
    quarterEndsAt: quarterEnd(running).toISOString(),
  };
}

export const presentTiers = ({ tiers, managers }: VipFile): VipTier[] =>
  VIP_STATUSES.map((status) => {
    const groupId = VIP_GROUPS[status];
    const { birthday, ...terms } = tiers[status];
    const gift =
      birthday && Object.entries(birthday).map(([currency, amount]) => ({ currency, amount_cents: amount ?? 0 }));
    const manager = managers.some(({ group_ids: ids }) => ids.includes(groupId));
    return { status, groupId, ...terms, birthday: gift, manager };
  });
