import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { useTold } from '../limits/index.ts';
import { toast } from '../platform/toasts/toasts.ts';
import { untoldLevels, type QuestNews } from './untold.ts';
import { usePrizeWords } from './words.ts';

/** Tells of each paid level once: the highest of those that came at a time, and what they brought together. */
export default function LevelToasts({ untold }: { untold: readonly QuestNews[] }) {
  const t = useTranslations('quests.told');
  const prize = usePrizeWords();
  const navigate = useNavigate();
  useTold(untoldLevels, untold, ({ quest_id: id, reached, won, currency, title, slug }) => {
    const level = reached.at(-1) ?? 1;
    const action = { label: t('see'), run: () => void navigate(`/action/${slug}`) };
    toast({
      tone: 'ok',
      title: t('title', { level, title }),
      detail: prize(won, currency),
      action,
      key: `quest ${id} ${level}`,
    });
  });
  return null;
}
