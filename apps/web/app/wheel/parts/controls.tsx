import type { WheelResult, WheelSpins } from '@cosmodrome/contract/http/wheel';
import { Button } from '@cosmodrome/ui/button';
import { Panel } from '@cosmodrome/ui/panel';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { type Failure, failureOf } from '../../platform/forms/failure.ts';
import { useKeyedCall } from '../../platform/forms/keyed.ts';
import { callKey } from '../../platform/queries/query.ts';
import { useSegmentWords } from '../words.ts';
import { CallFailure } from '../../platform/forms/call-failure.tsx';

interface ControlsProps {
  session: string;
  spins: WheelSpins | undefined;
  result: WheelResult | undefined;
  turning: boolean;
  onResult: (result: WheelResult) => void;
  onSkip: () => void;
  currency: string;
}

/** How many spins are left and the way to use one, and what came out as text; for who has none, where they come from. */
export function Controls({ session, spins, result, turning, onResult, onSkip, currency }: ControlsProps) {
  const t = useTranslations('wheel');
  const words = useSegmentWords(currency);
  const client = useQueryClient();
  const { pending, send } = useKeyedCall('wheel.spin');
  const [failure, fail] = useState<Failure>();
  const spin = async (): Promise<void> => {
    fail(undefined);
    try {
      const answer = await send({});
      if (answer) onResult(answer);
    } catch (error) {
      fail(failureOf(error));
    } finally {
      void client.invalidateQueries({ queryKey: callKey('wheel.spins') });
      void client.invalidateQueries({ queryKey: callKey('gifts.list') });
    }
  };
  if (session === 'guest')
    return (
      <Panel className="column wheel-panel">
        <h2 className="text-subheading">{t('guest.title')}</h2>
        <p className="text-body text-mid">{t('guest.text')}</p>
        <div className="flex flex-wrap gap-3">
          <Button icon="log-in" href="/sign-in">
            {t('guest.signIn')}
          </Button>
          <Button look="bare" href="/sign-up">
            {t('guest.join')}
          </Button>
        </div>
      </Panel>
    );
  const off = failure?.reason === 'bonuses_off';
  const prize = turning ? undefined : result?.prize;
  return (
    <Panel className="column wheel-panel">
      {spins && (spins.spins > 0 || turning) && (
        <div className="wheel-spins">
          <div>
            <p className="text-subheading">{t('spins', { count: spins.spins })}</p>
            {spins.next && (
              <p className="text-meta text-low">{t('until', { date: words.date(spins.next.valid_until) })}</p>
            )}
          </div>
          {turning ? (
            <Button onClick={onSkip}>{t('skip')}</Button>
          ) : (
            <Button look="ignited" pending={pending && t('spinning')} onClick={() => void spin()}>
              {t('spin')}
            </Button>
          )}
        </div>
      )}
      {spins?.spins === 0 && !turning && (
        <div className="grid gap-2">
          <h2 className="text-subheading">{t('none.title')}</h2>
          <p className="text-body text-mid">{t('none.text')}</p>
          <div>
            <Button href="/profile/gifts">{t('none.action')}</Button>
          </div>
        </div>
      )}
      {failure && (
        <CallFailure
          failure={off ? { ...failure, base: t('off') } : failure}
          offline={t('offline')}
          broken={t('broken')}
          end={
            off && (
              <Button size="small" href="/profile/promocode">
                {t('offAction')}
              </Button>
            )
          }
        />
      )}
      <div role="status">
        {prize && (
          <div className="ui-well wheel-result">
            <p className="text-body font-strong text-high">{t('result', { title: words.name(prize) })}</p>
            <p className="text-meta text-mid">{t('chance', { percent: words.percent(prize) })}</p>
            <p className="text-meta text-mid">{words.terms(prize).join('. ')}</p>
          </div>
        )}
        {turning && <p className="text-body text-mid">{t('spinning')}</p>}
      </div>
      {(prize?.kind === 'freespins' || prize?.kind === 'bonus') && (
        <div>
          <Button size="small" href="/profile/gifts">
            {t('gifts')}
          </Button>
        </div>
      )}
    </Panel>
  );
}
