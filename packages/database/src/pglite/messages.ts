/** What the main thread and the database's worker thread say to each other. */

export interface WorkerSettings {
  readonly dataDir: string;
  /** A tar of an initialised cluster: spares a memory database the seconds of `initdb`. */
  readonly snapshot?: Uint8Array;
}

export type Request =
  | { readonly id: number; readonly kind: 'query'; readonly text: string; readonly values: readonly unknown[] }
  | { readonly id: number; readonly kind: 'snapshot' | 'close' };

export interface Rows {
  readonly rows: unknown[];
  readonly affectedRows?: number | undefined;
}

export type Reply =
  | { readonly id: number; readonly ok: true; readonly result: Rows | Uint8Array | null }
  | { readonly id: number; readonly ok: false; readonly message: string; readonly fields: Record<string, unknown> };
