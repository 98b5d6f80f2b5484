/**
 * The thread that owns PGlite. Its statements run synchronously in WebAssembly, so on the main thread they would stop
 * every socket and timer of the program.
 */
import { PGlite } from '@electric-sql/pglite';
import { parentPort, workerData } from 'node:worker_threads';
import { COLUMN_PARSERS } from '../column-types.ts';
import type { Reply, Request, Rows, WorkerSettings } from './messages.ts';

const settings = workerData as WorkerSettings;
if (!parentPort) throw new Error('this file runs only as a worker thread');
const port = parentPort;

/** A page that has left the buffers is still in the system's cache; the default of 128 MB is held from the start on. */
const SHARED_BUFFERS = '32MB';

const database = await PGlite.create({
  dataDir: settings.dataDir,
  startParams: [...PGlite.defaultStartParams, '-c', `shared_buffers=${SHARED_BUFFERS}`],
  parsers: { ...COLUMN_PARSERS },
  ...(settings.snapshot ? { loadDataDir: new Blob([new Uint8Array(settings.snapshot)]) } : {}),
});

async function query(text: string, values: readonly unknown[]): Promise<Rows> {
  if (values.length > 0) {
    const { rows, affectedRows } = await database.query(text, [...values]);
    return { rows, affectedRows };
  }
  // Without values the simple protocol serves, which takes several statements at once as PostgreSQL's client does.
  const result = (await database.exec(text)).at(-1);
  return { rows: result?.rows ?? [], affectedRows: result?.affectedRows };
}

async function perform(request: Request): Promise<Rows | Uint8Array | null> {
  switch (request.kind) {
    case 'query':
      return query(request.text, request.values);
    case 'snapshot':
      return new Uint8Array(await (await database.dumpDataDir('none')).arrayBuffer());
    case 'close':
      await database.close();
      return null;
  }
}

const REPORTED = ['code', 'detail', 'hint', 'severity', 'constraint', 'table', 'column', 'schema', 'where', 'routine'];

function failure(id: number, error: unknown): Reply {
  const fields: Record<string, unknown> = {};
  if (!(error instanceof Error)) return { id, ok: false, message: String(error), fields };
  for (const [name, value] of Object.entries(error)) {
    if (REPORTED.includes(name)) fields[name] = value;
  }
  return { id, ok: false, message: error.message, fields };
}

// One request at a time, in the order they came.
let turn: Promise<void> = Promise.resolve();
port.on('message', (request: Request) => {
  turn = turn.then(async () => {
    const reply = await perform(request).then(
      (result): Reply => ({ id: request.id, ok: true, result }),
      (error: unknown) => failure(request.id, error),
    );
    port.postMessage(reply);
    if (request.kind === 'close') port.close();
  });
});
port.postMessage('ready');
