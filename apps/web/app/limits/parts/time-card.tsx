import type { LimitsPolicy, UserLimit } from '@cosmodrome/contract/http/limits';
import { isInForce, type TimeLimit } from '@cosmodrome/rules/limits/types';
import { Button } from '@cosmodrome/ui/button';
import { Chip } from '@cosmodrome/ui/chip';
import { Notice } from '@cosmodrome/ui/notice';
import { Panel } from '@cosmodrome/ui/panel';
import { TextField } from '@cosmodrome/ui/text-field';
import { type FormEvent, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { toast } from '../../platform/toasts/toasts.ts';
import { removeLimit, setLimit } from '../queries.ts';
import { useDuration } from './duration.ts';
import { minutesOf, timeChoices } from './time-choices.ts';
import { useChange } from './use-change.ts';
import { Waiting } from './waiting.tsx';

/** What is chosen and not saved yet: a length to press, or one that is typed. */
type Draft = { minutes: number } | { text: string };

/** A limit of time: how long a session may be, or how often a game stops for a look at what was played. */
export function TimeCard(props: { type: TimeLimit; limits: readonly UserLimit[]; policy: LimitsPolicy }) {
  const { type, limits, policy } = props;
  const t = useTranslations('limits');
  const duration = useDuration();
  const heading = useId();
  const { pending, problem, run } = useChange();
  const own = limits.filter((limit) => limit.type === type);
  const holding = own.find(({ status }) => isInForce(status));
  const inForce = holding?.minutes ?? undefined;
  const { min, max, choices } = timeChoices(type, policy);
  const [draft, setDraft] = useState<Draft>();
  const [tried, setTried] = useState(false);
  const chosen = draft ?? draftOf(inForce, choices);
  const text = chosen && 'text' in chosen ? chosen.text : undefined;
  const minutes = chosen && ('minutes' in chosen ? chosen.minutes : minutesOf(chosen.text, { min, max }));
  const changed = draft !== undefined && (minutes !== inForce || minutes === undefined);
  const later = minutes !== undefined && minutes > (inForce ?? Infinity);
  const choose = (next: Draft | undefined): void => {
    setDraft(next);
    setTried(false);
  };

  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setTried(true);
    if (minutes === undefined || !changed) return;
    if (await run((client) => setLimit(client, { type, minutes }))) {
      const what = { limit: t(`types.${type}.title`), value: duration(minutes) };
      toast({
        tone: later ? 'info' : 'ok',
        title: later ? t('saved.waits') : t('saved.time', what),
        ...(later && { detail: t('saved.wish', what) }),
        key: 'limit-saved',
      });
      choose(undefined);
    }
  };
  return (
    <Panel aria-labelledby={heading}>
      <h2 id={heading} className="text-subheading">
        {t(`types.${type}.title`)}
      </h2>
      <p className="mt-1 text-body text-low">{t(`types.${type}.text`, { minutes: max })}</p>
      <form noValidate className="limit-form" onSubmit={(event) => void save(event)}>
        {problem && (
          <Notice icon="circle-alert" tone="danger" title={t('failure.title')} alert>
            {problem}
          </Notice>
        )}
        <div className="limit-choices" role="group" aria-label={t(`form.minutes.${type}`)}>
          {choices.map((each) => (
            <Chip
              key={each}
              selected={text === undefined && minutes === each}
              onPress={() => choose({ minutes: each })}
            >
              {duration(each)}
            </Chip>
          ))}
          <Chip
            selected={text !== undefined}
            onPress={() => text === undefined && choose({ text: String(minutes ?? '') })}
          >
            {t('form.own')}
          </Chip>
        </div>
        {text !== undefined && (
          <div className="limit-fields">
            <TextField
              label={t(`form.minutes.${type}`)}
              value={text}
              inputMode="numeric"
              autoComplete="off"
              hint={t('form.minutesHint', { min, max })}
              error={tried && minutes === undefined ? t('form.minutesHint', { min, max }) : undefined}
              onChange={(event) => setDraft({ text: event.target.value })}
            />
          </div>
        )}
        {changed && (
          <p className="text-body text-mid" role="status">
            {inForce !== undefined && `${t('form.changedFrom', { value: duration(inForce) })} `}
            {t(later ? (policy.raise_after_period ? 'effect.laterPeriod' : 'effect.later') : 'effect.timeAtOnce', {
              hours: policy.raise_hours,
            })}
          </p>
        )}
        {changed ? (
          <div className="limit-actions">
            <Button look="bare" onClick={() => choose(undefined)}>
              {t('form.undo')}
            </Button>
            <Button type="submit" look="armed" pending={pending && t('form.saving')}>
              {minutes === undefined ? t('form.save') : t('form.saveAmount', { amount: duration(minutes) })}
            </Button>
          </div>
        ) : (
          holding?.status === 'active' && (
            <div className="limit-actions">
              <Button look="bare" icon="trash-2" onClick={() => void run((client) => removeLimit(client, holding.id))}>
                {t('form.remove')}
              </Button>
            </div>
          )
        )}
      </form>
      {own
        .filter(({ status }) => status !== 'active')
        .map((limit) => (
          <Waiting key={limit.id} limit={limit} />
        ))}
    </Panel>
  );
}

/** The limit in force, as one of the lengths to press or else as typed. */
function draftOf(inForce: number | undefined, choices: readonly number[]): Draft | undefined {
  if (inForce === undefined) return undefined;
  return choices.includes(inForce) ? { minutes: inForce } : { text: String(inForce) };
}
