import { Button } from '@cosmodrome/ui/button';
import { StateBlock } from '@cosmodrome/ui/state-block';
import { useTranslations } from 'use-intl';
import { PageHead } from './head.tsx';

/** There is no such page. */
export default function NotFoundPage() {
  const t = useTranslations('shell.notFound');
  return (
    <div className="content py-14">
      <PageHead title={t('title')} listed={false} />
      <StateBlock
        icon="telescope"
        heading={t('title')}
        headingLevel={1}
        actions={
          <>
            <Button href="/">{t('lobby')}</Button>
            <Button href="/pokies/all" look="bare">
              {t('games')}
            </Button>
          </>
        }
      >
        {t('text')}
      </StateBlock>
    </div>
  );
}
