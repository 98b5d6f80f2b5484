import { useActionData } from 'react-router';
import { useTranslations } from 'use-intl';
import { DirectOverlay } from '../../platform/overlays/direct.tsx';
import { PostedAnswerContext } from '../../platform/forms/answer.ts';
import NewPassword from '../restore/new-password.tsx';
import { newPasswordAction } from '../restore/post.ts';

export const action = newPasswordAction;

/** /new-password at its own address, over the lobby. */
export default function NewPasswordRoute() {
  const t = useTranslations('restore.newPassword');
  return (
    <PostedAnswerContext value={useActionData<typeof action>()}>
      <DirectOverlay view={NewPassword} head={{ title: t('title') }} />
    </PostedAnswerContext>
  );
}
