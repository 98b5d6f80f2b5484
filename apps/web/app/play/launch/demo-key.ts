const DEMO_KEY = 'demo-key';
const FORM = /^[\w-]{43}$/;

/** 256 random bits in the letters of an address. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return btoa(String.fromCodePoint(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}

/**
 * By what a guest's demo is found again when the page is loaded anew: a secret of this tab, which ends with it. Null where
 * the browser keeps nothing; each demo is then a new one.
 */
export function demoKey(storage: () => Storage = () => sessionStorage): string | null {
  try {
    const kept = storage().getItem(DEMO_KEY);
    if (kept !== null && FORM.test(kept)) return kept;
    const key = newKey();
    storage().setItem(DEMO_KEY, key);
    return key;
  } catch {
    return null;
  }
}
