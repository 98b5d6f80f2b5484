import { displayName } from '@cosmodrome/rules/profile/display-name';
import { Anchor } from '@cosmodrome/ui/anchor';
import { Avatar } from '@cosmodrome/ui/avatar';
import { VisuallyHidden } from '@cosmodrome/ui/visually-hidden';
import { useTranslations } from 'use-intl';
import { usePlayer } from '../../platform/session/player.ts';

/** Initials that lead to the profile and tell whose it is; a dark tile until the player is known. */
export function ProfileLink() {
  const t = useTranslations('shell');
  const player = usePlayer();
  const name = player && displayName(player);
  return (
    <Anchor href="/profile" className="only-wide" title={name}>
      <VisuallyHidden>{name === undefined ? t('profile') : t('profileOf', { name })}</VisuallyHidden>
      <Avatar initials={name?.slice(0, 2).toUpperCase() ?? ''} />
    </Anchor>
  );
}
