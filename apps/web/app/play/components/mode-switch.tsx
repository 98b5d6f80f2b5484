import { Segmented } from '@cosmodrome/ui/segmented';
import { useTranslations } from 'use-intl';
import { useSession } from '../../platform/session/session.ts';
import type { BarProps } from './bar-props.ts';

/** Real or demo. A guest who wants the real game is asked to join first. */
export function ModeSwitch({ game, mode, choose }: Pick<BarProps, 'game' | 'mode' | 'choose'>) {
  const t = useTranslations('play.bar');
  const session = useSession();
  if (!game.card.demo && session !== 'guest') return null;
  return (
    <Segmented
      label={t('mode')}
      options={[
        { value: 'real', label: t('real') },
        { value: 'demo', label: t('demo') },
      ]}
      value={mode}
      onChange={choose}
    />
  );
}
