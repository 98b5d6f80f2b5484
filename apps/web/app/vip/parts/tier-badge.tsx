import { vipStatusOf } from '@cosmodrome/rules/vip/tiers';
import { Anchor } from '@cosmodrome/ui/anchor';
import { TierEmblem } from '@cosmodrome/ui/tier-emblem';
import { useTranslations } from 'use-intl';
import { usePlayer } from '../../platform/session/player.ts';
import { emblemOf } from './emblem.ts';

/** The tier of the player's groups, which leads to what it brings. */
export default function TierBadge() {
  const t = useTranslations('vip');
  const player = usePlayer();
  if (!player) return null;
  const status = vipStatusOf(player.statuses.map(({ id }) => id));
  return (
    <Anchor href="/vip" className="flex min-h-[44px] flex-none items-center gap-2 text-label text-high">
      <TierEmblem kind={emblemOf[status]} size={48} share={100} />
      {t(`tiers.${status}`)}
    </Anchor>
  );
}
