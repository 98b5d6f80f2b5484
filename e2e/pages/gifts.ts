import type { Locator, Page } from '@playwright/test';

/** The page of the player's gifts, where a bonus is taken, followed and given up. */
export class GiftsPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async open(): Promise<void> {
    await this.page.goto('/profile/gifts');
  }

  /** What is theirs, runs, waits, or is offered. */
  card(title: string): Locator {
    return this.page.getByRole('listitem', { name: title });
  }
}
