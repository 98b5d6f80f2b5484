import { join } from 'node:path';
import type { DatabaseLog } from '../database.ts';
import { PgliteClient } from './client.ts';
import { PgliteWorkerDialect } from './dialect.ts';
import { lockFolder } from './folder-lock.ts';
import { copyTemplate } from './template.ts';

export interface PgliteOptions {
  readonly dataDir: string;
  readonly log: DatabaseLog;
  readonly snapshot?: Uint8Array;
  /** Folder of an empty cluster that a new one begins as. */
  readonly template?: string | undefined;
}

/** Locks the folder (the cluster lies in `<dataDir>/cluster`), starts the worker and answers the dialect over it. */
export async function openPglite(options: PgliteOptions): Promise<PgliteWorkerDialect> {
  const inMemory = options.dataDir.startsWith('memory://');
  const unlock = inMemory ? () => undefined : lockFolder(options.dataDir);
  try {
    if (!inMemory && options.template !== undefined) copyTemplate(options.template, join(options.dataDir, 'cluster'));
    const client = await PgliteClient.start({
      dataDir: inMemory ? options.dataDir : join(options.dataDir, 'cluster'),
      ...(options.snapshot ? { snapshot: options.snapshot } : {}),
    });
    return new PgliteWorkerDialect(client, unlock);
  } catch (error) {
    unlock();
    throw error;
  }
}
