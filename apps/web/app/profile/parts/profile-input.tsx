import { SelectField } from '@cosmodrome/ui/select-field';
import { TextField } from '@cosmodrome/ui/text-field';
import type { InputHTMLAttributes } from 'react';
import type { Registered } from '../../platform/forms/form.ts';
import { useTranslations } from 'use-intl';
import { isExplained, isOnceSet } from './hints.ts';
import type { ProfileField } from './sections.ts';

export interface ProfileInputProps {
  field: ProfileField;
  input: Registered;
  error: string | undefined;
  /** What a form posted before script came back with. */
  defaultValue?: string | undefined;
  /** Whether a choice may be left open. */
  open?: boolean;
}

/** How a browser or phone can help to fill a field. */
const help: Readonly<Partial<Record<ProfileField, Omit<InputHTMLAttributes<HTMLInputElement>, 'size'>>>> = {
  first_name: { autoComplete: 'given-name' },
  last_name: { autoComplete: 'family-name' },
  date_of_birth: { autoComplete: 'bday', inputMode: 'numeric', placeholder: '31/12/1990' },
  nickname: { autoComplete: 'nickname' },
  address: { autoComplete: 'street-address' },
  postal_code: { autoComplete: 'postal-code' },
  city: { autoComplete: 'address-level2' },
  state: { autoComplete: 'address-level1' },
  mobile_phone: { type: 'tel', autoComplete: 'tel' },
  iban: { autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false },
  personal_id_number: { autoComplete: 'off', inputMode: 'numeric' },
};

/** A field of the profile to fill in, with what helps to do so: in the profile, in a popup, at registration. */
export function ProfileInput({ field, input, error, defaultValue, open = true }: ProfileInputProps) {
  const t = useTranslations('profile');
  const label = t(`fields.${field}`);
  const before = defaultValue === undefined ? {} : { defaultValue };
  if (field === 'gender') {
    return (
      <SelectField {...input} {...before} label={label} size="large" error={error}>
        <option value="" disabled={!open}>
          {t('genders.none')}
        </option>
        <option value="m">{t('genders.m')}</option>
        <option value="f">{t('genders.f')}</option>
      </SelectField>
    );
  }
  const hint = isExplained(field) ? t(`hints.${field as 'nickname'}`) : isOnceSet(field) ? t('once') : undefined;
  return <TextField {...input} {...before} {...help[field]} label={label} hint={hint} error={error} />;
}
