import tall328 from '@cosmodrome/ui/scenes/comet-dunes-tall-328.avif?url';
import tall656 from '@cosmodrome/ui/scenes/comet-dunes-tall-656.avif?url';
import fallback from '@cosmodrome/ui/scenes/comet-dunes-wide-852.webp?url';
import wide1704 from '@cosmodrome/ui/scenes/comet-dunes-wide-1704.avif?url';
import wide852 from '@cosmodrome/ui/scenes/comet-dunes-wide-852.avif?url';
import type { AdventureMonth, AdventureStanding } from '@cosmodrome/contract/http/adventure';
import { Icon } from '@cosmodrome/ui/icon';
import { useTranslations } from 'use-intl';
import { useFormat } from '../../platform/i18n/format.ts';
import { monthName } from '../words.ts';

export interface BannerProps {
  month: AdventureMonth;
  /** How the player stands; undefined for who has none. */
  standing: AdventureStanding | undefined;
}

/** The month, what it is about, and how far the player is; once it is over, that it is. */
export function Banner({ month, standing }: BannerProps) {
  const t = useTranslations('adventure');
  const format = useFormat();
  const days = month.days.length - 1;
  const name = monthName(month.month, format);
  const finished = standing?.finished ?? false;
  const last = month.days[days - 1]?.date;
  const finishedOn =
    last && format.dateTime(new Date(`${last}T00:00:00Z`), { day: 'numeric', month: 'long', timeZone: 'UTC' });
  return (
    <header className={finished ? 'adventure-banner is-finished' : 'adventure-banner'}>
      <picture>
        <source media="(width < 600px)" type="image/avif" srcSet={`${tall328} 328w, ${tall656} 656w`} sizes="100vw" />
        <source type="image/avif" srcSet={`${wide852} 852w, ${wide1704} 1704w`} sizes="100vw" />
        <img src={fallback} alt="" width={852} height={430} decoding="async" draggable={false} />
      </picture>
      <div className="adventure-banner-text">
        <p className="text-label adventure-banner-eyebrow">
          {finished && finishedOn ? t('finishedOn', { date: finishedOn }) : t('running')}
        </p>
        <h1 className="text-headline">{t('title', { month: name })}</h1>
        {!finished && <p className="text-lead text-mid">{t('lead', { needed: month.super_days })}</p>}
        {standing && (
          <ul className="adventure-facts" aria-label={t('facts.label')}>
            {!finished && (
              <li>
                <Icon name="calendar-days" size={18} />
                {t('facts.day', { day: Math.min(Math.max(1, standing.today), days), days })}
              </li>
            )}
            <li className="is-ok">
              <Icon name="circle-check" size={18} />
              {t('facts.completed', { count: standing.completed })}
            </li>
            <li>
              <Icon name="x" size={18} />
              {t('facts.lost', { count: standing.lost })}
            </li>
          </ul>
        )}
      </div>
    </header>
  );
}
