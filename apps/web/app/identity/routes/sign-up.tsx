import { useActionData, useLoaderData } from 'react-router';
import { useTranslations } from 'use-intl';
import { FormKeyContext, PostedAnswerContext } from '../../platform/forms/answer.ts';
import { signUpAction } from '../enter/post.ts';
import { registrationClientLoader, registrationLoader } from '../enter/registration-load.ts';
import SignUp from '../enter/sign-up.tsx';
import { DirectOverlay } from '../../platform/overlays/direct.tsx';

export const action = signUpAction;
export const loader = registrationLoader;
export const clientLoader = registrationClientLoader;

/** /sign-up at its own address, over the lobby. */
export default function SignUpRoute() {
  const t = useTranslations('identity.signUp');
  const { formKey } = useLoaderData<typeof loader>();
  return (
    <PostedAnswerContext value={useActionData<typeof action>()}>
      <FormKeyContext value={formKey}>
        <DirectOverlay
          view={SignUp}
          head={{ title: t('button'), description: t('description'), canonical: '/registration' }}
        />
      </FormKeyContext>
    </PostedAnswerContext>
  );
}
