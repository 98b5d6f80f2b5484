// Made by `npm run generate` from the `routes.ts` of each system.
import type { PathSpec } from '../platform/routing/path-spec.ts';
import { paths as contact } from '../contact/routes.ts';
import { paths as documents } from '../documents/routes.ts';
import { paths as identity } from '../identity/routes.ts';
import { paths as cashbox } from '../cashbox/routes.ts';
import { paths as games } from '../games/routes.ts';
import { paths as play } from '../play/routes.ts';
import { paths as limits } from '../limits/routes.ts';
import { paths as lootboxes } from '../lootboxes/routes.ts';
import { paths as wheel } from '../wheel/routes.ts';
import { paths as chance } from '../chance/routes.ts';
import { paths as levels } from '../levels/routes.ts';
import { paths as vip } from '../vip/routes.ts';
import { paths as shop } from '../shop/routes.ts';
import { paths as gifts } from '../gifts/routes.ts';
import { paths as adventure } from '../adventure/routes.ts';
import { paths as tournaments } from '../tournaments/routes.ts';
import { paths as lotteries } from '../lotteries/routes.ts';
import { paths as quests } from '../quests/routes.ts';
import { paths as drops } from '../drops/routes.ts';
import { paths as achievements } from '../achievements/routes.ts';
import { paths as promotions } from '../promotions/routes.ts';
import { paths as lobby } from '../lobby/routes.ts';
import { paths as leaderboard } from '../leaderboard/routes.ts';
import { paths as content } from '../content/routes.ts';
import { paths as shell } from '../shell/routes.ts';

export const paths: readonly PathSpec[] = [
  ...contact,
  ...documents,
  ...identity,
  ...cashbox,
  ...games,
  ...play,
  ...limits,
  ...lootboxes,
  ...wheel,
  ...chance,
  ...levels,
  ...vip,
  ...shop,
  ...gifts,
  ...adventure,
  ...tournaments,
  ...lotteries,
  ...quests,
  ...drops,
  ...achievements,
  ...promotions,
  ...lobby,
  ...leaderboard,
  ...content,
  ...shell,
];
