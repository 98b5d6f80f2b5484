import type { IncomingMessage } from 'node:http';
import { z } from 'zod';
import { crashFairness } from '../crash/fairness.ts';
import { rulesOf } from '../content/registry.ts';
import type { SessionRow } from '../database/tables.ts';
import type { ArcadeDeps } from '../deps.ts';
import { fairnessOf, rotateSeed } from '../fairness/fairness.ts';
import { playableFreeSpins } from '../freespins/freespins.ts';
import { Refused } from '../refused.ts';
import { act } from '../rounds/act.ts';
import { openRoundView } from '../rounds/answer.ts';
import { openSession, sessionOf } from '../sessions/sessions.ts';
import { startOf } from '../sessions/start.ts';
import type { DemoWallet } from '../wallet/demo.ts';
import { json, type Reply, type Request, type Route } from './router.ts';

const OpenSessionBody = z.strictObject({
  token: z.string().min(16).max(256),
  // As long as 256 random bits: nobody guesses another guest's.
  demo_key: z
    .string()
    .regex(/^[\w-]{43}$/)
    .optional(),
});
const PlayBody = z.strictObject({
  request_id: z.string().regex(/^[\w-]{8,64}$/),
  action: z.unknown(),
  freespins: z.string().min(1).max(48).optional(),
});
const RotateBody = z.strictObject({ client_seed: z.string().min(1).max(64).optional() });

export interface ApiHooks {
  /** A player has acted at a shared table. */
  acted(game: string): void;
}

/** The calls of the frame. All but the first need the bearer that the first gives out. */
export function apiRoutes(deps: ArcadeDeps, demo: DemoWallet, hooks: ApiHooks): Route[] {
  const withSession =
    (handle: (session: SessionRow, request: Request) => Promise<Reply>) =>
    async (request: Request): Promise<Reply> =>
      handle(await authorised(deps, request.message), request);

  return [
    {
      method: 'POST',
      path: '/arcade/api/session',
      handle: async (request) => {
        const { token, demo_key: demoKey } = parse(OpenSessionBody, request.body);
        return json(201, await startOf(deps, demo, await openSession(deps, token, demoKey)));
      },
    },
    {
      method: 'POST',
      path: '/arcade/api/rounds/play',
      handle: withSession(async (session, request) => {
        const { request_id: requestId, action, freespins } = parse(PlayBody, request.body);
        const answer = await act(deps, session, requestId, action, freespins);
        hooks.acted(session.game);
        return json(200, answer);
      }),
    },
    {
      method: 'GET',
      path: '/arcade/api/round',
      handle: withSession(async (session) => {
        const round = await openRoundView(deps, session.owner, session.game, session.currency);
        return json(200, { round });
      }),
    },
    {
      method: 'GET',
      path: '/arcade/api/freespins',
      handle: withSession(async (session) => json(200, { freespins: await playableFreeSpins(deps, session) })),
    },
    {
      method: 'GET',
      path: '/arcade/api/rules',
      handle: withSession(async (session) => {
        const game = deps.games.byIdentifier(session.game);
        const stakes = game && deps.games.stakes(game.model, session.currency, session.policy.highest_stake);
        if (!stakes) throw new Refused(404, 'not_found');
        return json(200, rulesOf(game.model, stakes));
      }),
    },
    {
      method: 'GET',
      path: '/arcade/api/fairness',
      handle: withSession(async (session) => json(200, await fairness(deps, session))),
    },
    {
      method: 'POST',
      path: '/arcade/api/fairness/rotate',
      handle: withSession(async (session, request) => {
        const { client_seed: clientSeed } = parse(RotateBody, request.body);
        return json(201, await rotateSeed(deps, session.owner, session.game, clientSeed));
      }),
    },
    {
      method: 'POST',
      path: '/arcade/api/demo/refill',
      handle: withSession(async (session) => {
        if (session.mode !== 'demo') throw new Refused(409, 'illegal_action');
        const game = deps.games.byIdentifier(session.game);
        const least = game && deps.games.stakes(game.model, session.currency)?.min;
        return json(200, { balance: await demo.purse(session.owner, least ?? 1) });
      }),
    },
  ];
}

function fairness(deps: ArcadeDeps, session: SessionRow) {
  const isShared = deps.games.byIdentifier(session.game)?.model.family === 'crash';
  return isShared ? crashFairness(deps, session.game) : fairnessOf(deps, session.owner, session.game);
}

async function authorised(deps: ArcadeDeps, message: IncomingMessage): Promise<SessionRow> {
  const bearer = /^Bearer ([\w-]{20,100})$/.exec(message.headers.authorization ?? '')?.[1];
  const session = bearer === undefined ? null : await sessionOf(deps, bearer);
  if (!session) throw new Refused(401, 'session_ended');
  return session;
}

function parse<T>(schema: z.ZodType<T>, body: string): T {
  let value: unknown;
  try {
    value = JSON.parse(body);
  } catch {
    throw new Refused(400, 'malformed');
  }
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw new Refused(422, 'malformed');
  return parsed.data;
}
