import type { OverlayViewProps } from '../../platform/routing/path-spec.ts';
import { EnterOverlay } from './enter-overlay.tsx';
import { SignInForm } from './sign-in-form.tsx';

/** Overlay /sign-in. */
export default function SignIn(props: OverlayViewProps) {
  return <EnterOverlay {...props} of="signIn" form={(form) => <SignInForm {...form} />} />;
}
