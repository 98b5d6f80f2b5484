import { useTranslations } from 'use-intl';
import type { Failure } from './failure.ts';
import { CallFailure } from './call-failure.tsx';

/** Says why a form was not taken, above its fields: the origin's words, or that it could not be reached. */
export function FailureNotice({ failure, title }: { failure: Failure; title: string }) {
  const t = useTranslations('errors.failure');
  const robot = failure.fields['captcha'] !== undefined;
  if (failure.kind === 'refused' && failure.base === undefined && !robot) return null;
  return <CallFailure failure={failure} title={title} offline={t('offline')} broken={t(robot ? 'robot' : 'broken')} />;
}
