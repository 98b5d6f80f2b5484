import { matchOverlay, type OverlayMatch } from '../routing/match.ts';

/** Kept in the history entry: the addresses of the overlays over the page below, lowest first. */
export interface OverlayState {
  overlays?: string[];
}

export interface OpenOverlay extends OverlayMatch {
  /** Address without language prefix. */
  path: string;
  /** True when the address itself shows it (direct visit): the lobby is the page below. */
  direct: boolean;
}

/** The open overlays, lowest first: that of the address, then those of the history entry, no name twice. */
export function openOverlays(path: string, state: unknown): OpenOverlay[] {
  const stacked = overlaysIn(state);
  const direct = matchOverlay(path);
  const open: OpenOverlay[] = direct ? [{ ...direct, path, direct: true }] : [];
  for (const address of stacked) {
    const match = matchOverlay(address);
    if (match && !open.some(({ spec }) => spec.name === match.spec.name)) {
      open.push({ ...match, path: address, direct: false });
    }
  }
  return open;
}

/** Addresses kept in a history entry; whatever else is in there is ignored. */
export function overlaysIn(state: unknown): string[] {
  const list = (state as OverlayState | null)?.overlays;
  return Array.isArray(list) ? list.filter((each) => typeof each === 'string') : [];
}

/**
 * The stack after opening an overlay: one already open by that name is replaced where it stands, and what lay over it
 * closes; `replaceTop` swaps the topmost (sign-in to sign-up).
 */
export function stackWith(stack: readonly string[], path: string, replaceTop = false): string[] {
  const name = matchOverlay(path)?.spec.name;
  const at = stack.findIndex((each) => matchOverlay(each)?.spec.name === name);
  const below = at >= 0 ? stack.slice(0, at) : replaceTop ? stack.slice(0, -1) : stack;
  return [...below, path];
}
