/** What a bonus that comes with a deposit is worked out from. Amounts in minor units of one currency. */
export interface DepositShare {
  /** Of the deposit, in whole per cent. */
  readonly percent: number;
  /** A smaller deposit brings nothing. */
  readonly least: bigint;
  /** The bonus is never more than this. */
  readonly most: bigint;
}

/** The bonus that a deposit brings, in minor units, rounded down; null when the deposit is too small for it. */
export function depositBonus(deposit: bigint, { percent, least, most }: DepositShare): bigint | null {
  if (deposit < least) return null;
  const share = (deposit * BigInt(percent)) / 100n;
  return share < most ? share : most;
}

/** Whoever has several accounts is offered no bonus with a deposit (spec 6). */
const MULTI_ACCOUNT = '100';

/** Whether the player's groups allow a bonus with a deposit. */
export const mayHaveDepositBonus = (groups: readonly string[]): boolean => !groups.includes(MULTI_ACCOUNT);
