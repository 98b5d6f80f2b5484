import type { Locator, Page } from '@playwright/test';

/** The search popup. */
export class Search {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async open(): Promise<void> {
    await this.page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
  }

  get dialog(): Locator {
    return this.page.getByRole('dialog', { name: 'Search' });
  }

  get field(): Locator {
    return this.dialog.getByRole('combobox');
  }

  get options(): Locator {
    return this.dialog.getByRole('option');
  }

  /** The option that the arrow keys are on. */
  get active(): Locator {
    return this.dialog.getByRole('option', { selected: true });
  }
}
