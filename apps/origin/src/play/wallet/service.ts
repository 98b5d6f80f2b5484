import type { GameSession, Play, PlayAnswer, Rollback, WalletError } from '@cosmodrome/contract/wallet';
import type { Database } from '@cosmodrome/database';
import type { Clock } from '@cosmodrome/rules/clock';
import { currencyRule } from '@cosmodrome/rules/money/currencies';
import { cutNickname } from '@cosmodrome/rules/lobby/winners';
import { playPolicy } from '@cosmodrome/rules/play/policy';
import { playerFacts } from '../../profile/index.ts';
import { wallets, type Ledger, type PlayCode } from '../../ledger/index.ts';
import type { Names } from '../sessions/names.ts';
import { openSession, type SessionRow } from '../sessions/store.ts';
import type { PlayTables } from '../tables.ts';
import { faultOf } from './check.ts';
import { playFree, rollBackFree, type FreeAnswer, type FreeCode, type FreeRounds } from './free.ts';
import { readFacts } from './facts.ts';
import { refused, type WalletResult } from './result.ts';

/**
 * The wallet as studios use it, over signed HTTP or in process: every rule is checked here. `studio` is the caller's
 * proven name. A refusal has moved nothing; a thrown error leaves that unknown, and the same call again will tell.
 */
export interface WalletService {
  openSession(studio: string, launchToken: string): Promise<WalletResult<GameSession>>;
  play(studio: string, action: Play): Promise<WalletResult<PlayAnswer>>;
  rollback(studio: string, action: Rollback): Promise<WalletResult<PlayAnswer>>;
}

/**
 * A bet that was refused: by a limit of the player's own, the highest stake while a bonus is wagered or that of the policy, by a
 * bonus that closes the game, or because a reality check is due.
 */
export interface RefusedBet {
  readonly playerId: number;
  readonly game: string;
  readonly currency: string;
  readonly amount: number;
  readonly by: 'own' | 'bonus' | 'game' | 'policy' | 'check';
  /** What a round may stake at most, where the policy has refused. */
  readonly most: number | null;
}

export interface WalletOptions {
  readonly database: Database<PlayTables>;
  readonly ledger: Ledger;
  readonly names: Names;
  readonly clock: Clock;
  /** A limit, the terms of a bonus or a due check have refused a bet: the player is told in the page around the game. */
  readonly onRefused: (bet: RefusedBet) => void;
  /** A player has begun a round: their session is not idle. */
  readonly onActivity: (playerId: number) => void;
  readonly freeRounds: () => FreeRounds;
}

/** An action without the free spins that its round belongs to: what it wins would go to the wallet. */
const NOT_FREE = refused('conflict', 'the round belongs to free spins');
const UNKNOWN = refused('session_unknown', 'there is no such session');

export function createWallet(options: WalletOptions): WalletService {
  const { ledger, names } = options;
  return {
    openSession: (studio, launchToken) => open(options, studio, launchToken),
    play: async (studio, action) => {
      const playerId = names.playerOf(action.session_id);
      if (!playerId) return UNKNOWN;
      const keys = keysOf(studio, action);
      if (action.freespins_id !== undefined) return playOfHouse(options, { studio, playerId, keys }, action);
      const decided = await decide(options, studio, playerId, action, keys);
      if (decided.fault) return decided.fault;
      const { begins, most } = decided;
      if (begins) options.onActivity(playerId);
      const booked = await ledger.play({ ...playOf(playerId, action, keys), permit: action.session_id });
      const result = answer(booked);
      const by = LIMITS[booked.code];
      if (by) {
        const { game, currency, bet: amount } = action;
        options.onRefused({ playerId, game, currency, amount, by, most: by === 'policy' ? most : null });
      }
      return result;
    },
    rollback: async (studio, action) => {
      const playerId = names.playerOf(action.session_id);
      if (!playerId) return UNKNOWN;
      const keys = keysOf(studio, action);
      const facts = await factsOf(options, playerId, action.session_id, keys);
      if (!facts || !isOf(facts.session, studio)) return UNKNOWN;
      if (facts.session.game !== action.game) return refused('session_unknown', 'the session is for another game');
      if (facts.session.currency !== action.currency) {
        return refused('currency_mismatch', `the session is in ${facts.session.currency}`);
      }
      if (action.freespins_id !== undefined) {
        const original = `${studio}:${action.original_action_id}`;
        return answer(
          await rollBackFree(options, {
            ...stepOf(options, { studio, playerId, keys }, action),
            originalActionId: original,
          }),
        );
      }
      if (facts.roundIsFree) return NOT_FREE;
      return answer(
        await ledger.play({
          ...playOf(playerId, { ...action, bet: 0, win: 0, finished: false }, keys),
          kind: 'rollback',
          originalActionId: `${studio}:${action.original_action_id}`,
        }),
      );
    },
  };
}

interface Keys {
  action: string;
  round: string;
}

/** Ids are the studio's own: in the books they stand behind its name. */
const keysOf = (studio: string, ids: { action_id: string; round_id: string }): Keys => ({
  action: `${studio}:${ids.action_id}`,
  round: `${studio}:${ids.round_id}`,
});

const isOf = (session: SessionRow, studio: string): boolean =>
  session.studio === studio && session.mode === 'real' && session.opened_at !== null;

const factsOf = ({ database }: WalletOptions, playerId: number, sessionId: string, keys: Keys) =>
  readFacts(database, { playerId, sessionId, roundKey: keys.round, actionKey: keys.action });

type Decision =
  | { fault: Extract<WalletResult<never>, { ok: false }> }
  | { fault: null; begins: boolean; most: number | null };

/** What has refused a stake that the player is told of. */
const LIMITS: Readonly<Partial<Record<PlayCode, RefusedBet['by']>>> = {
  limit_reached: 'own',
  round_limit: 'bonus',
  game_forbidden: 'game',
  stake_limit: 'policy',
  reality_check_due: 'check',
};

async function decide(
  options: WalletOptions,
  studio: string,
  playerId: number,
  action: Play,
  keys: Keys,
): Promise<Decision> {
  const facts = await factsOf(options, playerId, action.session_id, keys);
  if (!facts || !isOf(facts.session, studio)) return { fault: UNKNOWN };
  if (facts.roundIsFree) return { fault: NOT_FREE };
  if (facts.known) return { fault: null, begins: false, most: null };
  const fault = faultOf(facts, action, options.clock.now());
  if (fault) return { fault: refused(fault.code, fault.message) };
  const most = highestStake(facts.session);
  return { fault: null, begins: facts.roundState === null, most };
}

interface Proven {
  readonly studio: string;
  readonly playerId: number;
  readonly keys: Keys;
}

const stepOf = ({ clock }: WalletOptions, { studio, playerId, keys }: Proven, action: Play | Rollback) => ({
  playerId,
  freespinsId: action.freespins_id ?? '',
  studio,
  currency: action.currency,
  actionId: keys.action,
  roundId: keys.round,
  gameId: action.game,
  at: clock.now(),
});

/** A round that the house stakes: a session is needed for it as for others, and it goes its own way into the books. */
async function playOfHouse(options: WalletOptions, proven: Proven, action: Play): Promise<WalletResult<PlayAnswer>> {
  const facts = await factsOf(options, proven.playerId, action.session_id, proven.keys);
  if (!facts || !isOf(facts.session, proven.studio)) return UNKNOWN;
  const { session } = facts;
  if (action.bet !== 0) return refused('bet_out_of_range', 'a free round takes no stake');
  if (action.game !== session.game) return refused('session_unknown', 'the session is for another game');
  if (action.currency !== session.currency)
    return refused('currency_mismatch', `the session is in ${session.currency}`);
  const booked = await playFree(options, session, {
    ...stepOf(options, proven, action),
    win: BigInt(action.win),
    finished: action.finished,
  });
  if (booked.code === 'ok' && facts.roundState === null) options.onActivity(proven.playerId);
  return answer(booked);
}

function playOf(playerId: number, action: Omit<Play, 'session_id' | 'action_id' | 'round_id'>, keys: Keys) {
  return {
    kind: 'play' as const,
    playerId,
    currency: action.currency,
    actionId: keys.action,
    roundId: keys.round,
    gameId: action.game,
    bet: BigInt(action.bet),
    win: BigInt(action.win),
    finished: action.finished,
  };
}

const REFUSALS: Readonly<Record<Exclude<FreeCode, 'ok'>, [WalletError['code'], string]>> = {
  insufficient_funds: ['insufficient_funds', 'the balance does not cover this'],
  conflict: ['conflict', 'the id was used for something else'],
  unknown_wallet: ['currency_mismatch', 'the player has no wallet in this currency'],
  rolled_back: ['rolled_back', 'the action was rolled back before it came'],
  already_rolled_back: ['rolled_back', 'the action was rolled back already'],
  session_ended: ['session_ended', 'the session is over'],
  round_finished: ['conflict', 'the round is over'],
  reality_check_due: ['reality_check_due', 'the player has a reality check to confirm first'],
  cycle_too_short: ['cycle_too_short', 'the last round began too short a time ago'],
  game_forbidden: ['limit_reached', 'the bonus that is wagered closes this game'],
  stake_limit: ['limit_reached', 'a round may not have that much at stake'],
  limit_reached: ['limit_reached', 'a limit of the player does not allow this stake'],
  round_limit: ['limit_reached', 'the bonus that is wagered does not allow this stake'],
  balance_limit: ['conflict', 'the balance would be too large'],
  freespins_unknown: ['freespins_unknown', 'the player has no such free spins'],
  freespins_over: ['freespins_over', 'none of these free spins can be begun any more'],
};

function answer(booked: FreeAnswer): WalletResult<PlayAnswer> {
  if (booked.code !== 'ok') return refused(...REFUSALS[booked.code]);
  return {
    ok: true,
    answer: { transaction_id: String(booked.transactionId), balance: Number(booked.real + booked.bonus) },
  };
}

async function open(options: WalletOptions, studio: string, token: string): Promise<WalletResult<GameSession>> {
  const { database, clock, names } = options;
  const session = await openSession(database.db, {
    token,
    studio,
    now: clock.now(),
  });
  if (!session) return refused('session_unknown', 'the launch token is unknown, used or too old');
  const { player_id: playerId, currency, mode } = session;
  const player = playerId > 0 ? await playerFacts(database.db, playerId) : null;
  const wallet = mode === 'real' ? await walletOf(database, playerId, currency) : null;
  return {
    ok: true,
    answer: {
      session_id: session.id,
      mode,
      player_ref: player ? names.playerRef(playerId) : null,
      nickname: player ? cutNickname(player.nickname) : null,
      game: session.game,
      currency,
      subunits_to_unit: currencyRule(currency)?.subunits ?? 100,
      locale: session.locale,
      balance: wallet ? Number(wallet.real + wallet.bonus) : null,
      policy: {
        ...playPolicy(session.profile, session.family),
        reality_check_minutes: session.reality_check_minutes,
        highest_stake: highestStake(session),
      },
    },
  };
}

const highestStake = ({ highest_stake: most }: SessionRow): number | null => (most === null ? null : Number(most));

async function walletOf(database: Database<PlayTables>, playerId: number, currency: string) {
  const found = (await wallets(database.db, playerId)).find((wallet) => wallet.currency === currency);
  if (!found) throw new Error('a real session without its wallet');
  return found;
}
