import { useSyncExternalStore } from 'react';

/** Switches of the interface (spec 9), off unless somebody has turned one on in this browser. */
export type Flag = 'enableTestQuests';

const KEY = 'cosmodrome.flags';

function isOn(flag: Flag): boolean {
  try {
    const overrides: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof overrides === 'object' && overrides !== null && (overrides as Record<string, unknown>)[flag] === true;
  } catch {
    // No storage, or something else in it: as it is by default.
    return false;
  }
}

const never = (): (() => void) => () => undefined;

/** Whether a switch is on in this browser. */
export const useFlag = (flag: Flag): boolean =>
  useSyncExternalStore(
    never,
    () => isOn(flag),
    () => false,
  );
