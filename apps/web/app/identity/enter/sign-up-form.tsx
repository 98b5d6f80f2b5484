import { minimumAge } from '@cosmodrome/rules/profile/licence';
import { registrationExtras } from '@cosmodrome/rules/identity/registration';
import { emailError } from '@cosmodrome/rules/contact/email';
import { DEFAULT_CURRENCY } from '@cosmodrome/rules/money/currencies';
import { Checkbox } from '@cosmodrome/ui/checkbox';
import { TextField } from '@cosmodrome/ui/text-field';
import { Anchor } from '@cosmodrome/ui/anchor';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, Suspense, use, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { RegistrationChoice } from '../../bonuses/index.ts';
import { useAttempt } from '../../platform/forms/attempt.ts';
import { useForm } from '../../platform/forms/form.ts';
import { useKeyedCall } from '../../platform/forms/keyed.ts';
import type { Rules } from '../../platform/forms/rules.ts';
import { apiOf } from '../../platform/queries/query.ts';
import { useSite } from '../../platform/site.ts';
import { part } from '../../platform/device/part.ts';
import { FormKeyContext, PostedAnswerContext } from '../../platform/forms/answer.ts';
import { askedQuery } from './asked-query.ts';
import { withCaptcha } from '../../platform/forms/captcha.ts';
import { withDevice } from './device.ts';
import type { EnterFormProps } from './enter-form.ts';
import { NewPasswordInput } from './new-password-input.tsx';
import { useConfirmClose } from '../../platform/overlays/close-guard.ts';
import { PlaceFields } from './place-fields.tsx';
import { PostForm } from '../../platform/forms/post-form.tsx';
import { hasHint } from '../../profile/index.ts';
import { beginWelcome } from '../welcome/welcome.ts';
import { signUpRules } from './registration-rules.ts';
import type { SignUpFields } from './sign-up-fields.ts';

const AskedPart = part(() => import('./asked-part.tsx'));

/** Opens an account. Nothing is ticked beforehand. A plain form post before script; afterwards it stays on the page. */
export function SignUpForm({ id, path, onEnter, onPending }: EnterFormProps) {
  const t = useTranslations('identity');
  const locale = useLocale();
  const { licence } = useSite();
  const client = useQueryClient();
  const posted = use(PostedAnswerContext);
  const formKey = use(FormKeyContext);
  const register = useKeyedCall('identity.register');
  const { failure, attempt } = useAttempt(onPending, posted?.failure);
  const { data: asked = [] } = useQuery(askedQuery());
  const [askedRules, setAskedRules] = useState<Rules>({});
  const form = useForm<SignUpFields>({
    rules: { ...signUpRules, ...askedRules },
    onTouched: true,
    refused: posted && shown(posted.failure.fields),
  });
  const { errors, isDirty, isSubmitting } = form.formState;
  useConfirmClose(isDirty && !isSubmitting);

  const send = async (fields: SignUpFields): Promise<void> => {
    await attempt(
      async () => {
        const user = {
          ...fields,
          ...(await withDevice()),
          age_acceptance: fields.terms_acceptance,
          language: locale,
          context: 'registration' as const,
        };
        const player = await withCaptcha(apiOf(client), (captcha) =>
          register.send({ body: { user: { ...user, ...captcha } } }),
        );
        if (!player) return;
        onEnter(player);
        beginWelcome();
      },
      (refused) => {
        form.setErrors(shown(refused.fields));
        // The origin asks for something that this form does not know of (yet).
        if (registrationExtras(Object.keys(refused.fields)).some((field) => !asked.includes(field)))
          void client.invalidateQueries({ queryKey: askedQuery().queryKey });
      },
    );
  };

  return (
    <PostForm id={id} path={path} failure={failure} failed={t('signUp.failed')} onSubmit={form.handleSubmit(send)}>
      {formKey !== undefined && <input type="hidden" name="key" defaultValue={formKey} />}
      <TextField
        {...form.register('email')}
        label={t('email')}
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        defaultValue={posted?.values['email']}
        valid={emailError(form.watch('email') ?? '') === null}
        error={errors.email?.message}
      />
      <NewPasswordInput
        {...form.register('password')}
        typed={form.watch('password') ?? ''}
        error={errors.password?.message}
      />
      <PlaceFields form={form} />
      {asked.length > 0 && (
        <Suspense
          fallback={asked.map((field) => (
            <div key={field} className={hasHint(field) ? 'enter-asked-place has-hint' : 'enter-asked-place'} />
          ))}
        >
          <AskedPart fields={asked} form={form} onRules={setAskedRules} />
        </Suspense>
      )}
      <div>
        <Checkbox
          {...form.register('terms_acceptance')}
          defaultChecked={posted?.values['terms_acceptance'] === 'on'}
          error={errors.terms_acceptance?.message}
        >
          {t.rich('signUp.terms', {
            age: minimumAge(licence),
            link: (chunks: ReactNode) => (
              <Anchor className="ui-link" href="/terms-and-conditions" target="_blank">
                {chunks}
              </Anchor>
            ),
          })}
        </Checkbox>
        <Checkbox {...form.register('receive_promos')} defaultChecked={posted?.values['receive_promos'] === 'on'}>
          {t('signUp.offers')}
        </Checkbox>
      </div>
      <Suspense fallback={<div className="min-h-[44px]" />}>
        <RegistrationChoice
          bonus={form.register('registration_bonus')}
          code={form.register('bonus_code')}
          currency={form.watch('currency') ?? posted?.values['currency'] ?? DEFAULT_CURRENCY}
          posted={posted?.values}
          errors={{ bonus: errors.registration_bonus?.message, code: errors.bonus_code?.message }}
        />
      </Suspense>
    </PostForm>
  );
}

/** One box stands for age and terms, so a refusal of either is shown there. */
function shown({ age_acceptance, ...fields }: Readonly<Record<string, string>>): Record<string, string> {
  return age_acceptance === undefined ? fields : { terms_acceptance: age_acceptance, ...fields };
}
