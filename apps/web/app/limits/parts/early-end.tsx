import type { LimitsPolicy, UserLimit } from '@cosmodrome/contract/http/limits';
import { Button } from '@cosmodrome/ui/button';
import { Notice } from '@cosmodrome/ui/notice';
import { useTranslations } from 'use-intl';
import { removeLimit, setLimit } from '../queries.ts';
import { useMoments } from './moments.ts';
import { useChange } from './use-change.ts';

/** What a player has to know of the early end of a self-exclusion; undefined where nobody can end one. */
export function useEarlyEnd(policy: LimitsPolicy): string | undefined {
  const t = useTranslations('limits.breaks.early');
  const removal = policy.exclusion_removal;
  if (!removal) return undefined;
  return t('terms', { hours: removal.definite_hours, days: Math.ceil(removal.indefinite_hours / 24) });
}

/** A running self-exclusion: the way to ask for its early end where there is one, and what has become of the request. */
export function EarlyEnd({ exclusion, policy }: { exclusion: UserLimit; policy: LimitsPolicy }) {
  const t = useTranslations('limits.breaks.early');
  const { date, left } = useMoments();
  const { pending, problem, run } = useChange();
  const terms = useEarlyEnd(policy);
  if (terms === undefined) return null;
  const { id, type, period, status, disable_at: from, confirm_until: until } = exclusion;
  if (status === 'active' || from === null) {
    return (
      <div className="mt-4 grid justify-items-start gap-2">
        <p className="text-body text-low">{problem ?? terms}</p>
        <Button
          look="bare"
          pending={pending && t('asking')}
          onClick={() => void run((client) => removeLimit(client, id))}
        >
          {t('ask')}
        </Button>
      </div>
    );
  }
  return (
    <div className="limit-waiting">
      <Notice icon="mail" tone="info" title={t('title')}>
        {problem ?? t('text', { date: date(from), left: left(from), until: date(until ?? from) })}
      </Notice>
      <Button
        size="small"
        pending={pending && t('asking')}
        onClick={() => void run((client) => setLimit(client, { type, ...(period && { period }) }))}
      >
        {t('keep')}
      </Button>
    </div>
  );
}
