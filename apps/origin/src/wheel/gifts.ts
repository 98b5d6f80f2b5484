import type { Gift } from '@cosmodrome/contract/http/gifts';
import { spinStageAt } from '@cosmodrome/rules/wheel/wheel';
import { giftOf } from '../gift.ts';
import type { WheelDeps } from './deps.ts';
import { presentSegments } from './present.ts';
import { allSpins, giftsOf } from './store.ts';

/** A player's spins of the wheel among the gifts: what was given at once is one, with how many are left and the odds. */
export async function wheelGifts(
  deps: WheelDeps,
  { playerId, locale }: { playerId: number; locale: string },
): Promise<Gift[]> {
  const now = deps.clock.now();
  const spins = await allSpins(deps.connection, playerId);
  return (await giftsOf(deps.connection, playerId)).map((row) => {
    const stages = spins
      .filter(({ gift_id: gift }) => gift === row.id)
      .map(({ stage }) => spinStageAt({ stage, validUntil: row.valid_until }, now));
    const left = stages.filter((stage) => stage === 'issued').length;
    const ended = stages.find((stage) => stage !== 'issued' && stage !== 'finished');
    return giftOf({
      id: String(row.id),
      kind: 'wheelspins',
      contains: 'wheelspins',
      type: 'Custom',
      stage: left > 0 ? 'issued' : (ended ?? 'finished'),
      title: deps.titleOf(locale, left || row.count),
      activatable: left > 0,
      activatable_until: row.valid_until.toISOString(),
      created_at: row.created_at.toISOString(),
      group_key: row.group_key,
      terms: {
        count: left || row.count,
        odds: presentSegments(deps, row.segments, locale).map(({ title, chance_bp }) => ({ title, chance_bp })),
      },
    });
  });
}
