import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Gallery } from './gallery.tsx';

const html = renderToStaticMarkup(<Gallery open />);

test('every component renders on a server, overlays open', () => {
  expect(html).toContain('<dialog open=""');
  expect(html.match(/class="ui-tile /g)?.length).toBeGreaterThan(20);
});

test('every control has words', () => {
  const silent = [...html.matchAll(/<(button|a) ([^>]*)>(.*?)<\/\1>/gs)].filter(
    ([, , attributes, content]) =>
      !attributes?.includes('aria-label=') && (content ?? '').replaceAll(/<[^>]+>/g, '').trim() === '',
  );
  expect(silent.map(([whole]) => whole)).toEqual([]);
});

test('ids are unique and every label, description and control they name exists', () => {
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map((found) => found[1] ?? '');
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  const named = [...html.matchAll(/ (?:for|aria-labelledby|aria-describedby|popovertarget)="([^"]+)"/gi)].map(
    (found) => found[1] ?? '',
  );
  expect(named.length).toBeGreaterThan(15);
  expect(named.filter((id) => !ids.includes(id))).toEqual([]);
});

test('pictures carry their size, so nothing shifts', () => {
  const images = [...html.matchAll(/<img [^>]*>/g)].map((found) => found[0]);
  expect(images.filter((image) => !/ width="\d+"/.test(image) || !/ height="\d+"/.test(image))).toEqual([]);
});
