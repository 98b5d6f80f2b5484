import { PasswordField, type PasswordFieldProps } from '@cosmodrome/ui/password-field';
import { useTranslations } from 'use-intl';

/** The password field in the words of the reader. */
export function PasswordInput({
  label,
  ...props
}: Omit<PasswordFieldProps, 'showLabel' | 'hideLabel' | 'label'> & { label?: string | undefined }) {
  const t = useTranslations('identity');
  return (
    <PasswordField
      size="large"
      {...props}
      label={label ?? t('password')}
      showLabel={t('showPassword')}
      hideLabel={t('hidePassword')}
    />
  );
}
