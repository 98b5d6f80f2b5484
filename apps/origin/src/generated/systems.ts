// Made by `npm run generate` from systems.ts: each system after those that it uses.
import type { SystemDefinition } from '../system.ts';
import { ledger } from '../ledger/system.ts';
import { profile } from '../profile/system.ts';
import { contact } from '../contact/system.ts';
import { documents } from '../documents/system.ts';
import { identity } from '../identity/system.ts';
import { money } from '../money/system.ts';
import { cashbox } from '../cashbox/system.ts';
import { games } from '../games/system.ts';
import { play } from '../play/system.ts';
import { limits } from '../limits/system.ts';
import { prizes } from '../prizes/system.ts';
import { jackpots } from '../jackpots/system.ts';
import { cashback } from '../cashback/system.ts';
import { draws } from '../draws/system.ts';
import { content } from '../content/system.ts';
import { bonuses } from '../bonuses/system.ts';
import { freespins } from '../freespins/system.ts';
import { lootboxes } from '../lootboxes/system.ts';
import { wheel } from '../wheel/system.ts';
import { chance } from '../chance/system.ts';
import { levels } from '../levels/system.ts';
import { vip } from '../vip/system.ts';
import { shop } from '../shop/system.ts';
import { gifts } from '../gifts/system.ts';
import { adventure } from '../adventure/system.ts';
import { tournaments } from '../tournaments/system.ts';
import { lobby } from '../lobby/system.ts';
import { lotteries } from '../lotteries/system.ts';
import { quests } from '../quests/system.ts';
import { drops } from '../drops/system.ts';
import { achievements } from '../achievements/system.ts';
import { crowd } from '../crowd/system.ts';
import { promotions } from '../promotions/system.ts';
import { leaderboard } from '../leaderboard/system.ts';

export const systems: readonly SystemDefinition[] = [
  ledger,
  profile,
  contact,
  documents,
  identity,
  money,
  cashbox,
  games,
  play,
  limits,
  prizes,
  jackpots,
  cashback,
  draws,
  content,
  bonuses,
  freespins,
  lootboxes,
  wheel,
  chance,
  levels,
  vip,
  shop,
  gifts,
  adventure,
  tournaments,
  lobby,
  lotteries,
  quests,
  drops,
  achievements,
  crowd,
  promotions,
  leaderboard,
];
