import { Notice } from '@cosmodrome/ui/notice';
import { useTranslations } from 'use-intl';
import type { Failure } from './failure.ts';

/** Says why a form was not taken, above its fields: the origin's words, or that it could not be reached. */
export function FailureNotice({ failure, title }: { failure: Failure; title: string }) {
  const t = useTranslations('errors.failure');
  const robot = failure.fields['captcha'] !== undefined;
  if (failure.kind === 'refused' && failure.base === undefined && !robot) return null;
  const text = failure.base ?? t(robot ? 'robot' : failure.kind === 'offline' ? 'offline' : 'broken');
  return (
    <Notice icon={failure.kind === 'offline' ? 'wifi-off' : 'circle-alert'} tone="danger" title={title} alert>
      {text}
    </Notice>
  );
}
