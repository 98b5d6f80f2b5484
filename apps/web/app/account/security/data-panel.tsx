import { Button } from '@cosmodrome/ui/button';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { type Failure, failureOf } from '../../platform/forms/failure.ts';
import { apiOf } from '../../platform/queries/query.ts';
import { FailureNotice } from '../enter/failure-notice.tsx';
import { saveFile } from './save-file.ts';
import { SecurityPanel } from './security-panel.tsx';

/** Everything that is kept about the player, to take away. */
export function DataPanel() {
  const t = useTranslations('security.data');
  const client = useQueryClient();
  const [pending, wait] = useState(false);
  const [failure, fail] = useState<Failure>();
  const download = async (): Promise<void> => {
    wait(true);
    fail(undefined);
    try {
      const data = await apiOf(client)('account.ownData');
      saveFile(JSON.stringify(data, null, 2), 'my-data.json', 'application/json');
    } catch (error) {
      fail(failureOf(error));
    } finally {
      wait(false);
    }
  };
  return (
    <SecurityPanel title={t('title')} text={t('text')}>
      {failure && <FailureNotice failure={failure} title={t('failed')} />}
      <div>
        <Button icon="download" pending={pending && t('pending')} onClick={() => void download()}>
          {t('button')}
        </Button>
      </div>
    </SecurityPanel>
  );
}
