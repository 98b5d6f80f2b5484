import { systemClock } from '@cosmodrome/rules/clock';
import { checkDraw, endedBefore, endingAfter } from '../src/lotteries/index.ts';
import { runCommand } from './operator.ts';

const USAGE = `usage: lotteries list
       lotteries check <identifier>`;
const LATEST = 50;

/** The lotteries that run and those that were drawn, and a draw made again from the books. */
await runCommand(async ({ db }) => {
  const [verb, identifier] = process.argv.slice(2);
  if (verb === 'list') {
    const now = systemClock.now();
    for (const row of [...(await endingAfter(db, now)), ...(await endedBefore(db, now, LATEST))]) {
      console.log(`${row.identifier}  ${row.state}  ends ${row.end_at.toISOString()}  ${row.issued} tickets`);
    }
    return;
  }
  if (verb !== 'check' || identifier === undefined) throw new Error(USAGE);
  const { tickets, seed, list, places } = await checkDraw(db, identifier);
  const says = (right: boolean): string => (right ? 'right' : 'WRONG');
  console.log(`${tickets} tickets  seed ${says(seed)}  list ${says(list)}  places ${says(places)}`);
  if (!seed || !list || !places) process.exitCode = 1;
});
