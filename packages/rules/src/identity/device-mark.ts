/**
 * A short mark of a browser from a few things it says about itself anyway: enough to notice that one device opens many
 * accounts, too little to follow a person. What went in cannot be read back in practice. Rejects where the page came
 * without encryption: browsers then have no digest.
 */
export async function deviceMark(facts: readonly (string | number)[]): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify(facts)));
  return Array.from(new Uint8Array(digest, 0, 16), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** A mark as it may be kept; null for anything that is none, so that nobody is kept out by it. */
export const plainMark = (text: string | undefined): string | null =>
  text !== undefined && /^[0-9a-f]{32}$/.test(text) ? text : null;
