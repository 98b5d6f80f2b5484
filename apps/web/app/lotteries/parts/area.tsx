import '../lotteries.css';
import type { Lottery, LotteryStatus } from '@cosmodrome/contract/http/lotteries';
import { Anchor } from '@cosmodrome/ui/anchor';
import { ArtImage } from '@cosmodrome/ui/art';
import { Button } from '@cosmodrome/ui/button';
import { Panel } from '@cosmodrome/ui/panel';
import { StateBlock } from '@cosmodrome/ui/state-block';
import { useTranslations } from 'use-intl';
import { Failed } from '../../platform/failed.tsx';
import { Amount } from '../../platform/i18n/money.tsx';
import { useNow } from '../../platform/now.ts';
import { sceneOf } from '../../platform/scenes.ts';
import { phaseOf } from '../phase.ts';
import { useMoment } from '../use-moment.ts';
import { useLotteries } from '../use-lotteries.ts';

const EVERY_MS = 30_000;

/** The lotteries that run, come next or were drawn. `offers` is false for someone who is shown no offers: then only what is over. */
export function LotteriesArea({ offers }: { offers: boolean }) {
  const t = useTranslations('lotteries');
  const now = useNow(EVERY_MS);
  const { lotteries, statuses, failed, again } = useLotteries();
  const all = lotteries ?? [];
  const phases = (...wanted: ReturnType<typeof phaseOf>[]): Lottery[] =>
    all.filter((each) => wanted.includes(phaseOf(each, now)));
  const running = [...phases('active'), ...phases('future')];
  const over = phases('drawing', 'paying', 'finished');
  if (failed)
    return <Failed title={t('failed.title')} text={t('failed.text')} again={t('failed.again')} onAgain={again} />;
  return (
    <>
      {offers && lotteries && running.length === 0 && (
        <StateBlock icon="ticket" heading={t('none.title')}>
          {t('none.text')}
        </StateBlock>
      )}
      {offers && running.length > 0 && <Cards title={t('runningNow')} {...{ lotteries: running, statuses, now }} />}
      {over.length > 0 && <Cards title={t('drawnLately')} {...{ lotteries: over, statuses, now }} />}
    </>
  );
}

interface CardsProps {
  title: string;
  lotteries: readonly Lottery[];
  statuses: ReadonlyMap<number, LotteryStatus>;
  now: Date;
}

const Cards = ({ title, lotteries, statuses, now }: CardsProps) => (
  <section className="column" aria-label={title}>
    <h2 className="text-heading">{title}</h2>
    <ul className="lottery-cards">
      {lotteries.map((lottery) => (
        <Card key={lottery.id} lottery={lottery} status={statuses.get(lottery.id)} now={now} />
      ))}
    </ul>
  </section>
);

function Card({ lottery, status, now }: { lottery: Lottery; status: LotteryStatus | undefined; now: Date }) {
  const t = useTranslations('lotteries');
  const moment = useMoment();
  const phase = phaseOf(lottery, now);
  const href = `/lottery/${lottery.frontend_identifier}`;
  const at = moment(phase === 'future' ? lottery.start_at : lottery.end_at);
  const action = phase === 'active' || phase === 'future' ? t('open') : t('results');
  return (
    <li>
      <Panel as="article" flush className="lottery-card" aria-label={lottery.title}>
        <ArtImage art={sceneOf(lottery.art).wide} sizes="(width < 600px) 100vw, 416px" width={852} height={430} />
        <div className="lottery-card-body">
          <h3 className="text-heading">
            <Anchor href={href}>{lottery.title}</Anchor>
          </h3>
          <p className="lottery-line text-body">
            <span className={phase === 'active' ? 'ui-scene-running' : 'text-mid'}>{t(`phase.${phase}`)}</span>
            <span className="text-mid" suppressHydrationWarning>
              {t(phase === 'future' ? 'startsAt' : 'drawAt', { at })}
            </span>
          </p>
          <div>
            <Amount cents={lottery.money_budget_cents} currency={lottery.currency} tone="gold" size="title" />
            <p className="text-meta text-low">{t('pool', { count: lottery.prizes.length })}</p>
          </div>
          <div className="lottery-panel-head">
            <p className="text-meta text-low">
              {status && status.tickets.length > 0
                ? t('ownCount', { count: status.tickets.length })
                : t('issuedCount', { count: lottery.lottery_tickets_count })}
            </p>
            <Button size="small" href={href} aria-label={t('of', { action, title: lottery.title })}>
              {action}
            </Button>
          </div>
        </div>
      </Panel>
    </li>
  );
}
