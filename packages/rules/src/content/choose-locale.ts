/** Norwegian browsers name one of the two written forms. */
const written: Readonly<Record<string, string>> = { nb: 'no', nn: 'no' };

/** Characters of an Accept-Language header that are read; a browser's own is shorter. */
export const LONGEST_WISH = 256;

const languageOf = (tag: string): string => {
  const [first = ''] = tag.toLowerCase().split('-');
  return written[first] ?? first;
};

/**
 * The best of our locales for an Accept-Language header, by the visitor's preference: the exact code where it names a
 * region, else the same language. Where the fallback speaks a wanted language it is taken, because it knows the visitor's
 * country; it also stands in when nothing fits.
 */
export function chooseLocale<L extends string>(header: string | undefined, locales: readonly L[], fallback: L): L {
  const wanted = (header ?? '')
    .slice(0, LONGEST_WISH)
    .split(',')
    .map((part, index) => {
      const [tag = '', ...options] = part.trim().split(';');
      const quality = Number(/^\s*q=([\d.]+)/.exec(options.join(';'))?.[1] ?? 1);
      return { tag: tag.toLowerCase(), quality, index };
    })
    .filter(({ tag, quality }) => tag !== '' && quality > 0)
    .sort((a, b) => b.quality - a.quality || a.index - b.index);
  for (const { tag } of wanted) {
    const exact = tag.includes('-') ? locales.find((locale) => locale.toLowerCase() === tag) : undefined;
    if (exact !== undefined) return exact;
    const language = languageOf(tag);
    if (language === languageOf(fallback)) return fallback;
    const near = locales.find((locale) => languageOf(locale) === language);
    if (near !== undefined) return near;
  }
  return fallback;
}
