const CHECKPOINT_EVERY = 5_000;
const VACUUM_EVERY = 50_000;

/**
 * The embedded engine is one process: it has no checkpointer and no autovacuum of its own. Without this the write-ahead
 * log would grow until the next clean stop (and be replayed whole after a kill), and dead rows would stay for ever.
 */
export class Housekeeping {
  readonly #run: (text: string) => Promise<unknown>;
  #sinceCheckpoint = 0;
  #sinceVacuum = 0;

  constructor(run: (text: string) => Promise<unknown>) {
    this.#run = run;
  }

  /** Called while no transaction is open; what it asks for is done before any statement that is sent later. */
  afterUse(statements: number): void {
    this.#sinceCheckpoint += statements;
    this.#sinceVacuum += statements;
    if (this.#sinceCheckpoint < CHECKPOINT_EVERY) return;
    this.#sinceCheckpoint = 0;
    if (this.#sinceVacuum >= VACUUM_EVERY) {
      this.#sinceVacuum = 0;
      this.#ask('vacuum (analyze)');
    }
    this.#ask('checkpoint');
  }

  #ask(text: string): void {
    // A failure here is a failure of the engine: the next statement of a caller reports it.
    this.#run(text).catch(() => undefined);
  }
}
