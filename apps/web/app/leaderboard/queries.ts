import {
  LEADERBOARD_ORDERS,
  LEADERBOARD_PERIODS,
  type LeaderboardOrder,
  type LeaderboardPeriod,
} from '@cosmodrome/rules/leaderboard/leaderboard';
import { fresh, query } from '../platform/queries/query.ts';

export interface Choice {
  readonly order: LeaderboardOrder;
  readonly period: LeaderboardPeriod;
}

/** What an address asks for; the amounts of the day without anything. */
export const choiceOf = (search: URLSearchParams): Choice => ({
  order: LEADERBOARD_ORDERS.find((each) => each === search.get('by')) ?? 'amount',
  period: LEADERBOARD_PERIODS.find((each) => each === search.get('period')) ?? 'day',
});

export const leaderboardHref = ({ order, period }: Choice): string => {
  const search = new URLSearchParams({
    ...(order !== 'amount' && { by: order }),
    ...(period !== 'day' && { period }),
  }).toString();
  return `/leaderboard${search && `?${search}`}`;
};

/** As many as are listed at first. */
export const FIRST = 20;

export const winnersQuery = ({ order, period }: Choice, size = FIRST) =>
  query('leaderboard.winners', { query: { order, period, size } }, { staleTime: fresh.moments });

/** The player's own best wins, and whether they are listed. */
export const ownQuery = ({ order }: Pick<Choice, 'order'>) =>
  query('leaderboard.own', { query: { order } }, { staleTime: fresh.moments });
