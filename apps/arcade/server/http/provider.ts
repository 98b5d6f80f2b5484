import { z } from 'zod';
import type { Clock } from '@cosmodrome/rules/clock';
import type { Rotated } from '../../api/calls.ts';
import type { AtStudio, Issue } from '../freespins/freespins.ts';
import { Refused } from '../refused.ts';
import type { Proof } from '../rounds/proof.ts';
import { CancelFreeSpins, IssueFreeSpins } from '@cosmodrome/contract/wallet';
import { verify } from '@cosmodrome/contract/signature';
import { json, type Request, type Route } from './router.ts';

/** What an operator may ask the studio. */
export interface Provider {
  /** Everything that recomputes a round; null for an unknown or void one. */
  round(roundId: string): Promise<Proof | null>;
  /** Shows a player's running seed at a game and commits to a new one. Throws `Refused` (`round_open`, `malformed`). */
  rotateSeed(request: { playerRef: string; game: string; clientSeed?: string | undefined }): Promise<Rotated>;
  /**
   * Lets a player play free rounds; the same terms have one effect. Throws `Refused` (`not_found`, `currency_mismatch`,
   * `bet_out_of_range`, `illegal_action`, `request_reused`).
   */
  issueFreeSpins(request: Omit<Issue, 'owner'> & { playerRef: string }): Promise<AtStudio>;
  /** No free round begins any more. */
  cancelFreeSpins(request: { playerRef: string; freespinsId: string }): Promise<AtStudio>;
}

const RotateBody = z.strictObject({
  player_ref: z.string().min(1).max(64),
  game: z.string().min(1).max(128),
  client_seed: z.string().min(1).max(64).optional(),
});

/** The same over HTTP, signed like the wallet's calls, for an operator elsewhere. */
export function providerRoutes(provider: Provider, studio: { id: string; key: string }, clock: Clock): Route[] {
  function check({ message, body }: Request): void {
    const header = (name: string): string => String(message.headers[name] ?? '');
    const isRight =
      header('x-studio') === studio.id &&
      verify(studio.key, body, { timestamp: header('x-timestamp'), signature: header('x-signature') }, clock.now());
    if (!isRight) throw new Refused(401, 'bad_signature');
  }

  return [
    {
      method: 'GET',
      path: '/arcade/provider/v1/rounds/:id',
      handle: async (request) => {
        check(request);
        const proof = await provider.round(request.params['id'] ?? '');
        if (!proof) throw new Refused(404, 'not_found');
        return json(200, proof);
      },
    },
    {
      method: 'POST',
      path: '/arcade/provider/v1/seeds/rotate',
      handle: async (request) => {
        check(request);
        const parsed = RotateBody.safeParse(parseJson(request.body));
        if (!parsed.success) throw new Refused(422, 'malformed');
        const { player_ref: playerRef, game, client_seed: clientSeed } = parsed.data;
        return json(201, await provider.rotateSeed({ playerRef, game, clientSeed }));
      },
    },
    {
      method: 'POST',
      path: '/arcade/studio/v1/freespins/issue',
      handle: async (request) => {
        check(request);
        const parsed = IssueFreeSpins.safeParse(parseJson(request.body));
        if (!parsed.success) throw new Refused(422, 'malformed');
        const { freespins_id, player_ref, bet_cents, valid_until, ...same } = parsed.data;
        const terms = { freespinsId: freespins_id, betCents: bet_cents, validUntil: new Date(valid_until) };
        return json(200, await provider.issueFreeSpins({ ...same, ...terms, playerRef: player_ref }));
      },
    },
    {
      method: 'POST',
      path: '/arcade/studio/v1/freespins/cancel',
      handle: async (request) => {
        check(request);
        const parsed = CancelFreeSpins.safeParse(parseJson(request.body));
        if (!parsed.success) throw new Refused(422, 'malformed');
        const { freespins_id: freespinsId, player_ref: playerRef } = parsed.data;
        return json(200, await provider.cancelFreeSpins({ freespinsId, playerRef }));
      },
    },
  ];
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    throw new Refused(400, 'malformed');
  }
}
