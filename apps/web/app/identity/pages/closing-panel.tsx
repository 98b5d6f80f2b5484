import './security.css';
import { Button } from '@cosmodrome/ui/button';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { ConfirmDialog } from '../../platform/forms/confirm-dialog.tsx';
import { useRuleText } from '../../platform/forms/rules.ts';
import { apiOf } from '../../platform/queries/query.ts';
import { leave } from '../../platform/session/session.ts';
import { toast } from '../../platform/toasts/toasts.ts';
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
  const [password, type] = useState('');
  const send = async (): Promise<void> => {
    await leave(
      () => apiOf(client)('identity.close', { body: { user: { current_password: password } } }),
      () => void navigate('/', { replace: true, flushSync: true }),
    );
    toast({ tone: 'info', title: t('done'), detail: t('doneText') });
  };
  return (
    <ConfirmDialog
      title={t('dialog')}
      button={t('confirm')}
      pending={t('pending')}
      danger
      keep={t('keep')}
      closeLabel={shell('close')}
      close={close}
      failed={t('failed')}
      check={() => (password === '' ? { current_password: say({ key: 'required' }) } : undefined)}
      send={send}
    >
      {(errors) => (
        <>
          <p className="text-body text-mid">{t('consequence')}</p>
          <PasswordInput
            autoComplete="current-password"
            data-autofocus=""
            value={password}
            onChange={(event) => type(event.target.value)}
            error={errors['current_password']}
          />
        </>
      )}
    </ConfirmDialog>
  );
}
