/** Orders of games. All are total: equal games stand in the order of their identifiers, so that pages never overlap. */
import { DAY_MS } from '../durations.ts';
import type { GameFacts } from './facts.ts';

/** How often each game was played for real lately, by identifier. */
export type PlayCounts = ReadonlyMap<string, number>;

export const NEW_FOR_DAYS = 60;
/** The newest ones count as new for longer, so that the category is never nearly empty. */
export const NEWEST_ALWAYS = 12;
export const TOP_SIZE = 40;
export const RECOMMENDED_SIZE = 40;
/** Days of play that count towards popularity. */
export const POPULAR_DAYS = 7;

const byIdentifier = (one: GameFacts, other: GameFacts) =>
  one.identifier < other.identifier ? -1 : one.identifier > other.identifier ? 1 : 0;

/** Latest release first. */
export const byRelease = (one: GameFacts, other: GameFacts): number =>
  one.released === other.released ? byIdentifier(one, other) : one.released < other.released ? 1 : -1;

const titles = new Intl.Collator('en');
export const byTitle = (one: GameFacts, other: GameFacts): number =>
  titles.compare(one.title, other.title) || byIdentifier(one, other);

/** Highest return to player first; without a published one last. */
export const byPayout = (one: GameFacts, other: GameFacts): number =>
  Number(other.payout ?? 0) - Number(one.payout ?? 0) || byIdentifier(one, other);

/** The days that releases are compared with, `yyyy-mm-dd`: worked out once for many games. */
export interface ReleaseDays {
  readonly today: string;
  /** Games of this day and before it are not new any more. */
  readonly newSince: string;
}

export const releaseDays = (now: Date): ReleaseDays => ({
  today: now.toISOString().slice(0, 10),
  newSince: new Date(now.getTime() - NEW_FOR_DAYS * DAY_MS).toISOString().slice(0, 10),
});

/** Whether the game is open to players today. */
export const isReleased = (game: GameFacts, { today }: ReleaseDays): boolean => game.released <= today;

/** Whether players may see and play it: from its day on, or before it when it is open as a prerelease. */
export const isOpen = (game: GameFacts, days: ReleaseDays): boolean =>
  isReleased(game, days) || game.tags.includes('prerelease');

/** Whether it came out lately. */
export const isNew = (game: GameFacts, days: ReleaseDays): boolean =>
  isReleased(game, days) && game.released > days.newSince;

/** The games that count as new now, latest first. */
export const newGames = <G extends GameFacts>(open: readonly G[], days: ReleaseDays): G[] =>
  open
    .filter((game) => isReleased(game, days))
    .sort(byRelease)
    .filter((game, place) => place < NEWEST_ALWAYS || isNew(game, days));

/**
 * The order of the site: what players play, blended with the editor's order (the order of `editorial`). A game's place
 * is its editorial place and twice its place by plays; without any plays the editor's order stands.
 */
export function globalOrder<G extends GameFacts>(editorial: readonly G[], plays: PlayCounts): G[] {
  const count = (game: G) => plays.get(game.identifier) ?? 0;
  const byPlays = [...new Set(editorial.map(count))].sort((one, other) => other - one);
  const placeByCount = new Map(byPlays.map((plays, place) => [plays, place]));
  const score = new Map(
    editorial.map((game, place) => [game.identifier, place + 2 * (placeByCount.get(count(game)) ?? 0)]),
  );
  const place = (game: G) => score.get(game.identifier) ?? 0;
  return [...editorial].sort(
    (one, other) => place(one) - place(other) || count(other) - count(one) || byIdentifier(one, other),
  );
}

/**
 * Something of everything, for somebody of whom nothing is known: the studios in turn, each with its second game first,
 * since its first one leads the top list already.
 */
function sampler<G extends GameFacts>(ordered: readonly G[], size: number): G[] {
  const shelves = [...Map.groupBy(ordered, (game) => game.provider).values()].map(([first, ...rest]) =>
    first ? [...rest, first] : rest,
  );
  const turns = Math.min(size, Math.max(0, ...shelves.map((shelf) => shelf.length)));
  return Array.from({ length: turns }, (_, turn) => shelves.flatMap((shelf) => shelf.slice(turn, turn + 1)))
    .flat()
    .slice(0, size);
}

/**
 * Games for one player: those like what they have played (studio, family, themes), the likest first, then the site's
 * order. What they played last comes behind what they have not tried. `played` is latest first.
 */
export function recommendedGames<G extends GameFacts>(ordered: readonly G[], played: readonly G[]): G[] {
  if (played.length === 0) return sampler(ordered, RECOMMENDED_SIZE);
  const likes = new Map<string, number>();
  const known = new Set(played.map((game) => game.identifier));
  for (const game of played) for (const trait of traits(game)) likes.set(trait, (likes.get(trait) ?? 0) + 1);
  const likeness = (game: G) => traits(game).reduce((sum, trait) => sum + (likes.get(trait) ?? 0), 0);
  return ordered
    .map((game, place) => ({ game, place, score: likeness(game) - (known.has(game.identifier) ? played.length : 0) }))
    .sort((one, other) => other.score - one.score || one.place - other.place)
    .slice(0, RECOMMENDED_SIZE)
    .map(({ game }) => game);
}

const traits = (game: GameFacts): string[] => [
  `studio ${game.provider}`,
  `family ${game.family}`,
  ...game.themes.map((theme) => `theme ${theme}`),
];

/** An editor's order for a catalogue that has none: exclusive titles first, then the latest. */
export function editorialOrder<G extends GameFacts>(games: readonly G[]): G[] {
  const mark = (game: G) => (game.tags.includes('exclusive') ? 0 : 1);
  return [...games].sort((one, other) => mark(one) - mark(other) || byRelease(one, other));
}

/**
 * An operator's pins: the games named stand first, in that order, then the others as they were. A pinned game that is
 * not on the shelf is passed over.
 */
export function withPins<G extends object>(
  games: readonly G[],
  pins: readonly string[],
  shelf: ReadonlyMap<string, G>,
): readonly G[] {
  if (pins.length === 0) return games;
  const pinned = new Set(pins.flatMap((identifier) => shelf.get(identifier) ?? []));
  return [...pinned, ...games.filter((game) => !pinned.has(game))];
}

/** Games opened by a player, latest first, with those that hold an unfinished round before all others. */
export const unfinishedFirst = <P>(played: readonly P[], isUnfinished: (game: P) => boolean): P[] =>
  played.toSorted((one, other) => Number(isUnfinished(other)) - Number(isUnfinished(one)));
