// Made by `npm run generate` from the `distribution.ts` of each system, and the one beside them.
import { distribution as shared, type Distribution } from '../distribution.ts';
import { distribution as ledger } from '../ledger/distribution.ts';
import { distribution as profile } from '../profile/distribution.ts';
import { distribution as contact } from '../contact/distribution.ts';
import { distribution as documents } from '../documents/distribution.ts';
import { distribution as identity } from '../identity/distribution.ts';
import { distribution as cashbox } from '../cashbox/distribution.ts';
import { distribution as games } from '../games/distribution.ts';
import { distribution as play } from '../play/distribution.ts';
import { distribution as limits } from '../limits/distribution.ts';
import { distribution as jackpots } from '../jackpots/distribution.ts';
import { distribution as cashback } from '../cashback/distribution.ts';
import { distribution as prizes } from '../prizes/distribution.ts';
import { distribution as draws } from '../draws/distribution.ts';
import { distribution as bonuses } from '../bonuses/distribution.ts';
import { distribution as freespins } from '../freespins/distribution.ts';
import { distribution as lootboxes } from '../lootboxes/distribution.ts';
import { distribution as wheel } from '../wheel/distribution.ts';
import { distribution as chance } from '../chance/distribution.ts';
import { distribution as levels } from '../levels/distribution.ts';
import { distribution as vip } from '../vip/distribution.ts';
import { distribution as shop } from '../shop/distribution.ts';
import { distribution as adventure } from '../adventure/distribution.ts';
import { distribution as tournaments } from '../tournaments/distribution.ts';
import { distribution as lotteries } from '../lotteries/distribution.ts';
import { distribution as quests } from '../quests/distribution.ts';
import { distribution as drops } from '../drops/distribution.ts';
import { distribution as achievements } from '../achievements/distribution.ts';
import { distribution as lobby } from '../lobby/distribution.ts';
import { distribution as leaderboard } from '../leaderboard/distribution.ts';

export const distribution: Readonly<Record<string, Distribution>> = {
  ...shared,
  ...ledger,
  ...profile,
  ...contact,
  ...documents,
  ...identity,
  ...cashbox,
  ...games,
  ...play,
  ...limits,
  ...jackpots,
  ...cashback,
  ...prizes,
  ...draws,
  ...bonuses,
  ...freespins,
  ...lootboxes,
  ...wheel,
  ...chance,
  ...levels,
  ...vip,
  ...shop,
  ...adventure,
  ...tournaments,
  ...lotteries,
  ...quests,
  ...drops,
  ...achievements,
  ...lobby,
  ...leaderboard,
};
