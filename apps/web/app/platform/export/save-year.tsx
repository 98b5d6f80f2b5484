import { DAY_MS } from '@cosmodrome/rules/durations';
import { Button } from '@cosmodrome/ui/button';
import { useEffect, useRef, useState } from 'react';
import { csvOf, jsonOf } from './save-file.ts';
import { download } from './download.ts';

/** How far back a player may read by themselves (player protection R17). */
export const YEAR_MS = 366 * DAY_MS;

type Text = 'csv' | 'json' | 'reading' | 'saved' | 'failed';

export interface SaveYearProps<T> {
  /** Of the file, without its ending. */
  name: string;
  /** Reads everything there is, and tells from time to time how much that is so far. */
  read: (told: (count: number) => void) => Promise<readonly T[]>;
  columns: readonly string[];
  row: (item: T) => readonly string[];
  /** `reading` and `saved` say how many there are. */
  text: (key: Text, count: number) => string;
}

type State = { kind: 'idle' } | { kind: 'reading' | 'saved'; count: number } | { kind: 'failed' };

/** Saves all of a player's year as a file, not only what the page shows; it is read page by page meanwhile. */
export function SaveYear<T>({ name, read, columns, row, text }: SaveYearProps<T>) {
  const [state, setState] = useState<State>({ kind: 'idle' });
  const here = useRef(true);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);
  const save = async (as: 'csv' | 'json'): Promise<void> => {
    setState({ kind: 'reading', count: 0 });
    try {
      const items = await read((count) => {
        if (!here.current) throw new Error('nobody waits for it any more');
        setState({ kind: 'reading', count });
      });
      if (as === 'csv') download(`${name}.csv`, 'text/csv;charset=utf-8', csvOf(columns, items.map(row)));
      else download(`${name}.json`, 'application/json', jsonOf(items));
      setState({ kind: 'saved', count: items.length });
    } catch {
      setState({ kind: 'failed' });
    }
  };
  const isReading = state.kind === 'reading';
  return (
    <>
      {(['csv', 'json'] as const).map((as) => (
        <Button key={as} size="small" icon="download" disabled={isReading} onClick={() => void save(as)}>
          {text(as, 0)}
        </Button>
      ))}
      <p className="text-body text-low" role="status">
        {state.kind === 'failed' ? text('failed', 0) : state.kind !== 'idle' && text(state.kind, state.count)}
      </p>
    </>
  );
}
