import { useSyncExternalStore } from 'react';

interface FlagRule {
  /** What holds unless this browser says otherwise. */
  readonly on: boolean;
  /** The system that it belongs to. */
  readonly owner: string;
  /** The day by which it is decided: from then on a test fails. */
  readonly until: string;
}

/** Switches of the interface (spec 9), each for a while: what is decided is no switch any more. */
export const FLAGS = {
  enableTestQuests: { on: false, owner: 'quests', until: '2027-12-31' },
} as const satisfies Readonly<Record<string, FlagRule>>;
export type Flag = keyof typeof FLAGS;
export const flagNames = Object.keys(FLAGS) as Flag[];

type Overrides = Readonly<Partial<Record<Flag, boolean>>>;

/** Where this browser keeps what it has turned on or off. */
const KEY = 'cosmodrome.flags';
const NOTHING: Overrides = {};

/** What was read last, and from which text: the same text is the same answer. */
let last: { readonly text: string | null; readonly overrides: Overrides } = { text: null, overrides: NOTHING };
const listeners = new Set<() => void>();

function parsed(text: string): Overrides {
  try {
    const kept: unknown = JSON.parse(text);
    if (typeof kept !== 'object' || kept === null) return NOTHING;
    const known = Object.entries(kept).filter(([name, on]) => name in FLAGS && typeof on === 'boolean');
    return Object.fromEntries(known) as Overrides;
  } catch {
    // Something else is kept there: as it is by default.
    return NOTHING;
  }
}

function overrides(): Overrides {
  try {
    const text = localStorage.getItem(KEY);
    if (text !== last.text) last = { text, overrides: text === null ? NOTHING : parsed(text) };
  } catch {
    // No storage: what was turned on or off holds until the page is left.
  }
  return last.overrides;
}

function keep(next: Overrides): void {
  const text = Object.keys(next).length === 0 ? null : JSON.stringify(next);
  last = { text, overrides: next };
  try {
    if (text === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, text);
  } catch {
    // As above.
  }
  for (const listener of listeners) listener();
}

/** Turns a flag on or off in this browser. */
export const setFlag = (flag: Flag, on: boolean): void => keep({ ...overrides(), [flag]: on });

/** Puts every flag back to what holds for everybody. */
export const resetFlags = (): void => keep(NOTHING);

/** Follows what this tab and others change. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}

/** Whether a flag is on in this browser. */
export const useFlag = (flag: Flag): boolean =>
  useSyncExternalStore(subscribe, overrides, () => NOTHING)[flag] ?? FLAGS[flag].on;
