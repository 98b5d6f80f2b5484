import type { Achievement } from '@cosmodrome/contract/http/achievements';
import { Icon } from '@cosmodrome/ui/icon';
import { useAchievementWords } from '../words.ts';

/** What an achievement brings, always with what it is worth (player protection R33); nothing where it brings nothing. */
export function Reward({ achievement: { reward } }: { achievement: Achievement }) {
  const words = useAchievementWords();
  if (!reward) return null;
  return (
    <span className="achievement-reward">
      <Icon name="orbit" size={16} />
      <b>{words.points(reward)}</b> <small>{words.worth(reward)}</small>
    </span>
  );
}
