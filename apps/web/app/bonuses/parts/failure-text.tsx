import { Notice } from '@cosmodrome/ui/notice';
import { useTranslations } from 'use-intl';
import type { Failure } from '../../platform/forms/failure.ts';

/** Why something about bonuses was not done: the origin's words, or that it could not be reached. */
export function FailureText({ failure, title, className }: { failure: Failure; title: string; className?: string }) {
  const t = useTranslations('bonuses.failure');
  const offline = failure.kind === 'offline';
  return (
    <Notice icon={offline ? 'wifi-off' : 'circle-alert'} tone="danger" title={title} alert className={className}>
      {failure.base ?? Object.values(failure.fields)[0] ?? t(offline ? 'offline' : 'broken')}
    </Notice>
  );
}
