import { api } from '../api/browser.ts';
import { signal } from '../signal.ts';
import type { Namespace } from './messages.ts';

type Compiled = Readonly<Record<string, unknown>>;

/** Spec 9: translations are asked for with a bucket of five minutes, so that caches keep them that long. */
const BUCKET = 300_000;

/** Namespaces that came after the document, compiled. Empty while hydrating. */
export const laterMessages = signal<Compiled>({});

let embedded: ReadonlySet<string> = new Set();
let loading: Promise<void> | undefined;

/** Says which namespaces the document brought. */
export function rememberEmbedded(names: readonly string[]): void {
  embedded = new Set(names);
}

/** Loads the catalogue once when a page needs a namespace that the document did not bring. A failure is only logged. */
export async function ensureMessages(names: readonly Namespace[], locale: string): Promise<void> {
  if (names.every((name) => embedded.has(name) || name in laterMessages.get())) return;
  loading ??= loadAll(locale).catch(() => {
    loading = undefined;
  });
  await loading;
}

async function loadAll(locale: string): Promise<void> {
  const [{ compileTree }, texts] = await Promise.all([
    import('./compile.ts'),
    api('content.messages', {
      params: { file: `${locale}.json` },
      query: { t: String(Math.floor(Date.now() / BUCKET)) },
    }),
  ]);
  laterMessages.set(compileTree(texts) as Compiled);
}
