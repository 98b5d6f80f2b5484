import type { OverlayViewProps } from '../../platform/routing/path-spec.ts';
import { EnterOverlay } from './enter-overlay.tsx';
import { LaunchScene } from './launch-scene.tsx';
import { SignUpForm } from './sign-up-form.tsx';

/** Overlay /sign-up. */
export default function SignUp(props: OverlayViewProps) {
  return <EnterOverlay {...props} of="signUp" scene={<LaunchScene />} form={(form) => <SignUpForm {...form} />} />;
}
