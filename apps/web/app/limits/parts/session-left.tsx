import { Icon } from '@cosmodrome/ui/icon';
import { useTranslations } from 'use-intl';
import { useSessionLeft } from '../session-end.ts';

/** Counts the session down to its real end. A timer is not read out by itself: each second would be too much. */
export default function SessionLeft() {
  const t = useTranslations('protection.session');
  const time = useSessionLeft();
  if (time === null) return null;
  return (
    <p className="session-left text-meta" role="timer">
      <Icon name="timer" size={16} />
      {t('left', { time })}
    </p>
  );
}
