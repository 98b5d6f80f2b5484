import { defineSystem } from '../system.ts';
import { grantGifts } from './gifts.ts';
import { ownGrants } from './own.ts';

export const prizes = defineSystem({
  name: 'prizes',
  open: ({ database: { db: connection }, clock, prizes: all, messages }) => ({
    ownData: (playerId) => ownGrants(connection, playerId),
    gifts: ({ playerId, locale }) =>
      grantGifts({ connection, prizes: all, messages }, { playerId, locale, now: clock.now() }),
  }),
});
