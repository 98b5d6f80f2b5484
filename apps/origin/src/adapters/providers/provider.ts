import type { RoundProof, SeedRotation } from '@cosmodrome/contract/http/play';

/** What a studio's server is asked. In process or over signed HTTP. */
export interface Provider {
  /** Everything that recomputes a round; null for one that the studio does not know. */
  round(roundId: string): Promise<RoundProof | null>;
  /**
   * Reveals the player's running seed in a game and commits to a new one.
   * @throws an error with a `code` for what the player cannot have: `round_open`, `not_rotatable`, `malformed`
   */
  rotateSeed(request: { playerRef: string; game: string; clientSeed?: string | undefined }): Promise<SeedRotation>;
  /** Lets a player play free rounds from now on. The same terms may come again and have one effect. */
  issueFreeSpins(request: FreeSpinsRequest): Promise<unknown>;
  /** Ends that: no round begins any more. May come again, and before the studio has heard of them. */
  cancelFreeSpins(request: Pick<FreeSpinsRequest, 'freespinsId' | 'playerRef'>): Promise<unknown>;
}

export interface FreeSpinsRequest {
  readonly freespinsId: string;
  readonly playerRef: string;
  readonly games: readonly string[];
  readonly currency: string;
  readonly count: number;
  /** The stake of each round, which the house pays. */
  readonly betCents: number;
  readonly validUntil: Date;
}

/** The studio has decided against it. */
export class ProviderRefusal extends Error {
  override readonly name = 'ProviderRefusal';
  readonly code: string;
  constructor(code: string) {
    super(`the studio refused: ${code}`);
    this.code = code;
  }
}

/** The studio did not answer, or not as the protocol says. */
export class ProviderUnavailable extends Error {
  override readonly name = 'ProviderUnavailable';
}

const REFUSALS = new Set(['round_open', 'not_rotatable', 'malformed', 'not_found']);

/** The code of a studio's refusal, whichever class the studio throws; null for any other error. */
export function refusalCode(error: unknown): string | null {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return null;
  return REFUSALS.has(error.code) ? error.code : null;
}
