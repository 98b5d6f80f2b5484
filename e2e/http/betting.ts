import { expect, test } from 'vitest';
import { betting } from '../fixtures/path-table.ts';
import { newPlayer } from '../fixtures/player.ts';
import { Visitor } from '../fixtures/visitor.ts';
import type { OpenCasino } from './open-casino.ts';

const { url: BETTING, host: WITH } = betting;
const WITHOUT = 'auralune.example';

/** The ways to the betting site of a host, for whom they are open and closed. */
export function bettingWays(casino: OpenCasino): void {
  /** Where a way leads, as the proxy in front would ask for a visitor of a host. */
  async function leadsTo(path: string, host: string, headers: Record<string, string> = {}): Promise<string | null> {
    const answer = await fetch(casino.url + path, {
      redirect: 'manual',
      headers: { accept: 'text/html', 'x-forwarded-host': host, 'x-country': 'DE', ...headers },
    });
    return answer.headers.get('location');
  }

  const lobby = async (country: string, host = WITH as string): Promise<string> => {
    const headers = { accept: 'text/html', 'x-forwarded-host': host, 'x-country': country };
    return (await fetch(`${casino.url}/en`, { headers })).text();
  };

  test('where a host has a betting site, every way to it leads there and into no other', async () => {
    const ways = [
      '/sport',
      '/sport/registration',
      '/sport/football/cup',
      '/sport/https://evil.test',
      '/sport//evil.test',
    ];
    const found = await Promise.all(ways.map((way) => leadsTo(way, WITH)));
    expect(found).toEqual([
      `${BETTING}/`,
      `${BETTING}/registration`,
      `${BETTING}/football/cup`,
      `${BETTING}/`,
      `${BETTING}/`,
    ]);
    const { hostnames } = (await new Visitor(casino.url).call('content.bettingConfig')).body;
    // A host with a betting site of its own is shipped, too.
    expect(hostnames).toEqual(expect.arrayContaining([WITH, `www.${WITH}`, `orbit.${WITH}`]));
    expect(await leadsTo('/sport', WITHOUT)).toBe('/');
    expect(await leadsTo('/sport', WITH, { 'x-country': 'EE' })).toBe('/');
    expect(await leadsTo('/de/sport', WITHOUT)).toBe('/de');
  });

  test('from a restricted country no way leads there', async () => {
    const abroad = { 'x-country': 'US' };
    for (const way of ['/sport', '/sport/registration', '/sport/football/cup']) {
      expect(await leadsTo(way, WITH, abroad), way).toBe('/');
      expect(await leadsTo(`/de${way}`, WITH, abroad), way).toBe('/de');
    }
  });

  test('a player who takes a break finds the limits instead', async () => {
    const player = await newPlayer(casino.url);
    const cookie = player
      .cookies()
      .map(({ name, value }) => `${name}=${value}`)
      .join('; ');
    expect(await leadsTo('/sport', WITH, { cookie })).toBe(`${BETTING}/`);
    await player.call('limits.set', { body: { user_limit: { type: 'coolingoff', period: 'day' } } });
    expect(await leadsTo('/sport', WITH, { cookie })).toBe('/profile/limits');
    expect(await leadsTo('/en/sport/football', WITH, { cookie })).toBe('/en/profile/limits');
  });

  test('no link is shown where there is no site, and none to whoever it is closed to', async () => {
    const open = await lobby('DE');
    expect(open).toContain('href="/en/sport"');
    // On a desktop it stands in the place of the lobby's.
    const sections = (html: string): (string | undefined)[] => {
      const wide = /<nav class="top-nav".*?<\/nav>/s.exec(html)?.[0] ?? '';
      return [...wide.matchAll(/<a [^>]*class="ui-nav-link[^>]*>([^<]+)/g)].map(([, title]) => title);
    };
    expect(sections(open).slice(0, 3)).toEqual(['Slots', 'Tables', 'Sports']);
    expect(sections(await lobby('DE', WITHOUT)).slice(0, 3)).toEqual(['Lobby', 'Slots', 'Tables']);
    expect(await lobby('US')).not.toContain('/sport"');
    expect(await lobby('EE')).not.toContain('/sport"');
    expect(await lobby('DE', WITHOUT)).not.toContain('/sport"');
  });
}
