import compileMessage from 'icu-minify/compile';

/** A namespace whose ICU texts are parsed already, so that only the small formatter is needed to use it. */
export type CompiledNamespace = { [key: string]: CompiledNamespace | string | unknown[] };

/** Compiles a tree of ICU texts. A text that cannot be parsed stays as it is, rather than taking the page down. */
export function compileTree(tree: unknown): CompiledNamespace | string | unknown[] {
  if (typeof tree === 'string') {
    try {
      return compileMessage(tree);
    } catch {
      return tree;
    }
  }
  const entries = Object.entries((tree ?? {}) as Record<string, unknown>);
  return Object.fromEntries(entries.map(([key, value]) => [key, compileTree(value)]));
}

/** Adds the namespaces that are not there yet, each compiled when its first text is asked for: a page uses a few of many. */
export function addNamespaces(texts: Record<string, unknown>, catalogue: Readonly<Record<string, unknown>>): void {
  for (const [name, tree] of Object.entries(catalogue)) {
    if (name in texts) continue;
    const keep = (value: unknown): unknown => {
      Object.defineProperty(texts, name, { value, enumerable: true });
      return value;
    };
    Object.defineProperty(texts, name, { get: () => keep(compileTree(tree)), enumerable: true, configurable: true });
  }
}
