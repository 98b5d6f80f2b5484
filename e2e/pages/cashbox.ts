import { expect, type Locator, type Page } from '@playwright/test';
import { details } from '../fixtures/player.ts';

/** The fields that are asked, in their order. */
export const introduction = [
  ['First name', details.first_name],
  ['Last name', details.last_name],
  ['Date of birth', details.date_of_birth],
  ['Street and number', details.address],
  ['Postal code', details.postal_code],
  ['City', details.city],
  ['Mobile phone', details.mobile_phone],
] as const;

/** The name of the choice of a method: `Card` is not `Cardano`, `Bitcoin` is not `Bitcoin Cash`. */
export const methodNamed = (method: string): RegExp => new RegExp(`^${method} (?!Cash)`);

/** The cashbox over the page, and the result of one payment. */
export class Cashbox {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  get dialog(): Locator {
    return this.page.getByRole('dialog', { name: 'Cashbox' });
  }

  /** Fills in what the cashbox asks a new player first; where a register is asked, the code that it knows people by, too. */
  async introduce(code?: string): Promise<void> {
    await this.tellDetails({ code });
    await this.goOnWithoutLimit();
  }

  /** The details alone; `born` is typed as people type it. */
  async tellDetails({ born, code }: { born?: string; code?: string | undefined } = {}): Promise<void> {
    const asking = this.page.getByRole('dialog', { name: 'Your details first' });
    await expect(asking).toBeVisible();
    for (const [label, value] of introduction) await asking.getByLabel(label).fill(value);
    if (born !== undefined) await asking.getByLabel('Date of birth').fill(born);
    if (code !== undefined) await asking.getByLabel('Personal code').fill(code);
    await asking.getByRole('button', { name: 'Save and continue' }).click();
  }

  /** Answers what is asked before the first deposit. */
  async goOnWithoutLimit(): Promise<void> {
    await this.wantNoLimit();
    await expect(this.dialog).toBeVisible();
  }

  /** The answer alone, whatever comes after it. */
  async wantNoLimit(): Promise<void> {
    const asking = this.page.getByRole('dialog', { name: 'Set a deposit limit?' });
    await asking.getByRole('button', { name: 'No limit for now' }).click();
  }

  async choose(method: string): Promise<void> {
    const ways = this.dialog.getByRole('radio', { name: methodNamed(method) });
    const more = this.dialog.getByRole('button', { name: /more methods?$/ });
    await expect(this.dialog.getByRole('radio').first()).toBeAttached();
    if (!(await ways.isVisible()) && (await more.isVisible())) await more.click();
    await ways.check({ force: true });
  }

  /** Types the amount, chooses the way and presses the one button. */
  async deposit(amount: string, method: string): Promise<void> {
    await this.dialog.getByLabel('You deposit').fill(amount);
    await this.choose(method);
    // An amount that cannot be paid does not stand in it.
    await this.dialog.getByRole('button', { name: /^Deposit( |$)/ }).click();
  }

  async withdraw(amount: string, method: string, account?: string): Promise<void> {
    await this.dialog.getByRole('tab', { name: 'Withdraw' }).click();
    await this.dialog.getByLabel('You withdraw').fill(amount);
    await this.choose(method);
    if (account !== undefined) await this.dialog.getByLabel('Your e-wallet account').fill(account);
    await this.dialog.getByRole('button', { name: /^Withdraw / }).click();
  }

  /** The dialog of one payment, once it says how the payment ended. */
  result(words: string): Locator {
    return this.page
      .getByRole('dialog')
      .filter({ has: this.page.getByRole('heading', { name: words, level: 3, exact: true }) });
  }

  /** Closes the dialog of a payment that has ended so. */
  async leave(words: string): Promise<void> {
    const result = this.result(words);
    await result
      .getByRole('button', { name: /^(Done|Back( to .+)?)$/ })
      .last()
      .click();
    await expect(result).toBeHidden();
  }
}
