import { parseArgs } from 'node:util';
import { z } from 'zod';
import { normalizeEmail } from '@cosmodrome/rules/contact/email';
import { systemClock } from '@cosmodrome/rules/clock';
import { changeGroups, findPlayerId } from '../src/profile/index.ts';
import { levelNumber } from '@cosmodrome/rules/levels/levels';
import { runCommand } from './operator.ts';

const USAGE = 'usage: grant-group <player id or e-mail> [--add <group>]... [--remove <group>]...';

/** Puts a player into groups or takes the player out, as the environment's database has them. */
await runCommand(async ({ db }) => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { add: { type: 'string', multiple: true }, remove: { type: 'string', multiple: true } },
  });
  const [who] = positionals;
  const { add = [], remove = [] } = values;
  if (who === undefined || add.length + remove.length === 0) throw new Error(USAGE);
  if ([...add, ...remove].some((id) => levelNumber(id) !== null)) throw new Error('a level follows from points');
  const id = z.coerce.number().int().positive().safeParse(who);
  const playerId = id.success ? id.data : await findPlayerId(db, normalizeEmail(who));
  if (playerId === null) throw new Error('there is no such player');
  const now = await changeGroups(db, playerId, { add, remove }, systemClock.now());
  console.log(`player ${playerId} is now in ${now.join(', ')}`);
});
