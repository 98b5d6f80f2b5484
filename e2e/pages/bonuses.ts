import type { Locator, Page } from '@playwright/test';

/** The page of codes and bonuses. */
export class BonusesPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async open(): Promise<void> {
    await this.page.goto('/profile/promocode');
  }

  get code(): Locator {
    return this.page.getByRole('textbox', { name: 'Code' });
  }

  async redeem(code: string): Promise<void> {
    await this.code.fill(code);
    await this.page.getByRole('button', { name: 'Redeem' }).click();
  }

  /** What is in play, waits, or is offered. */
  card(title: string): Locator {
    return this.page.getByRole('listitem', { name: title });
  }

  get past(): Locator {
    return this.page.getByRole('region', { name: 'Past bonuses' });
  }
}
