import { occurrences, type Occurrence, type Schedule } from '@cosmodrome/rules/content/schedule';

/** What the content repeats: a tournament of every day, a lottery of every week. */
interface Series {
  readonly schedule: Schedule;
}

interface Due<File> {
  /** What a series is called: its occurrences are named after it. */
  readonly nameOf: (file: File) => string;
  readonly now: Date;
  /** Names of occurrences that are there already; none, if it is left out. */
  readonly known?: ReadonlySet<string>;
}

/**
 * Has made what runs now and what comes next of each series, with the terms of now. Several nodes do it at once, and each again and
 * again: `make` leaves alone what is there, which its unique identifier says.
 */
export async function makeDue<File extends Series>(
  series: readonly File[],
  { nameOf, now, known }: Due<File>,
  make: (file: File, occurrence: Occurrence) => Promise<void>,
): Promise<void> {
  for (const file of series) {
    for (const occurrence of occurrences(nameOf(file), file.schedule, now)) {
      if (!known?.has(occurrence.identifier)) await make(file, occurrence);
    }
  }
}

/**
 * The rows that rounds may count in, each with what follows from its terms, as this node knows them: a job reads them again. What
 * was worked out of a row is kept.
 */
export class RunningRows<Row extends { readonly id: number }, Running extends { readonly row: Row }> {
  readonly #read: () => Promise<readonly Row[]>;
  readonly #workOut: (row: Row) => Running;
  readonly #isSame: (before: Row, now: Row) => boolean;
  #known: ReadonlyMap<number, Running> = new Map();

  /** @param isSame whether what was worked out of a row before still holds; always, if it is left out */
  constructor(
    read: () => Promise<readonly Row[]>,
    workOut: (row: Row) => Running,
    isSame: (before: Row, now: Row) => boolean = () => true,
  ) {
    this.#read = read;
    this.#workOut = workOut;
    this.#isSame = isSame;
  }

  async refresh(): Promise<void> {
    const rows = await this.#read();
    const known = this.#known;
    this.#known = new Map(
      rows.map((row) => {
        const before = known.get(row.id);
        return [row.id, before && this.#isSame(before.row, row) ? before : this.#workOut(row)];
      }),
    );
  }

  get(id: number): Running | undefined {
    return this.#known.get(id);
  }

  all(): Running[] {
    return [...this.#known.values()];
  }
}
