import { Badge } from '@cosmodrome/ui/badge';
import { DEFAULT_CURRENCY } from '@cosmodrome/rules/money/currencies';
import { useQuery } from '@tanstack/react-query';
import { Amount } from '../../platform/i18n/money.tsx';
import { totalsQuery } from '../queries.ts';

export interface JackpotBadgeProps {
  /** The game. */
  identifier: string;
  /** What it could pay when the list was read, in cents of a euro. */
  cents: number;
  /** The player's; undefined for guests. */
  currency: string | undefined;
}

/**
 * What a game's jackpot can pay: as the list said, and what has been read since. Nothing is counted up in between.
 * Lists say it in the default currency; a player of another one reads all games' amounts in theirs, once for a page.
 */
export function JackpotBadge({ identifier, cents, currency = DEFAULT_CURRENCY }: JackpotBadgeProps) {
  const { data } = useQuery({
    ...totalsQuery(currency),
    enabled: currency !== DEFAULT_CURRENCY,
    select: (totals: Record<string, number>) => totals[identifier],
  });
  const known = currency === DEFAULT_CURRENCY ? (data ?? cents) : data;
  if (known === undefined) return null;
  return (
    <Badge look="glass">
      <Amount cents={known} currency={currency} />
    </Badge>
  );
}
