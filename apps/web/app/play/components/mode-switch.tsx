import { Segmented } from '@cosmodrome/ui/segmented';
import { useTranslations } from 'use-intl';
import { useSession } from '../../platform/session/session.ts';
import type { BarProps } from './bar-props.ts';

type SwitchProps = Pick<BarProps, 'game' | 'mode' | 'choose' | 'ownMoney' | 'chooseMoney'>;

/** Real or demo; free spins or own money while there are some. A guest who wants the real game is asked to join first. */
export function ModeSwitch({ game, mode, choose, ownMoney, chooseMoney }: SwitchProps) {
  const t = useTranslations('play.bar');
  const session = useSession();
  if (ownMoney !== null) {
    return (
      <Segmented
        label={t('money')}
        options={[
          { value: 'free', label: t('freespins') },
          { value: 'own', label: t('real') },
        ]}
        value={ownMoney ? 'own' : 'free'}
        onChange={(value) => chooseMoney(value === 'own')}
      />
    );
  }
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
