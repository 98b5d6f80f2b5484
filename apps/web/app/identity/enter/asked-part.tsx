import { askedFieldError } from '@cosmodrome/rules/profile/profile-check';
import type { RegistrationExtra } from '@cosmodrome/rules/identity/registration';
import { use, useEffect } from 'react';
import { serverNow } from '../../platform/api/server-time.ts';
import { repeatEarlyInput } from '../../platform/forms/early-input.ts';
import type { Form } from '../../platform/forms/form.ts';
import type { Rules } from '../../platform/forms/rules.ts';
import { useSite } from '../../platform/site.ts';
import { ProfileInput } from '../../profile/index.ts';
import { PostedAnswerContext } from '../../platform/forms/answer.ts';
import type { SignUpFields } from './sign-up-fields.ts';

export interface AskedPartProps {
  fields: readonly RegistrationExtra[];
  form: Form<SignUpFields>;
  /** Is told what the form has to check now. */
  onRules: (rules: Rules) => void;
}

/** What a host asks of the profile at registration already (spec 3, player field info), each with its rule of spec 5. */
export default function AskedPart({ fields, form, onRules }: AskedPartProps) {
  const posted = use(PostedAnswerContext)?.values;
  const { licence } = useSite();
  const { errors } = form.formState;

  useEffect(() => {
    const facts = () => ({ country: form.watch('country') ?? '', licence, now: new Date(serverNow()) });
    const rule = (field: RegistrationExtra) => (text: string | undefined) =>
      askedFieldError(field, text ?? '', facts());
    onRules(Object.fromEntries(fields.map((field) => [field, rule(field)])));
  }, [fields, form, licence, onRules]);
  // What was typed while this was on its way.
  useEffect(repeatEarlyInput, []);

  return fields.map((field) => (
    <ProfileInput
      key={field}
      field={field}
      input={form.register(field)}
      error={errors[field]?.message}
      defaultValue={posted?.[field] ?? ''}
      open={false}
    />
  ));
}
