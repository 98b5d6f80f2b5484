import type { OwnStanding, Tournament } from '@cosmodrome/contract/http/tournaments';
import { Gauge } from '@cosmodrome/ui/gauge';
import { useTranslations } from 'use-intl';
import { toNext, useScoreWords } from '../words.ts';

/** The own place, and how far it is to the next one. */
export function OwnGauge({ tournament, own }: { tournament: Tournament; own: OwnStanding }) {
  const t = useTranslations('tournaments');
  const words = useScoreWords(tournament);
  const place = own.award_place;
  if (place === null) return <p className="text-meta text-low">{t('own.noScore')}</p>;
  const missing = toNext(own);
  const next = missing === null ? t('own.first') : t('own.toNext', { score: words.of(missing), place: place - 1 });
  return (
    <div className="tournament-own is-gauge">
      <p>
        <b className="text-subheading">{t('place', { place })}</b>{' '}
        <span className="text-meta text-mid">{t('own.of', { count: own.entries_count })}</span>
      </p>
      <Gauge
        value={own.score}
        max={own.score_in_front ?? own.score}
        label={t('own.gauge')}
        words={next}
        start={words.of(own.score)}
        end={next}
      />
    </div>
  );
}
