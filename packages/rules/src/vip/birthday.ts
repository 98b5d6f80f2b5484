/** Month and day of a date, as `11-21`. */
const dayOfYear = (date: string): string => date.slice(5, 10);

const isLeapYear = (year: number): boolean => new Date(Date.UTC(year, 1, 29)).getUTCMonth() === 1;

/**
 * Whether a date is the birthday of who was born on another one, both as `2026-11-21`. Who was born on 29 February has it on
 * 1 March in years without that day.
 */
export function isBirthday(born: string, date: string): boolean {
  if (dayOfYear(born) === dayOfYear(date)) return true;
  return dayOfYear(born) === '02-29' && dayOfYear(date) === '03-01' && !isLeapYear(Number(date.slice(0, 4)));
}

/** The days of birth (`11-21`) that a date may be the birthday of somewhere, as the world has three dates at most. */
export function birthdaysAround(now: Date): string[] {
  const days = [-1, 0, 1].map((more) => {
    const date = new Date(now);
    date.setUTCDate(date.getUTCDate() + more);
    return dayOfYear(date.toISOString());
  });
  return days.includes('03-01') ? [...new Set([...days, '02-29'])] : days;
}
