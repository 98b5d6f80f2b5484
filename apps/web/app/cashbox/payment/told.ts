import { TOLD } from '../../platform/session/kept.ts';

/** Payments this tab has told about, so that a reload does not tell again. Opaque ids, nothing else. */
export function toldPayments(): ReadonlySet<string> {
  try {
    const ids: unknown = JSON.parse(sessionStorage.getItem(TOLD) ?? '[]');
    return new Set(Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : []);
  } catch {
    return new Set();
  }
}

export function rememberTold(id: string): void {
  try {
    sessionStorage.setItem(TOLD, JSON.stringify([...toldPayments(), id].slice(-20)));
  } catch {
    // A browser without storage tells again after a reload.
  }
}
