import type {
  Fairness,
  FreeSpinsView,
  OpenRound,
  OpenSessionRequest,
  PlayAnswer,
  PlayRequest,
  Rotated,
  SessionAnswer,
} from '../api/calls.ts';
import type { ErrorBody, ErrorCode } from '../api/errors.ts';
import { wait } from './dom.ts';

/** A call that the studio declined; `offline` when no answer came at all. */
export class CallError extends Error {
  override name = 'CallError';
  readonly code: ErrorCode | 'offline';
  readonly details: Readonly<Record<string, number | string>>;
  constructor(code: ErrorCode | 'offline', details: Readonly<Record<string, number | string>> = {}) {
    super(code);
    this.code = code;
    this.details = details;
  }
}

/** Waits before the attempts at one step, in milliseconds. All carry the same request id: it counts once. */
const RETRY_AFTER = [400, 800, 1600, 3000, 5000, 8000];

/** The studio's calls. The bearer lives in this object and nowhere else. */
export class ArcadeClient {
  #bearer: string | null = null;
  /** Told when a step is being tried again, and when it came through or was given up. */
  onConnection: (isLost: boolean) => void = () => undefined;

  async open({ token, demo_key: demoKey }: OpenSessionRequest): Promise<SessionAnswer> {
    const body: OpenSessionRequest = demoKey === undefined ? { token } : { token, demo_key: demoKey };
    const answer = await this.#call<SessionAnswer>('POST', 'session', body);
    this.#bearer = answer.bearer;
    return answer;
  }

  get bearer(): string {
    return this.#bearer ?? '';
  }

  /** Plays one step, insisting through lost connections. Throws `CallError` when it is declined. */
  async play(action: PlayRequest['action'], requestId = newRequestId(), freespins?: string): Promise<PlayAnswer> {
    const body: PlayRequest = { request_id: requestId, action, ...(freespins !== undefined && { freespins }) };
    for (const pause of RETRY_AFTER) {
      try {
        const answer = await this.#call<PlayAnswer>('POST', 'rounds/play', body);
        this.onConnection(false);
        return answer;
      } catch (error) {
        if (!isPassing(error)) {
          this.onConnection(false);
          throw error;
        }
        this.onConnection(true);
        await wait(pause);
      }
    }
    this.onConnection(false);
    throw new CallError('offline');
  }

  async round(): Promise<OpenRound | null> {
    const { round } = await this.#call<{ round: OpenRound | null }>('GET', 'round');
    return round;
  }

  /** Free spins that can be played here now. */
  async freespins(): Promise<FreeSpinsView | null> {
    const { freespins } = await this.#call<{ freespins: FreeSpinsView | null }>('GET', 'freespins');
    return freespins;
  }

  fairness(): Promise<Fairness> {
    return this.#call('GET', 'fairness');
  }

  rotate(clientSeed: string | undefined): Promise<Rotated> {
    return this.#call('POST', 'fairness/rotate', clientSeed === undefined ? {} : { client_seed: clientSeed });
  }

  async refill(): Promise<number> {
    const { balance } = await this.#call<{ balance: number }>('POST', 'demo/refill', {});
    return balance;
  }

  async #call<T>(method: 'GET' | 'POST', path: string, body?: object): Promise<T> {
    const headers: Record<string, string> = body ? { 'content-type': 'application/json' } : {};
    if (this.#bearer !== null) headers['authorization'] = `Bearer ${this.#bearer}`;
    const init: RequestInit = { method, headers, credentials: 'omit', signal: AbortSignal.timeout(15_000) };
    if (body) init.body = JSON.stringify(body);
    let response: Response;
    try {
      response = await fetch(`/arcade/api/${path}`, init);
    } catch {
      throw new CallError('offline');
    }
    const answer: unknown = await response.json().catch(() => null);
    if (response.ok) return answer as T;
    const { error } = (answer ?? { error: { code: 'internal', details: {} } }) as ErrorBody;
    throw new CallError(error.code, error.details);
  }
}

/**
 * Loads a file of the studio.
 * @throws CallError `offline` when no answer came, or only a part of it; `internal` when the server answered with an error
 */
export async function readFile(address: string): Promise<Blob> {
  const answer = await fetch(address)
    .then(async (response) => ({ isFile: response.ok, body: await response.blob() }))
    .catch(() => {
      throw new CallError('offline');
    });
  if (!answer.isFile) throw new CallError('internal');
  return answer.body;
}

/** Worth trying again with the same request id. */
function isPassing(error: unknown): boolean {
  return error instanceof CallError && ['offline', 'wallet_unavailable', 'internal', 'busy'].includes(error.code);
}

/** 144 random bits; `randomUUID` is not there on plain HTTP. */
export function newRequestId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(18));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
