/** The frame's address; null for anything that is no web address, which must never reach a frame. */
export function frameAddress(launchUrl: string, site: string): string | null {
  if (!URL.canParse(launchUrl, site)) return null;
  const { href, protocol } = new URL(launchUrl, site);
  return protocol === 'http:' || protocol === 'https:' ? href : null;
}
