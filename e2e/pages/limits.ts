import { expect, type Locator, type Page } from '@playwright/test';

/** /profile/limits. */
export class Limits {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async open(): Promise<void> {
    await this.page.goto('/profile/limits');
    await expect(this.card('Deposit limit')).toBeVisible();
  }

  card(name: string): Locator {
    return this.page.getByRole('region', { name });
  }

  /** Sets the first limit of a kind. */
  async set(name: string, period: string, amount: string): Promise<void> {
    const card = this.card(name);
    await card.getByRole('button', { name: `Set a limit: ${name}` }).click();
    await card.getByLabel('Period').selectOption({ label: period });
    await card.getByLabel(/^Your limit in/).fill(amount);
    await card.getByRole('button', { name: /^Save/ }).click();
    await expect(card.getByLabel(/^Your limit in/)).toBeHidden();
  }

  /** Changes the one limit of a kind. */
  async change(name: string, amount: string): Promise<void> {
    const card = this.card(name);
    await card.getByRole('button', { name: `Change: ${name}` }).click();
    await card.getByLabel(/^Your limit in/).fill(amount);
    await card.getByRole('button', { name: /^Save/ }).click();
    await expect(card.getByLabel(/^Your limit in/)).toBeHidden();
  }
}
