import { createHash } from 'node:crypto';

const OPENING = '<script';
const CLOSING = Buffer.from('</script>');

/**
 * Hashes of the inline scripts of a document in UTF-8. A kept document has to stay valid, so its policy names hashes, not a
 * nonce. Found in the bytes: a text of the whole document would be made for it alone.
 */
export function scriptHashes(html: Buffer): string[] {
  const hashes = new Set<string>();
  for (let at = html.indexOf(OPENING); at >= 0; at = html.indexOf(OPENING, at)) {
    const from = html.indexOf('>', at) + 1;
    const to = html.indexOf(CLOSING, from);
    // A script that does not end is none.
    if (from === 0 || to < 0) break;
    const attributes = html.toString('latin1', at + OPENING.length, from - 1);
    if (!/\bsrc=|type=["']?application\/(ld\+)?json/i.test(attributes))
      hashes.add(`'sha256-${createHash('sha256').update(html.subarray(from, to)).digest('base64')}'`);
    at = to;
  }
  return [...hashes];
}

/** The content policy of a document: our own files, its own inline scripts by hash, nothing from elsewhere. */
export function contentPolicy(html: Buffer, frameOrigins: readonly string[]): string {
  return [
    "default-src 'self'",
    `script-src 'self' ${scriptHashes(html).join(' ')}`,
    // Sizes and palettes of tiles are style attributes; style elements are refused.
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    `frame-src 'self' ${frameOrigins.join(' ')}`.trim(),
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
    "require-trusted-types-for 'script'",
    'trusted-types casino',
  ].join('; ');
}

/** Headers of whatever a browser may show by itself. */
export const securityHeaders: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), fullscreen=(self)',
  'X-Frame-Options': 'SAMEORIGIN',
};

/**
 * Headers of a file by its type. What is only ever a part of a page (scripts, styles, fonts, pictures) has no use for the
 * rules of a document, and a page has dozens of them; a drawing can be opened by itself.
 */
export const fileHeaders = (type: string): Readonly<Record<string, string>> =>
  /^(text\/(javascript|css)|font\/|image\/(?!svg))/.test(type)
    ? { 'X-Content-Type-Options': 'nosniff' }
    : securityHeaders;
