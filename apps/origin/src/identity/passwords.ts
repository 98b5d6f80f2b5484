import { hash, verify } from '@node-rs/argon2';
import { refuse } from '../kernel/http/handler.ts';

export interface PasswordCost {
  /** Kibibytes. */
  memory: number;
  passes: number;
}

/** argon2id with the memory and passes that are recommended for servers today. */
export const SERVER_COST: PasswordCost = { memory: 19_456, passes: 2 };

/** More sign-ins than this waiting for the processor: say so instead of falling behind. */
const LONGEST_QUEUE = 100;

export interface Passwords {
  hash(password: string): Promise<string>;
  /** Does the same work when there is no hash to compare with, so that the time tells nothing. */
  verify(storedHash: string | null, password: string): Promise<boolean>;
}

/** Hashes a few passwords at a time, so that a storm of sign-ins leaves the processor to the games. */
export function createPasswords(cost: PasswordCost, atOnce = 2): Passwords {
  const options = { memoryCost: cost.memory, timeCost: cost.passes, parallelism: 1 };
  const nobody = hash('nobody has this password', options);
  const waiting: (() => void)[] = [];
  let running = 0;

  const inTurn = async <T>(work: () => Promise<T>): Promise<T> => {
    if (waiting.length >= LONGEST_QUEUE) throw refuse(503, 'base', 'unavailable');
    if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      // The place goes to the next in line without becoming free in between.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };

  return {
    hash: (password) => inTurn(() => hash(password, options)),
    verify: async (storedHash, password) => {
      const against = storedHash ?? (await nobody);
      const equal = await inTurn(() => verify(against, password, options));
      return equal && storedHash !== null;
    },
  };
}
