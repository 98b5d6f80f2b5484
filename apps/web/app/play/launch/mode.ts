import type { SessionState } from '../../platform/session/session.ts';

export type Mode = 'real' | 'demo';

/** What the address asks for: `mode`, or the older `demo` switch; undefined when it leaves the choice to us. */
export function askedMode(search: URLSearchParams): Mode | undefined {
  const mode = search.get('mode');
  if (mode === 'real' || mode === 'demo') return mode;
  const demo = search.get('demo');
  return demo === null ? undefined : demo === 'false' || demo === '0' ? 'real' : 'demo';
}

/** Players play for real, guests try the demo (spec 2.6), unless the address says otherwise. */
export const modeFor = (asked: Mode | undefined, session: SessionState): Mode =>
  asked ?? (session === 'guest' ? 'demo' : 'real');

/** The search of the page in another mode; everything else in it stays. */
export function withMode(search: URLSearchParams, mode: Mode): string {
  const next = new URLSearchParams(search);
  next.delete('demo');
  next.set('mode', mode);
  return `?${next.toString()}`;
}
