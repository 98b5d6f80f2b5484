import type { Prepared } from '@cosmodrome/database/testing';
import { migrateArcade } from '../server/database/migrations.ts';

/** The arcade's tables, for databases that begin with them. */
export const arcadeTables: Prepared = {
  name: 'arcade',
  prepare: async (db) => {
    await migrateArcade(db);
  },
};
