import { Button } from '@cosmodrome/ui/button';
import { TextField } from '@cosmodrome/ui/text-field';
import { useQueryClient } from '@tanstack/react-query';
import { type MouseEvent, use, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useAttempt } from '../../platform/forms/attempt.ts';
import type { Failure } from '../../platform/forms/failure.ts';
import { useForm } from '../../platform/forms/form.ts';
import { useOverlays } from '../../platform/overlays/navigation.ts';
import { apiOf } from '../../platform/queries/query.ts';
import { PasskeyButton } from '../passkeys/passkey-button.tsx';
import { PostedAnswerContext } from '../../platform/forms/answer.ts';
import { withCaptcha } from '../../platform/forms/captcha.ts';
import { CodeForm, type Credentials } from './code-form.tsx';
import { withDevice } from './device.ts';
import type { EnterFormProps } from './enter-form.ts';
import { withRedirect } from './enter-links.ts';
import { PasswordInput } from './password-input.tsx';
import { PostForm } from '../../platform/forms/post-form.tsx';
import { signInRules } from './registration-rules.ts';
import { isPlainPress } from '../../platform/routing/plain-press.ts';
import { rememberTypedEmail, typedEmail } from '../../platform/forms/typed-email.ts';

interface Fields {
  email: string;
  password: string;
}

/** The password, and where the account has a second factor, the code after it. */
export function SignInForm(props: EnterFormProps) {
  const posted = use(PostedAnswerContext);
  const [step, go] = useState(() => firstStep(posted?.failure));
  return step.name === 'code' ? (
    <CodeForm
      {...props}
      failure={step.failure}
      credentials={step.credentials}
      onExpired={(failure) => go({ name: 'password', failure })}
    />
  ) : (
    <PasswordForm
      {...props}
      failure={step.failure}
      onCode={(credentials) => go({ name: 'code', failure: undefined, credentials })}
    />
  );
}

interface Step {
  name: 'password' | 'code';
  failure: Failure | undefined;
  /** Sent again with the code: a paused sign-in opens to the password and the code together. */
  credentials?: Credentials | undefined;
}

/** A form that was posted before script comes back at the step it failed in. */
function firstStep(failure: Failure | undefined): Step {
  if (failure?.fields['otp_attempt'] !== undefined) return { name: 'code', failure };
  return needsCode(failure) ? { name: 'code', failure: undefined } : { name: 'password', failure };
}

const needsCode = (failure: Failure | undefined): boolean => failure?.fields['two_factor'] !== undefined;

interface PasswordFormProps extends EnterFormProps {
  failure: Failure | undefined;
  onCode: (credentials?: Credentials) => void;
}

/** E-mail and password. A plain form post before script; afterwards it stays on the page. */
function PasswordForm({ id, path, failure: before, onEnter, onCode, onPending }: PasswordFormProps) {
  const t = useTranslations('identity');
  const client = useQueryClient();
  const posted = use(PostedAnswerContext);
  const { failure, fail, attempt } = useAttempt(onPending, before);
  const form = useForm<Fields>({ rules: signInRules, refused: posted?.failure.fields });
  const { errors, isSubmitting } = form.formState;
  const wrong = failure?.kind === 'refused' && failure.base !== undefined;

  const send = async (fields: Fields): Promise<void> => {
    if (isSubmitting) return;
    await attempt(
      async () => {
        const api = apiOf(client);
        const user = { ...fields, ...(await withDevice()) };
        onEnter(
          await withCaptcha(api, (captcha) => api('identity.signIn', { body: { user: { ...user, ...captcha } } })),
        );
      },
      (refused) => {
        if (needsCode(refused)) {
          onCode();
          return 'dealt with';
        }
        form.setErrors(refused.fields);
        if (refused.base !== undefined) form.focus('password', true);
        return undefined;
      },
    );
  };

  const { open } = useOverlays();
  const search = new URLSearchParams(path.split('?')[1]);
  const keepEmail = (): void => rememberTypedEmail(form.watch('email') ?? '');
  const unlockByCode = (): void => {
    keepEmail();
    onCode(form.getValues());
  };
  const forgot = (event: MouseEvent): void => {
    keepEmail();
    if (!isPlainPress(event)) return;
    if (open(withRedirect('/remind', search), { replaceTop: true })) event.preventDefault();
  };

  return (
    <PostForm id={id} path={path} failure={failure} failed={t('signIn.failed')} onSubmit={form.handleSubmit(send)}>
      {failure?.reason === 'locked' && (
        <div className="flex flex-wrap gap-2">
          <Button size="small" icon="mail" href="/unlock" onClick={keepEmail}>
            {t('signIn.unlockByMail')}
          </Button>
          <Button size="small" icon="smartphone" onClick={unlockByCode}>
            {t('signIn.unlockByCode')}
          </Button>
        </div>
      )}
      <TextField
        {...form.register('email')}
        data-autofocus={posted ? undefined : ''}
        label={t('email')}
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        defaultValue={posted?.values['email'] ?? typedEmail()}
        error={errors.email?.message}
      />
      <PasswordInput
        {...form.register('password')}
        autoComplete="current-password"
        error={errors.password?.message}
        aria-invalid={wrong || undefined}
      />
      <PasskeyButton onEnter={onEnter} onFailure={fail} />
      <div className="enter-forgot">
        <Button look="bare" size="small" href="/remind" onClick={forgot}>
          {t('signIn.forgot')}
        </Button>
      </div>
    </PostForm>
  );
}
