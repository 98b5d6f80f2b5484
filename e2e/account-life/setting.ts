import { COOKIES_ACCEPTED } from '@cosmodrome/rules/content/notices';
import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible, WCAG } from '../fixtures/accessible.ts';
import { untilAlive } from '../fixtures/alive.ts';
import { ONLY_IN_ALL } from '../fixtures/everything.ts';
import { expectToFit } from '../fixtures/fit.ts';
import { LONG, longLocaleContent } from '../fixtures/long-locale.ts';
import { test as base } from '../fixtures/test.ts';
import type { Visitor } from '../fixtures/visitor.ts';
import { wordsOf, type Words } from '../fixtures/words.ts';

export interface Language {
  readonly name: 'en' | 'de' | 'long';
  /** Of the locale in whose place its texts stand. */
  readonly code: string;
  /** Before every path. */
  readonly prefix: string;
  /** Its texts by their keys. */
  readonly t: Words;
}

const languageOf = (name: Language['name'], code: string, prefix: string): Language => ({
  name,
  code,
  prefix,
  t: wordsOf(longLocaleContent(), code),
});

export const languages: readonly Language[] = [
  languageOf('en', 'en', ''),
  languageOf('de', 'de', '/de'),
  languageOf('long', LONG, `/${LONG}`),
];

/**
 * The longest words are the hardest layout, and axe runs in them: one walk by default. The others differ in words only,
 * which `languages.test.ts` compares, and are walked with everything.
 */
export const titled = (title: string, { name }: Language): string =>
  `${title}: ${name} @touch${name === 'long' ? '' : ` ${ONLY_IN_ALL}`}`;

interface Own {
  /** What was refused on purpose is no complaint. */
  refusals: void;
}

export const test = base.extend<Own>({
  casinoKind: 'long',
  refusals: [
    async ({ complaints }, use) => {
      await use();
      complaints.push(...complaints.splice(0).filter((complaint) => !/ 422|LOAD_\w+_ERROR/.test(complaint)));
    },
    { auto: true },
  ],
});

/** Somebody who goes through the site in a language, and how it looks to them. */
export class Walk {
  readonly page: Page;
  readonly language: Language;
  readonly #url: string;
  readonly #shot: (name: string) => Promise<void>;
  /** The page that axe has looked at whole. */
  #known = '';

  constructor(page: Page, language: Language, url: string, shot: (name: string) => Promise<void>) {
    this.page = page;
    this.language = language;
    this.#url = url;
    this.#shot = shot;
  }

  t(key: string): string | RegExp {
    return this.language.t(key);
  }

  /** They have been here before, are told of no cookies, and read letters in this language. */
  async arrive(player?: Visitor): Promise<void> {
    await player?.call('profile.updateLocale', { body: { locale: this.language.code } });
    const answered = { name: COOKIES_ACCEPTED, value: 'all', url: this.#url };
    await this.page.context().addCookies([answered, ...(player?.cookies() ?? [])]);
  }

  /** Opens a path of this language; a link of a letter names its language itself. */
  async open(path: string): Promise<void> {
    const { prefix } = this.language;
    const known = prefix === '' || path === prefix || path.startsWith(`${prefix}/`);
    await this.page.goto(`${this.#url}${known ? path : prefix + path}`);
    await untilAlive(this.page);
  }

  /** The page and what lies over it fit, and axe finds nothing in it: in one language, as the others differ in words only. */
  async look(name: string): Promise<void> {
    const what = `${this.language.name}-${name}`;
    await this.#shot(what);
    await expectToFit(this.page, what);
    if (this.language.name !== 'long') return;
    const { pathname } = new URL(this.page.url());
    await expectAccessible(this.page, WCAG, this.#known === pathname ? await this.#changing() : undefined);
    this.#known = pathname;
  }

  /** What differs between two looks at one page: its header and footer do not. */
  async #changing(): Promise<string[]> {
    const modal = await this.page.locator('dialog:modal').count();
    return [modal > 0 ? 'dialog[open]' : 'main', ':popover-open'];
  }

  button(key: string, within: Page | Locator = this.page): Locator {
    return within.getByRole('button', { name: this.t(key), exact: true });
  }

  field(key: string, within: Page | Locator = this.page): Locator {
    return within.getByRole('textbox', { name: this.t(key), exact: true });
  }

  dialog(key: string): Locator {
    return this.page.getByRole('dialog', { name: this.t(key), exact: true });
  }

  region(key: string): Locator {
    return this.page.getByRole('region', { name: this.t(key), exact: true });
  }

  /** It is said somewhere on the page. */
  async says(key: string, within: Page | Locator = this.page): Promise<void> {
    await expect(within.getByText(this.t(key), { exact: true }).filter({ visible: true }).first()).toBeVisible();
  }

  get wallet(): Locator {
    // It says the balance, too.
    return this.page.getByRole('button', { name: this.t('shell.wallet.open') });
  }

  async signOut(): Promise<void> {
    await this.button('shell.nav.menu').click();
    await this.look('menu');
    await this.button('shell.signOut', this.dialog('shell.nav.menu')).click();
    await expect(this.wallet).toBeHidden();
  }
}
