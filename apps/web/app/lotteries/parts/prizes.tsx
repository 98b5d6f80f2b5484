import type { Lottery, LotteryStatus } from '@cosmodrome/contract/http/lotteries';
import { chanceOf, oneIn } from '@cosmodrome/rules/lotteries/chance';
import { Icon } from '@cosmodrome/ui/icon';
import { Medal } from '@cosmodrome/ui/medal';
import { Panel } from '@cosmodrome/ui/panel';
import { VisuallyHidden } from '@cosmodrome/ui/visually-hidden';
import { Well } from '@cosmodrome/ui/well';
import { useTranslations } from 'use-intl';
import { useMoneyText } from '../../platform/i18n/money.tsx';
import { prizeRows } from '../prize-rows.ts';

interface PrizesProps {
  lottery: Lottery;
  status: LotteryStatus | undefined;
  /** No more tickets come: the chances are those with which the draw was made. */
  drawn: boolean;
}

/** The prizes by place, with the chance that the own tickets give, or one ticket where there are none. */
export function Prizes({ lottery, status, drawn }: PrizesProps) {
  const t = useTranslations('lotteries');
  const money = useMoneyText();
  const has = status?.tickets.length ?? 0;
  const own = Math.max(1, has);
  // A guest, and a player without one, read what a first ticket would be worth.
  const issued = lottery.lottery_tickets_count + (has === 0 && !drawn ? 1 : 0);
  const chance = (places: number, more = 0): string =>
    t('oneIn', { count: oneIn(chanceOf({ own: own + more, issued: issued + more, places })) ?? 0 });
  const all = lottery.prizes.length;
  return (
    <Panel className="column lottery-panel" aria-labelledby="prizes">
      <div className="lottery-panel-head">
        <h2 id="prizes" className="text-heading">
          {t('prizes.title')}
        </h2>
        {!drawn && <p className="text-meta text-low">{t('prizes.note')}</p>}
      </div>
      <table className="ui-places">
        <thead>
          <tr className="text-meta text-low">
            <th scope="col">{t('prizes.place')}</th>
            <th scope="col">
              <VisuallyHidden>{t('prizes.range')}</VisuallyHidden>
            </th>
            <th scope="col">{t(has === 0 ? 'prizes.chanceOne' : 'prizes.chance', { count: has })}</th>
            <th scope="col" className="is-end">
              {t('prizes.each')}
            </th>
          </tr>
        </thead>
        <tbody>
          {prizeRows(lottery.prizes).map(({ from, to, prize }) => (
            <tr key={from}>
              <td>{from === 1 || from === 2 || from === 3 ? <Medal place={from} size={28} /> : from}</td>
              <td>
                {from === to ? t('prizes.single', { place: from }) : t('prizes.to', { to })}{' '}
                <small className="text-meta text-low">{t('prizes.count', { count: to - from + 1 })}</small>
              </td>
              <td className="text-mid">{chance(to - from + 1)}</td>
              <td className="ui-places-prize is-end">
                {prize.stuff ?? money(prize.money_award_cents, lottery.currency)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {!drawn && (
        <Well className="lottery-any text-body">
          <Icon name="dices" size={18} />
          {has === 0
            ? t('prizes.anyOne', { chance: chance(all) })
            : t('prizes.any', { count: has, chance: chance(all), next: chance(all, 1) })}
        </Well>
      )}
    </Panel>
  );
}
