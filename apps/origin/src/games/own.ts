import type { Connection } from '@cosmodrome/database';
import { recommendedGames } from '@cosmodrome/rules/games/order';
import { openRounds, wallets } from '../ledger/index.ts';
import type { OwnCollections } from './filter.ts';
import { GameSet } from './game-set.ts';
import type { Person } from './present.ts';
import type { Shelf, ShelvedGame } from './shelf.ts';
import { played } from './store.ts';

/** How many of the site's first games recommendations are picked from. */
const RECOMMENDED_FROM = 400;

interface Caller {
  readonly playerId: number;
}

export async function viewerOf(
  connection: Connection,
  { caller, restricted }: { caller: Caller | null; restricted: boolean },
): Promise<Person> {
  const unfinished = new Map<string, string[]>();
  if (caller) {
    for (const { gameId, currency } of await openRounds(connection, caller.playerId)) {
      const currencies = unfinished.get(gameId) ?? [];
      unfinished.set(gameId, currencies.includes(currency) ? currencies : [...currencies, currency]);
    }
  }
  return { restricted, unfinished };
}

/** Which games may be picked for somebody to play for real: for players those in the currency in use (spec 6). */
export async function mayBePicked(
  connection: Connection,
  caller: Caller | null,
): Promise<(shelved: ShelvedGame) => boolean> {
  if (!caller) return () => true;
  const active = (await wallets(connection, caller.playerId)).find((wallet) => wallet.active);
  return ({ game }) => active === undefined || game.currencies.includes(active.currency);
}

/** A player's own recommendations, when the request asks for them. Guests get something of every studio. */
export async function ownCollections(
  shelf: Shelf,
  connection: Connection,
  asked: readonly string[],
  caller: Caller | null,
): Promise<OwnCollections> {
  if (!caller || !asked.includes('recommended')) return new Map();
  const [rows, open] = await Promise.all([played(connection, caller.playerId), mayBePicked(connection, caller)]);
  const known = rows.flatMap(({ identifier }) => shelf.byIdentifier.get(identifier)?.game ?? []);
  const picked = recommendedGames(
    shelf.games
      .filter(open)
      .slice(0, RECOMMENDED_FROM)
      .map(({ game }) => game),
    known,
  ).flatMap(({ identifier }) => shelf.byIdentifier.get(identifier) ?? []);
  const set = new GameSet(shelf.games.length);
  for (const { place } of picked) set.add(place);
  return new Map([['recommended', { games: picked, set }]]);
}
