import type { Lottery } from '@cosmodrome/contract/http/lotteries';
import { Panel } from '@cosmodrome/ui/panel';
import { useTranslations } from 'use-intl';
import { useFormat } from '../../platform/i18n/format.ts';
import { useMoneyText } from '../../platform/i18n/money.tsx';
import { useSite } from '../../platform/site.ts';

/** What everybody has to know of a lottery, before and after its draw (player protection R24). */
export function Facts({ lottery }: { lottery: Lottery }) {
  const t = useTranslations('lotteries');
  const format = useFormat();
  const money = useMoneyText();
  const { brand } = useSite();
  const { result, currency, prizes, paid_by: payer } = lottery;
  const issued = format.number(lottery.lottery_tickets_count);
  const isMoney = prizes.every(({ stuff }) => stuff === null);
  const facts = [
    ['tickets', result ? issued : t('fact.atMost', { issued, most: lottery.max_tickets_count })],
    ['players', format.number(lottery.players_count)],
    ['fee', t(result ? 'fact.none' : 'fact.noBet')],
    ...(result
      ? ([
          ['pool', money(result.pool_cents, currency)],
          [
            'paid',
            result.paid_at === null
              ? t('fact.beingPaid')
              : t('fact.paidIn', { amount: money(result.paid_cents, currency), count: result.places }),
          ],
        ] as const)
      : ([['prizes', t(isMoney ? 'fact.realMoney' : 'fact.asListed')]] as const)),
    ['payer', payer.id === 'house' ? brand.name : payer.title],
    ...(result ? [] : ([['results', t('fact.here')]] as const)),
  ] as const;
  return (
    <Panel className="lottery-facts" as="dl">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt className="text-meta text-low">{t(`facts.${name}`)}</dt>
          <dd className="text-body font-strong">{value}</dd>
        </div>
      ))}
    </Panel>
  );
}
