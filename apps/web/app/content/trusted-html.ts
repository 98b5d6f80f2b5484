interface Policy {
  createHTML: (html: string) => unknown;
}

declare global {
  interface Window {
    trustedTypes?: { createPolicy: (name: string, rules: { createHTML: (html: string) => string }) => Policy };
  }
}

let policy: Policy | undefined;

/**
 * Lets a page's text into the document: the origin has sanitised it. Nothing else in the app may make markup of text, as
 * the content policy asks for trusted types.
 */
export function trusted(html: string): string {
  if (typeof window === 'undefined' || !window.trustedTypes) return html;
  policy ??= window.trustedTypes.createPolicy('casino', { createHTML: (text) => text });
  return policy.createHTML(html) as string;
}
