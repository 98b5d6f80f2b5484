import type { LimitsPolicy, UserLimit } from '@cosmodrome/contract/http/limits';
import { isInForce, type TimeLimit } from '@cosmodrome/rules/limits/types';
import { Button } from '@cosmodrome/ui/button';
import { Notice } from '@cosmodrome/ui/notice';
import { Panel } from '@cosmodrome/ui/panel';
import { TextField } from '@cosmodrome/ui/text-field';
import { type FormEvent, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { toast } from '../../platform/toasts/toasts.ts';
import { removeLimit, setLimit } from '../queries.ts';
import { useChange } from './use-change.ts';
import { Waiting } from './waiting.tsx';

/** A limit of time: how long a session may be, or how often a game stops for a look at what was played. */
export function TimeCard(props: { type: TimeLimit; limits: readonly UserLimit[]; policy: LimitsPolicy }) {
  const { type, limits, policy } = props;
  const t = useTranslations('limits');
  const heading = useId();
  const { pending, problem, run } = useChange();
  const own = limits.filter((limit) => limit.type === type);
  const holding = own.find(({ status }) => isInForce(status));
  const [typed, setText] = useState<string>();
  const text = typed ?? String(holding?.minutes ?? '');
  const minutes = /^\d{1,4}$/.test(text.trim()) ? Number(text.trim()) : undefined;
  const { min, max } = type === 'session' ? policy.session_minutes : policy.reality_check_minutes;
  const fits = minutes !== undefined && minutes >= min && minutes <= max;
  const [tried, setTried] = useState(false);
  const changed = text.trim() !== String(holding?.minutes ?? '');
  const later = minutes !== undefined && minutes > (holding?.minutes ?? Infinity);

  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setTried(true);
    if (!fits) return;
    if (await run((client) => setLimit(client, { type, minutes }))) {
      toast({
        tone: later ? 'info' : 'ok',
        title: t(later ? 'saved.waits' : 'saved.holds'),
        detail: t(`types.${type}.title`),
        key: 'limit-saved',
      });
      setText(undefined);
      setTried(false);
    }
  };
  return (
    <Panel aria-labelledby={heading}>
      <h2 id={heading} className="text-subheading">
        {t(`types.${type}.title`)}
      </h2>
      <p className="mt-1 text-body text-low">{t(`types.${type}.text`)}</p>
      <form noValidate className="limit-form" onSubmit={(event) => void save(event)}>
        {problem && (
          <Notice icon="circle-alert" tone="danger" title={t('failure.title')} alert>
            {problem}
          </Notice>
        )}
        <div className="limit-fields">
          <TextField
            label={t(`form.minutes.${type}`)}
            value={text}
            inputMode="numeric"
            autoComplete="off"
            hint={t('form.minutesHint', { min, max })}
            error={tried && !fits ? t('form.minutesHint', { min, max }) : undefined}
            onChange={(event) => setText(event.target.value)}
          />
        </div>
        {changed && (
          <p className="text-body text-mid" role="status">
            {t(later ? (policy.raise_after_period ? 'effect.laterPeriod' : 'effect.later') : 'effect.atOnce', {
              hours: policy.raise_hours,
            })}
          </p>
        )}
        <div className="limit-actions">
          {holding?.status === 'active' && !changed && (
            <Button look="bare" icon="trash-2" onClick={() => void run((client) => removeLimit(client, holding.id))}>
              {t('form.remove')}
            </Button>
          )}
          <Button type="submit" look="armed" disabled={!changed} pending={pending && t('form.saving')}>
            {t('form.save')}
          </Button>
        </div>
      </form>
      {own
        .filter(({ status }) => status !== 'active')
        .map((limit) => (
          <Waiting key={limit.id} limit={limit} />
        ))}
    </Panel>
  );
}
