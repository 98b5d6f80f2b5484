import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { useProtection } from '../limits/index.ts';
import { callKey } from '../platform/queries/query.ts';
import { toast } from '../platform/toasts/toasts.ts';
import { untoldReached, type Reached } from './untold.ts';

/** Tells of each achievement once, and nothing to who is to be shown no offers (player protection R32). */
export default function ReachedToasts({ untold }: { untold: readonly Reached[] }) {
  const t = useTranslations('achievements.news');
  const client = useQueryClient();
  const navigate = useNavigate();
  const protection = useProtection();
  useEffect(() => {
    if (!protection) return;
    if (protection.suppression === null) {
      for (const { identifier, title, waits } of untold) {
        const action = {
          label: t(waits ? 'collect' : 'see'),
          run: () => void navigate('/tournaments/achievements'),
        };
        toast({ tone: 'info', title: t('title'), detail: title, action, key: identifier });
      }
    }
    void client.invalidateQueries({ queryKey: callKey('achievements.own') });
    untoldReached.set([]);
  }, [untold, protection, navigate, t, client]);
  return null;
}
