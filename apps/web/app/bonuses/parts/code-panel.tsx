import type { CouponStatus } from '@cosmodrome/contract/http/bonuses';
import { Button } from '@cosmodrome/ui/button';
import { Notice } from '@cosmodrome/ui/notice';
import { Panel } from '@cosmodrome/ui/panel';
import { TextField } from '@cosmodrome/ui/text-field';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { type Failure, failureOf } from '../../platform/forms/failure.ts';
import { useKeyedCall } from '../../platform/forms/keyed.ts';
import { bonusesQuery } from '../queries.ts';
import { FailureText } from './failure-text.tsx';

const looks = {
  successfully_activated: { icon: 'circle-check', tone: 'ok' },
  already_activated: { icon: 'info', tone: 'info' },
  failed_to_activate: { icon: 'circle-alert', tone: 'warn' },
} as const;

/** Takes a promotional code and says what came of it (spec 7, promocode). */
export function CodePanel() {
  const t = useTranslations('bonuses.code');
  const heading = useId();
  const client = useQueryClient();
  const coupon = useKeyedCall('bonuses.coupon');
  const [code, type] = useState('');
  const [missing, miss] = useState(false);
  const [status, setStatus] = useState<CouponStatus>();
  const [failure, fail] = useState<Failure>();
  const redeem = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setStatus(undefined);
    fail(undefined);
    miss(code.trim() === '');
    if (code.trim() === '') return;
    try {
      const answer = await coupon.send({ body: { coupon_code: code.trim() } });
      if (!answer) return;
      setStatus(answer.status);
      if (answer.status === 'successfully_activated') type('');
    } catch (error) {
      fail(failureOf(error));
    }
    await client.invalidateQueries({ queryKey: bonusesQuery().queryKey });
  };
  return (
    <Panel aria-labelledby={heading}>
      <h2 id={heading} className="text-subheading">
        {t('title')}
      </h2>
      <p className="mt-1 text-body text-low">{t('text')}</p>
      <form noValidate className="bonus-code" onSubmit={(event) => void redeem(event)}>
        <TextField
          label={t('label')}
          value={code}
          maxLength={64}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          error={missing ? t('required') : undefined}
          onChange={(event) => {
            type(event.target.value);
            miss(false);
          }}
        />
        <Button type="submit" look="armed" pending={coupon.pending && t('pending')}>
          {t('button')}
        </Button>
      </form>
      <div role="status" className="mt-4 empty:hidden">
        {status && (
          <Notice
            {...looks[status]}
            end={status === 'successfully_activated' && <Button href="/profile/gifts">{t('gifts')}</Button>}
          >
            {t(status)}
          </Notice>
        )}
      </div>
      {failure && <FailureText failure={failure} title={t('failed')} className="mt-4" />}
    </Panel>
  );
}
