import type { Launch } from '@cosmodrome/contract/http/play';
import { DEMO_CURRENCY } from '@cosmodrome/rules/money/currencies';
import { stakeLimits } from '@cosmodrome/rules/play/stakes';
import { playPolicy } from '@cosmodrome/rules/play/policy';
import { playerFacts } from '../profile/index.ts';
import { launchAddress, type StudioServer } from '../adapters/providers/index.ts';
import type { CatalogueGame } from '../games/index.ts';
import { refuse, Refusal, type CallContext, type Caller } from '../kernel/http/handler.ts';
import { closedFamiliesOf, openRounds, wallets } from '../ledger/index.ts';
import type { PlayDeps } from './deps.ts';
import { enterGaming } from './sessions/gaming.ts';
import { createSession, type NewSession } from './sessions/store.ts';

export interface LaunchRequest {
  readonly producer: string;
  readonly name: string;
  readonly mode: 'real' | 'demo';
  readonly currency?: string | undefined;
}

/** Nobody: the player of a guest's demo game. */
const NOBODY = 0;

/** Opens a game: checks every rule of play and answers an address with a token that opens it once. */
export async function launch(deps: PlayDeps, request: LaunchRequest, context: CallContext): Promise<Launch> {
  const game = deps.games.findByAddress(request.producer, request.name)?.game;
  if (!game) throw refuse(404, 'base', 'game_not_found');
  const server = deps.studios.serving(game.provider);
  if (!server) throw refuse(404, 'base', 'game_not_found');
  const currency =
    request.mode === 'real' ? await realCurrency(deps, { request, game, server }, context) : demoCurrency(game);
  const playerId = context.caller?.playerId ?? NOBODY;
  const rules = await deps.rulesOf(context.caller?.playerId ?? null, context.host);
  const { profile, realityCheckMinutes } = rules;
  // Play money is nobody's: it has no rate either.
  const most = request.mode === 'real' ? rules.highestStake(currency) : null;
  const session: NewSession = {
    player_id: playerId,
    id: deps.names.newSessionId(playerId),
    studio: server.id,
    game: game.identifier,
    family: game.family,
    mode: request.mode,
    currency,
    locale: context.locale,
    profile,
    reality_check_minutes: realityCheckMinutes,
    highest_stake: most === null ? null : BigInt(most),
    min_cycle_ms: playPolicy(profile, game.family).min_cycle_ms,
    account_session_id: context.caller?.sessionId ?? null,
  };
  const now = deps.clock.now();
  const token = await createSession(deps.database.db, session, now);
  if (playerId !== NOBODY) {
    await deps.games.recordOpened({
      playerId,
      identifier: game.identifier,
      at: now,
    });
  }
  const gaming = request.mode === 'real' ? await enterGaming(deps.database.db, playerId, now) : null;
  return {
    session_id: session.id,
    launch_url: launchAddress(server, game, token),
    strategy: 'iframe',
    reality_check_minutes: realityCheckMinutes,
    gaming_session: gaming,
  };
}

function demoCurrency(game: CatalogueGame): string {
  if (!game.demo) throw refuse(422, 'mode', 'demo_unavailable');
  return DEMO_CURRENCY;
}

interface Wanted {
  request: LaunchRequest;
  game: CatalogueGame;
  server: StudioServer;
}

/** The currency of a real game, once everything that forbids it has been asked. */
async function realCurrency(deps: PlayDeps, wanted: Wanted, context: CallContext): Promise<string> {
  const { request, game, server } = wanted;
  const { caller } = context;
  if (!caller) throw refuse(401, 'base', 'unauthenticated');
  if (context.restricted) throw refuse(403, 'base', 'country_restricted');
  const owned = await wallets(deps.database.db, caller.playerId);
  const currency = request.currency ?? owned.find(({ active }) => active)?.currency;
  if (currency === undefined) throw refuse(422, 'currency', 'wallet_missing');
  if (!game.currencies.includes(currency) || !stakeLimits(game.family, currency)) {
    throw refuse(422, 'currency', 'currency_not_supported', { currency });
  }
  if (!owned.some((wallet) => wallet.currency === currency)) throw refuse(422, 'currency', 'wallet_missing');
  const fields = [...server.requiredFields, ...(await deps.fieldsOf(caller.playerId, context.host))];
  await requireFields(deps, caller, fields);
  const forbidden = await deps.mayPlay(caller.playerId, context.host);
  if (forbidden) throw forbidden;
  await requireOpenGame(deps, { playerId: caller.playerId, game, currency });
  return currency;
}

/** A bonus in play may close the game, unless a round of it waits there to be finished. */
async function requireOpenGame(
  { database: { db } }: PlayDeps,
  { playerId, game, currency }: { playerId: number; game: CatalogueGame; currency: string },
): Promise<void> {
  if (!(await closedFamiliesOf(db, playerId, currency)).includes(game.family)) return;
  const waits = await openRounds(db, playerId);
  if (waits.some((round) => round.gameId === game.identifier && round.currency === currency)) return;
  throw refuse(422, 'base', 'game_forbidden_with_bonus');
}

/** Studios and registers may ask for profile fields before real play (spec 4). */
async function requireFields(deps: PlayDeps, caller: Caller, fields: readonly string[]): Promise<void> {
  if (fields.length === 0) return;
  const player = await playerFacts(deps.database.db, caller.playerId);
  const missing = player?.missing(fields) ?? fields;
  if (missing.length > 0) throw new Refusal(422, Object.fromEntries(missing.map((field) => [field, { required: {} }])));
}
