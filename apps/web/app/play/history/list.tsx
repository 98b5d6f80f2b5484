import type { PlayedRound } from '@cosmodrome/contract/http/play';
import { Anchor } from '@cosmodrome/ui/anchor';
import { Icon } from '@cosmodrome/ui/icon';
import { useTranslations } from 'use-intl';
import { useFormat } from '../../platform/i18n/format.ts';
import { Amount } from '../../platform/i18n/money.tsx';
import { roundPath } from './use-history.ts';

/** Rounds in the reader's own time, each a way to its proof. */
export function RoundList({ rounds }: { rounds: readonly PlayedRound[] }) {
  const t = useTranslations('play.history');
  return (
    <div className="round-list">
      <div className="round-row round-heads text-meta text-low" aria-hidden>
        <span>{t('game')}</span>
        <span className="is-end">{t('stake')}</span>
        <span className="is-end">{t('win')}</span>
        <span className="is-end">{t('net')}</span>
        <span />
      </div>
      <ul aria-label={t('title')}>
        {rounds.map((round) => (
          <li key={round.bet_id}>
            <RoundRow round={round} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function RoundRow({ round }: { round: PlayedRound }) {
  const t = useTranslations('play.history');
  const when = useWhen();
  const { currency, total_bets: stake, total_wins: win } = round;
  const net = win - stake;
  return (
    <Anchor href={roundPath(round.bet_id)} className="round-row round-link">
      <span className="round-game">
        <span className="text-body font-strong text-high">{round.title}</span>
        <span className="text-meta text-low">
          <time dateTime={round.created_at}>{when(round.created_at)}</time>
          {round.is_free && <span className="round-state">{t('free')}</span>}
          {round.bet_status !== 'settled' && (
            <span className={round.bet_status === 'open' ? 'round-state is-open' : 'round-state'}>
              {t(`states.${round.bet_status}`)}
            </span>
          )}
        </span>
      </span>
      <span className="round-amount is-stake">
        <span className="round-label text-meta text-low">{t('stake')} </span>
        <Amount cents={stake} currency={currency} tone="plain" />
      </span>
      <span className="round-amount is-win">
        <span className="round-label text-meta text-low">{t('win')} </span>
        <Amount cents={win} currency={currency} tone={win > stake ? 'gold' : 'plain'} />
      </span>
      <span className="round-amount is-net">
        <span className="round-label text-meta text-low">{t('net')} </span>
        <Amount cents={net} currency={currency} signed tone={net > 0 ? 'ok' : 'plain'} />
      </span>
      <Icon name="chevron-right" size={16} />
    </Anchor>
  );
}

/** Writes an instant in the reader's language and time zone. Only for what comes after the document. */
export function useWhen(): (instant: string) => string {
  const { dateTime } = useFormat();
  return (instant) => dateTime(new Date(instant), { dateStyle: 'medium', timeStyle: 'medium' });
}
