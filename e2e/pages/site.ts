import { expect, type Locator, type Page } from '@playwright/test';
import { centsIn } from './amounts.ts';

/** The frame around every page: header, the bar of a phone, and what both lead to. */
export class Site {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Below this width the bar at the lower edge has the ways that the header has above it. */
  get isPhone(): boolean {
    return (this.page.viewportSize()?.width ?? 0) < 905;
  }

  /** The links of the frame: the header's, or the bar's of a phone. */
  get ways(): Locator {
    if (!this.isPhone) return this.page.getByRole('banner');
    return this.page.getByRole('navigation', { name: 'Sections' }).first();
  }

  get wallet(): Locator {
    return this.page.getByRole('button', { name: 'Balance and wallets' });
  }

  /** Minor units that the header shows. */
  balance(): Promise<number> {
    return centsIn(this.wallet);
  }

  async join(): Promise<void> {
    await this.ways.getByRole('link', { name: 'Join' }).click();
  }

  async signIn(): Promise<void> {
    await this.page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click();
  }

  async toCashbox(): Promise<void> {
    await this.ways.getByRole('link', { name: 'Deposit' }).click();
  }

  /** Signs out where this width has it: on the profile, or in the menu of a phone. */
  async signOut(): Promise<void> {
    if (this.isPhone) {
      await this.page.getByRole('button', { name: 'Menu' }).click();
      await this.page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Sign out' }).click();
    } else {
      await this.page.getByRole('link', { name: 'Your profile' }).click();
      await this.page.getByRole('button', { name: 'Sign out' }).click();
    }
    await expect(this.wallet).toBeHidden();
  }
}
