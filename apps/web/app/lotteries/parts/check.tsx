import type { Lottery } from '@cosmodrome/contract/http/lotteries';
import { Button } from '@cosmodrome/ui/button';
import { Notice } from '@cosmodrome/ui/notice';
import { Panel } from '@cosmodrome/ui/panel';
import { useTranslations } from 'use-intl';
import { useTicketList } from '../use-ticket-list.ts';
import { ProofStep } from './proof.tsx';

/** The draw redone in the browser, from what was published. */
export function Check({ lottery }: { lottery: Lottery }) {
  const t = useTranslations('lotteries.check');
  const { pending, failed, verdict, save, check } = useTicketList(lottery);
  const { seed, seed_hash: hash } = lottery.draw;
  const mark = (right: boolean) => (right ? 'check' : 'x');
  return (
    <Panel className="column lottery-panel" aria-labelledby="check">
      <h2 id="check" className="text-heading">
        {t('title')}
      </h2>
      <p className="text-body text-mid">{t('text')}</p>
      <p className="text-meta text-low">{t('seed')}</p>
      <code className="lottery-code">{seed}</code>
      <div role="status" className="empty:hidden">
        {verdict && (
          <ol className="lottery-steps">
            <ProofStep
              icon={mark(verdict.seed)}
              done={verdict.seed}
              title={t(verdict.seed ? 'seedRight' : 'seedWrong')}
            >
              <code className="lottery-code">{hash}</code>
            </ProofStep>
            <ProofStep
              icon={mark(verdict.list)}
              done={verdict.list}
              title={t(verdict.list ? 'listRight' : 'listWrong', { count: verdict.tickets })}
            >
              <code className="lottery-code">{verdict.listHash}</code>
            </ProofStep>
            <ProofStep
              icon={mark(verdict.same === verdict.places)}
              done={verdict.same === verdict.places}
              title={t('places', { same: verdict.same, count: verdict.places })}
            >
              <p className="text-meta text-low">{t('here')}</p>
            </ProofStep>
          </ol>
        )}
      </div>
      {failed && (
        <Notice icon="circle-alert" tone="danger" title={t('failed')} alert>
          {t('failedText')}
        </Notice>
      )}
      <div className="lottery-actions">
        <Button icon="refresh-cw" pending={pending && t('pending')} onClick={check}>
          {t(verdict ? 'again' : 'action')}
        </Button>
        <Button look="bare" icon="download" onClick={save}>
          {t('list')}
        </Button>
      </div>
      <details>
        <summary className="ui-link text-body">{t('how')}</summary>
        <ol className="lottery-how text-body text-mid">
          {(['list', 'numbers', 'places'] as const).map((step) => (
            <li key={step}>{t(`howSteps.${step}`)}</li>
          ))}
        </ol>
      </details>
    </Panel>
  );
}
