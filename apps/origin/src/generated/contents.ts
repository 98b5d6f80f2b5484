// Made by `npm run generate` from the `content.ts` of each system.
import { join } from 'node:path';
import { content as jackpots } from '../jackpots/content.ts';
import { content as cashback, pageValues as cashbackValues } from '../cashback/content.ts';
import { content as bonuses } from '../bonuses/content.ts';
import { content as lootboxes } from '../lootboxes/content.ts';
import { content as wheel } from '../wheel/content.ts';
import { content as chance } from '../chance/content.ts';
import { content as levels } from '../levels/content.ts';
import { content as vip } from '../vip/content.ts';
import { content as shop } from '../shop/content.ts';
import { content as gifts } from '../gifts/content.ts';
import { content as adventure } from '../adventure/content.ts';
import { content as tournaments } from '../tournaments/content.ts';
import { content as lotteries } from '../lotteries/content.ts';
import { content as quests } from '../quests/content.ts';
import { content as drops } from '../drops/content.ts';
import { content as achievements } from '../achievements/content.ts';
import { content as promotions } from '../promotions/content.ts';

/**
 * Reads and checks what an operator wrote for each system.
 * @throws with the file and the reason when one is wrong
 */
export const readContents = (folder: string) => ({
  jackpots: jackpots(join(folder, 'jackpots')),
  cashback: cashback(join(folder, 'cashback')),
  bonuses: bonuses(join(folder, 'bonuses')),
  lootboxes: lootboxes(join(folder, 'lootboxes')),
  wheel: wheel(join(folder, 'wheel')),
  chance: chance(join(folder, 'chance')),
  levels: levels(join(folder, 'levels')),
  vip: vip(join(folder, 'vip')),
  shop: shop(join(folder, 'shop')),
  gifts: gifts(join(folder, 'gifts')),
  adventure: adventure(join(folder, 'adventure')),
  tournaments: tournaments(join(folder, 'tournaments')),
  lotteries: lotteries(join(folder, 'lotteries')),
  quests: quests(join(folder, 'quests')),
  drops: drops(join(folder, 'drops')),
  achievements: achievements(join(folder, 'achievements')),
  promotions: promotions(join(folder, 'promotions')),
});
export type Contents = Readonly<ReturnType<typeof readContents>>;

/** What pages may say of it in a language. */
export const pageValues = (contents: Contents, locale: string): Readonly<Record<string, string>> => ({
  ...cashbackValues(contents.cashback, locale),
});
