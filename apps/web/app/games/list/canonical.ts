/**
 * The one address by which search engines know a category (spec 2.2): a list among the tables is its own, whatever other
 * section a category was opened in leads to `/pokies/{slug}`. The list of all tables has its name from its section.
 */
export function canonicalOf(slug: string, section = '/pokies'): string {
  if (slug === 'live_all') return '/live/all';
  return section === '/live' ? `/live/${slug}` : `/pokies/${slug}`;
}
