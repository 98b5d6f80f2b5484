import { passwordError, repeatedPasswordError } from '@cosmodrome/rules/identity/password';
import { use } from 'react';
import { useTranslations } from 'use-intl';
import { useAttempt } from '../../platform/forms/attempt.ts';
import { useForm } from '../../platform/forms/form.ts';
import { useKeyedCall } from '../../platform/forms/keyed.ts';
import type { Rules } from '../../platform/forms/rules.ts';
import { useConfirmClose } from '../../platform/overlays/close-guard.ts';
import { PostedAnswerContext } from '../../platform/forms/answer.ts';
import { NewPasswordInput } from '../enter/new-password-input.tsx';
import { PasswordInput } from '../enter/password-input.tsx';
import { PostForm } from '../../platform/forms/post-form.tsx';

interface Fields {
  password: string;
  password_confirmation: string;
}

const rules: Rules = {
  password: (text: string | undefined) => passwordError(text ?? ''),
  password_confirmation: (again: string | undefined, { password }: Partial<Fields>) =>
    (again ?? '') === '' ? { key: 'required' } : repeatedPasswordError(again ?? '', password ?? ''),
};

export interface NewPasswordFormProps {
  id: string;
  path: string;
  token: string;
  onDone: () => void;
  /** The link opens nothing any more. */
  onUseless: () => void;
  onPending: (pending: boolean) => void;
}

/** A password, twice. A plain form post before script; afterwards it stays on the page. */
export function NewPasswordForm({ id, path, token, onDone, onUseless, onPending }: NewPasswordFormProps) {
  const t = useTranslations('restore.newPassword');
  const posted = use(PostedAnswerContext);
  const restore = useKeyedCall('identity.restorePassword');
  const { failure, attempt } = useAttempt(onPending, posted?.failure);
  const form = useForm<Fields>({ rules, refused: posted?.failure.fields });
  const { errors, isDirty, isSubmitting, isSubmitSuccessful } = form.formState;
  useConfirmClose(isDirty && !isSubmitting && !isSubmitSuccessful);

  const send = async (fields: Fields): Promise<void> => {
    if (isSubmitting) return;
    await attempt(
      async () => {
        await restore.send({ body: { user: { reset_password_token: token, ...fields } } });
        form.reset({ password: '', password_confirmation: '' });
        onDone();
      },
      (refused) => {
        if (refused.fields['reset_password_token'] === undefined) return form.setErrors(refused.fields);
        onUseless();
        return 'dealt with';
      },
    );
  };

  return (
    <PostForm id={id} path={path} failure={failure} failed={t('failed')} onSubmit={form.handleSubmit(send)}>
      <NewPasswordInput
        {...form.register('password')}
        data-autofocus=""
        label={t('new')}
        typed={form.watch('password') ?? ''}
        error={errors.password?.message}
      />
      <PasswordInput
        {...form.register('password_confirmation')}
        label={t('repeat')}
        autoComplete="new-password"
        error={errors.password_confirmation?.message}
      />
    </PostForm>
  );
}
