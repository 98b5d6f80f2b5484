import { WIDGETS } from '@cosmodrome/rules/gifts/gifts';
import { mailboxPath } from '../adapters/mail/open.ts';
import { crowdOf } from '../kernel/config.ts';
import { defineSystem } from '../system.ts';
import { contentCalls } from './calls.ts';

/** Pages, banners, menus, hosts, countries and texts: the files are read with the core. */
export const content = defineSystem({
  name: 'content',
  open: (core) => ({
    handlers: contentCalls({
      sites: core.sites,
      messages: core.messages,
      policies: core.policies,
      pointsShop: core.content.shop.enabled,
      lotteries: core.content.lotteries.enabled,
      chance: core.content.chance.enabled,
      simulatedPlayers: crowdOf(core.environment) > 0,
      widgets: WIDGETS.filter((name) => core.content.gifts.widgets[name]),
      isRestricted: core.isRestricted,
      mailboxPath: mailboxPath(core.environment),
    }),
  }),
});
