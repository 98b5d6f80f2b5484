import { isMobile } from '@cosmodrome/rules/identity/device';
import { isbot } from 'isbot';

export interface ClientContext {
  userAgent: string;
  browser: string;
  isBot: boolean;
  isMetaWebview: boolean;
  isIOS: boolean;
  isMobile: boolean;
  isApp: boolean;
}

/** The first that fits: every browser claims to be several. */
const BROWSERS: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['Edge', /\bEdgA?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|CriOS|HeadlessChrome)\//],
  ['Safari', /\bVersion\/[\d.]+.*Safari\//],
];

/** What a browser's User-Agent says about it. */
export function clientContext(userAgent: string): ClientContext {
  return {
    userAgent,
    browser: BROWSERS.find(([, pattern]) => pattern.test(userAgent))?.[0] ?? 'other',
    isBot: isbot(userAgent),
    isMetaWebview: /\b(FBAN|FBAV|FB_IAB|Instagram)\b/.test(userAgent),
    isIOS: /\b(iPhone|iPad|iPod)\b/.test(userAgent),
    isMobile: isMobile(userAgent),
    isApp: /\bCosmodromeApp\//.test(userAgent),
  };
}
