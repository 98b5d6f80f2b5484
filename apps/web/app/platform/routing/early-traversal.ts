declare global {
  interface Window {
    /** Of the inline script, as long as the router hears nothing yet. */
    __traversal?: { isLeaving?: boolean } | undefined;
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
  `(function(t,a){addEventListener("popstate",function(e){if(window.__traversal&&${HERE}!==a){t.isLeaving=true;e.stopImmediatePropagation();location.reload()}},true)})` +
  `(window.__traversal={},${HERE})`;

/** Whether the document of another entry is on its way. */
export const isLeaving = (): boolean => window.__traversal?.isLeaving === true;

/** The router follows the browser from now on. */
export function leaveTraversalsToRouter(): void {
  window.__traversal = undefined;
}
