import { Button } from '@cosmodrome/ui/button';
import { StateBlock } from '@cosmodrome/ui/state-block';
import { useTranslations } from 'use-intl';
import { PageHead } from '../../platform/head.tsx';

/** Something broke on our side: what it means, and what can be done. */
export function Oops() {
  const t = useTranslations('shell.oops');
  return (
    <div className="content py-14">
      <PageHead title={t('title')} listed={false} />
      <StateBlock
        icon="satellite"
        tone="danger"
        heading={t('title')}
        headingLevel={1}
        actions={
          <>
            <Button icon="refresh-cw" onClick={() => location.reload()}>
              {t('again')}
            </Button>
            <Button href="/" look="bare">
              {t('lobby')}
            </Button>
          </>
        }
      >
        {t('text')}
      </StateBlock>
    </div>
  );
}
