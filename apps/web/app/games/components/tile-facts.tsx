import { DEFAULT_CURRENCY } from '@cosmodrome/rules/money/currencies';
import type { BadgeType } from '@cosmodrome/rules/games/badges';
import { createContext, type ReactNode, use } from 'react';
import { useTranslations } from 'use-intl';
import { activeAccount, useAccounts } from '../../money/index.ts';
import { useMoneyText } from '../../platform/i18n/money.tsx';
import { useSite } from '../../platform/site.ts';
import { useStudios } from '../studios.ts';

/** What every tile of a list needs to know: read once for the list. */
export interface TileFacts {
  studioOf: (id: string) => string;
  /** Of the wallet in use; undefined for guests. */
  currency: string | undefined;
  /** The document is for a phone. */
  phone: boolean;
  /** Least and most of a round at a table, in the reader's words. */
  stakes: (min: number, max: number) => string;
  /** What a game is marked as, in the reader's words. */
  badge: (type: BadgeType) => string;
}

const Facts = createContext<TileFacts>({
  studioOf: (id) => id,
  currency: undefined,
  phone: false,
  stakes: String,
  badge: String,
});

/** Put it around tiles. A hundred of them would otherwise follow the same readings, and make the same texts, a hundred times. */
export function WithTileFacts({ children }: { children: ReactNode }) {
  const t = useTranslations('games');
  const studioOf = useStudios();
  const currency = activeAccount(useAccounts())?.currency;
  const money = useMoneyText();
  const phone = useSite().device === 'mobile';
  const stakes = (min: number, max: number): string =>
    t('stakes', { min: money(min, DEFAULT_CURRENCY), max: money(max, DEFAULT_CURRENCY) });
  return <Facts value={{ studioOf, currency, phone, stakes, badge: (type) => t(`badges.${type}`) }}>{children}</Facts>;
}

export const useTileFacts = (): TileFacts => use(Facts);
