import { Button } from '@cosmodrome/ui/button';
import { Panel } from '@cosmodrome/ui/panel';
import { SelectField } from '@cosmodrome/ui/select-field';
import { TextField } from '@cosmodrome/ui/text-field';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { logError } from '../../platform/telemetry.ts';
import { type Claimed, claimIn, nothingClaimed, picturesOf } from './link.ts';
import { useModelName } from './model-name.ts';
import type { PublishedModel } from './published-models.ts';
import { Result } from './result.tsx';
import type { Verdict } from './verify.ts';

const shown = ['server', 'hash', 'client', 'nonce', 'actions'] as const;

/** Braces mean something else in the catalogues. */
const EXAMPLE = '{"type":"spin","stake":100}';

/** Recomputes any round in the browser: nothing that is typed here leaves it. */
export function Verifier({ models }: { models: readonly PublishedModel[] }) {
  const t = useTranslations('play.fairness.form');
  const nameOf = useModelName(models);
  const { hash } = useLocation();
  const [claim, setClaim] = useState<Claimed>(nothingClaimed);
  const [verdict, setVerdict] = useState<Verdict>();
  const [pending, setPending] = useState(false);
  const [failed, setFailed] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const follow = useRef(false);

  const recompute = async (claimed: Claimed): Promise<void> => {
    setPending(true);
    setFailed(false);
    try {
      const { verify } = await import('./verify.ts');
      setVerdict(verify(claimed));
    } catch (error) {
      logError('LOAD_VERIFIER_ERROR', error);
      setFailed(true);
    } finally {
      setPending(false);
    }
  };
  // A link from the history brings everything along in the fragment.
  useEffect(() => {
    const given = claimIn(hash);
    if (!given) return;
    setClaim(given);
    follow.current = true;
    void recompute(given);
  }, [hash]);

  // Who came by a link wants the answer, which stands below the form.
  useEffect(() => {
    if (!verdict || !follow.current) return;
    follow.current = false;
    place.current?.scrollIntoView({ block: 'center' });
  }, [verdict]);

  const change = (field: keyof Claimed, value: string): void => {
    setClaim((now) => ({ ...now, [field]: value }));
    setVerdict(undefined);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void recompute(claim);
  };
  const wrong = verdict?.kind === 'unreadable' ? verdict.field : undefined;
  const errorOf = (field: keyof Claimed): string | undefined =>
    wrong === field ? t(`wrong.${field as 'server'}`) : undefined;

  return (
    <Panel id="verify" aria-labelledby="verify-title">
      <h2 id="verify-title" className="text-heading">
        {t('title')}
      </h2>
      <p className="mt-2 text-body text-mid">{t('text')}</p>
      <form className="verifier" onSubmit={submit} noValidate>
        <SelectField
          label={t('model')}
          value={claim.model}
          error={errorOf('model')}
          onChange={({ currentTarget }) => change('model', currentTarget.value)}
        >
          <option value="" disabled>
            {t('chooseModel')}
          </option>
          {models.map((model) => (
            <option key={model.id} value={model.id}>
              {nameOf(model)}
            </option>
          ))}
        </SelectField>
        {shown.map((field) => (
          <TextField
            key={field}
            className={field === 'nonce' ? undefined : 'is-wide'}
            label={t(field)}
            hint={
              field === 'actions'
                ? t('actionsHint', { example: EXAMPLE })
                : field === 'hash'
                  ? t('hashHint')
                  : undefined
            }
            error={errorOf(field)}
            value={claim[field]}
            spellCheck={false}
            autoComplete="off"
            inputMode={field === 'nonce' ? 'numeric' : undefined}
            onChange={({ currentTarget }) => change(field, currentTarget.value)}
          />
        ))}
        <TextField
          label={t('stake')}
          hint={t('minorHint')}
          error={errorOf('stake')}
          value={claim.stake}
          inputMode="numeric"
          autoComplete="off"
          onChange={({ currentTarget }) => change('stake', currentTarget.value)}
        />
        <TextField
          label={t('win')}
          hint={t('minorHint')}
          error={errorOf('win')}
          value={claim.win}
          inputMode="numeric"
          autoComplete="off"
          onChange={({ currentTarget }) => change('win', currentTarget.value)}
        />
        <Button className="verifier-go" look="ignited" size="large" type="submit" pending={pending && t('working')}>
          {t('recompute')}
        </Button>
      </form>
      {failed && (
        <p className="mt-4 text-body text-danger" role="alert">
          {t('failed')}
        </p>
      )}
      <div ref={place}>
        {verdict && verdict.kind !== 'unreadable' && (
          <Result verdict={verdict} currency={claim.currency || 'EUR'} symbols={picturesOf(claim)} />
        )}
      </div>
    </Panel>
  );
}
