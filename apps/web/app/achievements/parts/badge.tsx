import type { Achievement } from '@cosmodrome/contract/http/achievements';
import { Icon, type IconName } from '@cosmodrome/ui/icon';

/** The picture of an achievement: lit once it is reached, a lock while it is secret. */
export function AchievementBadge({ achievement: { icon, state } }: { achievement: Achievement }) {
  const look = icon === null ? 'is-secret' : state === 'running' ? 'is-running' : 'is-done';
  return (
    <span className={`achievement-badge ${look}`} aria-hidden>
      <Icon name={(icon ?? 'lock') as IconName} size={28} />
    </span>
  );
}
