import { bringUpToDate } from '../src/schema.ts';
import { runCommand } from './operator.ts';

/** Brings the database up to date ahead of a start, which would do the same; prepares an empty one. */
await runCommand(async ({ db }) => {
  await bringUpToDate(db);
  console.log('the database is up to date');
});
