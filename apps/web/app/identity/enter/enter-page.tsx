import { Panel } from '@cosmodrome/ui/panel';
import { type ReactNode, useId, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { PageHead } from '../../platform/head.tsx';
import { useSite } from '../../platform/site.ts';
import { EnterFoot } from '../../platform/overlays/enter-dialog.tsx';
import type { EnterFormProps } from './enter-form.ts';
import { withRedirect } from './enter-links.ts';
import { Restricted } from './restricted.tsx';
import { useEnter } from './use-enter.ts';
import '../../platform/overlays/enter.css';

export interface EnterPageProps {
  of: 'signIn' | 'signUp';
  scene?: ReactNode;
  form: (props: EnterFormProps) => ReactNode;
}

/** The full-page variants /login and /registration: the same forms without a page below. */
export function EnterPage({ of, scene, form }: EnterPageProps) {
  const t = useTranslations('identity');
  const { restricted } = useSite();
  const { pathname, search } = useLocation();
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const id = useId();
  const [pending, setPending] = useState(false);
  const enter = useEnter(parameters, () => void navigate('/', { replace: true }));
  const signUp = of === 'signUp';
  const other = signUp
    ? { question: t('signUp.known'), label: t('signUp.signIn'), href: withRedirect('/login', parameters) }
    : { question: t('signIn.new'), label: t('signIn.join'), href: withRedirect('/registration', parameters) };
  return (
    <div className="content pt-4">
      <PageHead title={t(`${of}.button`)} description={t(`${of}.description`)} />
      <Panel className={scene ? 'enter enter-page has-scene' : 'enter enter-page'}>
        {scene}
        <h1 className="text-headline">{restricted ? t(`${of}.button`) : t(`${of}.title`)}</h1>
        {restricted ? (
          <Restricted of={of} />
        ) : (
          <div className="grid gap-6">
            {form({ id, path: pathname + search, onEnter: enter, onPending: setPending })}
            <div className="grid gap-3 text-center">
              <EnterFoot
                submit={{ form: id, label: t(`${of}.button`), pending: pending && t(`${of}.pending`) }}
                other={other}
              />
            </div>
          </div>
        )}
      </Panel>
    </div>
  );
}
