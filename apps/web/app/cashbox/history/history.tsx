import type { Payment } from '@cosmodrome/contract/http/cashbox';
import { Button } from '@cosmodrome/ui/button';
import { Segmented } from '@cosmodrome/ui/segmented';
import { StateBlock } from '@cosmodrome/ui/state-block';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Failed } from '../../platform/failed.tsx';
import { api } from '../../platform/api/browser.ts';
import { serverNow } from '../../platform/api/server-time.ts';
import { SaveYear, YEAR_MS } from '../../platform/export/save-year.tsx';
import { useSession } from '../../platform/session/session.ts';
import { type Action, PAYMENTS_PAGE, paymentsQuery } from '../queries.ts';
import { paymentColumns, paymentRow, paymentsOf } from './export.ts';
import { HistorySkeleton } from './history-skeleton.tsx';
import { Lifetime } from './lifetime.tsx';
import { PaymentRow } from './payment-row.tsx';

type Kind = 'all' | Action;

/** The player's payments by page, newest first, with their states in words. */
export default function History() {
  const t = useTranslations('cashbox.history');
  const session = useSession();
  const [kind, setKind] = useState<Kind>('all');
  const [page, setPage] = useState(1);
  const { data, isError, refetch, isPlaceholderData } = useQuery({
    ...paymentsQuery(page, kind === 'all' ? undefined : kind),
    enabled: session === 'player',
    placeholderData: keepPreviousData,
  });
  const show = (next: Kind): void => {
    setKind(next);
    setPage(1);
  };
  const pages = Math.max(1, Math.ceil((data?.pagination.total_count ?? 0) / PAYMENTS_PAGE));
  return (
    <div className="cashbox-history">
      <Segmented
        label={t('filter')}
        value={kind}
        onChange={show}
        options={[
          { value: 'all', label: t('all') },
          { value: 'deposit', label: t('deposits') },
          { value: 'cashout', label: t('withdrawals') },
        ]}
      />
      {data ? (
        data.data.length === 0 ? (
          <Nothing kind={kind} showAll={() => show('all')} />
        ) : (
          <ul aria-label={t('list')} aria-busy={isPlaceholderData} className="cashbox-list">
            {data.data.map((payment) => (
              <PaymentRow key={payment.id} payment={payment} />
            ))}
          </ul>
        )
      ) : isError ? (
        <Failed
          title={t('failed.title')}
          text={t('failed.text')}
          headingLevel={3}
          again={t('failed.again')}
          onAgain={() => void refetch()}
        />
      ) : (
        <HistorySkeleton />
      )}
      {pages > 1 && (
        <div className="cashbox-pages">
          <Button icon="chevron-left" disabled={page <= 1} onClick={() => setPage(page - 1)}>
            {t('newer')}
          </Button>
          <p className="text-body text-low" role="status">
            {t('page', { page, pages })}
          </p>
          <Button iconEnd="chevron-right" disabled={page >= pages} onClick={() => setPage(page + 1)}>
            {t('older')}
          </Button>
        </div>
      )}
      {data && data.data.length > 0 && <SavePayments kind={kind} />}
      {data && <Lifetime />}
    </div>
  );
}

/** Saves the payments of a year, of the chosen kind or of both. */
function SavePayments({ kind }: { kind: Kind }) {
  const t = useTranslations('cashbox.history');
  const read = (told: (count: number) => void): Promise<readonly Payment[]> => {
    const from = new Date(serverNow() - YEAR_MS).toISOString();
    const filter = { from, ...(kind === 'all' ? {} : { type: kind }) };
    return paymentsOf((page, size) => api('cashbox.paymentsPage', { body: { page, page_size: size, filter } }), told);
  };
  const text = (key: 'csv' | 'json' | 'reading' | 'saved' | 'failed', count: number): string =>
    t(`save.${key}`, { count });
  return (
    <div className="cashbox-save">
      <SaveYear name="payments" read={read} columns={paymentColumns} row={paymentRow} text={text} />
    </div>
  );
}

function Nothing({ kind, showAll }: { kind: Kind; showAll: () => void }) {
  const t = useTranslations(kind === 'all' ? 'cashbox.history.empty' : 'cashbox.history.emptyFilter');
  return (
    <StateBlock
      icon="history"
      heading={t('title')}
      headingLevel={3}
      actions={
        kind === 'all' ? (
          <Button href="/deposit">{t('button')}</Button>
        ) : (
          <Button onClick={showAll}>{t('button')}</Button>
        )
      }
    >
      {t('text')}
    </StateBlock>
  );
}
