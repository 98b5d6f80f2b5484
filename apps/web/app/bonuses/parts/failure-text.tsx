import { useTranslations } from 'use-intl';
import type { Failure } from '../../platform/forms/failure.ts';
import { CallFailure } from '../../platform/forms/call-failure.tsx';

/** Why something about bonuses was not done: the origin's words, or that it could not be reached. */
export function FailureText({ failure, title, className }: { failure: Failure; title: string; className?: string }) {
  const t = useTranslations('bonuses.failure');
  const base = failure.base ?? Object.values(failure.fields)[0];
  return (
    <CallFailure
      failure={{ ...failure, base }}
      title={title}
      offline={t('offline')}
      broken={t('broken')}
      className={className}
    />
  );
}
