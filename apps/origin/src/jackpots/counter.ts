import type { Clock } from '@cosmodrome/rules/clock';
import { countRounds, type CountDeps } from './count.ts';
import { pendingRounds } from './note.ts';
import type { JackpotTerms } from './terms.ts';

export interface CounterOptions extends CountDeps {
  readonly terms: readonly JackpotTerms[];
  readonly clock: Clock;
  readonly onCommit: () => void;
  /** Tells everybody the amounts of a jackpot. */
  readonly tell: (jackpot: JackpotTerms) => Promise<void>;
}

export interface Counter {
  /** There is something to count. */
  expect(): void;
  /** Counts what can be counted. Cheap when nothing is expected. */
  run(): Promise<void>;
}

/** Rounds that another node noted, and died before it counted them, are looked for this often. */
const LOOK_EVERY_MS = 5_000;
/** Amounts are told at most this often; a level that fell is told at once. */
const TELL_EVERY_MS = 1_000;

/** Counts the jackpots of this process by and by; other processes may do the same. */
export function counter({ connection, prizes, terms, clock, onCommit, tell }: CounterOptions): Counter {
  let expected = true;
  let lookedAt = 0;
  const untold = new Set<JackpotTerms>();
  const toldAt = new Map<JackpotTerms, number>();

  const count = async (jackpot: JackpotTerms): Promise<void> => {
    for (;;) {
      const { rounds, wins } = await countRounds({ connection, prizes }, jackpot, clock.now());
      if (rounds > 0) untold.add(jackpot);
      if (wins.length > 0) {
        onCommit();
        toldAt.delete(jackpot);
      }
      if (rounds === 0) return;
    }
  };
  const tellDue = async (): Promise<void> => {
    const now = clock.now().getTime();
    for (const jackpot of untold) {
      if (now - (toldAt.get(jackpot) ?? -Infinity) < TELL_EVERY_MS) continue;
      untold.delete(jackpot);
      toldAt.set(jackpot, now);
      await tell(jackpot);
    }
  };
  return {
    expect: () => {
      expected = true;
    },
    run: async () => {
      const now = clock.now().getTime();
      if (expected || now - lookedAt >= LOOK_EVERY_MS) {
        expected = false;
        lookedAt = now;
        try {
          for (const jackpot of terms) await count(jackpot);
          // Some wait for earlier ones that the relay still has.
          if (await pendingRounds(connection, terms)) expected = true;
        } catch (error) {
          expected = true;
          throw error;
        }
      }
      await tellDue();
    },
  };
}
