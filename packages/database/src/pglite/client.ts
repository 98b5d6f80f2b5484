import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Reply, Request, Rows, WorkerSettings } from './messages.ts';

interface Waiting {
  resolve(result: Rows | Uint8Array | null): void;
  reject(error: Error): void;
}

/** An error the embedded engine raised, with PostgreSQL's fields (`code`, `constraint`, `detail`) like pg's own. */
export class PgliteError extends Error {
  override readonly name = 'PgliteError';
  constructor(message: string, fields: Record<string, unknown>) {
    super(message);
    Object.assign(this, fields);
  }
}

/** The main thread's end of the worker: sends requests, answers each exactly once, also when the worker dies. */
export class PgliteClient {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, Waiting>();
  #lastId = 0;
  #gone: Error | undefined;

  private constructor(worker: Worker) {
    this.#worker = worker;
    worker.on('message', (reply: Reply) => this.#settle(reply));
    worker.on('error', (error) => this.#fail(error instanceof Error ? error : new Error(String(error))));
    worker.on('exit', () => this.#fail(new Error('the embedded database has ended')));
  }

  /** Starts the thread and waits until the database in it has recovered and can answer. */
  static async start(settings: WorkerSettings): Promise<PgliteClient> {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: settings, execArgv: [] });
    try {
      await Promise.race([
        once(worker, 'message'),
        once(worker, 'exit').then(() => Promise.reject(new Error('the embedded database ended while it started'))),
      ]);
    } catch (error) {
      await worker.terminate();
      throw error;
    }
    return new PgliteClient(worker);
  }

  async query(text: string, values: readonly unknown[]): Promise<Rows> {
    const result = await this.#ask((id) => ({ id, kind: 'query', text, values }));
    if (result === null || result instanceof Uint8Array) throw new Error('the worker answered a query with no rows');
    return result;
  }

  /** The whole cluster as a tar, for `WorkerSettings.snapshot`. */
  async snapshot(): Promise<Uint8Array> {
    const result = await this.#ask((id) => ({ id, kind: 'snapshot' }));
    if (!(result instanceof Uint8Array)) throw new Error('the worker answered a snapshot with rows');
    return result;
  }

  /** Waits for what was asked before, checkpoints and ends the thread. */
  async close(): Promise<void> {
    if (this.#gone) return;
    const ended = once(this.#worker, 'exit');
    await this.#ask((id) => ({ id, kind: 'close' }));
    await ended;
  }

  #ask(request: (id: number) => Request): Promise<Rows | Uint8Array | null> {
    if (this.#gone) return Promise.reject(this.#gone);
    const id = ++this.#lastId;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#worker.postMessage(request(id));
    });
  }

  #settle(reply: Reply): void {
    const waiting = this.#waiting.get(reply.id);
    this.#waiting.delete(reply.id);
    if (reply.ok) waiting?.resolve(reply.result);
    else waiting?.reject(new PgliteError(reply.message, reply.fields));
  }

  #fail(error: Error): void {
    this.#gone ??= error;
    for (const waiting of this.#waiting.values()) waiting.reject(this.#gone);
    this.#waiting.clear();
  }
}
