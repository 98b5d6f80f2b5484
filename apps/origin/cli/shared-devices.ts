import { sharedDevices } from '../src/identity/index.ts';
import { runCommand } from './operator.ts';

/** Lists the accounts that were signed in on one and the same device, the latest first: somebody should look at them. */
await runCommand(async ({ db }) => {
  for (const { players, last_at: at } of await sharedDevices(db)) {
    console.log(`players ${players.join(', ')}  ${at.toISOString()}`);
  }
});
