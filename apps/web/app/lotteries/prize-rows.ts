import type { LotteryPrize } from '@cosmodrome/contract/http/lotteries';

/** Places with one and the same prize. */
export interface PrizeRow {
  readonly from: number;
  readonly to: number;
  readonly prize: LotteryPrize;
}

/** The prizes by rows: the first three places each, then ranges of what is the same. */
export function prizeRows(prizes: readonly LotteryPrize[]): PrizeRow[] {
  const rows: PrizeRow[] = [];
  for (const prize of prizes) {
    const last = rows.at(-1);
    const isSame = last?.prize.money_award_cents === prize.money_award_cents && last.prize.stuff === prize.stuff;
    const place = prize.award_place;
    if (last && last.from > 3 && isSame) rows[rows.length - 1] = { ...last, to: place };
    else rows.push({ from: place, to: place, prize });
  }
  return rows;
}
