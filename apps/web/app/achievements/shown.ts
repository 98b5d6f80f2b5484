import type { Achievement } from '@cosmodrome/contract/http/achievements';

/** What the list can be narrowed to; `secret` are those that are not found yet. */
export const VIEWS = ['all', 'ready', 'running', 'done', 'secret'] as const;
export type View = (typeof VIEWS)[number];

export const isView = (text: string | null): text is View => VIEWS.some((view) => view === text);

/** The part of the page that an achievement is in. */
export const partOf = ({ state, title }: Achievement): Exclude<View, 'all'> => (title === null ? 'secret' : state);

/** The orders of what is done. What runs comes with the nearest first, unless it is asked for by name. */
export const ORDERS = ['newest', 'oldest', 'title'] as const;
export type Order = (typeof ORDERS)[number];

export const isOrder = (text: string | null): text is Order => ORDERS.some((order) => order === text);

type Compare = (one: Achievement, other: Achievement) => number;

const share = ({ progress, goal }: Achievement): number => progress / goal;
const ended = ({ collected_at: collected, reached_at: reached }: Achievement): string => collected ?? reached ?? '';

const nearest: Compare = (one, other) => share(other) - share(one);
const newest: Compare = (one, other) => ended(other).localeCompare(ended(one));

function comparing(part: View, order: Order, locale: string): Compare {
  if (order === 'title') return (one, other) => (one.title ?? '').localeCompare(other.title ?? '', locale);
  if (part === 'running') return nearest;
  if (part !== 'done') return () => 0;
  return order === 'newest' ? newest : (one, other) => newest(other, one);
}

/** The achievements of a part, in an order; equal ones as the house puts them. */
export const inPart = (
  all: readonly Achievement[],
  part: Exclude<View, 'all'>,
  order: Order = 'newest',
  locale = 'en',
): Achievement[] => all.filter((each) => partOf(each) === part).sort(comparing(part, order, locale));

/** How many there are of each, for the chips. */
export const countsOf = (all: readonly Achievement[]): Record<View, number> => ({
  all: all.length,
  ready: inPart(all, 'ready').length,
  running: inPart(all, 'running').length,
  done: inPart(all, 'done').length,
  secret: inPart(all, 'secret').length,
});
