import type { LotteryFile } from '@cosmodrome/content/schema/lotteries.ts';
import type { PlayerFacts } from '../profile/index.ts';

/** Whether a lottery is shown to players of these groups and this licence, and they may have tickets of it. */
export const isFor = (
  { groups, licences }: Pick<LotteryFile, 'groups' | 'licences'>,
  who: { readonly groups: readonly string[]; readonly licence: string },
): boolean =>
  (groups === null || groups.some((group) => who.groups.includes(group))) &&
  (licences === null || licences.some((each) => each === who.licence));

export const isForPlayer = (terms: LotteryFile, { groups, license_name: licence }: PlayerFacts): boolean =>
  isFor(terms, { groups, licence });
