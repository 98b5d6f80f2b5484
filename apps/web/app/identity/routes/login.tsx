import { useActionData } from 'react-router';
import { PostedAnswerContext } from '../../platform/forms/answer.ts';
import { EndedPlace } from '../enter/ended-place.tsx';
import { EnterPage } from '../enter/enter-page.tsx';
import { signInAction } from '../enter/post.ts';
import { SignInForm } from '../enter/sign-in-form.tsx';

export const action = signInAction;

/** /login: signing in as a page of its own. */
export default function LoginRoute() {
  return (
    <PostedAnswerContext value={useActionData<typeof action>()}>
      <EndedPlace />
      <EnterPage of="signIn" form={(props) => <SignInForm {...props} />} />
    </PostedAnswerContext>
  );
}
