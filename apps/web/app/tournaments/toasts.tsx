import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { useTold } from '../limits/index.ts';
import { toast } from '../platform/toasts/toasts.ts';
import { inOneTab } from './in-one-tab.ts';
import { untoldNews, type TournamentNews } from './notifications.ts';
import { refresh } from './use-tournaments.ts';

const TEXTS = {
  tournament_started: 'started',
  tournament_starts_soon: 'soon',
  player_joined_leaderboard: 'joined',
  player_kicked_from_leaderboard: 'passed',
} as const;

/** Tells each of the news once, over all tabs. */
export default function NewsToasts({ untold }: { untold: readonly TournamentNews[] }) {
  const t = useTranslations('tournaments.told');
  const client = useQueryClient();
  const navigate = useNavigate();
  useTold(untoldNews, untold, ({ id, at, event, title, identifier }) => {
    const key = `tournament ${id} ${event} ${at}`;
    const action = { label: t('see'), run: () => void navigate(`/tournaments/${identifier}`) };
    inOneTab(key, () => void toast({ tone: 'info', title: t(TEXTS[event], { title }), action, key }));
    refresh(client);
  });
  return null;
}
