import { useQuery } from '@tanstack/react-query';
import { providersQuery } from './queries.ts';

/** Names studios by their id; the id itself until the list has arrived. */
export function useStudios(): (id: string) => string {
  const { data } = useQuery(providersQuery());
  return (id) => data?.find((each) => each.id === id)?.title ?? id;
}
