import { env } from '@cosmodrome/origin/kernel/environment';
import { originEnvironment } from '@cosmodrome/origin/kernel/config';
import { z } from 'zod';

/** The origin's environment and what the composed casino adds. */
export const casinoEnvironment = originEnvironment.extend({
  /** Host of the game frames when they have one of their own; otherwise a path of this server. */
  GAMES_ORIGIN: env.origin.optional(),
  /** How many times faster than people the simulated players of CROWD are. */
  CROWD_PACE: z.coerce.number().min(0.1).max(100).default(1),
  /** Extended public key whose children receive coins. */
  DEPOSIT_PUBLIC_KEY: z.string().startsWith('xpub').optional(),
  /** The same of the account that receives ada, whose keys are of another kind. */
  CARDANO_PUBLIC_KEY: z.string().startsWith('acct_xvk1').optional(),
});
export type CasinoEnvironment = z.output<typeof casinoEnvironment>;
