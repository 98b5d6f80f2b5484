import type { Gift } from '@cosmodrome/contract/http/gifts';
import { isGiftHistory } from '@cosmodrome/rules/gifts/gifts';
import { Panel } from '@cosmodrome/ui/panel';
import { IconTile, StateBlock } from '@cosmodrome/ui/state-block';
import { useTranslations } from 'use-intl';
import { useFormat } from '../../platform/i18n/format.ts';
import { Amount, useMoneyText } from '../../platform/i18n/money.tsx';
import { outcomeOf } from './icons.ts';

/** What is over, each with what came of it. */
export function GiftHistory({ gifts }: { gifts: readonly Gift[] }) {
  const t = useTranslations('gifts');
  const past = gifts.filter(isGiftHistory);
  return (
    <Panel as="div">
      {past.length === 0 ? (
        <StateBlock icon="history" heading={t('noHistory')}>
          {t('noHistoryText')}
        </StateBlock>
      ) : (
        <ul className="gift-past">
          {past.map((gift) => (
            <PastGift key={`${gift.kind} ${gift.id}`} gift={gift} />
          ))}
        </ul>
      )}
    </Panel>
  );
}

function PastGift({ gift }: { gift: Gift }) {
  const t = useTranslations('gifts.outcomes');
  const money = useMoneyText();
  const format = useFormat();
  const { stage, currency, amount_cents: amount, won_cents: won } = gift;
  const brought = won !== null && won > 0 && currency !== null ? `, ${t('won', { amount: money(won, currency) })}` : '';
  const isGood = stage === 'finished' || stage === 'wager_done';
  return (
    <li>
      <IconTile {...outcomeOf(gift)} small />
      <div className="min-w-0">
        <p className="text-body-strong text-high">{gift.title}</p>
        <p className="text-meta text-low">
          {t(stage)}
          {isGood && brought}
        </p>
      </div>
      <div className="gift-past-end">
        {amount !== null && currency !== null && <Amount cents={amount} currency={currency} tone="gold-dim" />}
        <time className="text-meta text-low" dateTime={gift.created_at}>
          {format.dateTime(new Date(gift.created_at), { day: 'numeric', month: 'short' })}
        </time>
      </div>
    </li>
  );
}
