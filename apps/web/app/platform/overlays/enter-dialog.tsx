import { Button } from '@cosmodrome/ui/button';
import { Dialog } from '@cosmodrome/ui/dialog';
import { Logo } from '@cosmodrome/ui/logo';
import type { MouseEvent, ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useSite } from '../site.ts';
import { useOverlays } from './navigation.ts';
import { isPlainPress } from '../routing/plain-press.ts';
import './enter.css';

export interface EnterDialogProps {
  title: string;
  close: () => void;
  /** Behind the heading. */
  scene?: ReactNode;
  /** Absent where nothing can be sent: a restricted country. */
  submit?: { form: string; label: string; pending: string | false };
  /** The way to the other form. */
  other?: { question: string; label: string; href: string };
  children: ReactNode;
}

/** The full-screen form of a phone, a panel on a desktop: brand, heading, fields, one action at the lower edge. */
export function EnterDialog({ title, close, scene, submit, other, children }: EnterDialogProps) {
  const t = useTranslations('shell');
  const { brand } = useSite();
  return (
    <Dialog
      title={title}
      titleHidden
      closeLabel={t('close')}
      onClose={close}
      size="small"
      fullOnPhone
      className={scene ? 'enter has-scene' : 'enter'}
      head={<Logo name={brand.name} src={brand.logo.full} height={26} />}
      foot={submit && other && <EnterFoot submit={submit} other={other} />}
    >
      {scene}
      <p className="enter-heading text-headline text-high" aria-hidden>
        {title}
      </p>
      {children}
    </Dialog>
  );
}

/** The one action, and the other way in below it, which takes the form's place. */
export function EnterFoot({ submit, other }: Required<Pick<EnterDialogProps, 'submit' | 'other'>>) {
  const { open } = useOverlays();
  const swap = (event: MouseEvent): void => {
    if (!isPlainPress(event)) return;
    if (open(other.href, { replaceTop: true })) event.preventDefault();
  };
  return (
    <>
      <Button type="submit" form={submit.form} look="ignited" size="sheet" wide pending={submit.pending}>
        {submit.label}
      </Button>
      <p className="text-body">
        {other.question}{' '}
        <Button look="bare" size="small" href={other.href} onClick={swap} className="enter-other">
          {other.label}
        </Button>
      </p>
    </>
  );
}
