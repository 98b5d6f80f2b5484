import type { FreeSpins } from '@cosmodrome/contract/http/freespins';
import { outlookOf } from '@cosmodrome/rules/freespins/winnings';
import { Button } from '@cosmodrome/ui/button';
import { Dialog } from '@cosmodrome/ui/dialog';
import { Icon } from '@cosmodrome/ui/icon';
import { Notice } from '@cosmodrome/ui/notice';
import { Well } from '@cosmodrome/ui/well';
import { useTranslations } from 'use-intl';
import { Amount, useMoneyText } from '../../platform/i18n/money.tsx';
import { useDay } from './use-day.ts';

interface SheetProps {
  spins: FreeSpins;
  ownMoney: boolean;
  close: () => void;
  leave: () => void;
}

/** Free spins that are played, in full: where they stand, and what happens when the last one is done. */
export default function Sheet({ spins, ownMoney, close, leave }: SheetProps) {
  const t = useTranslations('freespins.sheet');
  const day = useDay();
  const { freespins_total: total, currency, won_cents: won } = spins;
  const played = spins.freespins_performed ?? 0;
  return (
    <Dialog
      title={t('title')}
      closeLabel={t('close')}
      onClose={close}
      size="small"
      foot={
        <>
          <Button look="ignited" size="sheet" wide onClick={close}>
            {t('on')}
          </Button>
          <Button look="bare" wide onClick={leave}>
            {t('stop')}
          </Button>
        </>
      }
    >
      <div className="freespin-sheet">
        <Well as="dl" className="freespin-facts">
          <div>
            <dt>{t('played')}</dt>
            <dd>{t('of', { played, total })}</dd>
          </div>
          <div>
            <dt>{t('won')}</dt>
            <dd>
              <Amount cents={won} currency={currency} />
            </dd>
          </div>
          <div>
            <dt>{t('own')}</dt>
            <dd>{t(ownMoney ? 'used' : 'notUsed')}</dd>
          </div>
        </Well>
        <h3 className="text-subheading text-high">{t('then')}</h3>
        <Then spins={spins} />
        <Notice icon="pause">{t('wait', { count: total - played, day: day(spins.valid_until) })}</Notice>
      </div>
    </Dialog>
  );
}

/** What becomes of the winnings, one step a line. */
function Then({ spins }: { spins: FreeSpins }) {
  const t = useTranslations('freespins.sheet');
  const money = useMoneyText();
  const { currency, wager, won_cents: won, max_win_cents: maxWin } = spins;
  const { toWager } = outlookOf({ won, maxWin, wager });
  const most = maxWin === null ? null : money(maxWin, currency);
  const lines =
    wager === 0
      ? [t('money'), most && t('mostMoney', { amount: most }), t('count')]
      : [
          t('bonus'),
          t('wager', {
            times: wager,
            days: spins.days_to_wager ?? 0,
            amount: money(toWager, currency),
            most: money(spins.max_bet_cents ?? 0, currency),
          }),
          most === null ? t('all') : t('most', { amount: most }),
          t('nothing'),
        ];
  return (
    <ul className="freespin-steps">
      {lines.map(
        (line) =>
          line !== null && (
            <li key={line}>
              <Icon name="check" size={18} />
              {line}
            </li>
          ),
      )}
    </ul>
  );
}
