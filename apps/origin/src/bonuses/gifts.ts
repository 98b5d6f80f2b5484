import type { Bonus } from '@cosmodrome/contract/http/bonuses';
import type { Gift } from '@cosmodrome/contract/http/gifts';
import type { DepositCampaign } from '@cosmodrome/content/schema/bonuses.ts';
import { DEFAULT_CURRENCY } from '@cosmodrome/rules/money/currencies';
import { giftOf, type GiftReader } from '../gift.ts';
import type { BonusDeps } from './deps.ts';
import { openDeposits } from './deposits.ts';
import { presentAll } from './calls.ts';
import { titleIn } from './present.ts';
import { payer } from './redeem.ts';
import { bonusesOf } from './store.ts';

/** A bonus as a gift. */
export const bonusGift = (bonus: Bonus): Gift =>
  giftOf({
    id: String(bonus.id),
    kind: 'bonus',
    contains: 'bonus',
    type: bonus.strategy === 'cashback' ? 'Cashback' : bonus.type,
    stage: bonus.stage,
    title: bonus.title,
    currency: bonus.currency,
    amount_cents: bonus.amount_cents,
    amount_wager_requirement_cents: bonus.amount_wager_requirement_cents,
    amount_wager_cents: bonus.amount_wager_cents,
    won_cents: bonus.won_cents,
    activatable: bonus.activatable,
    confirm_first: bonus.confirm_first,
    activatable_until: bonus.activatable_until,
    valid_until: bonus.valid_until,
    created_at: bonus.created_at,
    cancelable: bonus.cancelable,
    ...(bonus.group_key !== undefined && { group_key: bonus.group_key }),
    terms: {
      wager: bonus.wager,
      max_bet_cents: bonus.max_bet_cents,
      max_win_cents: bonus.max_win_cents,
      days_to_wager: bonus.days_to_wager,
      closed_families: bonus.closed_families,
    },
  });

/** What the next deposit may bring, in a currency; nothing in one that the campaign does not have. */
function depositGift(
  campaign: DepositCampaign,
  { currency, locale, now }: { currency: string; locale: string; now: Date },
): Gift[] {
  const most = campaign.most[currency];
  if (most === undefined) return [];
  return [
    giftOf({
      id: campaign.id,
      kind: 'deposit',
      contains: 'bonus',
      type: 'Deposit',
      stage: 'issued',
      title: titleIn(campaign.title, locale),
      currency,
      amount_cents: most,
      valid_until: campaign.ends_at,
      created_at: campaign.starts_at ?? now.toISOString(),
      terms: {
        wager: campaign.wager,
        max_bet_cents: campaign.max_stakes[currency] ?? null,
        max_win_cents: campaign.max_wins?.[currency] ?? null,
        days_to_wager: campaign.days_to_wager,
        share_bp: campaign.percent * 100,
        least_deposit_cents: campaign.least_deposits[currency] ?? null,
      },
    }),
  ];
}

/** The player's bonuses, and what the next deposit may bring. */
export async function bonusGifts(deps: BonusDeps, reader: GiftReader): Promise<Gift[]> {
  const { playerId, locale, restricted } = reader;
  const own = await presentAll(deps, await bonusesOf(deps.connection, playerId), { playerId, locale });
  const open = restricted ? [] : await openDeposits(deps, playerId, reader.host);
  const currency = (await payer(deps.connection, playerId))?.currency ?? DEFAULT_CURRENCY;
  const now = deps.clock.now();
  return [...own.map(bonusGift), ...open.flatMap((campaign) => depositGift(campaign, { currency, locale, now }))];
}
