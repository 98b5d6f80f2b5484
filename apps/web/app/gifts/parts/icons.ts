import type { Gift } from '@cosmodrome/contract/http/gifts';
import type { IconName } from '@cosmodrome/ui/icon';

const KINDS: Readonly<Record<Gift['kind'], IconName>> = {
  bonus: 'gift',
  freespins: 'rotate-cw',
  lootbox: 'box',
  wheelspins: 'target',
  cashback: 'percent',
  deposit: 'wallet',
  prize: 'gift',
};
const CONTENTS: Readonly<Record<string, IconName>> = {
  money: 'coins',
  points: 'orbit',
  group: 'crown',
  lottery: 'ticket',
};

/** The icon of a gift: of a grant that of what it brings. */
export const giftIcon = ({ kind, bonuses: [content] }: Gift): IconName =>
  (kind === 'prize' && content && CONTENTS[content.type]) || KINDS[kind];

/** The icon of what became of it, in the colour of it. */
export const outcomeOf = ({ stage }: Gift): { icon: IconName; tone: 'ok' | 'plain' } => {
  if (stage === 'finished' || stage === 'wager_done') return { icon: 'circle-check', tone: 'ok' };
  return { icon: stage === 'expired' ? 'timer' : stage === 'lost' ? 'minus' : 'x', tone: 'plain' };
};
