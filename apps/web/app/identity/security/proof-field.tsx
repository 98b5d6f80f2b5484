import { TextField } from '@cosmodrome/ui/text-field';
import { useTranslations } from 'use-intl';

interface ProofFieldProps {
  value: string;
  onType: (code: string) => void;
  error: string | undefined;
}

/** A code of the authenticator, or a recovery code. */
export function ProofField({ value, onType, error }: ProofFieldProps) {
  const t = useTranslations('security.twoFactor');
  return (
    <TextField
      label={t('offCode')}
      size="large"
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      value={value}
      onChange={(event) => onType(event.target.value)}
      error={error}
    />
  );
}
