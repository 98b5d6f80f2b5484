import type { IncomingMessage, ServerResponse } from 'node:http';
import { tablesOf, type Connection } from '@cosmodrome/database';
import type { Clock } from '@cosmodrome/rules/clock';
import type { Generated } from 'kysely';
import type { OutboxTables } from '../../kernel/outbox/index.ts';
import { escapeHtml } from './letter.ts';
import type { Carrier, Letter } from './mail.ts';

interface MailboxTables extends OutboxTables {
  mailbox: Omit<Letter, 'from'> & { id: Generated<bigint>; sent_at: Date };
}

const KEPT = 200;
const SHOWN = 50;

/** Keeps letters in the database instead of sending them: for a casino that nobody has given a mail server. */
export function mailboxCarrier(connection: Connection, clock: Clock): Carrier {
  const db = tablesOf<MailboxTables>(connection);
  return {
    send: async ({ from: _from, ...letter }) => {
      const { id } = await db
        .insertInto('mailbox')
        .values({ ...letter, sent_at: clock.now() })
        .returning('id')
        .executeTakeFirstOrThrow();
      await db
        .deleteFrom('mailbox')
        .where('id', '<=', id - BigInt(KEPT))
        .execute();
    },
  };
}

const STYLE =
  'body{margin:0 auto;max-width:760px;padding:24px;font:16px/1.5 system-ui,sans-serif;background:#070b18;color:#e8ecf6}' +
  'article{margin:24px 0;padding:20px;border-radius:12px;background:#141c2f}h1{font-size:24px}h2{margin:0;font-size:18px}' +
  'p.to{margin:4px 0 16px;color:#a9b3c9;font-size:14px}pre{margin:0;white-space:pre-wrap;overflow-wrap:anywhere;font:inherit}a{color:#ffb454}';

/** A letter's plain text, its addresses as links. */
const linked = (text: string): string =>
  text
    .split(/(https?:\/\/\S+)/)
    .map((part, at) => (at % 2 === 1 ? `<a href="${escapeHtml(part)}">${escapeHtml(part)}</a>` : escapeHtml(part)))
    .join('');

/** The page of the local mailbox: `/sandbox/mailbox`, or only the letters to `?to=` an address. */
export function mailboxListener(connection: Connection) {
  const db = tablesOf<MailboxTables>(connection);
  const page = async (to: string | null): Promise<string> => {
    const letters = await db
      .selectFrom('mailbox')
      .selectAll()
      .$if(to !== null, (query) => query.where('to', '=', to ?? ''))
      .orderBy('id', 'desc')
      .limit(SHOWN)
      .execute();
    const articles = letters.map(
      ({ to: reader, subject, text, sent_at: sentAt }) =>
        `<article><h2>${escapeHtml(subject)}</h2><p class="to">${escapeHtml(reader)}, <time>${sentAt.toISOString()}</time></p><pre>${linked(text)}</pre></article>`,
    );
    const list = articles.length > 0 ? articles.join('\n') : '<p>No letters yet.</p>';
    return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Mailbox</title><style>${STYLE}</style></head><body><main><h1>Mailbox of the sandbox</h1><p>Mail that would have been sent stays here.</p>${list}</main></body></html>`;
  };
  return (request: IncomingMessage, response: ServerResponse): void => {
    const { searchParams } = new URL(request.url ?? '/', 'http://localhost');
    page(searchParams.get('to')).then(
      (html) =>
        response
          .writeHead(200, {
            'content-type': 'text/html; charset=utf-8',
            'cache-control': 'no-store',
            'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
            'referrer-policy': 'no-referrer',
            'x-content-type-options': 'nosniff',
          })
          .end(html),
      () => response.writeHead(503, { 'content-type': 'text/plain' }).end('The mailbox cannot be read.\n'),
    );
  };
}
