/** Norwegian browsers name one of the two written forms. */
const written: Readonly<Record<string, string>> = { nb: 'no', nn: 'no' };

/**
 * The best of our locales for an Accept-Language header: the exact code, else the same language, by the visitor's
 * preference; the first locale when nothing fits.
 */
export function chooseLocale(header: string | undefined, locales: readonly string[]): string {
  const wanted = (header ?? '')
    .slice(0, 256)
    .split(',')
    .map((part, index) => {
      const [tag = '', ...options] = part.trim().split(';');
      const quality = Number(/^\s*q=([\d.]+)/.exec(options.join(';'))?.[1] ?? 1);
      return { tag: tag.toLowerCase(), quality, index };
    })
    .filter(({ tag, quality }) => tag !== '' && quality > 0)
    .sort((a, b) => b.quality - a.quality || a.index - b.index);
  for (const { tag } of wanted) {
    const exact = locales.find((locale) => locale.toLowerCase() === tag);
    if (exact !== undefined) return exact;
    const [first = ''] = tag.split('-');
    const language = written[first] ?? first;
    const near = locales.find((locale) => locale.toLowerCase().split('-')[0] === language);
    if (near !== undefined) return near;
  }
  return locales[0] ?? 'en';
}
