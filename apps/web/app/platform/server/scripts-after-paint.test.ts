import { expect, it } from 'vitest';
import { scriptsAfterPaint } from './scripts-after-paint.ts';

const link = (file: string): string => `<link rel="modulepreload" href="/assets/${file}.js"/>`;
const script = `import "/assets/manifest.js";
import * as route0 from "/assets/root.js";
import * as route1 from "/assets/lobby.js";
  window.__reactRouterRouteModules = {"root":route0,"lobby":route1};

import("/assets/entry.js");`;
const page = `<html><head>${link('manifest')}<title>é</title>${link('entry')}</head><body><script>1</script><script type="module" async="">${script}</script><p>ö</p></body></html>`;

const written = (markup: string): string => scriptsAfterPaint(Buffer.from(markup)).toString();

it('asks for scripts after the paint: for all of them at once, the entry last', () => {
  const html = written(page);
  expect(html).not.toContain('rel="modulepreload"');
  expect(html).not.toMatch(/^\s*import\s+[^(]/m);
  const waits = html.indexOf('new PerformanceObserver');
  const fetches = html.indexOf('["/assets/manifest.js","/assets/entry.js"]');
  const imports = html.indexOf(
    'const [,route0,route1]=await Promise.all([import("/assets/manifest.js"),import("/assets/root.js"),import("/assets/lobby.js")]);',
  );
  const begins = html.indexOf('import("/assets/entry.js");');
  const order = [waits, fetches, imports, begins];
  expect(order).toEqual(order.toSorted((a, b) => a - b));
  expect(waits).toBeGreaterThan(0);
});

it('leaves everything else of the document as it was', () => {
  const without = (html: string): string =>
    html.replaceAll(/<link[^>]*>/g, '').replace(/(<script type="module" async="">).*?(<\/script>)/s, '$1$2');
  expect(without(written(page))).toBe(without(page));
  const plain = '<html><body><p>no script at all</p></body></html>';
  expect(written(plain)).toBe(plain);
});
