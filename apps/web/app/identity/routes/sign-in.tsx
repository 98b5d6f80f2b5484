import { useActionData } from 'react-router';
import { useTranslations } from 'use-intl';
import { PostedAnswerContext } from '../../platform/forms/answer.ts';
import { EndedPlace } from '../enter/ended-place.tsx';
import { signInAction } from '../enter/post.ts';
import SignIn from '../enter/sign-in.tsx';
import { DirectOverlay } from '../../platform/overlays/direct.tsx';

export const action = signInAction;

/** /sign-in at its own address, over the lobby. */
export default function SignInRoute() {
  const t = useTranslations('identity.signIn');
  return (
    <PostedAnswerContext value={useActionData<typeof action>()}>
      <EndedPlace />
      <DirectOverlay view={SignIn} head={{ title: t('button'), description: t('description'), canonical: '/login' }} />
    </PostedAnswerContext>
  );
}
