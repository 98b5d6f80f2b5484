import { useQuery } from '@tanstack/react-query';
import { excludedQuery, mineQuery } from './queries.ts';

/**
 * Whether whoever looks came by an affiliate whose visitors are shown no offers (spec 7, `excluded-promo-stags`). Asked of
 * the origin only where there are such affiliates; undefined until it is known.
 */
export function useIsExcluded(): boolean | undefined {
  const { data: tags } = useQuery(excludedQuery());
  const asks = tags !== undefined && tags.length > 0;
  const mine = useQuery({ ...mineQuery(), enabled: asks });
  if (asks) return mine.isError ? false : mine.data?.excluded;
  return tags === undefined ? undefined : false;
}
