import { emailError } from '@cosmodrome/rules/contact/email';
import { TextField } from '@cosmodrome/ui/text-field';
import { useQueryClient } from '@tanstack/react-query';
import { use } from 'react';
import { useTranslations } from 'use-intl';
import { useAttempt } from '../../platform/forms/attempt.ts';
import { useForm } from '../../platform/forms/form.ts';
import { apiOf } from '../../platform/queries/query.ts';
import { PostedAnswerContext } from '../../platform/forms/answer.ts';
import { withCaptcha } from '../../platform/forms/captcha.ts';
import { PostForm } from '../../platform/forms/post-form.tsx';
import { typedEmail } from '../../platform/forms/typed-email.ts';

const rules = { email: (text: string | undefined) => emailError(text ?? '') };

export interface EmailFormProps {
  /** The button that submits it stands elsewhere and names this id. */
  id: string;
  /** Address with its search: where it is posted before script. */
  path: string;
  call: 'identity.remind' | 'contact.resendConfirmation' | 'identity.askUnlock';
  email?: string | undefined;
  onSent: (email: string) => void;
  onPending: (pending: boolean) => void;
}

/** Asks for a letter: one address, and an answer that is the same for all of them. A plain form post before script. */
export function EmailForm({ id, path, call, email, onSent, onPending }: EmailFormProps) {
  const t = useTranslations('contact');
  const client = useQueryClient();
  const posted = use(PostedAnswerContext);
  const { failure, attempt } = useAttempt(onPending, posted?.failure);
  const form = useForm<{ email: string }>({ rules, refused: posted?.failure.fields });
  const { errors, isSubmitting } = form.formState;

  const send = async (user: { email: string }): Promise<void> => {
    if (isSubmitting) return;
    await attempt(
      async () => {
        const api = apiOf(client);
        await withCaptcha(api, (captcha) => api(call, { body: { user: { ...user, ...captcha } } }));
        onSent(user.email.trim());
      },
      ({ fields: { email: message } }) => form.setErrors(message === undefined ? {} : { email: message }),
    );
  };

  return (
    <PostForm id={id} path={path} failure={failure} failed={t('notSent')} onSubmit={form.handleSubmit(send)}>
      <TextField
        {...form.register('email')}
        data-autofocus=""
        label={t('email')}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        defaultValue={posted?.values['email'] ?? email ?? typedEmail()}
        error={errors.email?.message}
      />
    </PostForm>
  );
}
