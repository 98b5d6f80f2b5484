import type { ChanceOdds, ChanceOutcome, OwnChance } from '@cosmodrome/contract/http/chance';
import { Button } from '@cosmodrome/ui/button';
import { Notice } from '@cosmodrome/ui/notice';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { CountedTime } from '../../platform/counted-time.tsx';
import { type Failure, failureOf } from '../../platform/forms/failure.ts';
import { useKeyedCall } from '../../platform/forms/keyed.ts';
import { callKey } from '../../platform/queries/query.ts';
import { useOutcomeWords } from '../words.ts';

interface LaunchProps {
  odds: ChanceOdds;
  own: OwnChance;
  /** What came out of the launch that was made on this page. */
  result: ChanceOutcome | undefined;
  onResult: (outcome: ChanceOutcome) => void;
}

/** The launch of today: the button, what came out, and when the next one is. */
export function Launch({ odds, own, result, onResult }: LaunchProps) {
  const t = useTranslations('chance');
  const words = useOutcomeWords();
  const client = useQueryClient();
  const { pending, send } = useKeyedCall('chance.launch');
  const [failure, fail] = useState<Failure>();
  const launch = async (): Promise<void> => {
    if (own.server_seed_hash === null) return;
    fail(undefined);
    try {
      const answer = await send({
        body: { launch: { table_hash: odds.table_hash, server_seed_hash: own.server_seed_hash } },
      });
      if (answer) onResult(answer.outcome);
    } catch (error) {
      fail(failureOf(error));
    } finally {
      for (const name of ['chance.own', 'chance.odds', 'levels.points'] as const) {
        void client.invalidateQueries({ queryKey: callKey(name) });
      }
    }
  };
  return (
    <>
      {own.state === 'ready' && (
        <div>
          <Button look="ignited" icon="rocket" pending={pending && t('launching')} onClick={() => void launch()}>
            {t('launch')}
          </Button>
        </div>
      )}
      {own.state === 'unconfirmed' && (
        <Notice
          icon="mail"
          tone="info"
          end={
            <Button size="small" href="/email-verify">
              {t('confirm.action')}
            </Button>
          }
        >
          {t('confirm.text')}
        </Notice>
      )}
      {own.state === 'not_here' && <p className="text-body text-mid">{t('notHere')}</p>}
      <div role="status" className="empty:hidden">
        {result && (
          <div className="ui-well chance-result">
            <p className="text-subheading">
              {result.kind === 'nothing' ? t('result.nothing') : t('result.won', { prize: words.name(result) })}
            </p>
            <p className="text-meta text-mid">
              {t('result.chance', { percent: words.percent(result) })} {words.terms(result)}
            </p>
          </div>
        )}
      </div>
      {own.state === 'launched' && (
        <div className="grid gap-2">
          <p className="text-body text-mid">{t('tomorrow')}</p>
          <CountedTime until={own.next_at} label={t('timer')} />
        </div>
      )}
      {failure && (
        <Notice icon="circle-alert" tone="danger" alert>
          {failure.base ?? t(failure.kind === 'offline' ? 'offline' : 'broken')}
        </Notice>
      )}
    </>
  );
}
