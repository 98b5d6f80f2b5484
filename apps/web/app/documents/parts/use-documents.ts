import type { PlayerDocument } from '@cosmodrome/contract/http/documents';
import { useQuery } from '@tanstack/react-query';
import { query } from '../../platform/queries/query.ts';
import { useSession } from '../../platform/session/session.ts';

/** The player's papers. A person decides about them meanwhile, so they are read anew with the page. */
export const documentsQuery = () => query('documents.list', undefined, { staleTime: 0 });

/** The player's papers, undefined until they have arrived. */
export function useDocuments(): {
  documents: PlayerDocument[] | undefined;
  failed: boolean;
  again: () => void;
} {
  const player = useSession() === 'player';
  const { data, isError, refetch } = useQuery({ ...documentsQuery(), enabled: player });
  return { documents: data, failed: isError && !data, again: () => void refetch() };
}
