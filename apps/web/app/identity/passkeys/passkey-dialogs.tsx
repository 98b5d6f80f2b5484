import type { Client } from '@cosmodrome/contract/client';
import type { Passkey } from '@cosmodrome/contract/http/identity-passkeys';
import { deviceOf } from '@cosmodrome/rules/identity/device';
import { passkeyNameError } from '@cosmodrome/rules/identity/passkeys';
import { TextField } from '@cosmodrome/ui/text-field';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { ConfirmDialog } from '../../platform/forms/confirm-dialog.tsx';
import { useRuleText } from '../../platform/forms/rules.ts';
import { apiOf } from '../../platform/queries/query.ts';
import { usePlayer } from '../../platform/session/player.ts';
import { PasswordInput } from '../enter/password-input.tsx';
import { ProofField } from '../security/proof-field.tsx';
import { isCalledOff, makePasskey } from './authenticator.ts';

interface Ways {
  close: () => void;
  done: () => void;
}

export type OpenPasskey = { name: 'add' } | { name: 'rename' | 'remove'; passkey: Passkey };

/** The dialog behind each button of the passkeys. */
export default function PasskeyDialog({ open, ...ways }: Ways & { open: OpenPasskey }) {
  if (open.name === 'add') return <AddDialog {...ways} />;
  const About = open.name === 'rename' ? RenameDialog : RemoveDialog;
  return <About passkey={open.passkey} {...ways} />;
}

/** A name and the password, with a second factor a code of it, then the browser asks. */
function AddDialog(ways: Ways) {
  const t = useTranslations('security.passkeys');
  const guarded = usePlayer()?.two_factor_enabled === true;
  const [code, setCode] = useState('');
  const [name, setName] = useState(() => {
    const { browser, system } = deviceOf(navigator.userAgent);
    return [browser, system].filter(Boolean).join(', ');
  });
  const [password, setPassword] = useState('');
  return (
    <Asking
      {...ways}
      title={t('add')}
      text={t('addText')}
      button={t('make')}
      pending={t('waiting')}
      name={{ value: name, set: setName }}
      password={{ value: password, set: setPassword }}
      {...(guarded && { code: { value: code, set: setCode } })}
      send={(api) =>
        makePasskey(api, name, { current_password: password, ...(guarded && { authentication_code: code }) })
      }
    />
  );
}

function RenameDialog({ passkey, ...ways }: Ways & { passkey: Passkey }) {
  const t = useTranslations('security.passkeys');
  const [name, setName] = useState(passkey.name);
  return (
    <Asking
      {...ways}
      title={t('renameOf', { name: passkey.name })}
      button={t('rename')}
      pending={t('saving')}
      name={{ value: name, set: setName }}
      send={(api) => api('identity.renamePasskey', { params: { id: passkey.id }, body: { name } })}
    />
  );
}

function RemoveDialog({ passkey, ...ways }: Ways & { passkey: Passkey }) {
  const t = useTranslations('security.passkeys');
  const [password, setPassword] = useState('');
  return (
    <Asking
      {...ways}
      title={t('removeOf', { name: passkey.name })}
      text={t('removeText')}
      button={t('remove')}
      pending={t('saving')}
      danger
      password={{ value: password, set: setPassword }}
      send={(api) =>
        api('identity.removePasskey', { params: { id: passkey.id }, body: { current_password: password } })
      }
    />
  );
}

interface Typed {
  value: string;
  set: (value: string) => void;
}

interface AskingProps extends Ways {
  title: string;
  text?: ReactNode;
  button: string;
  pending: string;
  danger?: boolean;
  name?: Typed;
  password?: Typed;
  code?: Typed;
  send: (api: Client) => Promise<unknown>;
}

function Asking(props: AskingProps) {
  const { title, text, button, pending, danger = false, name, password, code, send, close, done } = props;
  const t = useTranslations('security');
  const say = useRuleText();
  const client = useQueryClient();
  const check = (): Record<string, string> | undefined => {
    const wrong = name && passkeyNameError(name.value);
    if (wrong) return { name: say(wrong) };
    return password?.value === '' ? { current_password: say({ key: 'required' }) } : undefined;
  };
  return (
    <ConfirmDialog
      title={title}
      button={button}
      pending={pending}
      danger={danger}
      closeLabel={t('twoFactor.close')}
      close={close}
      failed={t('passkeys.failed')}
      check={check}
      send={async () => {
        await send(apiOf(client));
        done();
      }}
      isCalledOff={isCalledOff}
    >
      {(errors) => (
        <>
          {text && <p className="text-body text-mid">{text}</p>}
          {name && (
            <TextField
              label={t('passkeys.name')}
              value={name.value}
              error={errors['name']}
              data-autofocus=""
              onChange={(event) => name.set(event.currentTarget.value)}
            />
          )}
          {password && (
            <PasswordInput
              label={t('password.current')}
              autoComplete="current-password"
              value={password.value}
              error={errors['current_password']}
              onChange={(event) => password.set(event.currentTarget.value)}
            />
          )}
          {code && <ProofField value={code.value} onType={code.set} error={errors['authentication_code']} />}
        </>
      )}
    </ConfirmDialog>
  );
}
