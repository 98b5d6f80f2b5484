import { emailError } from '@cosmodrome/rules/account/text-rules';
import { TextField } from '@cosmodrome/ui/text-field';
import { useQueryClient } from '@tanstack/react-query';
import { use, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { showAtFields, useAttempt } from '../../platform/forms/attempt.ts';
import { asFormErrors, rulesResolver, useRuleText } from '../../platform/forms/rules.ts';
import { apiOf } from '../../platform/queries/query.ts';
import { PostedAnswerContext } from '../enter/answer.ts';
import { withCaptcha } from '../enter/captcha.ts';
import { PostForm } from '../enter/post-form.tsx';
import { typedEmail } from '../enter/typed-email.ts';

const rules = { email: (text: string | undefined) => emailError(text ?? '') };

export interface EmailFormProps {
  /** The button that submits it stands elsewhere and names this id. */
  id: string;
  /** Address with its search: where it is posted before script. */
  path: string;
  call: 'account.remind' | 'account.resendConfirmation' | 'account.askUnlock';
  email?: string | undefined;
  onSent: (email: string) => void;
  onPending: (pending: boolean) => void;
}

/** Asks for a letter: one address, and an answer that is the same for all of them. A plain form post before script. */
export function EmailForm({ id, path, call, email, onSent, onPending }: EmailFormProps) {
  const t = useTranslations('restore');
  const client = useQueryClient();
  const posted = use(PostedAnswerContext);
  const { failure, attempt } = useAttempt(onPending, posted?.failure);
  // One object for the form's life: another one would be another set of errors.
  const [first] = useState(() => posted && asFormErrors(posted.failure.fields));
  const form = useForm<{ email: string }>({
    resolver: rulesResolver(rules, useRuleText()),
    ...(first && { errors: first }),
  });
  const { errors, isSubmitting } = form.formState;

  const send = async (user: { email: string }): Promise<void> => {
    if (isSubmitting) return;
    await attempt(
      async () => {
        const api = apiOf(client);
        await withCaptcha(api, (captcha) => api(call, { body: { user: { ...user, ...captcha } } }));
        onSent(user.email.trim());
      },
      ({ fields: { email: message } }) => showAtFields(form, message === undefined ? {} : { email: message }),
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
