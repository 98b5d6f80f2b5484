/** The mark: a rocket leaving a C-shaped orbit. Drawn on 32 x 32. */
const orbit = (colour: string): string =>
  `<path d="M17.9 6.6A11.4 11.4 0 1 0 24.6 24" fill="none" stroke="${colour}" stroke-width="3.1" stroke-linecap="round"/>`;

const rocket =
  '<g transform="translate(20.6 11.2) rotate(43)">' +
  '<path d="M-1.9 4.6 0 13.4 1.9 4.6Z" fill="#ff634f"/><path d="M-.9 4.6 0 9.4.9 4.6Z" fill="#ffa23c"/>' +
  '<path d="M-2.9.6C-4.5 1.6-5 3.2-4.9 5.4L-2.4 4.2ZM2.9.6C4.5 1.6 5 3.2 4.9 5.4L2.4 4.2Z" fill="#b9cbe6"/>' +
  '<path d="M0-10.4C3.3-7 4.1-3.2 3.4 1.2 3.2 2.6 2.8 3.8 2.3 4.8H-2.3C-2.8 3.8-3.2 2.6-3.4 1.2-4.1-3.2-3.3-7 0-10.4Z" fill="#f4f8fd"/>' +
  '<circle cx="0" cy="-2.7" r="1.75" fill="#0b1220"/></g>';

const ground =
  '<defs><radialGradient id="g" cx=".62" cy="0" r="1.1"><stop offset="0" stop-color="#22406f"/><stop offset=".55" stop-color="#0c1628"/><stop offset="1" stop-color="#050b18"/></radialGradient></defs>';

const svg = (viewBox: string, body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${body}</svg>\n`;

export const markSvg = svg('0 0 32 32', orbit('#d0e0f2') + rocket);

/** Mark and wordmark side by side; the word comes as an outline 20 units high at x 42. */
export const logoSvg = (word: string, width: number): string =>
  svg(`0 0 ${width} 32`, `${orbit('#d0e0f2')}${rocket}<path d="${word}" fill="#f0f4f9"/>`);

/** The second brand: a crescent moon under two curtains of northern light. */
const moon =
  '<path d="M21.5 27.2A10.4 10.4 0 1 1 19.6 8.4 8.3 8.3 0 0 0 21.5 27.2Z" fill="#e9f7f2"/>' +
  '<path d="M16.2 20.4C18.9 13.2 23.4 13.6 25 4.6" fill="none" stroke="#6ff0c0" stroke-width="2.6" stroke-linecap="round"/>' +
  '<path d="M21.4 22.2C23.4 16.8 27.2 16.6 28.9 9.4" fill="none" stroke="#7fa8ff" stroke-width="2.2" stroke-linecap="round"/>';
export const moonMarkSvg = svg('0 0 32 32', moon);
export const moonLogoSvg = (word: string, width: number): string =>
  svg(`0 0 ${width} 32`, `${moon}<path d="${word}" fill="#f0f4f9"/>`);
export const moonIconSvg = svg(
  '0 0 64 64',
  `<rect width="64" height="64" rx="14" fill="#06222a"/><g transform="translate(4 4) scale(1.75)">${moon}</g>`,
);

/** The mark on its night ground: favicon with round corners, or full bleed with a safe zone for maskable icons. */
export function iconSvg(shape: 'rounded' | 'maskable'): string {
  const corner = shape === 'rounded' ? ' rx="14"' : '';
  const scale = shape === 'rounded' ? 1.75 : 1.25;
  const offset = 32 - 16 * scale;
  return svg(
    '0 0 64 64',
    `${ground}<rect width="64" height="64"${corner} fill="url(#g)"/><g transform="translate(${offset} ${offset}) scale(${scale})">${orbit('#d0e0f2')}${rocket}</g>`,
  );
}
