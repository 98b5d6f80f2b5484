// Made by `npm run generate` from the `live.ts` of each system.
import type { QueryClient } from '@tanstack/react-query';
import { follow as profile } from '../profile/live.ts';
import { follow as identity } from '../identity/live.ts';
import { follow as money } from '../money/live.ts';
import { follow as cashbox } from '../cashbox/live.ts';
import { follow as limits } from '../limits/live.ts';
import { follow as jackpots } from '../jackpots/live.ts';
import { follow as vip } from '../vip/live.ts';
import { follow as gifts } from '../gifts/live.ts';
import { follow as tournaments } from '../tournaments/live.ts';
import { follow as quests } from '../quests/live.ts';
import { follow as drops } from '../drops/live.ts';
import { follow as achievements } from '../achievements/live.ts';

export const follows: readonly ((client: QueryClient) => () => void)[] = [
  profile,
  identity,
  money,
  cashbox,
  limits,
  jackpots,
  vip,
  gifts,
  tournaments,
  quests,
  drops,
  achievements,
];
