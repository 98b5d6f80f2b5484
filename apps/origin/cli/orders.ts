import { parseArgs } from 'node:util';
import { systemClock } from '@cosmodrome/rules/clock';
import { z } from 'zod';
import { changeOrder, openOrders } from '../src/shop/index.ts';
import { runCommand } from './operator.ts';

const USAGE = `usage: orders list
       orders send <player id> <order> [--note <number of the parcel>]
       orders deliver <player id> <order>
       orders cancel <player id> <order> --note <reason>`;

const EVENTS = ['send', 'deliver', 'cancel'] as const;
const id = z.coerce.number().int().positive();

/** The things that players have exchanged points for: what has to be sent, and what became of it. */
await runCommand(async ({ db }) => {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { note: { type: 'string' } } });
  const [verb, player, order] = positionals;
  if (verb === 'list') {
    for (const row of await openOrders(db)) {
      console.log(`${row.id}  player ${row.player_id}  ${row.thing}  ${row.status}  ${row.ordered_at.toISOString()}`);
    }
    return;
  }
  const event = EVENTS.find((each) => each === verb);
  const [playerId, orderId] = [id.safeParse(player), id.safeParse(order)];
  const note = values.note ?? null;
  if (!event || !playerId.success || !orderId.success || (event === 'cancel' && note === null)) throw new Error(USAGE);
  const at = systemClock.now();
  const row = await changeOrder(db, { playerId: playerId.data, id: orderId.data, event, note, at });
  const back = event === 'cancel' && row.points > 0n ? `; ${row.points / 100n} points are given back` : '';
  console.log(`order ${row.id} is ${row.status}${back}`);
});
