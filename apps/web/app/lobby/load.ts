import { cashbackShareQuery } from '../cashback/index.ts';
import { bannersQuery, menusQuery } from '../content/index.ts';
import { collectionsQuery, providersQuery } from '../games/index.ts';
import { jackpotAmountsQuery } from '../jackpots/index.ts';
import { defineLoad } from '../platform/queries/load.ts';
import { leadingQuery } from '../tournaments/index.ts';
import { firstDepositQuery, latestWinsQuery } from './queries.ts';
import { rowQuery, rowsOf } from './rows.ts';

/** What the lobby shows; also read by the routes that show an overlay above it. */
export const lobbyLoad = defineLoad(async ({ locale, need, want }) => {
  const strips = Promise.all([
    want(bannersQuery(locale)),
    want(latestWinsQuery()),
    want(providersQuery()),
    want(jackpotAmountsQuery()),
    want(cashbackShareQuery()),
    want(firstDepositQuery()),
    want(leadingQuery()),
  ]);
  const [menus, collections] = await Promise.all([need(menusQuery()), need(collectionsQuery())]);
  await Promise.all(rowsOf(menus.main, collections).map(({ slug }) => want(rowQuery(slug))));
  await strips;
});
