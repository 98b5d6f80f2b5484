import type { CallAnswer } from '@cosmodrome/contract/calls';
import { DEFAULT_CURRENCY } from '@cosmodrome/rules/money/currencies';
import { levelNumber, rateFor } from '@cosmodrome/rules/levels/levels';
import { useQuery } from '@tanstack/react-query';
import { usePlayer } from '../platform/session/player.ts';
import { fresh, query } from '../platform/queries/query.ts';
import { useSession } from '../platform/session/session.ts';
import { pointsQuery, ratesQuery, termsQuery } from './queries.ts';

/** A level as the page shows it. Points are whole ones; the last level has no `max`. */
export interface Level {
  id: string;
  number: number;
  name: string;
  image: string;
  content: string;
  min: number;
  max: number | null;
  gift: CallAnswer<'profile.statuses'>[number]['gift_descriptions'][number] | null;
}

/** The twelve levels, the lowest first. */
export const levelsQuery = () =>
  query('profile.statuses', undefined, {
    staleTime: fresh.session,
    view: {
      name: 'levels',
      project: (statuses): Level[] =>
        statuses.flatMap(({ id, name, image, content, conditions: [condition], gift_descriptions: [gift] }) => {
          const number = levelNumber(id);
          if (number === null || image === null || !condition) return [];
          const { min, max } = condition.persistent_comp_points;
          return [{ id, number, name, image, content, min, max, gift: gift ?? null }];
        }),
    },
  });

/** The levels, and of the player what is known so far. */
export function useLevels() {
  const player = usePlayer();
  const signedIn = useSession() === 'player';
  const levels = useQuery(levelsQuery());
  const terms = useQuery(termsQuery());
  const rates = useQuery(ratesQuery());
  const points = useQuery({ ...pointsQuery(), enabled: signedIn });
  const own = player?.statuses.map(({ id }) => levelNumber(id)).find((number) => number !== null);
  const known = signedIn ? points.data : undefined;
  return {
    levels: levels.data,
    /** Where nobody is known yet it is as for guests of the host. */
    collected: known ? known.collected : terms.data?.terms === null ? ('not_here' as const) : undefined,
    rate: terms.data?.terms?.hundredths_per_euro,
    /** What points are worth in the player's currency. */
    worth: rates.data && rateFor(rates.data, player?.currency ?? DEFAULT_CURRENCY),
    points: known?.persistent.points,
    level: levels.data?.find(({ number }) => number === own),
    failed: levels.isError || terms.isError || rates.isError || points.isError,
    again: () => void Promise.all([levels.refetch(), terms.refetch(), rates.refetch(), signedIn && points.refetch()]),
  };
}
