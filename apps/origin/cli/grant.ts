import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { readCatalogue } from '@cosmodrome/content/catalogue/read.ts';
import { prizeSchema } from '@cosmodrome/content/schema/prizes.ts';
import { models } from '@cosmodrome/maths/models';
import { systemClock } from '@cosmodrome/rules/clock';
import { normalizeEmail } from '@cosmodrome/rules/contact/email';
import { DAY_MS } from '@cosmodrome/rules/durations';
import type { Prize } from '@cosmodrome/rules/prizes/prize';
import { z } from 'zod';
import { CATALOGUE, gameCatalogue } from '../src/games/index.ts';
import { systems } from '../src/generated/systems.ts';
import { originEnvironment } from '../src/kernel/config.ts';
import { readEnvironment } from '../src/kernel/environment.ts';
import { createLog } from '../src/kernel/log.ts';
import { createOrigin } from '../src/origin.ts';
import { STUDIOS } from '../src/play/index.ts';
import { findPlayerId, playerFacts } from '../src/profile/index.ts';
import { runCommand } from './operator.ts';

const USAGE = `usage: grant <key> --prize <JSON, or a file with it> --reason <why> [--offer-days <days>]
             <player id or e-mail>... [--list <file with one on each line>]

The key names the occasion: a player gets the prize once under it, however often the command is run.`;

const asNumber = z.coerce.number().int().positive();

function readPrize(given: string): Prize {
  const text = given.trimStart().startsWith('{') ? given : readFileSync(given, 'utf8');
  const parsed = prizeSchema.safeParse(JSON.parse(text));
  if (!parsed.success) throw new Error(`this is no prize:\n${z.prettifyError(parsed.error)}`);
  return parsed.data;
}

const linesOf = (file: string): string[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** Gives any prize to players, at once or as an offer, as the environment's database has them. */
await runCommand(async (database) => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      prize: { type: 'string' },
      reason: { type: 'string' },
      list: { type: 'string' },
      'offer-days': { type: 'string' },
    },
  });
  const [key, ...named] = positionals;
  const players = [...named, ...(values.list === undefined ? [] : linesOf(values.list))];
  const { prize: given, reason } = values;
  const days = values['offer-days'] === undefined ? null : asNumber.safeParse(values['offer-days']);
  const isWrong = key === undefined || given === undefined || reason === undefined || players.length === 0;
  if (isWrong || days?.success === false) throw new Error(USAGE);
  const prize = readPrize(given);

  const environment = readEnvironment(originEnvironment, process.env);
  // Every system that delivers a prize, without the payments and the studios, which a grant does not ask.
  const origin = await createOrigin({
    environment,
    database,
    log: createLog('error'),
    systems: systems.filter(({ name }) => name !== 'cashbox'),
    equip: (core) => {
      CATALOGUE.set(
        core,
        gameCatalogue(readCatalogue(environment.CATALOGUE_DIR), (id) => models[id]),
      );
      STUDIOS.set(core, []);
    },
    complete: false,
    background: false,
  });
  try {
    const { prizes, admission } = origin.core;
    if (!prizes.delivers(prize)) throw new Error(`nobody delivers ${prize.kind}`);
    for (const who of players) {
      const id = asNumber.safeParse(who);
      const playerId = id.success ? id.data : await findPlayerId(database.db, normalizeEmail(who));
      const say = (what: string): void => console.log(`${who}: ${what}`);
      if (playerId === null || !(await playerFacts(database.db, playerId))) {
        say('there is no such player');
        process.exitCode = 1;
        continue;
      }
      if ((await admission.mayBeOffered(playerId, null)) !== null) {
        say('nothing may be offered to this player now');
        process.exitCode = 1;
        continue;
      }
      const at = systemClock.now();
      const answer = await prizes.grant(database.db, {
        playerId,
        prize,
        source: 'operator',
        key: `operator:${key}`,
        at,
        lifecycle: days ? { offeredUntil: new Date(at.getTime() + days.data * DAY_MS) } : 'given',
        strategy: 'personal',
        reason,
      });
      if (answer.outcome === 'refused') process.exitCode = 1;
      say(answer.outcome === 'refused' ? `refused, ${answer.reason}` : answer.outcome);
    }
  } finally {
    await origin.close();
  }
});
