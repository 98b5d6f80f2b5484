import { expect, type Locator, type Page } from '@playwright/test';

/** A list of games: its facets, its order, its words. */
export class List {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async open(path: string): Promise<void> {
    await this.page.goto(path);
    await expect(this.page.getByRole('heading', { level: 1 })).toBeVisible();
  }

  get heading(): Locator {
    return this.page.getByRole('heading', { level: 1 });
  }

  /** The titles in view, in their order. */
  titles(): Promise<string[]> {
    return this.tiles.evaluateAll((tiles) =>
      tiles.flatMap((tile) => tile.querySelector('a.ui-tile-link')?.textContent ?? []),
    );
  }

  get tiles(): Locator {
    return this.page.getByRole('list', { name: 'Games', exact: true }).getByRole('article');
  }

  tile(title: string): Locator {
    return this.tiles.filter({ has: this.page.getByRole('link', { name: title, exact: true }) });
  }

  /** `62 games` beside the heading. */
  async total(): Promise<number> {
    const text = await this.page
      .getByRole('main')
      .getByText(/^\d+ games?$/)
      .first()
      .textContent();
    return Number.parseInt(text ?? '', 10);
  }

  get more(): Locator {
    return this.page.getByRole('link', { name: 'Show more' });
  }

  get shown(): Locator {
    return this.page.getByText(/ of \d+ shown$/);
  }

  get order(): Locator {
    return this.page.getByRole('combobox', { name: 'Sort by' });
  }

  get words(): Locator {
    return this.page.getByRole('searchbox', { name: 'Search in this list' });
  }

  get categories(): Locator {
    return this.page.getByRole('navigation', { name: 'Categories' });
  }

  get set(): Locator {
    return this.page.getByRole('group', { name: 'Active filters' });
  }

  get facets(): Locator {
    return this.page.getByRole('region', { name: 'Filters' });
  }

  /** Below this width the facets are a sheet. */
  get isSheet(): boolean {
    return (this.page.viewportSize()?.width ?? 0) < 1280;
  }

  async openFacets(): Promise<void> {
    if (this.isSheet) await this.page.getByRole('button', { name: /^Filters/ }).click();
    await expect(this.facets).toBeVisible();
  }

  async closeFacets(): Promise<void> {
    if (this.isSheet) await this.facets.getByRole('button', { name: /^Show \d+ games?$/ }).click();
  }

  /** A value of a facet, by its words; its count stands beside it. */
  value(name: string): Locator {
    return this.facets.getByRole('checkbox', { name: new RegExp(`^${name}\\s*\\d*$`) });
  }
}
