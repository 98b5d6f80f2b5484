/** What the frame is told with its address, in the fragment, which goes to no server. */
interface ToldFrame {
  /** With which it can say that it does not come up. */
  session: string;
  /** A guest's own secret, for play money; null for real money. */
  demo: string | null;
}

/** The frame's address; null for anything that is no web address, which must never reach a frame. */
export function frameAddress(launchUrl: string, site: string, { session, demo }: ToldFrame): string | null {
  if (!URL.canParse(launchUrl, site)) return null;
  const url = new URL(launchUrl, site);
  url.hash = new URLSearchParams({ session, ...(demo !== null && { demo }) }).toString();
  return url.protocol === 'http:' || url.protocol === 'https:' ? url.href : null;
}
