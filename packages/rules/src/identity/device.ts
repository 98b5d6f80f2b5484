/** What a browser says it is, as far as a player recognises it: product names, which no language translates. */
export interface Device {
  browser: string | null;
  system: string | null;
  kind: 'phone' | 'tablet' | 'computer';
}

/** The more special name first: every browser also says the names of those it wants to be taken for. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChrome\/|\bCriOS\/|\bChromium\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const systems: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b|\biPod\b/, 'iOS'],
  [/\biPad\b/, 'iPadOS'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMacintosh\b|\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

const nameIn = (userAgent: string, names: readonly (readonly [RegExp, string])[]): string | null =>
  names.find(([pattern]) => pattern.test(userAgent))?.[1] ?? null;

/** Whether a User-Agent header is that of a phone or a tablet. */
export const isMobile = (userAgent: string): boolean => /\b(?:iPhone|iPad|iPod|Android|Mobile)\b/.test(userAgent);

/** Reads a User-Agent header. Unknown parts are null; nothing of the text itself comes out. */
export function deviceOf(userAgent: string): Device {
  const system = nameIn(userAgent, systems);
  const isTablet = system === 'iPadOS' || (system === 'Android' && !/\bMobile\b/.test(userAgent));
  const isPhone = system === 'iOS' || system === 'Android' || /\bMobile\b/.test(userAgent);
  return { browser: nameIn(userAgent, browsers), system, kind: isTablet ? 'tablet' : isPhone ? 'phone' : 'computer' };
}
