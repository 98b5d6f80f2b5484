declare global {
  interface Window {
    /** What the inline script has noted: the address of the document, and its listener while the router hears nothing yet. */
    __opened?: { address: string; hear: (event: Event) => void } | undefined;
  }
}

/** Where the browser stands, without a fragment: those belong to one document. */
const HERE = 'location.pathname+location.search';

/**
 * Inline script of the document. Whoever presses Back twice can reach an older entry of the same document before the router
 * is there: the address changes, and the document stays. React would then take over the markup of one page with the
 * address of another. The document of the new address is loaded instead.
 */
export const traversalScript =
  `(function(o){addEventListener("popstate",o.hear=function(e){if(${HERE}!==o.address){e.stopImmediatePropagation();location.reload()}},true)})` +
  `(window.__opened={address:${HERE}})`;

/** Whether the browser still stands where the document was opened. If not, that of another address is on its way. */
export function standsWhereOpened(): boolean {
  return !window.__opened || window.__opened.address === location.pathname + location.search;
}

/** The router follows the browser from now on. */
export function leaveTraversalsToRouter(): void {
  if (window.__opened) removeEventListener('popstate', window.__opened.hear, true);
  window.__opened = undefined;
}
