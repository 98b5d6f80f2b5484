import type { ShopType } from '@cosmodrome/rules/shop/rewards';

/** The tabs of the shop (spec 2.6), each at an address of its own. */
export const TABS = ['ALL', 'FREE_SPINS', 'MONEY_REWARD', 'SPECIAL_REWARDS'] as const;
export type ShopTab = (typeof TABS)[number];

export const addresses: Readonly<Record<ShopTab, string>> = {
  ALL: '/rocket-mart',
  FREE_SPINS: '/rocket-mart/freespins',
  MONEY_REWARD: '/rocket-mart/money',
  SPECIAL_REWARDS: '/rocket-mart/special',
};

const types: Readonly<Record<ShopTab, readonly ShopType[] | null>> = {
  ALL: null,
  FREE_SPINS: ['freespins'],
  MONEY_REWARD: ['money'],
  SPECIAL_REWARDS: ['special', 'lootboxes', 'lotteries'],
};

export const tabOf = (pathname: string): ShopTab => TABS.find((tab) => addresses[tab] === pathname) ?? 'ALL';

export const isInTab = (tab: ShopTab, type: ShopType): boolean => types[tab]?.includes(type) ?? true;
