import { SEARCH_MIN_LENGTH } from '@cosmodrome/rules/games/search';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSession } from '../../platform/session/session.ts';
import { gamesQuery, recommendedQuery } from '../queries.ts';
import { gameOptions, type Option, placeOptions } from './options.ts';
import { searchQuery, SHOWN } from './search-query.ts';

/** Spec 5: a lookup waits until nothing was typed for so long. */
const PAUSE = 300;

export interface Found {
  typed: string;
  type: (text: string) => void;
  /** `short`: too few letters, the recommended games; `none`: nothing fits, they come as well. */
  state: 'short' | 'searching' | 'found' | 'none' | 'failed';
  /** The words that the options are for. */
  words: string;
  total: number;
  options: readonly Option[];
  again: () => void;
}

/** What is shown for what is typed. While the next answer is on its way the last one stays. */
export function useFound(start: string): Found {
  const [typed, type] = useState(start);
  const words = usePaused(typed.trim());
  const long = words.length >= SEARCH_MIN_LENGTH;
  const session = useSession();
  const { data, isPlaceholderData, isError, refetch } = useQuery({
    ...searchQuery(words),
    enabled: long,
    placeholderData: (before) => before,
  });
  const recommended = useQuery(
    session === 'player' ? recommendedQuery(SHOWN) : gamesQuery({ category: 'recommended', size: SHOWN }),
  );
  const hits = long && data ? [...placeOptions(data.places), ...gameOptions(data.games)] : [];
  const state = !long
    ? 'short'
    : isError && !data
      ? 'failed'
      : !data || (isPlaceholderData && hits.length === 0)
        ? 'searching'
        : hits.length > 0
          ? 'found'
          : 'none';
  const instead = state === 'short' || state === 'none' || state === 'failed';
  return {
    typed,
    type,
    state,
    words,
    total: data?.total ?? 0,
    options: instead ? gameOptions(recommended.data?.games ?? []) : hits,
    again: () => void refetch(),
  };
}

function usePaused(text: string): string {
  const [paused, set] = useState(text);
  useEffect(() => {
    if (text === paused) return undefined;
    // What is taken away is gone at once.
    const timer = setTimeout(() => set(text), text.length < SEARCH_MIN_LENGTH ? 0 : PAUSE);
    return () => clearTimeout(timer);
  }, [text, paused]);
  return paused;
}
