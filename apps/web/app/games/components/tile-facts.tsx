import { createContext, type ReactNode, use } from 'react';
import { activeAccount, useAccounts } from '../../cashbox/index.ts';
import { useStudios } from '../studios.ts';

/** What every tile of a list needs to know: read once for the list. */
export interface TileFacts {
  studioOf: (id: string) => string;
  /** Of the wallet in use; undefined for guests. */
  currency: string | undefined;
}

const Facts = createContext<TileFacts>({ studioOf: (id) => id, currency: undefined });

/** Put it around tiles. A hundred of them would otherwise follow the same two readings a hundred times. */
export function WithTileFacts({ children }: { children: ReactNode }) {
  const studioOf = useStudios();
  const currency = activeAccount(useAccounts())?.currency;
  return <Facts value={{ studioOf, currency }}>{children}</Facts>;
}

export const useTileFacts = (): TileFacts => use(Facts);
