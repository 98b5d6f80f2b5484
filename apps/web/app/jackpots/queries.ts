import type { CallAnswer } from '@cosmodrome/contract/calls';
import type { Jackpot } from '@cosmodrome/contract/http/jackpots';
import { fresh, query } from '../platform/queries/query.ts';

const withoutGames = { query: { games: 'none' } } as const;

export const jackpotsQuery = () => query('jackpots.list', withoutGames, { staleTime: fresh.moments });

/** What the levels can pay, as little as every document can carry. */
export const jackpotAmountsQuery = () =>
  query('jackpots.list', withoutGames, {
    staleTime: Number.POSITIVE_INFINITY,
    view: {
      name: 'amounts',
      project: (jackpots: readonly Jackpot[]) => jackpots.slice(0, 1).map(amountsOf),
    },
  });

/** A jackpot and its levels, the greatest first. */
export const amountsOf = ({ identifier, currency, levels }: Jackpot) => ({
  identifier,
  currency,
  levels: levels.toReversed().map(({ name, amount_cents, last_hit_at }) => ({ name, amount_cents, last_hit_at })),
});

/** What the games of a jackpot can pay by its highest level, in one currency, by game. */
export const totalsQuery = (currency: string) =>
  query(
    'jackpots.totals',
    { query: { currency } },
    {
      staleTime: fresh.session,
      view: {
        name: 'one',
        project: (totals: CallAnswer<'jackpots.totals'>): Record<string, number> => totals[currency] ?? {},
      },
    },
  );

export const jackpotWinsQuery = () => query('jackpots.wins', undefined, { staleTime: fresh.moments });
