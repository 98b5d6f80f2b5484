import { expect, type Locator, type Page } from '@playwright/test';

/** The lobby and the lists of games. */
export class Lobby {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async open(path = '/'): Promise<void> {
    await this.page.goto(path);
  }

  get banner(): Locator {
    return this.page.getByRole('region', { name: 'Offers and news' });
  }

  /** A row by its heading. */
  row(heading: string): Locator {
    return this.page.getByRole('region', { name: heading, exact: true });
  }

  get rows(): Locator {
    return this.page
      .getByRole('main')
      .getByRole('region')
      .filter({ has: this.page.getByRole('article') });
  }

  get categories(): Locator {
    return this.page.getByRole('navigation', { name: 'Categories' });
  }

  get tiles(): Locator {
    return this.page.getByRole('main').getByRole('article');
  }

  tile(title: string): Locator {
    return this.tiles.filter({ has: this.page.getByRole('link', { name: title, exact: true }) });
  }

  /** Searches a list for a game by its title, and waits until the others are gone. */
  async search(title: string): Promise<void> {
    await this.page.getByRole('main').getByRole('searchbox').fill(title);
    await this.page.keyboard.press('Enter');
    await expect(this.tiles.filter({ hasNotText: title })).toHaveCount(0);
    await expect(this.tile(title).first()).toBeVisible();
  }

  /** How many games of a list are shown: `40 of 62 shown`. */
  get shown(): Locator {
    return this.page.getByText(/ of \d+ shown$/);
  }

  /** Asks for more until there is no more. */
  async showAll(): Promise<void> {
    const more = this.page.getByRole('link', { name: 'Show more' });
    let said = await this.shown.innerText();
    while (!/^(\d+) of \1 shown$/.test(said)) {
      await more.click();
      await expect(this.shown).not.toHaveText(said);
      said = await this.shown.innerText();
    }
  }

  /** Opens a game from its tile: a pointer finds the overlay by resting on it, a finger by its first tap. */
  async choose(title: string, way: 'Play' | 'Try the demo'): Promise<void> {
    const tile = this.tile(title).first();
    // A list that is just being narrowed takes the tile away once more.
    await expect(() => tile.scrollIntoViewIfNeeded({ timeout: 2_000 })).toPass();
    if (await this.page.evaluate(() => matchMedia('(hover: none)').matches)) {
      await tile.getByRole('link', { name: title, exact: true }).tap();
    } else {
      await tile.hover();
    }
    await tile.getByRole('link', { name: way, exact: true }).click();
  }
}
