/** The frame's address; null for anything that is no web address, which must never reach a frame. */
export function frameAddress(launchUrl: string, site: string, demoKey: string | null = null): string | null {
  if (!URL.canParse(launchUrl, site)) return null;
  const url = new URL(launchUrl, site);
  if (demoKey !== null) url.hash = new URLSearchParams({ demo: demoKey }).toString();
  return url.protocol === 'http:' || url.protocol === 'https:' ? url.href : null;
}
