import { randomBytes } from 'node:crypto';
import type { Game } from '../content/registry.ts';
import type { FrameFiles } from './frame-files.ts';
import type { Reply } from './router.ts';

const DENIED = ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'midi', 'display-capture', 'browsing-topics'];

/**
 * The page of a game frame: a shell that its scripts fill. It holds nothing of the player; the launch token stays in the
 * address until the script has swapped it.
 */
export function framePage(game: Game, files: FrameFiles, siteOrigin: string | null): Reply {
  const nonce = randomBytes(16).toString('base64');
  const entry = files.entry(game.model.family);
  const { title, theme } = game.title;
  const csp = [
    `default-src 'none'`,
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}'`,
    // Elements are placed by their style attributes (reels, chips, the ball).
    `style-src-attr 'unsafe-inline'`,
    `img-src 'self' blob: data:`,
    `font-src 'self'`,
    `connect-src 'self' ws: wss:`,
    `base-uri 'none'`,
    `form-action 'none'`,
    `frame-ancestors ${siteOrigin ?? "'self'"}`,
    `require-trusted-types-for 'script'`,
    `trusted-types 'none'`,
  ].join('; ');
  const body = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="color-scheme" content="dark">
<meta name="robots" content="noindex">
<link rel="icon" href="data:,">
<meta name="site-origin" content="${escape(siteOrigin ?? '')}">
<title>${escape(title)}</title>
<style nonce="${nonce}">html{background:${escape(theme.palette.sky.top)}}</style>
${entry.styles.map((href) => `<link rel="stylesheet" href="${href}" crossorigin>`).join('\n')}
${entry.preloads.map((href) => `<link rel="modulepreload" href="${href}" crossorigin nonce="${nonce}">`).join('\n')}
<script type="module" src="${entry.script}" crossorigin nonce="${nonce}"></script>
</head>
<body>
<main id="frame" data-family="${game.model.family}" aria-busy="true"><h1 class="boot">${escape(title)}</h1></main>
</body>
</html>
`;
  return {
    status: 200,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': csp,
      'permissions-policy': DENIED.map((feature) => `${feature}=()`).join(', '),
    },
    body,
  };
}

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
