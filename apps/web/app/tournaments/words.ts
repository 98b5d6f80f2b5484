import type { OwnStanding, Tournament, TournamentStanding } from '@cosmodrome/contract/http/tournaments';
import { RATE_UNIT } from '@cosmodrome/rules/tournaments/score';
import { useTranslations } from 'use-intl';
import { useFormat } from '../platform/i18n/format.ts';
import { useMoneyText } from '../platform/i18n/money.tsx';

type Scored = Pick<Tournament, 'strategy' | 'currency'>;

/** How a score is written: money, rounds, points, or how many times the stake. */
export function useScoreWords({ strategy, currency }: Scored): {
  of: (score: number) => string;
  standing: (standing: TournamentStanding) => string;
} {
  const t = useTranslations('tournaments.score');
  const money = useMoneyText();
  const format = useFormat();
  const rate = (times: number): string => t('rate', { times: format.number(times, { maximumFractionDigits: 2 }) });
  const of = (score: number): string =>
    strategy === 'bet' || strategy === 'win'
      ? money(score, currency)
      : strategy === 'rate'
        ? rate(score / Number(RATE_UNIT))
        : t(strategy, { count: score });
  const standing = (row: TournamentStanding): string =>
    strategy === 'rate'
      ? rate(row.rate)
      : of({ bet: row.bet_cents, win: row.win_cents, spin: row.games_taken, points: row.points }[strategy]);
  return { of, standing };
}

/** What is left until a moment, to the minute. */
export function useLeftWords(): (until: string, now: Date) => string {
  const t = useTranslations('tournaments');
  return (until, now) => {
    const minutes = Math.max(0, Math.ceil((new Date(until).getTime() - now.getTime()) / 60_000));
    return t('left', {
      days: Math.floor(minutes / 1_440),
      hours: Math.floor(minutes / 60) % 24,
      minutes: minutes % 60,
    });
  };
}

/** What a place gets in words: an amount, or the name of a thing. */
export function usePrizeWords(currency: string): (prize: { cents: number; stuff: string | null }) => string {
  const money = useMoneyText();
  return ({ cents, stuff }) => stuff ?? money(cents, currency);
}

/** What a player needs to come a place further, in the unit of the score; null on the first place and without one. */
export const toNext = ({ score, score_in_front: inFront }: OwnStanding): number | null =>
  inFront === null ? null : Math.max(1, inFront - score + (inFront === score ? 1 : 0));
