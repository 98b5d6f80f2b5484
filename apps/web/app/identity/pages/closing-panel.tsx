import './security.css';
import { Button } from '@cosmodrome/ui/button';
import { Dialog } from '@cosmodrome/ui/dialog';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { type Failure, failureOf } from '../../platform/forms/failure.ts';
import { useRuleText } from '../../platform/forms/rules.ts';
import { apiOf } from '../../platform/queries/query.ts';
import { leave } from '../../platform/session/session.ts';
import { toast } from '../../platform/toasts/toasts.ts';
import { FailureNotice } from '../../platform/forms/failure-notice.tsx';
import { PasswordInput } from '../enter/password-input.tsx';
import { ProfilePanel } from '../../profile/index.ts';

/** The way out: said what it means, asked for the password, and then done. */
export function ClosingPanel() {
  const t = useTranslations('security.close');
  const [asking, ask] = useState(false);
  return (
    <ProfilePanel title={t('title')} text={t('text')}>
      <div className="security-actions">
        <Button href="/withdraw" icon="wallet">
          {t('withdraw')}
        </Button>
        <Button look="danger" onClick={() => ask(true)}>
          {t('button')}
        </Button>
      </div>
      {asking && <Question close={() => ask(false)} />}
    </ProfilePanel>
  );
}

function Question({ close }: { close: () => void }) {
  const t = useTranslations('security.close');
  const shell = useTranslations('shell');
  const say = useRuleText();
  const client = useQueryClient();
  const navigate = useNavigate();
  const id = useId();
  const [password, type] = useState('');
  const [pending, wait] = useState(false);
  const [failure, fail] = useState<Failure>();
  const [wrong, mark] = useState<string>();

  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (pending) return;
    fail(undefined);
    mark(password === '' ? say({ key: 'required' }) : undefined);
    if (password === '') return;
    wait(true);
    try {
      await leave(
        () => apiOf(client)('identity.close', { body: { user: { current_password: password } } }),
        () => void navigate('/', { replace: true, flushSync: true }),
      );
      toast({ tone: 'info', title: t('done'), detail: t('doneText') });
    } catch (error) {
      const known = failureOf(error);
      fail(known);
      mark(known.fields['current_password']);
      wait(false);
    }
  };

  return (
    <Dialog
      title={t('dialog')}
      closeLabel={shell('close')}
      onClose={close}
      size="small"
      foot={
        <>
          <Button type="submit" form={id} look="danger" size="sheet" wide pending={pending && t('pending')}>
            {t('confirm')}
          </Button>
          <Button look="bare" wide onClick={close}>
            {t('keep')}
          </Button>
        </>
      }
    >
      <form id={id} noValidate className="grid gap-5" onSubmit={(event) => void send(event)}>
        {failure && <FailureNotice failure={failure} title={t('failed')} />}
        <p className="text-body text-mid">{t('consequence')}</p>
        <PasswordInput
          autoComplete="current-password"
          data-autofocus=""
          value={password}
          onChange={(event) => type(event.target.value)}
          error={wrong}
        />
      </form>
    </Dialog>
  );
}
