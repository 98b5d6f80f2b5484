import { useActionData, useLoaderData } from 'react-router';
import { FormKeyContext, PostedAnswerContext } from '../../platform/forms/answer.ts';
import { EnterPage } from '../enter/enter-page.tsx';
import { LaunchScene } from '../enter/launch-scene.tsx';
import { signUpAction } from '../enter/post.ts';
import { registrationClientLoader, registrationLoader } from '../enter/registration-load.ts';
import { SignUpForm } from '../enter/sign-up-form.tsx';

export const action = signUpAction;
export const loader = registrationLoader;
export const clientLoader = registrationClientLoader;

/** /registration: opening an account as a page of its own. */
export default function RegistrationRoute() {
  const { formKey } = useLoaderData<typeof loader>();
  return (
    <PostedAnswerContext value={useActionData<typeof action>()}>
      <FormKeyContext value={formKey}>
        <EnterPage of="signUp" scene={<LaunchScene />} form={(props) => <SignUpForm {...props} />} />
      </FormKeyContext>
    </PostedAnswerContext>
  );
}
