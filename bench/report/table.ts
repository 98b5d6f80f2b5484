import { againstItself, median } from './statistics.ts';

/** What a run of the bench is asked for. */
export interface Run {
  /** How often ours and the reference take turns. */
  readonly blocks: number;
  /** Address of a casino of the built code on its embedded database, started at the first call, shared by the tables. */
  readonly casino: () => Promise<{ url: string; pid: number }>;
}

export interface Row {
  what: string;
  /** The figure with its unit. */
  median: string;
  /** Smallest and largest block. */
  spread: string;
  /** Beside the reference; null where there is none. */
  ratio: number | null;
  goal: { text: string; met: boolean } | null;
}

export interface Outcome {
  rows: Row[];
  /** Whatever explains the figures: one paragraph each, above the rows. */
  notes: string[];
  /** More markdown below the rows. */
  details?: string;
}

export interface Table {
  /** Its name for `--only`. */
  id: string;
  title: string;
  /** @throws LeftOut when this machine cannot measure it */
  measure(run: Run): Promise<Outcome>;
}

/** This table cannot be measured here; the message says what it needs. */
export class LeftOut extends Error {}

/** What a figure should be: a bound on the median itself, or on its ratio to the reference. */
export type Goal = { atLeast: number } | { atMost: number } | { ratioAtLeast: number } | { ratioAtMost: number };

export interface Figure {
  what: string;
  /** One value a block. */
  values: readonly number[];
  /** How a value is written, unit included. */
  write: (value: number) => string;
  /** The values of the reference, taken in turns with these. */
  reference?: readonly number[];
  goal?: Goal;
}

/** A row from the values of its blocks. */
export function row({ what, values, write, reference, goal }: Figure): Row {
  const middle = median(values);
  const ratio = reference ? middle / median(reference) : null;
  const spread = values.length > 1 ? `${write(Math.min(...values))} to ${write(Math.max(...values))}` : 'counted once';
  return { what, median: write(middle), spread, ratio, goal: goal ? judged(goal, middle, ratio ?? NaN, write) : null };
}

function judged(goal: Goal, value: number, ratio: number, write: (value: number) => string): Row['goal'] {
  if ('atLeast' in goal) return { text: `at least ${write(goal.atLeast)}`, met: value >= goal.atLeast };
  if ('atMost' in goal) return { text: `at most ${write(goal.atMost)}`, met: value <= goal.atMost };
  if ('ratioAtLeast' in goal) return { text: `at least ${goal.ratioAtLeast}x`, met: ratio >= goal.ratioAtLeast };
  return { text: `at most ${goal.ratioAtMost}x`, met: ratio <= goal.ratioAtMost };
}

/** The reference measured against itself: a ratio nearer to 1 than this one says nothing. */
export const noiseFloor = (values: readonly number[]): Row => ({
  what: 'noise floor: the reference, odd blocks against even',
  median: '',
  spread: '',
  ratio: againstItself(values),
  goal: null,
});

/** Markdown of a table. */
export function markdown({ rows, notes, details }: Outcome): string {
  const cells = rows.map(({ what, median: middle, spread, ratio, goal }) => [
    what,
    middle,
    spread,
    ratio === null ? '' : `${ratio.toFixed(2)}x`,
    goal?.text ?? '',
    goal ? (goal.met ? 'met' : '**not met**') : '',
  ]);
  const lines = [['what', 'median', 'blocks', 'beside the reference', 'goal', ''], Array(6).fill('---'), ...cells];
  const table = lines.map((line) => `| ${line.join(' | ')} |`).join('\n');
  return [...notes, table, ...(details ? [details] : [])].join('\n\n');
}
