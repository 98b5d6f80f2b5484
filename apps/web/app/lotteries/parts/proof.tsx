import type { Lottery } from '@cosmodrome/contract/http/lotteries';
import { Button } from '@cosmodrome/ui/button';
import { Icon, type IconName } from '@cosmodrome/ui/icon';
import { Panel } from '@cosmodrome/ui/panel';
import { Well } from '@cosmodrome/ui/well';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { CopyButton } from '../../platform/copy-button.tsx';
import { phaseOf } from '../phase.ts';
import { useMoment } from '../use-moment.ts';
import { useTicketList } from '../use-ticket-list.ts';

/** Before the draw: what is sealed, what the winners will follow from, and the list so far. */
export function Proof({ lottery, now }: { lottery: Lottery; now: Date }) {
  const t = useTranslations('lotteries.proof');
  const list = useTicketList(lottery);
  const isDrawing = phaseOf(lottery, now) === 'drawing';
  const when = useMoment();
  return (
    <Panel className="column lottery-panel" aria-labelledby="proof">
      <div className="lottery-panel-head">
        <h2 id="proof" className="text-heading">
          {t('title')}
        </h2>
        <p className="lottery-sealed text-body">
          <Icon name="lock" size={16} />
          {t('sealed')}
        </p>
      </div>
      <p className="text-body text-mid">{t('text')}</p>
      <ol className="lottery-steps">
        <ProofStep icon="check" done title={t('step.sealed')} at={when(lottery.start_at)}>
          <Well className="lottery-hash">
            <div>
              <p className="text-meta text-low">{t('hash')}</p>
              <code>{lottery.draw.seed_hash}</code>
            </div>
            <CopyButton
              text={lottery.draw.seed_hash}
              what={t('hash')}
              words={{ copy: t('copy'), copied: t('copied') }}
            />
          </Well>
        </ProofStep>
        <ProofStep
          icon="ticket"
          done={isDrawing}
          title={t('step.issued')}
          at={t('until', { at: when(lottery.end_at) })}
        >
          <p className="text-body text-mid">{t('soFar', { count: lottery.lottery_tickets_count })}</p>
          {lottery.lottery_tickets_count > 0 && (
            <Button look="bare" size="small" icon="download" pending={list.pending && t('loading')} onClick={list.save}>
              {t('download')}
            </Button>
          )}
          {list.failed && <p role="alert">{t('downloadFailed')}</p>}
        </ProofStep>
        <ProofStep icon="key-round" title={t('step.drawn')} at={when(lottery.end_at)}>
          <p className="text-body text-mid">{t('drawnText')}</p>
        </ProofStep>
      </ol>
    </Panel>
  );
}

export interface ProofStepProps {
  icon: IconName;
  done?: boolean;
  title: string;
  at?: string;
  children: ReactNode;
}

export const ProofStep = ({ icon, done = false, title, at, children }: ProofStepProps) => (
  <li className={done ? 'is-done' : undefined}>
    <span className="lottery-step-icon">
      <Icon name={icon} size={18} />
    </span>
    <div>
      <div className="lottery-panel-head">
        <h3 className="text-body font-strong text-high">{title}</h3>
        {at !== undefined && (
          <p className="text-meta text-low" suppressHydrationWarning>
            {at}
          </p>
        )}
      </div>
      {children}
    </div>
  </li>
);
