import { useQuery } from '@tanstack/react-query';
import type { OverlayViewProps } from '../../platform/routing/path-spec.ts';
import { askedQuery } from './asked-query.ts';
import SignUp from './sign-up.tsx';

/**
 * The same over a page, from the moment it is known what this host asks: fields that came later would push the terms away
 * under a finger. A question that fails is not waited for.
 */
export default function SignUpOverlay(props: OverlayViewProps) {
  const { isPending } = useQuery(askedQuery());
  return isPending ? null : <SignUp {...props} />;
}
