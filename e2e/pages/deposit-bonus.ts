import type { Locator, Page } from '@playwright/test';
import { Cashbox } from './cashbox.ts';

/** The part of a deposit about bonuses. */
export class DepositBonusPart {
  readonly cashbox: Cashbox;

  constructor(page: Page) {
    this.cashbox = new Cashbox(page);
  }

  /** The folded line where no bonus is offered and none is chosen. */
  get line(): Locator {
    return this.cashbox.dialog.getByText('Add a bonus (optional)');
  }

  /** The part with a bonus in one sentence that is not chosen yet. */
  get offered(): Locator {
    return this.cashbox.dialog.getByRole('group', { name: 'Bonuses for this deposit' });
  }

  /** Takes the bonus of the sentence, or leaves it. */
  switch(title: string): Locator {
    return this.cashbox.dialog.getByRole('switch', { name: title });
  }

  /** What unfolds the terms, further bonuses and the field for a code. */
  get more(): Locator {
    return this.cashbox.dialog.getByText('Terms and bonus codes');
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
