import type { Provider } from './provider.ts';

/** A studio's server as the origin knows it. One server may bring the games of several studios of the catalogue. */
export interface StudioServer {
  /** Its name in the wallet protocol (`X-Studio`), and before its ids in the ledger: 15 characters at most. */
  readonly id: string;
  /** Key of the signatures in both directions. */
  readonly key: string;
  /** Studios of the catalogue whose games run there; null for all that no other server names. */
  readonly providers: readonly string[] | null;
  /** Where a game is opened: `{slug}`, `{provider}` and `{name}` stand for the game's, the token is added. */
  readonly launchUrl: string;
  /** Profile fields that a player must have filled before real play. */
  readonly requiredFields: readonly string[];
  readonly provider: Provider;
}

export interface StudioRegistry {
  byId(id: string): StudioServer | undefined;
  /** The server of a studio of the catalogue. */
  serving(provider: string): StudioServer | undefined;
}

/** @throws for an id that cannot be kept before ids, or one that is there twice */
export function studioRegistry(servers: readonly StudioServer[]): StudioRegistry {
  const byId = new Map<string, StudioServer>();
  for (const server of servers) {
    if (!/^[a-z0-9-]{1,15}$/.test(server.id)) throw new Error(`"${server.id}" is no id of a studio's server`);
    if (byId.has(server.id)) throw new Error(`the studio's server "${server.id}" is there twice`);
    byId.set(server.id, server);
  }
  const rest = servers.find(({ providers }) => providers === null);
  return {
    byId: (id) => byId.get(id),
    serving: (provider) => servers.find(({ providers }) => providers?.includes(provider)) ?? rest,
  };
}

/** The address that opens a game with a token. */
export function launchAddress(
  server: StudioServer,
  game: { slug: string; provider: string; name: string },
  token: string,
): string {
  const address = server.launchUrl.replace(/\{(slug|provider|name)\}/g, (_all, part: 'slug' | 'provider' | 'name') =>
    encodeURIComponent(game[part]),
  );
  return `${address}${address.includes('?') ? '&' : '?'}token=${encodeURIComponent(token)}`;
}
