import { normalizeEmail } from '@cosmodrome/rules/contact/email';
import { countReached, reachedOf } from '../src/achievements/index.ts';
import { findPlayerByEmail } from '../src/profile/index.ts';
import { runCommand } from './operator.ts';

const USAGE = `usage: achievements list
       achievements player <e-mail>`;

/** How many players have reached each achievement and collected its reward, and what one player has reached. */
await runCommand(async ({ db }) => {
  const [verb, address] = process.argv.slice(2);
  if (verb === 'list') {
    for (const { identifier, reached, collected } of await countReached(db)) {
      console.log(`${identifier}  reached by ${reached}  collected by ${collected}`);
    }
    return;
  }
  if (verb !== 'player' || address === undefined) throw new Error(USAGE);
  const player = await findPlayerByEmail(db, normalizeEmail(address));
  if (!player) throw new Error('there is no such player');
  for (const { identifier, reached_at: reached, collected_at: collected } of await reachedOf(db, player.id)) {
    const end = collected ? `collected ${collected.toISOString()}` : 'not collected';
    console.log(`${identifier}  reached ${reached.toISOString()}  ${end}`);
  }
});
