import { promoStatus } from '@cosmodrome/rules/content/live-time';
import { bannerTimer } from '@cosmodrome/rules/content/banners';
import { Icon } from '@cosmodrome/ui/icon';
import { useTranslations } from 'use-intl';
import { useFormat } from '../../platform/i18n/format.ts';

export interface CampaignEndProps {
  start: string | null;
  end: string | null;
  now: Date;
}

/** Until then an end is told by its date, afterwards counted down. */
const COUNTED_DAYS = 2;

/**
 * When a campaign really begins or ends, by the server's times: counted to the end while it runs, to the start before
 * (spec 4), and never to anything else.
 */
export function CampaignEnd({ start, end, now }: CampaignEndProps) {
  const t = useTranslations('promotions.end');
  const format = useFormat();
  const status = promoStatus(start, end, now);
  const day = (at: string): string => format.dateTime(new Date(at), { dateStyle: 'long' });
  const timer = bannerTimer({ start_at: start ?? now.toISOString(), end_at: end ?? FAR }, now);
  const left = timer && t('left', { days: timer.days, hours: timer.hours, minutes: timer.minutes });
  const soon = timer !== null && timer.days < COUNTED_DAYS;
  const words =
    status === 'archive'
      ? t('over', { day: end ? day(end) : '' })
      : status === 'future'
        ? soon
          ? t('startsIn', { left: left ?? '' })
          : t('starts', { day: start ? day(start) : '' })
        : end === null
          ? t('none')
          : soon
            ? t('endsIn', { left: left ?? '' })
            : t('ends', { day: day(end) });
  return (
    <span className="campaign-end text-meta">
      <Icon
        name={end === null && status === 'active' ? 'repeat' : status === 'future' ? 'calendar-days' : 'timer'}
        size={16}
      />
      {words}
    </span>
  );
}

const FAR = '9999-12-31T00:00:00Z';
