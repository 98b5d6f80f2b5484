import { expect, type Locator, type Page } from '@playwright/test';

/** The page of the sandbox bank, to which a card payment leads. */
export class Bank {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  get heading(): Locator {
    return this.page.getByRole('heading', { name: 'Sandbox bank' });
  }

  async pay(number: string): Promise<void> {
    await expect(this.heading).toBeVisible();
    await this.page.getByLabel('Card number').fill(number);
    await this.page.getByLabel('Expiry').fill('12/39');
    await this.page.getByLabel('Security code').fill('123');
    await this.page.getByRole('button', { name: 'Pay' }).click();
  }

  /** The second step of 3-D Secure: the code that the page itself tells. */
  async confirm(): Promise<void> {
    await expect(this.page.getByLabel('Code from your bank')).toBeVisible();
    const code = await this.page.getByRole('strong').innerText();
    await this.page.getByLabel('Code from your bank').fill(code);
    await this.page.getByRole('button', { name: 'Confirm' }).click();
  }
}
