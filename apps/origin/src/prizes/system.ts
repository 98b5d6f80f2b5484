import { defineSystem } from '../system.ts';
import { ownGrants } from './own.ts';

export const prizes = defineSystem({
  name: 'prizes',
  open: (core) => ({ ownData: (playerId) => ownGrants(core.database.db, playerId) }),
});
