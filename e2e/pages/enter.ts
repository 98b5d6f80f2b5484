import { expect, type Locator, type Page } from '@playwright/test';

export interface Person {
  email: string;
  password: string;
}

/** Sign-up and sign-in: overlays over the page below, or pages of their own. */
export class Enter {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  get signUpForm(): Locator {
    return this.page.getByRole('dialog', { name: 'Ready for lift-off' });
  }

  get signInForm(): Locator {
    return this.page.getByRole('dialog', { name: 'Welcome back' });
  }

  /** Fills in the open registration form and sends it. `age` is the least of the host's licence. */
  async register({ email, password }: Person, age = 18): Promise<void> {
    const form = this.signUpForm;
    await form.getByRole('textbox', { name: 'E-mail' }).fill(email);
    await form.getByRole('textbox', { name: 'Password' }).fill(password);
    await expect(form.getByRole('combobox', { name: 'Country' })).toHaveValue('DE');
    await expect(form.getByRole('combobox', { name: 'Currency' })).toHaveValue('EUR');
    await form.getByRole('checkbox', { name: new RegExp(`I am ${age} or older`) }).check();
    await form.getByRole('button', { name: 'Create account' }).click();
    await expect(form).toBeHidden();
  }

  /** Fills in the open sign-in form and sends it. */
  async signIn({ email, password }: Person): Promise<void> {
    const form = this.signInForm;
    await form.getByRole('textbox', { name: 'E-mail' }).fill(email);
    await form.getByRole('textbox', { name: 'Password' }).fill(password);
    await form.getByRole('button', { name: 'Sign in' }).click();
    await expect(form).toBeHidden();
  }
}
