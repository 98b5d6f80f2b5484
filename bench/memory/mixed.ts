import { Agent, request } from 'node:http';

/** How a visitor asks: what stays the same, and what may be made up. */
interface Asked {
  path: string;
  host?: string;
  method?: string;
  body?: string;
  cookie?: string;
}

const agent = new Agent({ keepAlive: true, maxSockets: 16 });
const words = ['gol', 'dragno', 'book of', 'roulete', 'pheonix', 'moon', 'star', 'fire'];
const locales = ['', '/de', '/en', '/fr', '/no', '/it'];
const pages = ['/', '/pokies/all', '/pokies/book-games', '/live/all', '/mystic-jackpots', '/sign-up', '/fairness'];
const personal = ['/api/player', '/api/player/accounts', '/api/player/favorite_games', '/api/player/protection'];
const of = <T>(list: readonly [T, ...T[]] | readonly T[], at: number): T => list[at % list.length] as T;

/**
 * The request of a number: of each hundred one renders a document under a new name, two ask for an address that nobody
 * has, twenty for kept documents, forty for lists, seventeen search for something new, twenty are a player's.
 */
export function mixed(at: number, cookie: string): Asked {
  const turn = at % 100;
  const round = Math.floor(at / 100);
  if (turn === 0) return { path: of(locales, round) + of(pages, round), host: `host-${round}.localhost` };
  if (turn === 1) return { path: `/made-up/${round}-${'x'.repeat(500)}` };
  if (turn === 2) return { path: `/?made=${round}${'x'.repeat(4_000)}` };
  if (turn < 23) return { path: of(locales, turn) + of(pages, turn) };
  if (turn < 63) {
    const body = JSON.stringify({ device: 'desktop', page: 1 + (at % 7), page_size: 20 + (round % 20) });
    return { path: '/api/games_filter', method: 'POST', body };
  }
  if (turn < 80) return { path: `/api/games/search?q=${encodeURIComponent(`${of(words, at)} ${at}`)}` };
  return { path: of(personal, at), cookie };
}

/** Sends one and reads its answer to the end. @returns the status */
export function send(url: string, { path, host, method = 'GET', body, cookie }: Asked): Promise<number> {
  const headers = {
    host: host ?? new URL(url).host,
    accept: '*/*',
    'accept-encoding': 'br',
    'x-requested-with': 'XMLHttpRequest',
    'sec-fetch-site': 'same-origin',
    ...(method === 'GET' ? {} : { 'content-type': 'application/json', origin: url }),
    ...(cookie === undefined ? {} : { cookie }),
  };
  return new Promise((resolve, reject) => {
    const sent = request(url + path, { agent, method, headers }, (answer) => {
      answer.on('error', reject);
      answer.on('end', () => resolve(answer.statusCode ?? 0));
      answer.resume();
    });
    sent.on('error', reject);
    sent.end(body);
  });
}
