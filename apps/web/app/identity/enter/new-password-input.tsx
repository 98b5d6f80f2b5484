import { useTranslations } from 'use-intl';
import { PasswordInput } from './password-input.tsx';
import { passwordStrength } from './password-strength.ts';

type PasswordInputProps = Parameters<typeof PasswordInput>[0];

/** A password that is chosen now: says how far it is on its way. `typed` is what stands in the field. */
export function NewPasswordInput({
  typed,
  ...field
}: Omit<PasswordInputProps, 'hint' | 'autoComplete'> & { typed: string }) {
  const t = useTranslations('identity.signUp.strength');
  const { step, missing } = passwordStrength(typed);
  return <PasswordInput {...field} autoComplete="new-password" hint={t(step, { missing, min: missing })} />;
}
