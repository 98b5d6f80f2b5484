import { DAY_MS } from '../durations.ts';
import { isExclusion, isInForce, type LimitStatus, type LimitType } from './types.ts';

/** What is left of a limit that a player has set. */
export interface LimitRecord {
  readonly type: LimitType;
  readonly status: LimitStatus;
  readonly created_at: Date;
  /** From when it holds, where that is later than when it was asked for. */
  readonly effective_at: Date | null;
  readonly ended_at: Date | null;
}

/** Limits on money and on the time of a session; a break is no limit, and a reality check is there for everybody. */
const isLimit = ({ type }: LimitRecord): boolean => !isExclusion(type) && type !== 'reality_check';

interface Span {
  readonly type: LimitType;
  readonly from: number;
  readonly to: number;
}

/** When limits were in force; one that was replaced before it held is left out. */
const spansOf = (records: readonly LimitRecord[], now: number): Span[] =>
  records
    .filter((record) => isLimit(record) && (record.ended_at !== null || isInForce(record.status)))
    .map(({ type, created_at: created, effective_at: effective, ended_at: ended }) => ({
      type,
      from: (effective ?? created).getTime(),
      to: Math.min(now, ended?.getTime() ?? now),
    }))
    .filter(({ from, to }) => from < to || (from === to && to === now))
    .sort((one, other) => one.from - other.from);

/** How many kinds of limits have been in force at some time. */
export const kindsOfLimits = (records: readonly LimitRecord[], now: Date): number =>
  new Set(spansOf(records, now.getTime()).map(({ type }) => type)).size;

/** For how many whole days there has been a limit of one kind without a gap; one that replaces another goes on with its days. */
export function daysWithLimit(records: readonly LimitRecord[], now: Date): number {
  let most = 0;
  const since = new Map<LimitType, Span>();
  for (const span of spansOf(records, now.getTime())) {
    const before = since.get(span.type);
    const goesOn = before !== undefined && span.from <= before.to;
    const kept = goesOn ? { ...span, from: before.from, to: Math.max(before.to, span.to) } : span;
    since.set(span.type, kept);
    if (kept.to === now.getTime()) most = Math.max(most, Math.floor((kept.to - kept.from) / DAY_MS));
  }
  return most;
}
