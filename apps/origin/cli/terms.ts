import { systemClock } from '@cosmodrome/rules/clock';
import { publishTerms } from '../src/profile/index.ts';
import { runCommand } from './operator.ts';

/** The terms were changed: every player is asked to accept them before going on. */
await runCommand(async ({ db }) => {
  if (process.argv[2] !== 'changed') throw new Error('usage: terms changed');
  const at = systemClock.now();
  await publishTerms(db, at);
  console.log(`who accepted the terms before ${at.toISOString()} is asked again`);
});
