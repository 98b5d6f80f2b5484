import type { CallAnswer } from '@cosmodrome/contract/calls';
import { Button } from '@cosmodrome/ui/button';
import { StateBlock } from '@cosmodrome/ui/state-block';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { failureOf } from '../../platform/forms/failure.ts';
import { serverNow } from '../../platform/api/server-time.ts';
import { useFormat } from '../../platform/i18n/format.ts';
import { PageHead } from '../../platform/head.tsx';
import { apiOf } from '../../platform/queries/query.ts';
import { limitsQuery } from '../queries.ts';

type Done = CallAnswer<'limits.confirm'>;

/**
 * /profile/limits/confirm?token=: where the link of the mail leads, signed in or not. Nothing happens by opening it:
 * programs that look into mails open links too.
 */
export default function ConfirmRoute() {
  const t = useTranslations('limits.confirm');
  const client = useQueryClient();
  const [pending, setPending] = useState(false);
  const [done, setDone] = useState<Done>();
  const [problem, setProblem] = useState<string>();
  const confirm = async (): Promise<void> => {
    setPending(true);
    setProblem(undefined);
    try {
      const token = new URLSearchParams(location.search).get('token') ?? ' ';
      setDone(await apiOf(client)('limits.confirm', { body: { token } }));
      void client.invalidateQueries({ queryKey: limitsQuery().queryKey });
    } catch (error) {
      const { fields, base, kind } = failureOf(error);
      setProblem(fields['token'] ?? base ?? t(kind === 'offline' ? 'offline' : 'broken'));
    } finally {
      setPending(false);
    }
  };
  return (
    <div className="content">
      <PageHead title={t('title')} />
      {done ? (
        <Result done={done} />
      ) : (
        <StateBlock
          icon={problem === undefined ? 'scale' : 'circle-alert'}
          tone={problem === undefined ? 'plain' : 'danger'}
          live
          headingLevel={1}
          heading={problem === undefined ? t('heading') : t('failed')}
          actions={[
            <Button key="confirm" look="armed" pending={pending && t('pending')} onClick={() => void confirm()}>
              {problem === undefined ? t('button') : t('again')}
            </Button>,
            <Button key="limits" look="bare" href="/profile/limits">
              {t('limits')}
            </Button>,
          ]}
        >
          {problem ?? t('text')}
        </StateBlock>
      )}
    </div>
  );
}

function Result({ done }: { done: Done }) {
  const t = useTranslations('limits.confirm');
  const format = useFormat();
  const date = format.dateTime(new Date(done.effective_at), { dateStyle: 'long', timeStyle: 'short' });
  const later = Date.parse(done.effective_at) > serverNow();
  return (
    <StateBlock
      icon="circle-check"
      tone="ok"
      live
      headingLevel={1}
      heading={t('done')}
      actions={<Button href="/profile/limits">{t('limits')}</Button>}
    >
      {later ? t(`${done.change}.later`, { date }) : t(`${done.change}.now`)}
    </StateBlock>
  );
}
