/** What the page tells the frame in the fragment of its address, which no server receives. */
interface ToldFrame {
  /** Id of the launched session. The frame needs it to report a failure before it has opened the session itself. */
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
