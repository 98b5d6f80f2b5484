import { useQuery } from '@tanstack/react-query';
import { Amount } from '../../platform/i18n/money.tsx';
import { totalsQuery } from '../queries.ts';

export interface JackpotAmountProps {
  /** The game. */
  identifier: string;
  /** What it could pay when the list was read. */
  cents: number;
  currency: string;
}

/** What a game's jackpot can pay: as the list said, and what has been read since. Nothing is counted up in between. */
export function JackpotAmount({ identifier, cents, currency }: JackpotAmountProps) {
  const { data } = useQuery({
    ...totalsQuery(currency),
    enabled: false,
    select: (totals: Record<string, number>) => totals[identifier],
  });
  return <Amount cents={data ?? cents} currency={currency} />;
}
