// @vitest-environment happy-dom
import { render } from '@testing-library/react';
import { IntlProvider } from 'use-intl';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { useFormat } from './format.ts';

const zone = process.env['TZ'];
beforeEach(() => (process.env['TZ'] = 'Asia/Kolkata'));
afterEach(() => {
  if (zone === undefined) delete process.env['TZ'];
  else process.env['TZ'] = zone;
});

function Moment() {
  const format = useFormat();
  return <time>{format.dateTime(new Date('2026-11-30T00:00:00Z'), { hour: '2-digit', minute: '2-digit' })}</time>;
}
const page = (
  <IntlProvider locale="en">
    <Moment />
  </IntlProvider>
);

it('writes a moment in UTC on the server, and on the clock of the reader once the page is alive', () => {
  const html = renderToString(page);
  expect(html).toContain('00:00');
  const container = document.createElement('div');
  container.innerHTML = html;
  const differs: unknown[] = [];
  render(page, { container, hydrate: true, onRecoverableError: (error) => differs.push(error) });
  expect(container.textContent).toBe('05:30');
  expect(differs).toEqual([]);
});
