import type { Achievement } from '@cosmodrome/contract/http/achievements';

/** What the list can be narrowed to; `secret` are those that are not found yet. */
export const VIEWS = ['all', 'ready', 'running', 'done', 'secret'] as const;
export type View = (typeof VIEWS)[number];

export const isView = (text: string | null): text is View => VIEWS.some((view) => view === text);

/** The part of the page that an achievement is in. */
export const partOf = ({ state, title }: Achievement): Exclude<View, 'all'> => (title === null ? 'secret' : state);

const share = ({ progress, goal }: Achievement): number => progress / goal;
const ended = ({ collected_at: collected, reached_at: reached }: Achievement): string => collected ?? reached ?? '';

const orders: Partial<Record<View, (one: Achievement, other: Achievement) => number>> = {
  // What is nearest comes first, and of the same share what the house puts first.
  running: (one, other) => share(other) - share(one),
  done: (one, other) => ended(other).localeCompare(ended(one)),
};

/** The achievements of a part, in its order. */
export const inPart = (all: readonly Achievement[], part: Exclude<View, 'all'>): Achievement[] =>
  all.filter((each) => partOf(each) === part).sort(orders[part] ?? (() => 0));

/** How many there are of each, for the chips. */
export const countsOf = (all: readonly Achievement[]): Record<View, number> => ({
  all: all.length,
  ready: inPart(all, 'ready').length,
  running: inPart(all, 'running').length,
  done: inPart(all, 'done').length,
  secret: inPart(all, 'secret').length,
});
