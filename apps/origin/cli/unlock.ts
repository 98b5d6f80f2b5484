import { normalizeEmail } from '@cosmodrome/rules/contact/email';
import { systemClock } from '@cosmodrome/rules/clock';
import { createSignInThrottle } from '../src/identity/index.ts';
import { originEnvironment } from '../src/kernel/config.ts';
import { readEnvironment } from '../src/kernel/environment.ts';
import { loadSecret } from '../src/kernel/secret.ts';
import { runCommand } from './operator.ts';

/** Opens a paused sign-in, for a player who has shown to support who it is and gets no letters. */
await runCommand(async ({ db }) => {
  const [address] = process.argv.slice(2);
  if (address === undefined) throw new Error('usage: unlock <e-mail>');
  const { SESSION_SECRET, DATA_DIR } = readEnvironment(originEnvironment, process.env);
  const throttle = createSignInThrottle(db, systemClock, loadSecret(SESSION_SECRET, DATA_DIR));
  const email = normalizeEmail(address);
  const paused = await throttle.isLocked(email);
  await throttle.unlock(email);
  console.log(paused ? 'sign-in is open again' : 'sign-in was not paused');
});
