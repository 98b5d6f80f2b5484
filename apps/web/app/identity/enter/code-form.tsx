import { TOTP_DIGITS } from '@cosmodrome/rules/identity/two-factor';
import { Button } from '@cosmodrome/ui/button';
import { CodeField } from '@cosmodrome/ui/code-field';
import { TextField } from '@cosmodrome/ui/text-field';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useAttempt } from '../../platform/forms/attempt.ts';
import type { Failure } from '../../platform/forms/failure.ts';
import { useRuleText } from '../../platform/forms/rules.ts';
import { apiOf } from '../../platform/queries/query.ts';
import { withCaptcha } from '../../platform/forms/captcha.ts';
import { PasskeyButton } from '../passkeys/passkey-button.tsx';
import { withDevice } from './device.ts';
import type { EnterFormProps } from './enter-form.ts';
import { PostForm } from '../../platform/forms/post-form.tsx';

/** What was typed in the first step. */
export interface Credentials {
  email: string;
  password: string;
}

export interface CodeFormProps extends EnterFormProps {
  failure: Failure | undefined;
  /** Goes along with the code where sign-in is paused. */
  credentials?: Credentials | undefined;
  /** The first step is too long ago, or the door is shut: back to the password, with the reason. */
  onExpired: (failure: Failure) => void;
}

/** The second step of signing in: the authenticator's code, or a recovery code. A plain form post before script. */
export function CodeForm({ id, path, failure: before, credentials, onEnter, onExpired, onPending }: CodeFormProps) {
  const t = useTranslations('identity');
  const say = useRuleText();
  const client = useQueryClient();
  const [recovery, recover] = useState(false);
  const [code, type] = useState('');
  const { failure, fail, attempt } = useAttempt(onPending, before);
  const [wrong, mark] = useState(before?.fields['otp_attempt'] === undefined ? undefined : t('code.wrong'));

  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (code.trim() === '') return mark(say({ key: 'required' }));
    mark(undefined);
    await attempt(
      async () => {
        const api = apiOf(client);
        const user = { ...credentials, otp_attempt: code, ...(await withDevice()) };
        onEnter(
          await withCaptcha(api, (captcha) => api('identity.signIn', { body: { user: { ...user, ...captcha } } })),
        );
      },
      (refused) => {
        if (refused.base !== undefined) {
          onExpired(refused);
          return 'dealt with';
        }
        type('');
        if (refused.fields['otp_attempt'] !== undefined) mark(t('code.wrong'));
        return undefined;
      },
    );
  };

  const field = { name: 'otp_attempt', error: wrong, 'data-autofocus': '', autoFocus: true };
  return (
    <PostForm id={id} path={path} failure={failure} failed={t('signIn.failed')} onSubmit={send}>
      <div className="grid gap-2">
        <p className="text-subheading text-high">{recovery ? t('code.recoveryLabel') : t('code.title')}</p>
        <p className="text-body text-mid">{recovery ? t('code.recoveryText') : t('code.text')}</p>
      </div>
      {recovery ? (
        <TextField
          {...field}
          key="recovery"
          label={t('code.recoveryLabel')}
          size="large"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={code}
          onChange={(event) => type(event.target.value)}
        />
      ) : (
        <CodeField {...field} key="code" label={t('code.label')} digits={TOTP_DIGITS} value={code} onChange={type} />
      )}
      {/* It verifies who holds it, so it stands for the code. */}
      <PasskeyButton onEnter={onEnter} onFailure={fail} />
      <div className="enter-forgot">
        <Button
          look="bare"
          size="small"
          onClick={() => {
            recover(!recovery);
            type('');
            mark(undefined);
          }}
        >
          {recovery ? t('code.app') : t('code.recovery')}
        </Button>
      </div>
    </PostForm>
  );
}
