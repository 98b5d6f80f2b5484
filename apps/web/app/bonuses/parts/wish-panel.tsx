import { Panel } from '@cosmodrome/ui/panel';
import { TextSkeleton } from '@cosmodrome/ui/skeleton';
import { Switch } from '@cosmodrome/ui/switch';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { playerQuery, usePlayer } from '../../platform/session/player.ts';
import { type Failure, failureOf } from '../../platform/forms/failure.ts';
import { apiOf } from '../../platform/queries/query.ts';
import { FailureText } from './failure-text.tsx';

/** Whether the player wants to be given bonuses at all. */
export function WishPanel() {
  const t = useTranslations('bonuses.wish');
  const heading = useId();
  const client = useQueryClient();
  const player = usePlayer();
  const [wished, wish] = useState<boolean>();
  const [failure, fail] = useState<Failure>();
  const latest = useRef<boolean>(undefined);
  const change = async (can_issue: boolean): Promise<void> => {
    const isSaving = latest.current !== undefined;
    latest.current = can_issue;
    wish(can_issue);
    fail(undefined);
    // What was pressed during a save is sent after it.
    if (isSaving) return;
    try {
      for (let sent: boolean | undefined; sent !== latest.current;) {
        sent = latest.current;
        const saved = await apiOf(client)('bonuses.settings', { body: { can_issue: sent } });
        client.setQueryData(playerQuery().queryKey, saved);
      }
    } catch (error) {
      fail(failureOf(error));
    } finally {
      latest.current = undefined;
      wish(undefined);
    }
  };
  return (
    <Panel aria-labelledby={heading}>
      <h2 id={heading} className="text-subheading">
        {t('title')}
      </h2>
      <p className="mt-1 text-body text-low">{t('text')}</p>
      <div className="mt-4 grid min-h-[44px] items-center">
        {player ? (
          <Switch
            checked={wished ?? player.can_issue_bonuses}
            onChange={(event) => void change(event.currentTarget.checked)}
          >
            {t('label')}
          </Switch>
        ) : (
          <TextSkeleton width="140px" />
        )}
      </div>
      {failure && <FailureText failure={failure} title={t('failed')} className="mt-3" />}
    </Panel>
  );
}
