import { join } from 'node:path';
import { live } from './life.ts';

/** What the process of rewards-victim.ts says at its end. */
export interface RewardsDone {
  readonly kind: 'done';
  /** Statements that it has made. */
  readonly statements: number;
  /** Grants of the course, and all that the player got, with what was drawn or won. */
  readonly grants: number;
  readonly prizes: number;
  /** Of the wallet, in minor units. */
  readonly real: number;
  readonly problems: readonly string[];
}

export type Course = 'prizes' | 'freespins';

/**
 * Lets the process of rewards-victim.ts live again and again on one database, each time until it kills itself before or after one
 * of its statements, at a share of a whole life's; then once to the end.
 * @returns what the last life says
 */
export async function livesOf({
  folder,
  course,
  shares,
}: {
  folder: string;
  course: Course;
  shares: readonly number[];
}): Promise<RewardsDone> {
  /** A life on a database of its own says how many statements there are. */
  const whole = await life(join(folder, 'whole'), course, null);
  if (!whole) throw new Error('the process has not come to its end');
  for (const [turn, share] of shares.entries()) {
    const statement = 1 + Math.floor(share * (whole.statements - 1));
    await life(join(folder, 'data'), course, `${statement} ${turn % 2 === 0 ? 'before' : 'after'}`);
  }
  const done = await life(join(folder, 'data'), course, null);
  if (!done) throw new Error('the process has not come to its end');
  return done;
}

async function life(folder: string, course: Course, stop: string | null): Promise<RewardsDone | null> {
  let done: RewardsDone | null = null;
  const command = [join(import.meta.dirname, 'rewards-victim.ts'), folder, course];
  await live<RewardsDone>([...command, ...(stop?.split(' ') ?? [])], (line) => {
    done = line;
  });
  return done;
}
