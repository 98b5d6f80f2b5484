import { newKey } from '../../platform/api/new-key.ts';

/** What tabs say when one of them starts a real game. Later claims win; names settle a tie. */
export interface Claim {
  readonly type: 'claim';
  readonly tab: string;
  readonly at: number;
}

/** The part of BroadcastChannel that the lock uses. */
export interface LockChannel {
  postMessage(message: unknown): void;
  addEventListener(type: 'message', listener: (event: { data: unknown }) => void): void;
}

/** One live real game a browser (player protection R13): the tab that starts one takes it from the others. */
export interface TabLock {
  /** Takes the game here; `onLost` is called once when another tab takes it. */
  claim(onLost: () => void): void;
  /** The real game here has ended. */
  release(): void;
}

export function createTabLock(channel: LockChannel, tab: string, now: () => number): TabLock {
  let held: { claim: Claim; onLost: () => void } | undefined;
  channel.addEventListener('message', ({ data }) => {
    if (!held || !isClaim(data) || !isLater(data, held.claim)) return;
    const { onLost } = held;
    held = undefined;
    onLost();
  });
  return {
    claim(onLost) {
      const claim: Claim = { type: 'claim', tab, at: now() };
      held = { claim, onLost };
      channel.postMessage(claim);
    },
    release() {
      held = undefined;
    },
  };
}

const isLater = (one: Claim, other: Claim): boolean => (one.at === other.at ? one.tab > other.tab : one.at > other.at);

function isClaim(data: unknown): data is Claim {
  if (typeof data !== 'object' || data === null) return false;
  const { type, tab, at } = data as Partial<Claim>;
  return type === 'claim' && typeof tab === 'string' && typeof at === 'number';
}

const CHANNEL = 'casino:play';
let lock: TabLock | undefined;

/** The lock of this tab. Without BroadcastChannel the origin alone ends the older session. */
export function tabLock(): TabLock {
  const nobody: LockChannel = { postMessage: () => undefined, addEventListener: () => undefined };
  lock ??= createTabLock(
    typeof BroadcastChannel === 'undefined' ? nobody : new BroadcastChannel(CHANNEL),
    newKey(),
    Date.now,
  );
  return lock;
}
