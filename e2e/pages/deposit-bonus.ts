import type { Locator, Page } from '@playwright/test';
import { Cashbox } from './cashbox.ts';

/** The part of a deposit about bonuses. */
export class DepositBonusPart {
  readonly cashbox: Cashbox;

  constructor(page: Page) {
    this.cashbox = new Cashbox(page);
  }

  /** Its folded line, by what it says: that there may be one, or which one is chosen. */
  line(words = 'Bonus, if you like'): Locator {
    return this.cashbox.dialog.locator('summary').filter({ hasText: words });
  }

  offer(title: string): Locator {
    return this.cashbox.dialog.getByRole('listitem').filter({ hasText: title });
  }

  use(title: string): Locator {
    return this.cashbox.dialog.getByRole('button', { name: `Use this bonus: ${title}` });
  }

  /** What is chosen, with its terms. */
  get chosen(): Locator {
    return this.cashbox.dialog.getByRole('group', { name: 'Chosen for your next deposit' });
  }

  get code(): Locator {
    return this.cashbox.dialog.getByRole('textbox', { name: 'Bonus code' });
  }
}
