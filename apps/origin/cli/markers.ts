import { playersWithMarkers } from '../src/limits/index.ts';
import { runCommand } from './operator.ts';

/** Lists the players who show signs of harm, the latest first: somebody should talk to them. */
await runCommand(async ({ db }) => {
  for (const { player_id: player, marker, noticed_at: at } of await playersWithMarkers(db)) {
    console.log(`player ${player}  ${marker}  ${at.toISOString()}`);
  }
});
