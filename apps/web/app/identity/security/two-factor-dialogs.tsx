import { TOTP_DIGITS, writtenSecret } from '@cosmodrome/rules/identity/two-factor';
import { Button } from '@cosmodrome/ui/button';
import { CodeField } from '@cosmodrome/ui/code-field';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ConfirmDialog } from '../../platform/forms/confirm-dialog.tsx';
import { apiOf } from '../../platform/queries/query.ts';
import { inTurn } from '../../platform/session/turn.ts';
import { toast } from '../../platform/toasts/toasts.ts';
import { PasswordInput } from '../enter/password-input.tsx';
import { ProofField } from './proof-field.tsx';
import { SecretQr } from './secret-qr.tsx';

interface Closing {
  close: () => void;
  /** With the recovery codes that were made, if any. */
  done: (codes?: readonly string[]) => void;
}

export type OpenTwoFactor = { name: 'set-up'; secret: string; uri: string } | { name: 'renew' | 'turn-off' };

/** The dialog behind each button of the second factor. */
export default function TwoFactorDialog({ open, ...rest }: Closing & { open: OpenTwoFactor }) {
  if (open.name === 'set-up') return <SetUpDialog secret={open.secret} uri={open.uri} {...rest} />;
  if (open.name === 'renew') return <RenewDialog {...rest} />;
  return <TurnOffDialog close={rest.close} done={() => rest.done()} />;
}

/** The key to scan or to type, then a code that proves it arrived, and the password. */
function SetUpDialog({ secret, uri, close, done }: Closing & { secret: string; uri: string }) {
  const t = useTranslations('security.twoFactor');
  const client = useQueryClient();
  const [code, typeCode] = useState('');
  const [password, typePassword] = useState('');
  const send = async (): Promise<void> => {
    const two_factor = { otp_secret: secret, authentication_code: code, current_password: password };
    const { recovery_codes } = await inTurn(() => apiOf(client)('identity.enableTwoFactor', { body: { two_factor } }));
    done(recovery_codes);
  };
  return (
    <ConfirmDialog
      closeLabel={t('close')}
      title={t('title')}
      button={t('turnOn')}
      pending={t('turningOn')}
      failed={t('failedOn')}
      close={close}
      send={send}
    >
      {(errors) => (
        <>
          <p className="text-body text-mid">{t('scan')}</p>
          <SecretQr text={uri} label={t('qr')} />
          <TypedSecret secret={secret} />
          <CodeField
            label={t('code')}
            digits={TOTP_DIGITS}
            value={code}
            onChange={typeCode}
            error={errors['authentication_code']}
          />
          <PasswordInput
            label={t('password')}
            autoComplete="current-password"
            value={password}
            onChange={(event) => typePassword(event.target.value)}
            error={errors['current_password']}
          />
        </>
      )}
    </ConfirmDialog>
  );
}

function TypedSecret({ secret }: { secret: string }) {
  const t = useTranslations('security.twoFactor');
  const copy = (): void =>
    void navigator.clipboard.writeText(secret).then(() => toast({ tone: 'ok', title: t('copied') }));
  return (
    <div className="grid gap-2">
      <p className="text-meta text-low">{t('typed')}</p>
      <code className="typed-secret">{writtenSecret(secret)}</code>
      <div>
        <Button size="small" icon="copy" onClick={copy}>
          {t('copy')}
        </Button>
      </div>
    </div>
  );
}

/** The password again and a code, then new codes in place of the former. */
function RenewDialog({ close, done }: Closing) {
  const t = useTranslations('security.twoFactor');
  const client = useQueryClient();
  const [code, typeCode] = useState('');
  const [password, type] = useState('');
  const send = async (): Promise<void> => {
    const two_factor = { authentication_code: code, current_password: password };
    done((await apiOf(client)('identity.renewRecoveryCodes', { body: { two_factor } })).recovery_codes);
  };
  return (
    <ConfirmDialog
      closeLabel={t('close')}
      title={t('renew')}
      button={t('renew')}
      pending={t('renewing')}
      failed={t('failedRenew')}
      close={close}
      send={send}
    >
      {(errors) => (
        <>
          <p className="text-body text-mid">{t('renewText')}</p>
          <PasswordInput
            label={t('password')}
            autoComplete="current-password"
            data-autofocus=""
            value={password}
            onChange={(event) => type(event.target.value)}
            error={errors['current_password']}
          />
          <ProofField value={code} onType={typeCode} error={errors['authentication_code']} />
        </>
      )}
    </ConfirmDialog>
  );
}

/** What it means, the password and a code: then it is off. */
function TurnOffDialog({ close, done }: { close: () => void; done: () => void }) {
  const t = useTranslations('security.twoFactor');
  const client = useQueryClient();
  const [code, typeCode] = useState('');
  const [password, typePassword] = useState('');
  const send = async (): Promise<void> => {
    const two_factor = { authentication_code: code, current_password: password };
    await inTurn(() => apiOf(client)('identity.disableTwoFactor', { body: { two_factor } }));
    toast({ tone: 'info', title: t('isOff') });
    done();
  };
  return (
    <ConfirmDialog
      closeLabel={t('close')}
      title={t('offTitle')}
      button={t('turnOff')}
      pending={t('turningOff')}
      failed={t('failedOff')}
      danger
      close={close}
      send={send}
    >
      {(errors) => (
        <>
          <p className="text-body text-mid">{t('offText')}</p>
          <PasswordInput
            label={t('password')}
            autoComplete="current-password"
            data-autofocus=""
            value={password}
            onChange={(event) => typePassword(event.target.value)}
            error={errors['current_password']}
          />
          <ProofField value={code} onType={typeCode} error={errors['authentication_code']} />
        </>
      )}
    </ConfirmDialog>
  );
}
