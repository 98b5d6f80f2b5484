import { heldTournaments, release } from '../src/tournaments/index.ts';
import { runCommand } from './operator.ts';

const USAGE = `usage: tournaments list
       tournaments release <identifier>`;

/** Tournaments that wait for a person because a standing is not that of the books. */
await runCommand(async ({ db }) => {
  const [verb, identifier] = process.argv.slice(2);
  if (verb === 'list') {
    for (const row of await heldTournaments(db)) {
      console.log(`${row.identifier}  ended ${row.end_at.toISOString()}  ${row.held_for ?? ''}`);
    }
    return;
  }
  if (verb !== 'release' || identifier === undefined) throw new Error(USAGE);
  if (!(await release(db, identifier))) throw new Error(`no tournament ${identifier} is held`);
  console.log(`${identifier} is summed up anew and goes on`);
});
