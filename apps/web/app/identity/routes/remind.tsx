import { useActionData } from 'react-router';
import { useTranslations } from 'use-intl';
import { DirectOverlay } from '../../platform/overlays/direct.tsx';
import { PostedAnswerContext } from '../../platform/forms/answer.ts';
import { remindAction } from '../restore/post.ts';
import Remind from '../restore/remind.tsx';

export const action = remindAction;

/** /remind at its own address, over the lobby. */
export default function RemindRoute() {
  const t = useTranslations('restore.remind');
  return (
    <PostedAnswerContext value={useActionData<typeof action>()}>
      <DirectOverlay view={Remind} head={{ title: t('title') }} />
    </PostedAnswerContext>
  );
}
