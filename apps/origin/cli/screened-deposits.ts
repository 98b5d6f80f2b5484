import { standingOut } from '../src/cashbox/index.ts';
import { runCommand } from './operator.ts';

/** Lists what stands out among the latest deposits, the latest first: shared devices, many devices, many countries. */
await runCommand(async ({ db }) => {
  for (const { why, players, value, last_at: at } of await standingOut(db)) {
    console.log(`players ${players.join(', ')}  ${why}  ${value}  ${at.toISOString()}`);
  }
});
