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
export type GiftKind = (typeof GIFT_KINDS)[number];

/** Of a gift, what the rules look at. */
export interface GiftState {
  readonly kind: GiftKind;
  readonly stage: GiftStage;
  readonly activatable: boolean;
  readonly group_key?: string | undefined;
}

const HISTORY: readonly GiftStage[] = ['finished', 'canceled', 'expired', 'wager_done', 'lost'];

/** Whether nothing more comes of it: the others are actual (spec 4). */
export const isGiftHistory = ({ stage }: Pick<GiftState, 'stage'>): boolean => HISTORY.includes(stage);

/** Whether it is only offered: what is kept from players who are to be shown no offers (player protection R32). */
export const isGiftOffer = ({ stage }: Pick<GiftState, 'stage'>): boolean => stage === 'issued';

/** Whether its player can do something with it now, which is what the header counts: take, play, open, spin, or pay in. */
export const isGiftToDo = ({ kind, stage, activatable }: GiftState): boolean =>
  (stage === 'issued' && (activatable || kind === 'deposit')) || (stage === 'activated' && kind === 'freespins');

/** The sections of the page, in their order. */
export const GIFT_SECTIONS = ['yours', 'inPlay', 'offered', 'waiting'] as const;
export type GiftSection = (typeof GIFT_SECTIONS)[number];

/** In which section an actual gift is: what is the player's without a further term comes before what asks something. */
export function giftSection({ kind, stage, activatable }: GiftState): GiftSection {
  if (stage === 'handle_bets') return 'inPlay';
  if (stage === 'activated') return 'yours';
  if (stage === 'wait' || kind === 'cashback') return 'waiting';
  if (kind === 'deposit') return 'offered';
  if (!activatable) return 'waiting';
  return kind === 'bonus' ? 'offered' : 'yours';
}

/** Gifts that are listed to nobody while they are in one of the stages. */
export interface DisabledGifts {
  readonly group_key: string;
  readonly stages: readonly GiftStage[];
}

/** Whether an operator has taken such a gift off the list in its stage (spec 4, "Gift stages"). */
export const isGiftDisabled = ({ group_key: key, stage }: GiftState, disabled: readonly DisabledGifts[]): boolean =>
  key !== undefined && disabled.some((each) => each.group_key === key && each.stages.includes(stage));

/** Bookmarks at the edge of the page. */
export const WIDGETS = ['shop', 'lootboxes', 'wheel', 'adventure', 'quests'] as const;
export type Widget = (typeof WIDGETS)[number];
