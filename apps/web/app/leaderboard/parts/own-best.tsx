import type { CallAnswer } from '@cosmodrome/contract/calls';
import { Notice } from '@cosmodrome/ui/notice';
import { Panel } from '@cosmodrome/ui/panel';
import { Switch } from '@cosmodrome/ui/switch';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { api } from '../../platform/api/browser.ts';
import { Amount } from '../../platform/i18n/money.tsx';
import { callKey } from '../../platform/queries/query.ts';
import { useTimes } from '../words.ts';

export type Own = CallAnswer<'leaderboard.own'>;

/** The player's best win of day, week and month, each with its place. */
export function OwnBest({ own }: { own: Own }) {
  const t = useTranslations('leaderboard');
  const times = useTimes();
  return (
    <Panel className="column leaderboard-panel" aria-labelledby="own-best">
      <h2 id="own-best" className="text-heading">
        {t('own.title')}
      </h2>
      {own.best.length === 0 ? (
        <p className="text-body text-mid">{t('own.none')}</p>
      ) : (
        <ul className="leaderboard-own">
          {own.best.map(({ period, win }) => (
            <li key={period}>
              <p>
                <span className="text-meta text-low">{t(`own.${period}`)}</span>
                <b className="text-body">
                  {win.game_title}, {times(win.multiplier)}
                </b>
                <span className="text-meta text-low">{t('placeOf', { place: win.place })}</span>
              </p>
              <Amount cents={win.win_amount_cents} currency={win.currency} />
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

/** Whether wins of the player are listed, anywhere: changed at once, and put back when it could not be saved. */
export function Listing({ own, nickname }: { own: Own; nickname: string }) {
  const t = useTranslations('leaderboard.listing');
  const client = useQueryClient();
  const [wanted, want] = useState<boolean>();
  const [failed, fail] = useState(false);
  const listed = wanted ?? own.listed;
  const change = async (next: boolean): Promise<void> => {
    want(next);
    fail(false);
    try {
      await api('leaderboard.list', { body: { listed: next } });
      await client.invalidateQueries({ queryKey: callKey('leaderboard.own') });
      void client.invalidateQueries({ queryKey: callKey('leaderboard.winners') });
    } catch {
      fail(true);
    } finally {
      want(undefined);
    }
  };
  return (
    <Panel className="column leaderboard-panel" aria-labelledby="listing">
      <div className="leaderboard-listing">
        <div>
          <h2 id="listing" className="text-subheading">
            {t('title')}
          </h2>
          <p className="text-meta text-mid">{t('text', { nickname })}</p>
        </div>
        <Switch
          aria-labelledby="listing"
          checked={listed}
          disabled={wanted !== undefined}
          onChange={(event) => void change(event.currentTarget.checked)}
        />
      </div>
      {failed && (
        <Notice icon="circle-alert" tone="danger" title={t('failed')} alert>
          {t('failedText')}
        </Notice>
      )}
    </Panel>
  );
}
