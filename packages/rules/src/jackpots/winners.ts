/** Spec 9: winners that a board shows before it is opened, and medals for the first three of the biggest. */
export const BOARD_SIZE = 5;
export const MEDALS = 3;
/** Of each order, the latest and the biggest, so many winners are told. */
export const MOST_WINNERS = 50;

interface Won {
  readonly created_at: string;
  readonly jackpot_original_amount_cents: number;
}

const later = (one: Won, other: Won): number =>
  one.created_at < other.created_at ? 1 : one.created_at > other.created_at ? -1 : 0;

/** Newest first. */
export const byTime = <W extends Won>(wins: readonly W[]): W[] => [...wins].sort(later);

/** Biggest first; of the same amount the newer one. */
export const byAmount = <W extends Won>(wins: readonly W[]): W[] =>
  [...wins].sort(
    (one, other) => other.jackpot_original_amount_cents - one.jackpot_original_amount_cents || later(one, other),
  );
