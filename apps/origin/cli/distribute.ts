import { distribute } from '../src/distribute.ts';
import { bringUpToDate } from '../src/schema.ts';
import { runCommand } from './operator.ts';

/** `distribute.ts [shards]` divides the tables among the workers of a Citus; again after each migration. */
await runCommand(async ({ db }) => {
  await bringUpToDate(db);
  await distribute(db, Number(process.argv[2] ?? 16));
  console.log('the tables are where they belong');
});
