import { expect, test } from 'vitest';
import { signUp } from '../fixtures/player.ts';
import { until } from '../fixtures/until.ts';
import { Visitor } from '../fixtures/visitor.ts';
import type { OpenCasino } from './open-casino.ts';

/** The letters of a casino without a mail server, as whoever tries it reads them. */
export function mailbox(casino: OpenCasino): void {
  test('a letter is read in the local mailbox, and its link can be pressed', async () => {
    const emails = [await signUp(new Visitor(casino.url)), await signUp(new Visitor(casino.url))];
    for (const email of emails) {
      const read = async (): Promise<string> =>
        (await fetch(`${casino.url}/sandbox/mailbox?to=${encodeURIComponent(email)}`)).text();
      const page = await until(read, (html) => html.includes('<article>'));
      const readers = [...page.matchAll(/<p class="to">([^,]+),/g)].map(([, reader]) => reader);
      expect(new Set(readers)).toEqual(new Set([email]));
      const link = /<a href="(http[^"]*confirmation[^"]*)">/.exec(page)?.[1] ?? '';
      const { pathname, search } = new URL(link.replaceAll('&amp;', '&'));
      const answer = await fetch(casino.url + pathname + search, { headers: { accept: 'text/html' } });
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    }
  });
}
