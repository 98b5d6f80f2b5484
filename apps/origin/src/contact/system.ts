import { siteAddress } from '../adapters/mail/open.ts';
import { defineSystem } from '../system.ts';
import { contactCalls } from './calls.ts';
import { LETTER_ASKED, letterWriter } from './letters.ts';
import { restoreIdsOf } from './restore-ids.ts';

export const contact = defineSystem({
  name: 'contact',
  open: ({ database, clock, mail, content, sites, captcha, throttle, environment }) => ({
    handlers: contactCalls({
      database: database.db,
      clock,
      levels: content.levels,
      managers: content.vip.managers,
      listedHost: (host) => sites.listed(host),
      captcha,
      throttle,
    }),
    ownData: async (playerId) => ({
      chats: (await restoreIdsOf(database.db, playerId)).map((row) => ({ ...row, set_at: row.set_at.toISOString() })),
    }),
    subscriptions: {
      [LETTER_ASKED]: letterWriter({
        database: database.db,
        clock,
        mail,
        siteAddress: (host) => siteAddress(environment, host),
        isLocked: (email) => throttle.isLocked(email),
      }),
    },
  }),
});
