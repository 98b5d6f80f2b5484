import { expect, type Locator } from '@playwright/test';

/** Minor units of an amount as it is written in English with two decimals: `€1,234.50`, `−€0.20`, `FUN 1,000.00`. */
export function centsOf(text: string): number {
  const figures = /(\d[\d,]*)\.(\d\d)/.exec(text);
  if (!figures) throw new Error(`"${text}" is no amount with two decimals`);
  const cents = Number(`${figures[1]?.replaceAll(',', '')}${figures[2]}`);
  return /[-−–]/.test(text) ? -cents : cents;
}

/** The amount that an element shows, once it shows one. */
export async function centsIn(place: Locator): Promise<number> {
  await expect(place).toHaveText(/\d/);
  return centsOf(await place.innerText());
}
