import { type ReactNode, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { OverlayViewProps } from '../../platform/routing/path-spec.ts';
import { useSite } from '../../platform/site.ts';
import { EnterDialog } from '../../platform/overlays/enter-dialog.tsx';
import type { EnterFormProps } from './enter-form.ts';
import { withRedirect } from './enter-links.ts';
import { Restricted } from './restricted.tsx';
import { useEnter } from './use-enter.ts';

export interface EnterOverlayProps extends OverlayViewProps {
  of: 'signIn' | 'signUp';
  scene?: ReactNode;
  form: (props: EnterFormProps) => ReactNode;
}

/** The frame of both ways in: heading, form, the one action and the way to the other; a reason where none is open. */
export function EnterOverlay({ of, scene, form, path, search, close }: EnterOverlayProps) {
  const t = useTranslations('identity');
  const { restricted } = useSite();
  const id = useId();
  const enter = useEnter(search, close);
  const [pending, setPending] = useState(false);
  if (restricted) {
    return (
      <EnterDialog title={t(`${of}.button`)} close={close}>
        <Restricted of={of} />
      </EnterDialog>
    );
  }
  const other =
    of === 'signUp'
      ? { question: t('signUp.known'), label: t('signUp.signIn'), href: withRedirect('/sign-in', search) }
      : { question: t('signIn.new'), label: t('signIn.join'), href: withRedirect('/sign-up', search) };
  return (
    <EnterDialog
      title={t(`${of}.title`)}
      close={close}
      scene={scene}
      submit={{ form: id, label: t(`${of}.button`), pending: pending && t(`${of}.pending`) }}
      other={other}
    >
      {form({ id, path, onEnter: enter, onPending: setPending })}
    </EnterDialog>
  );
}
