import type { LimitsPolicy, UserLimit } from '@cosmodrome/contract/http/limits';
import type { Exclusion } from '@cosmodrome/rules/limits/types';
import { Button } from '@cosmodrome/ui/button';
import { Icon } from '@cosmodrome/ui/icon';
import { Panel } from '@cosmodrome/ui/panel';
import { Suspense, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { EarlyEnd } from './early-end.tsx';
import { useMoments } from './moments.ts';
import { part } from '../../platform/device/part.ts';

const BreakDialog = part(() => import('./break-dialog.tsx'));

/** A break or an exclusion: the way into it, or until when it lasts. */
export function BreakCard(props: { type: Exclusion; limits: readonly UserLimit[]; policy: LimitsPolicy }) {
  const { type, limits, policy } = props;
  const t = useTranslations(`limits.breaks.${type}`);
  const shared = useTranslations('limits.breaks');
  const { date } = useMoments();
  const heading = useId();
  const [asking, ask] = useState(false);
  const running = limits.find((limit) => limit.type === type);
  const longer = running && running.active_until !== null;
  return (
    <Panel aria-labelledby={heading}>
      <div className="limit-break">
        <Icon name={type === 'coolingoff' ? 'moon' : 'lock'} size={20} />
        <h2 id={heading} className="text-subheading">
          {t('title')}
        </h2>
      </div>
      <p className="mt-2 text-body text-mid">
        {!running && (type === 'selfexclusion' && policy.exclusion_removal ? shared('early.summary') : t('text'))}
        {running && (running.active_until ? shared('until', { date: date(running.active_until) }) : shared('forever'))}
      </p>
      {(!running || longer) && (
        <Button className="mt-4" look={type === 'selfexclusion' ? 'danger' : 'quiet'} onClick={() => ask(true)}>
          {running ? shared('longer') : t('button')}
        </Button>
      )}
      {running && type === 'selfexclusion' && <EarlyEnd exclusion={running} policy={policy} />}
      {asking && (
        <Suspense>
          <BreakDialog type={type} policy={policy} close={() => ask(false)} />
        </Suspense>
      )}
    </Panel>
  );
}
