/**
 * Inline script of the document (player protection R31): marks a browser that lacks what the bundle and its styles stand
 * on, so that the page can say so although its code never runs. Written for browsers that know nothing of this century's
 * syntax.
 */
export const oldBrowserScript =
  "if(!(window.CSS&&CSS.supports&&CSS.supports('selector(:has(a))')&&[].toSpliced&&'noModule' in document.createElement('script')))" +
  "document.documentElement.setAttribute('data-old','')";
