import { readFileSync } from 'node:fs';
import path from 'node:path';

/** What the origin answers with while it is closed, and so do documents made then. */
export const MAINTENANCE_HEADER = 'x-maintenance-mode';

interface Words {
  title: string;
  text: string;
  again: string;
}

const locales = path.resolve(import.meta.dirname, '../../../content/locales');

/** The texts of a language, or of the one it is a variant of: the origin, which has them all, is closed. */
function wordsOf(locale: string): Words {
  for (const name of [locale, locale.split('-')[0] ?? '', 'en']) {
    try {
      const { maintenance } = JSON.parse(readFileSync(path.join(locales, name, 'messages/shell.json'), 'utf8')) as {
        maintenance?: Words;
      };
      if (maintenance) return maintenance;
    } catch {
      // This variant has no file of its own.
    }
  }
  return { title: 'Back soon', text: '', again: 'Try again' };
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Attributes: the policy of documents refuses style elements. */
const BODY =
  'margin:0;min-height:100vh;display:grid;place-content:center;padding:24px;box-sizing:border-box;text-align:center;' +
  'font:16px/1.5 system-ui,sans-serif;background:#050b18;color:#e8ecf6';

/** A page that needs nothing else: what is told while the origin is closed. */
export function maintenancePage(locale: string): Response {
  const { title, text, again } = wordsOf(locale);
  const html = [
    `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><title>${escaped(title)}</title>`,
    '<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">',
    `</head><body style="${BODY}"><main><h1 style="font-size:28px">${escaped(title)}</h1>`,
    `<p style="max-width:32rem;color:#a9b3c9">${escaped(text)}</p>`,
    `<p><a style="color:#7cc4f8" href="">${escaped(again)}</a></p></main></body></html>`,
  ].join('');
  return new Response(html, {
    status: 503,
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Retry-After': '60', [MAINTENANCE_HEADER]: '1' },
  });
}
