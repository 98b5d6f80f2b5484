import type { SessionEnd } from '@cosmodrome/contract/http/identity-session-end';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useFormat } from '../platform/i18n/format.ts';
import { query } from '../platform/queries/query.ts';

/** Why this browser is no longer signed in. */
export const sessionEndQuery = () => query('identity.sessionEnd', undefined, { staleTime: 0 });

/** Why the session is over and what can be done, once it is known; without an answer only that it is over. */
export function useSessionEndText(): { title: string; text: string; limit: boolean } | null {
  const { data, isError } = useQuery({ ...sessionEndQuery(), refetchOnWindowFocus: false });
  const t = useTranslations('protection.ended');
  const format = useFormat();
  if (!data && !isError) return null;
  const { reason, minutes, again_at: again }: SessionEnd = data ?? { reason: null, minutes: null, again_at: null };
  const key = reason ?? 'unknown';
  const time = again === null ? '' : format.dateTime(new Date(again), { hour: '2-digit', minute: '2-digit' });
  const text = key === 'session_limit' && again === null ? 'session_limit.now' : (`${key}.text` as const);
  return {
    title: t(`${key}.title`),
    text: t(text, { minutes: minutes ?? 0, time }),
    limit: key === 'session_limit',
  };
}
