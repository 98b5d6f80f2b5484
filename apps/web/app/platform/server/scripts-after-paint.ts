/** How the router writes a file of scripts into the head, and the script that begins with them into the body. */
const PRELOAD = Buffer.from('<link rel="modulepreload" href="');
const MODULE = Buffer.from('<script type="module" async="">');

/** Milliseconds after which nobody waits for a paint any more. */
const PATIENCE = 3_000;

/**
 * A copy of a document whose scripts are asked for once it is painted: it is complete without them, and they are more bytes
 * than all that a first view needs. A page in the background is not painted, so it begins at once. Early presses are kept
 * (`platform/forms/early-input.ts`). See docs/decisions/2026-11-scripts-after-paint.md.
 */
export function scriptsAfterPaint(markup: Buffer): Buffer {
  const module = markup.indexOf(MODULE);
  if (module < 0) return Buffer.from(markup);
  const parts: Buffer[] = [];
  const files: string[] = [];
  let from = 0;
  for (let at = markup.indexOf(PRELOAD); at >= 0; at = markup.indexOf(PRELOAD, from)) {
    const end = markup.indexOf('"', at + PRELOAD.byteLength);
    files.push(markup.toString('utf8', at + PRELOAD.byteLength, end));
    parts.push(markup.subarray(from, at));
    from = markup.indexOf('>', end) + 1;
  }
  const begin = module + MODULE.byteLength;
  const end = markup.indexOf('</script>', begin);
  const text = Buffer.from(painted(markup.toString('utf8', begin, end), files));
  return Buffer.concat([...parts, markup.subarray(from, begin), text, markup.subarray(end)]);
}

/** The script of the router, whose imports wait for the paint and then come all at once. */
function painted(script: string, files: readonly string[]): string {
  const names: string[] = [];
  const modules: string[] = [];
  const rest = script.replaceAll(/import (?:\* as (\w+) from )?("[^"]+");?/g, (_, name: string | undefined, file) => {
    names.push(name ?? '');
    modules.push(`import(${file})`);
    return '';
  });
  return `await new Promise(go=>{if(document.hidden)return go();setTimeout(go,${PATIENCE});new PerformanceObserver(go).observe({type:"paint",buffered:true})});
for(const href of ${JSON.stringify(files)})document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href}));
const [${names.join()}]=await Promise.all([${modules.join()}]);
${rest.trim()}`;
}
