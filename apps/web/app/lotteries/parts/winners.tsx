import type { Lottery, LotteryPrize, LotteryStatus } from '@cosmodrome/contract/http/lotteries';
import { ticketText } from '@cosmodrome/rules/lotteries/list';
import { Button } from '@cosmodrome/ui/button';
import { Medal } from '@cosmodrome/ui/medal';
import { Panel } from '@cosmodrome/ui/panel';
import { TextField } from '@cosmodrome/ui/text-field';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useMoneyText } from '../../platform/i18n/money.tsx';

/** Places that are shown before all are asked for. */
const FIRST = 5;

/** The winning tickets, the own ones among them, and a search by number. */
export function Winners({ lottery, status }: { lottery: Lottery; status: LotteryStatus | undefined }) {
  const t = useTranslations('lotteries.winners');
  const [all, showAll] = useState(false);
  const [sought, seek] = useState('');
  const won = lottery.prizes.filter(({ ticket }) => ticket !== null);
  const own = new Set(status?.prizes.map(({ award_place: place }) => place));
  const digits = sought.replace(/\D/g, '').replace(/^0+/, '');
  const shown =
    digits === ''
      ? won.filter(({ award_place: place }) => all || place <= FIRST || own.has(place))
      : won.filter(({ ticket }) => String(ticket).includes(digits));
  const others = (status?.tickets.length ?? 0) - own.size;
  return (
    <Panel className="column lottery-panel" aria-labelledby="winners">
      <div className="lottery-panel-head">
        <h2 id="winners" className="text-heading">
          {t('title')}
        </h2>
        {won.length > FIRST && (
          <TextField
            label={t('find')}
            inputMode="numeric"
            value={sought}
            onChange={(event) => seek(event.currentTarget.value)}
          />
        )}
      </div>
      {won.length === 0 ? (
        <p className="text-body text-mid">{t('none')}</p>
      ) : (
        <table className="ui-places">
          <thead>
            <tr className="text-meta text-low">
              <th scope="col">{t('place')}</th>
              <th scope="col">{t('ticket')}</th>
              <th scope="col">{t('player')}</th>
              <th scope="col" className="is-end">
                {t('prize')}
              </th>
            </tr>
          </thead>
          <tbody>
            {shown.map((prize) => (
              <Winner
                key={prize.award_place}
                prize={prize}
                currency={lottery.currency}
                own={own.has(prize.award_place)}
              />
            ))}
          </tbody>
        </table>
      )}
      {digits !== '' && shown.length === 0 && <p className="text-body text-mid">{t('notFound')}</p>}
      <div className="lottery-panel-head">
        <p className="text-meta text-low">{others > 0 ? t('others', { count: others }) : ''}</p>
        {!all && digits === '' && won.length > shown.length && (
          <Button look="bare" onClick={() => showAll(true)}>
            {t('all', { count: won.length })}
          </Button>
        )}
      </div>
    </Panel>
  );
}

function Winner({ prize, currency, own }: { prize: LotteryPrize; currency: string; own: boolean }) {
  const t = useTranslations('lotteries.winners');
  const money = useMoneyText();
  const { award_place: place, ticket, nickname } = prize;
  return (
    <tr className={own ? 'is-own' : undefined}>
      <td>{place === 1 || place === 2 || place === 3 ? <Medal place={place} size={28} /> : place}</td>
      <td>
        <span className={own || place === 1 ? 'lottery-ticket is-won' : 'lottery-ticket'}>
          {ticketText(ticket ?? 0)}
        </span>
      </td>
      <td>{own ? t('you') : (nickname ?? t('nobody'))}</td>
      <td className="ui-places-prize is-end">{prize.stuff ?? money(prize.money_award_cents, currency)}</td>
    </tr>
  );
}
