export interface PrizeTitle {
  /** What it belongs to, in the player's language. */
  readonly prefix: string;
  /** From 1; the super prize is the last step. */
  readonly step: number;
  readonly total: number;
  /** As `2026-11-21`. */
  readonly date: string;
}

/** The title of a day's prize: what it is of, which step of how many, and the date as DD/MM/YYYY (spec 3). */
export function encodeTitle({ prefix, step, total, date }: PrizeTitle): string {
  const [year, month, day] = date.split('-');
  return `${prefix} ${step}/${total} ${day}/${month}/${year}`;
}

/** What a title says; null when it is none of an adventure. */
export function decodeTitle(title: string): PrizeTitle | null {
  const found =
    /^(?<prefix>\S.*) (?<step>\d{1,2})\/(?<total>\d{1,2}) (?<day>\d{2})\/(?<month>\d{2})\/(?<year>\d{4})$/.exec(title);
  const { prefix = '', step, total, day, month, year } = found?.groups ?? {};
  if (!found || Number(step) < 1 || Number(step) > Number(total)) return null;
  return { prefix, step: Number(step), total: Number(total), date: `${year}-${month}-${day}` };
}
