import type { Locator, Page } from '@playwright/test';
import { centsIn } from './amounts.ts';

/** The page of the mystic jackpots. */
export class JackpotsPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async open(): Promise<void> {
    await this.page.goto('/mystic-jackpots');
  }

  level(name: string): Locator {
    return this.page.getByRole('region', { name: `Level ${name}` });
  }

  /** Minor units that a level shows. */
  amount(name: string): Promise<number> {
    return centsIn(this.level(name).locator('.ui-money').first());
  }

  get winners(): Locator {
    return this.page.getByRole('region', { name: 'Jackpot winners' });
  }

  get proof(): Locator {
    return this.page.getByRole('region', { name: 'Proof of every draw' });
  }
}
