import { expect, type Locator, type Page } from '@playwright/test';

/** The games history, a round with its proof, and the verifier. */
export class History {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async open(): Promise<void> {
    await this.page.goto('/profile/games-history');
    await expect(this.page.getByRole('heading', { name: 'Games history', level: 1 })).toBeVisible();
  }

  get rounds(): Locator {
    return this.page.getByRole('list', { name: 'Games history' }).getByRole('listitem');
  }

  /** Opens the latest round of a game. */
  async openRound(title: string): Promise<void> {
    await this.rounds.filter({ hasText: title }).first().getByRole('link').click();
    await expect(this.page.getByRole('heading', { name: 'Proof' })).toBeVisible();
  }

  /** Has the round's secret seed published, and recomputes the round in the browser. */
  async revealAndRecompute(): Promise<void> {
    await this.page.getByRole('button', { name: 'Reveal the server seed' }).click();
    await this.page.getByRole('link', { name: 'Recompute this round' }).click();
    await expect(this.page.getByRole('heading', { name: 'Check any round' })).toBeVisible();
    await this.page.getByRole('button', { name: 'Recompute', exact: true }).click();
  }

  /** What the calculation says. */
  get verdict(): Locator {
    return this.page.getByRole('status').filter({ hasText: 'Result of the check' });
  }
}
