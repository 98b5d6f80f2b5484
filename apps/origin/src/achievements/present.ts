import type { AchievementFile } from '@cosmodrome/content/schema/achievements.ts';
import type { Achievement } from '@cosmodrome/contract/http/achievements';
import { achievementState, progressOf } from '@cosmodrome/rules/achievements/progress';
import { inLanguage } from '@cosmodrome/rules/content/in-language';
import { worthOfPoints } from '@cosmodrome/rules/levels/levels';
import type { Prize } from '@cosmodrome/rules/prizes/prize';
import type { AchievementsDeps } from './deps.ts';
import type { Standing } from './reach.ts';
import type { ReachedRow } from './tables.ts';

interface Reader {
  readonly locale: string;
  /** Null: a guest, who is nowhere yet. */
  readonly standing: Standing | null;
  /** What part of all players has reached each achievement. */
  readonly shares: ReadonlyMap<string, number>;
  /** Whether points are told of at all. */
  readonly points: boolean;
}

function rewardOf(prize: Prize | null, { rates }: Pick<AchievementsDeps, 'rates'>): Achievement['reward'] {
  if (prize?.kind !== 'points') return null;
  return { points: prize.chargeable, amounts: worthOfPoints(prize.chargeable, rates) };
}

/** An achievement as its reader sees it: a secret one has no words until it is reached. */
export function presentAchievement(
  { identifier, icon, secret, criterion, prize, words }: AchievementFile,
  { locale, standing, shares, points }: Reader,
  deps: Pick<AchievementsDeps, 'rates'>,
): Achievement {
  const reached: ReachedRow | undefined = standing?.reached.find((row) => row.identifier === identifier);
  const asked = reached?.criterion ?? criterion;
  const isHidden = secret && !reached;
  const written = inLanguage(words, locale);
  const waits = reached !== undefined && reached.prize !== null && reached.collected_at === null;
  return {
    identifier,
    secret,
    title: isHidden ? null : (written?.title ?? null),
    text: isHidden ? null : (written?.text ?? null),
    icon: isHidden ? null : icon,
    found_by: isHidden ? (shares.get(identifier) ?? 0) : null,
    state: achievementState(reached ? { waits } : null),
    progress: isHidden ? 0 : reached ? asked.at_least : progressOf(asked, standing?.facts ?? {}),
    goal: isHidden ? 0 : asked.at_least,
    reward: isHidden || !points ? null : rewardOf(reached ? reached.prize : prize, deps),
    reached_at: reached?.reached_at.toISOString() ?? null,
    collected_at: reached?.collected_at?.toISOString() ?? null,
  };
}
