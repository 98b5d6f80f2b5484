import type { FRAME_PROTOCOL, FrameMessage, HostMessage } from '@cosmodrome/contract/frame';

const PROTOCOL: typeof FRAME_PROTOCOL = 'cosmodrome.frame.1';

type Said = FrameMessage extends infer M ? (M extends FrameMessage ? Omit<M, 'protocol' | 'session'> : never) : never;
type Told = HostMessage['type'];
type Heard<T extends Told> = Extract<HostMessage, { type: T }>;

/** The page around the frame. Speaks only with its parent window, only with the site's origin, only of this session. */
export class Host {
  readonly #session: string;
  /** The site that shows the frame. */
  readonly origin: string;
  readonly #listeners = new Map<Told, (message: never) => void>();

  constructor(session: string) {
    this.#session = session;
    // A sandboxed frame has no origin of its own to compare with: the address it was loaded from says it.
    const named = document.querySelector<HTMLMetaElement>('meta[name="site-origin"]')?.content;
    this.origin = named || new URL(location.href).origin;
    addEventListener('message', (event: MessageEvent<unknown>) => this.#hear(event));
  }

  get isFramed(): boolean {
    return parent !== window;
  }

  say(message: Said): void {
    if (this.isFramed) parent.postMessage({ protocol: PROTOCOL, session: this.#session, ...message }, this.origin);
  }

  on<T extends Told>(type: T, listener: (message: Heard<T>) => void): void {
    this.#listeners.set(type, listener);
  }

  #hear(event: MessageEvent<unknown>): void {
    if (event.source !== parent || event.origin !== this.origin) return;
    const { data } = event;
    if (typeof data !== 'object' || data === null || !('protocol' in data) || !('session' in data)) return;
    if (data.protocol !== PROTOCOL || data.session !== this.#session || !('type' in data)) return;
    if (data.type === 'balance' && !('amount' in data && Number.isSafeInteger(data.amount))) return;
    if (data.type === 'highest-stake' && !('amount' in data && isAmountOrNull(data.amount))) return;
    if (data.type === 'own-money' && !('on' in data && typeof data.on === 'boolean')) return;
    for (const [type, listener] of this.#listeners) if (type === data.type) listener(data as never);
  }
}

const isAmountOrNull = (value: unknown): boolean => value === null || Number.isSafeInteger(value);
