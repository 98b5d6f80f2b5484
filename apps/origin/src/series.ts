import { occurrences, type Occurrence, type Schedule } from '@cosmodrome/rules/content/schedule';

/** Something that the content repeats, as a tournament of every day or a lottery of every week. */
interface Series {
  readonly schedule: Schedule;
}

interface Options<File> {
  /** The name of a series, from which the identifiers of its occurrences are made. */
  readonly nameOf: (file: File) => string;
  readonly now: Date;
  /** Identifiers of occurrences that exist already and are skipped. */
  readonly existing?: ReadonlySet<string>;
}

/**
 * Creates, of each series, the occurrence that runs now and the one after it, with the terms that the content has now. Several nodes
 * call this at the same time and repeatedly, so `create` must do nothing when its identifier exists already.
 */
export async function createOccurrences<File extends Series>(
  series: readonly File[],
  { nameOf, now, existing }: Options<File>,
  create: (file: File, occurrence: Occurrence) => Promise<void>,
): Promise<void> {
  for (const file of series) {
    for (const occurrence of occurrences(nameOf(file), file.schedule, now)) {
      if (!existing?.has(occurrence.identifier)) await create(file, occurrence);
    }
  }
}

/**
 * This node's copy of the rows in which rounds may count, each with what is derived from its terms (the set of its games, for
 * example). A job refreshes it; what was derived from a row is kept.
 */
export class RunningRows<Row extends { readonly id: number }, Running extends { readonly row: Row }> {
  readonly #read: () => Promise<readonly Row[]>;
  readonly #derive: (row: Row) => Running;
  readonly #stillHolds: (before: Row, now: Row) => boolean;
  #known: ReadonlyMap<number, Running> = new Map();

  /** @param stillHolds whether what was derived from the former row is right for the new one; always, by default */
  constructor(
    read: () => Promise<readonly Row[]>,
    derive: (row: Row) => Running,
    stillHolds: (before: Row, now: Row) => boolean = () => true,
  ) {
    this.#read = read;
    this.#derive = derive;
    this.#stillHolds = stillHolds;
  }

  async refresh(): Promise<void> {
    const rows = await this.#read();
    const known = this.#known;
    this.#known = new Map(
      rows.map((row) => {
        const before = known.get(row.id);
        return [row.id, before && this.#stillHolds(before.row, row) ? before : this.#derive(row)];
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
