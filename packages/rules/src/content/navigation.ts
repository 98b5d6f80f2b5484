/**
 * Top navigation in its order (spec 2.6). What is not there, or switched off, is left out; the operator's pages of the
 * category top-menu follow.
 */
const TOP_NAVIGATION = [
  'lobby',
  'pokies',
  'live',
  'betting',
  'points-shop',
  'rocket-chance',
  'tournaments',
  'mystic-jackpots',
  'achievements',
  'vip-club',
] as const;
export type NavigationEntry = (typeof TOP_NAVIGATION)[number];

/** Which entries are shown, in their order: with a betting link there is no link to the lobby. */
export function topNavigation<E extends NavigationEntry>(available: ReadonlySet<E>): E[] {
  const there: ReadonlySet<NavigationEntry> = available;
  return TOP_NAVIGATION.filter((entry): entry is E => there.has(entry) && !(entry === 'lobby' && there.has('betting')));
}

/** What is shown under the tournaments: the arena and its group (spec 2.2). The list of all campaigns is not of it. */
const ARENA = ['/arena', '/quests', '/action', '/promo', '/leaderboard', '/lottery', '/prize-drops'];

/** Whether the page of a path, without its language, belongs to the arena. */
export const isOfArena = (path: string): boolean => ARENA.some((page) => path === page || path.startsWith(`${page}/`));
