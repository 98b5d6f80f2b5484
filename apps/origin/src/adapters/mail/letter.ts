import type { Messages } from '../../kernel/messages.ts';
import type { Letter, MailRequest } from './mail.ts';

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);

/** Writes a mail in its reader's language, as plain text and as a page that says the same. */
export function letterOf(messages: Messages, brand: string, request: MailRequest): Letter {
  const { to, locale, about, link } = request;
  const values = { brand, ...request.values };
  const say = (key: string): string => messages.text(locale, `mail.${key}`, values);
  const [subject, body, button, note] = ['subject', 'text', 'button', 'note'].map((part) => say(`${about}.${part}`));
  const [greeting, signature, copy] = ['greeting', 'signature', 'copy'].map(say);
  const text = [greeting, '', body, '', `${button}:`, link, '', note, '', signature, ''].join('\n');
  const paragraph = (words = ''): string => `<p style="margin:0 0 16px">${escapeHtml(words)}</p>`;
  const address = escapeHtml(link);
  const html = [
    `<!doctype html><html lang="${escapeHtml(locale)}"><head><meta charset="utf-8"><title>${escapeHtml(subject ?? '')}</title></head>`,
    '<body style="margin:0;padding:24px;background:#ffffff;color:#10131c;font:16px/1.5 sans-serif"><div style="max-width:560px;margin:0 auto">',
    paragraph(greeting),
    paragraph(body),
    `<p style="margin:0 0 16px"><a href="${address}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:#10131c;color:#ffffff;text-decoration:none">${escapeHtml(button ?? '')}</a></p>`,
    `<p style="margin:0 0 16px;font-size:14px">${escapeHtml(copy ?? '')}<br><a href="${address}" style="color:#10131c;overflow-wrap:anywhere">${address}</a></p>`,
    paragraph(note),
    paragraph(signature),
    '</div></body></html>',
  ].join('\n');
  return { to, subject: subject ?? '', text, html, from: brand };
}
