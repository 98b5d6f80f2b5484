import { Anchor } from '@cosmodrome/ui/anchor';
import { Avatar } from '@cosmodrome/ui/avatar';
import { VisuallyHidden } from '@cosmodrome/ui/visually-hidden';
import { useTranslations } from 'use-intl';
import { usePlayer } from '../../account/index.ts';

/** Initials that lead to the profile; a dark tile until the player is known. */
export function ProfileLink() {
  const t = useTranslations('shell');
  const player = usePlayer();
  return (
    <Anchor href="/profile" className="only-wide">
      <VisuallyHidden>{t('profile')}</VisuallyHidden>
      <Avatar initials={player ? initials(player.nickname, player.email) : ''} />
    </Anchor>
  );
}

const initials = (nickname: string | null, email: string): string => (nickname || email).slice(0, 2).toUpperCase();
