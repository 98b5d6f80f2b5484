import { Button } from '@cosmodrome/ui/button';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { type Failure, failureOf } from '../../platform/forms/failure.ts';
import { apiOf } from '../../platform/queries/query.ts';
import { FailureNotice } from '../../platform/forms/failure-notice.tsx';
import { download } from '../../platform/export/download.ts';
import { ProfilePanel } from '../parts/profile-panel.tsx';

/** Everything that is kept about the player, to take away. */
export function DataPanel() {
  const t = useTranslations('profile.data');
  const client = useQueryClient();
  const [pending, wait] = useState(false);
  const [failure, fail] = useState<Failure>();
  const ask = async (): Promise<void> => {
    wait(true);
    fail(undefined);
    try {
      const data = await apiOf(client)('profile.ownData');
      download('my-data.json', 'application/json', JSON.stringify(data, null, 2));
    } catch (error) {
      fail(failureOf(error));
    } finally {
      wait(false);
    }
  };
  return (
    <ProfilePanel title={t('title')} text={t('text')}>
      {failure && <FailureNotice failure={failure} title={t('failed')} />}
      <div>
        <Button icon="download" pending={pending && t('pending')} onClick={() => void ask()}>
          {t('button')}
        </Button>
      </div>
    </ProfilePanel>
  );
}
