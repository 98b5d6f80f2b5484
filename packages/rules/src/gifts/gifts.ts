/** Stages of a gift of any kind (spec 4, "Gift stages"). */
export const GIFT_STAGES = [
  'issued',
  'wait',
  'activated',
  'handle_bets',
  'wager_done',
  'finished',
  'lost',
  'canceled',
  'expired',
] as const;
export type GiftStage = (typeof GIFT_STAGES)[number];

/** Types of a gift (spec 3): a label and an icon. The last two are gifts of features, which are shown as free spins. */
export const GIFT_TYPES = [
  'Cashback',
  'Deposit',
  'Cash',
  'Giftspin',
  'Group',
  'Freebet',
  'Custom',
  'XP',
  'SoftGaming',
  'NonDeposit',
  'FeatureTrigger',
  'FeatureBuy',
] as const;
export type GiftType = (typeof GIFT_TYPES)[number];

/** What a gift is, which says the call that takes it: `prize` is a grant that waits without a list of its own. */
export const GIFT_KINDS = ['bonus', 'freespins', 'lootbox', 'wheelspins', 'cashback', 'deposit', 'prize'] as const;

/** Whether it is only offered: what is kept from players who are to be shown no offers (player protection R32). */
export const isGiftOffer = ({ stage }: { readonly stage: GiftStage }): boolean => stage === 'issued';
