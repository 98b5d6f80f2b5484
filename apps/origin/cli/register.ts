import { personalIdError } from '@cosmodrome/rules/profile/text-rules';
import { systemClock } from '@cosmodrome/rules/clock';
import { BAN_MONTHS, isBanLength } from '@cosmodrome/rules/limits/register';
import { standInRegister } from '../src/adapters/exclusion-register/stand-in.ts';
import { originEnvironment } from '../src/kernel/config.ts';
import { readEnvironment } from '../src/kernel/environment.ts';
import { loadSecret } from '../src/kernel/secret.ts';
import { runCommand } from './operator.ts';

const USAGE = `usage: register ban <personal number> <months, ${BAN_MONTHS.min} to ${BAN_MONTHS.max}>
       register lift <personal number>`;

/** Writes the stand-in for the national exclusion register, so that its bans can be tried. */
await runCommand(async ({ db }) => {
  const [verb, number = '', months] = process.argv.slice(2);
  if (personalIdError(number)) throw new Error(USAGE);
  const { SESSION_SECRET, DATA_DIR } = readEnvironment(originEnvironment, process.env);
  const register = standInRegister(db, systemClock, loadSecret(SESSION_SECRET, DATA_DIR));
  if (verb === 'ban' && isBanLength(Number(months))) {
    console.log(`banned until ${(await register.ban(number, Number(months))).toISOString()}`);
  } else if (verb === 'lift') {
    console.log((await register.lift(number)) ? 'the ban is lifted' : 'there was no ban');
  } else {
    throw new Error(USAGE);
  }
});
