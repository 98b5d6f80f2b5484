import { Button } from '@cosmodrome/ui/button';
import { StateBlock } from '@cosmodrome/ui/state-block';
import { useTranslations } from 'use-intl';
import { useSessionEndText } from '../../identity/index.ts';
import { SIGN_IN } from '../../platform/routing/guard.ts';

/** The sign-in has ended while the game was open: why, and how it goes on. */
export default function Ended() {
  const t = useTranslations('play.gate');
  const end = useSessionEndText();
  if (!end) return null;
  const ways = [
    <Button key="in" href={SIGN_IN}>
      {t('ended.button')}
    </Button>,
    <Button key="lobby" look="bare" href="/">
      {t('lobby')}
    </Button>,
  ];
  return (
    <StateBlock icon="hourglass" tone="warn" heading={end.title} live actions={ways}>
      {end.text}
    </StateBlock>
  );
}
