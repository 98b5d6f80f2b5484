import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { useTold } from '../limits/index.ts';
import { callKey } from '../platform/queries/query.ts';
import { toast } from '../platform/toasts/toasts.ts';
import { untoldReached, type Reached } from './untold.ts';

/** Tells of each achievement once. */
export default function ReachedToasts({ untold }: { untold: readonly Reached[] }) {
  const t = useTranslations('achievements.news');
  const client = useQueryClient();
  const navigate = useNavigate();
  useTold(untoldReached, untold, ({ identifier, title, waits }) => {
    const action = {
      label: t(waits ? 'collect' : 'see'),
      run: () => void navigate('/tournaments/achievements'),
    };
    toast({ tone: 'info', title: t('title'), detail: title, action, key: identifier });
    void client.invalidateQueries({ queryKey: callKey('achievements.own') });
  });
  return null;
}
