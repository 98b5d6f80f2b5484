import { api } from '../api/browser.ts';
import { signal } from '../signal.ts';
import type { Namespace } from './messages.ts';

type Compiled = Readonly<Record<string, unknown>>;

/** Spec 9: translations are asked for with a bucket of five minutes, so that caches keep them that long. */
const BUCKET = 300_000;

/**
 * The texts of a page in the browser, compiled: those of the document and those that came since. The object stays the same
 * when more come: a page asks for them before it is drawn, so nobody has to be told, and telling everybody would make
 * React draw anew the parts of the document whose script has not come yet, under the reader's finger.
 */
export const texts = signal<Record<string, unknown>>({});

let loading: Promise<void> | undefined;
let missed = false;

/** Keeps the texts that the document brought. */
export function rememberEmbedded(embedded: Compiled): void {
  Object.assign(texts.get(), embedded);
}

/** A text was asked for that is not there: the catalogue could not be loaded. When it comes, all are told. */
export function noteMissing(): void {
  missed = true;
}

/** Loads the catalogue once when a page needs a namespace that the document did not bring. A failure is only logged. */
export async function ensureMessages(names: readonly Namespace[], locale: string): Promise<void> {
  if (names.every((name) => name in texts.get())) return;
  loading ??= loadAll(locale).catch(() => {
    loading = undefined;
  });
  await loading;
}

async function loadAll(locale: string): Promise<void> {
  const [{ addNamespaces }, catalogue] = await Promise.all([
    import('./compile.ts'),
    api('content.messages', {
      params: { file: `${locale}.json` },
      query: { t: String(Math.floor(Date.now() / BUCKET)) },
    }),
  ]);
  addNamespaces(texts.get(), catalogue);
  if (missed) texts.set({ ...texts.get() });
  missed = false;
}
