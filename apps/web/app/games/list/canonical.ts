/**
 * The one address by which search engines know a category, whatever section it was opened in: `/pokies/{slug}`, live ones
 * included (spec 2.2). The list of everything live has its name from its section.
 */
export const canonicalOf = (slug: string): string => (slug === 'live_all' ? '/live/all' : `/pokies/${slug}`);
