import { randomUUID } from 'node:crypto';
import type { RoundProof } from '@cosmodrome/contract/http/play';
import { sign } from '@cosmodrome/contract/signature';
import { GameSession, PlayAnswer, WalletError, type Play, type Rollback } from '@cosmodrome/contract/wallet';
import type { Clock } from '@cosmodrome/rules/clock';
import type { z } from 'zod';
import {
  ProviderRefusal,
  ProviderUnavailable,
  type FreeSpinsRequest,
  type Provider,
} from '../src/adapters/providers/index.ts';

export type StudioAnswer<T> =
  | { status: number; answer: T; error: null }
  | { status: number; answer: null; error: WalletError };

/** A studio's server that speaks the real wallet protocol over HTTP. */
export class TestStudio {
  readonly #at: { url: string; id: string; key: string; clock: Clock };
  readonly proofs = new Map<string, RoundProof>();
  readonly rotations: { playerRef: string; game: string; clientSeed?: string | undefined }[] = [];
  /** What it was told of free spins, in order; it does not answer while it is silent. */
  readonly freespins: (
    | { readonly told: 'issue'; readonly request: FreeSpinsRequest }
    | { readonly told: 'cancel'; readonly request: Pick<FreeSpinsRequest, 'freespinsId' | 'playerRef'> }
  )[] = [];
  isSilent = false;
  /** What the studio refuses a new seed with. */
  refusal: string | null = null;

  constructor(at: { url: string; id: string; key: string; clock: Clock }) {
    this.#at = at;
  }

  readonly provider: Provider = {
    round: (id) => Promise.resolve(this.proofs.get(id) ?? null),
    issueFreeSpins: (request) => {
      if (this.isSilent) return Promise.reject(new ProviderUnavailable('the studio is silent'));
      this.freespins.push({ told: 'issue', request });
      return Promise.resolve(null);
    },
    cancelFreeSpins: (request) => {
      if (this.isSilent) return Promise.reject(new ProviderUnavailable('the studio is silent'));
      this.freespins.push({ told: 'cancel', request });
      return Promise.resolve(null);
    },
    rotateSeed: (request) => {
      if (this.refusal) return Promise.reject(new ProviderRefusal(this.refusal));
      this.rotations.push(request);
      return Promise.resolve({
        revealed: null,
        next_server_seed_hash: `hash-${this.rotations.length}`,
        client_seed: request.clientSeed ?? 'theirs',
      });
    },
  };

  openSession(token: string): Promise<StudioAnswer<GameSession>> {
    return this.send('session', { launch_token: token }, GameSession);
  }

  play(session: GameSession, action: Partial<Play> = {}): Promise<StudioAnswer<PlayAnswer>> {
    return this.send(
      'play',
      {
        session_id: session.session_id,
        action_id: randomUUID(),
        round_id: randomUUID(),
        game: session.game,
        currency: session.currency,
        bet: 100,
        win: 0,
        finished: true,
        ...action,
      },
      PlayAnswer,
    );
  }

  rollback(
    session: GameSession,
    action: Pick<Rollback, 'original_action_id' | 'round_id'> & Partial<Rollback>,
  ): Promise<StudioAnswer<PlayAnswer>> {
    const { session_id, game, currency } = session;
    return this.send('rollback', { session_id, game, currency, action_id: randomUUID(), ...action }, PlayAnswer);
  }

  /** Sends a body, signed unless the headers say otherwise. */
  async send<T>(
    call: string,
    body: unknown,
    schema: z.ZodType<T>,
    headers: Record<string, string> = {},
  ): Promise<StudioAnswer<T>> {
    const raw = typeof body === 'string' ? body : JSON.stringify(body);
    const response = await fetch(`${this.#at.url}/wallet/v1/${call}`, {
      method: 'POST',
      headers: { 'x-studio': this.#at.id, ...sign(this.#at.key, raw, this.#at.clock.now()), ...headers },
      body: raw,
    });
    const answer: unknown = await response.json();
    const { status } = response;
    if (response.ok) return { status, answer: schema.parse(answer), error: null };
    return { status, answer: null, error: WalletError.parse(answer) };
  }

  expectAnswer<T>(given: StudioAnswer<T>): T {
    if (given.error) throw new Error(`refused with ${given.status}: ${given.error.code}`);
    return given.answer;
  }
}
