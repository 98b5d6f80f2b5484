import { Button } from '@cosmodrome/ui/button';
import { StateBlock } from '@cosmodrome/ui/state-block';
import { useTranslations } from 'use-intl';
import { Failed } from '../../platform/failed.tsx';

/** The list did not arrive: what happened, and once more. */
export function ListFailed({ again }: { again: () => void }) {
  const t = useTranslations('games.failed');
  return <Failed title={t('title')} text={t('text')} again={t('again')} onAgain={again} />;
}

/** A category without games, which no menu leads to. */
export function ListEmpty() {
  const t = useTranslations('games.empty');
  return (
    <StateBlock icon="telescope" heading={t('title')} actions={<Button href="/pokies/all">{t('button')}</Button>}>
      {t('text')}
    </StateBlock>
  );
}

/** Nothing is left of a narrowed list. */
export function NothingFits({ clear }: { clear: string }) {
  const t = useTranslations('lists.nothing');
  return (
    <StateBlock icon="telescope" heading={t('title')} live actions={<Button href={clear}>{t('button')}</Button>}>
      {t('text')}
    </StateBlock>
  );
}
