import { inTransaction, type Connection } from '@cosmodrome/database';
import type { WantedLimit } from '@cosmodrome/contract/http/limits';
import { currencyRule } from '@cosmodrome/rules/money/currencies';
import { endOf, windowOf, zoneOf } from '@cosmodrome/rules/limits/calendar';
import {
  confirmationWindow,
  directionOf,
  directionOfMinutes,
  endsLater,
  looserFrom,
  mergeAmounts,
  minutesRange,
  type Direction,
  type LimitAmount,
} from '@cosmodrome/rules/limits/changes';
import {
  isExclusion,
  isMoneyLimit,
  isRenewing,
  type Exclusion,
  type LimitPeriod,
  type LimitsPolicy,
  type LimitType,
  type MoneyLimit,
  type TimeLimit,
} from '@cosmodrome/rules/limits/types';
import { playerFacts } from '../../profile/index.ts';
import { refuse } from '../../kernel/http/handler.ts';
import { lockPlayer } from '../../kernel/outbox/index.ts';
import { hold } from '../hold.ts';
import type { Asking, LimitsDeps } from '../deps.ts';
import { notePrompt } from '../protection.ts';
import { inForce, insertLimit, liveLimits, moveLimit, NOT_WAITING, waiting, type LimitRow } from '../store.ts';

const DAY_MINUTES = 1_440;

/** What a limit holds: amounts, or minutes. */
interface Content {
  readonly type: LimitType;
  readonly period: LimitPeriod | null;
  readonly minutes: number | null;
  readonly accounts: readonly LimitAmount[];
}

interface Situation {
  readonly policy: LimitsPolicy;
  readonly trx: Connection;
  readonly playerId: number;
  readonly rows: readonly LimitRow[];
  readonly zone: string;
  readonly now: Date;
  /** The listed name where it is asked. */
  readonly host: string | null;
}

/**
 * Sets a limit. What is stricter holds from this transaction on; what is looser waits (player protection R1).
 *
 * @throws Refusal 422 for what the licence's policy does not have, or for a break that would become shorter
 */
export async function setLimit(deps: LimitsDeps, { playerId, host }: Asking, wanted: WantedLimit): Promise<void> {
  const { clock, database } = deps;
  await inTransaction(database.db, async (trx) => {
    await lockPlayer(trx, playerId);
    const now = clock.now();
    const policy = await deps.policyOf(trx, playerId, host);
    const country = (await playerFacts(trx, playerId))?.country ?? null;
    const zone = zoneOf(country, policy.timeZone);
    const situation = {
      policy,
      trx,
      playerId,
      rows: await liveLimits(trx, playerId, now),
      zone,
      now,
      host: deps.listedHost(host),
    };
    const { type } = wanted;
    if (isMoneyLimit(type)) {
      await setMoney(situation, type, wanted);
      // Whoever sets a limit has thought about limits.
      await notePrompt(trx, playerId, now);
    } else if (isExclusion(type)) await setBreak(situation, type, wanted);
    else await setMinutes(situation, type, wanted);
    await hold(deps, trx, playerId, now);
  });
}

async function setMoney(situation: Situation, type: MoneyLimit, wanted: WantedLimit): Promise<void> {
  const { policy } = situation;
  const { period, accounts = [] } = wanted;
  if (!period) throw refuse(422, 'period', 'required');
  if (!isRenewing(period) || !policy.moneyPeriods.includes(period)) throw refuse(422, 'period', 'invalid');
  if (accounts.length === 0) throw refuse(422, 'accounts', 'required');
  if (accounts.some(({ currency }) => !currencyRule(currency))) throw refuse(422, 'accounts', 'currency_unknown');
  if (new Set(accounts.map(({ currency }) => currency)).size < accounts.length)
    throw refuse(422, 'accounts', 'invalid');
  const current = inForce(situation.rows, type, period);
  const direction = directionOf(current?.accounts ?? null, accounts);
  const content = { type, period, minutes: null };
  if (!current) {
    await change(situation, undefined, direction, { ...content, accounts }, null);
    return;
  }
  const { atOnce, later } = mergeAmounts(current.accounts, accounts);
  const looser = direction === 'looser' || direction === 'mixed';
  await change(
    situation,
    current,
    direction,
    { ...content, accounts: atOnce },
    looser ? { ...content, accounts: later } : null,
  );
}

async function setMinutes(situation: Situation, type: TimeLimit, wanted: WantedLimit): Promise<void> {
  const minutes = wanted.minutes ?? periodMinutes(type, wanted.period);
  if (minutes === undefined) throw refuse(422, 'minutes', 'required');
  const { min, max } = minutesRange(situation.policy, type);
  if (minutes < min) throw refuse(422, 'minutes', 'min', { min });
  if (minutes > max) throw refuse(422, 'minutes', 'max', { max });
  const current = inForce(situation.rows, type, null);
  const direction = directionOfMinutes(current?.minutes ?? null, minutes);
  const content = { type, period: null, minutes, accounts: [] };
  await change(situation, current, direction, content, direction === 'looser' ? content : null);
}

/** The length of a session may also be named as a period (spec 3): a day, no other is one. */
function periodMinutes(type: TimeLimit, period: LimitPeriod | undefined): number | undefined {
  if (type !== 'session' || period === undefined) return undefined;
  if (period !== 'day') throw refuse(422, 'period', 'invalid');
  return DAY_MINUTES;
}

/** Carries a change out: the part that holds at once, and the one that waits. */
async function change(
  situation: Situation,
  current: LimitRow | undefined,
  direction: Direction,
  atOnce: Content,
  later: Content | null,
): Promise<void> {
  const { trx, rows, now } = situation;
  const before = waiting(rows, atOnce.type, atOnce.period);
  if (before) await moveLimit(trx, before, { event: later ? 'replace' : 'withdraw', at: now });
  if (direction === 'first' || direction === 'stricter' || direction === 'mixed') {
    if (current) await moveLimit(trx, current, { event: 'replace', at: now });
    await insertLimit(trx, { ...base(situation, atOnce), status: 'active' });
  } else if (current && current.status !== 'active') {
    // Whoever sets a limit again wants to keep it.
    await moveLimit(trx, current, { event: 'keep', at: now });
  }
  if (!later) return;
  const { policy } = situation;
  const running = current && isRenewing(current.period) ? windowOf(current.period, now, current.zone) : null;
  const from = looserFrom(policy, 'raise', now, running);
  const { opens, closes } = confirmationWindow(policy, now, from);
  const times = { effective_at: from, confirm_from: opens, confirm_until: closes };
  await insertLimit(trx, { ...base(situation, later), status: 'unconfirmed', asked_looser: true, ...times });
}

async function setBreak(situation: Situation, type: Exclusion, { period }: WantedLimit): Promise<void> {
  const { policy, trx, rows, zone, now } = situation;
  const periods = type === 'coolingoff' ? policy.coolingOffPeriods : policy.selfExclusionPeriods;
  if (!period) throw refuse(422, 'period', 'required');
  if (!periods.includes(period)) throw refuse(422, 'period', 'invalid');
  const end = endOf(period, now, zone);
  const running = rows.find((row) => row.type === type);
  if (running) {
    // Whoever sets it again while its early end is waited for wants to keep it.
    if (running.status !== 'active' && running.period === period) {
      await moveLimit(trx, running, { event: 'keep', at: now });
      return;
    }
    if (!endsLater(running.active_until, end)) throw refuse(422, 'base', 'break_running');
    await moveLimit(trx, running, { event: 'replace', at: now });
  }
  const content = { type, period, minutes: null, accounts: [] };
  await insertLimit(trx, { ...base(situation, content), status: 'active', active_until: end });
}

const base = ({ playerId, zone, now, host }: Situation, { type, period, minutes, accounts }: Content) => ({
  player_id: playerId,
  type,
  period,
  minutes,
  accounts: JSON.stringify(accounts),
  zone,
  created_at: now,
  asked_host: host,
  active_until: null,
  ended_at: null,
  end_reason: null,
  ...NOT_WAITING,
});
