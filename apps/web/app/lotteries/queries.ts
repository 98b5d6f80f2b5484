import { fresh, query } from '../platform/queries/query.ts';

/** Lotteries that run, begin soon, or have just ended. */
export const lotteriesQuery = () => query('lotteries.list', undefined, { staleTime: fresh.moments });
export const lotteryQuery = (slug: string) =>
  query('lotteries.one', { params: { slug } }, { staleTime: fresh.moments });

/** The player's tickets, of all lotteries and of one. */
export const statusesQuery = () => query('lotteries.statuses', undefined, { staleTime: fresh.moments });
export const statusQuery = (id: number) => query('lotteries.status', { params: { id } }, { staleTime: fresh.moments });
