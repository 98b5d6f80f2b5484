import type { Player } from '@cosmodrome/contract/http/account';
import { Icon } from '@cosmodrome/ui/icon';
import { SelectField } from '@cosmodrome/ui/select-field';
import { TextField } from '@cosmodrome/ui/text-field';
import type { InputHTMLAttributes } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useLocale, useTranslations } from 'use-intl';
import { isLocked, isOnceSet, type ProfileField, type SectionName, typedDate } from './sections.ts';

export interface SectionFieldProps {
  field: ProfileField;
  player: Player;
  input: UseFormRegisterReturn;
  error: string | undefined;
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

const hinted = new Set(['nickname', 'date_of_birth', 'state', 'personal_id_number', 'iban']);

/** A field of a section: to fill in, or with a lock once it keeps its value. */
export function SectionField({ field, player, input, error }: SectionFieldProps) {
  const t = useTranslations('account.profile');
  const label = t(`fields.${field}`);
  if (isLocked(field, player)) {
    const value = field === 'date_of_birth' ? typedDate(player.date_of_birth) : String(player[field]);
    return <LockedField label={label} value={value} />;
  }
  if (field === 'gender') {
    return (
      <SelectField {...input} label={label} size="large" error={error}>
        <option value="" disabled={player.gender !== null}>
          {t('genders.none')}
        </option>
        <option value="m">{t('genders.m')}</option>
        <option value="f">{t('genders.f')}</option>
      </SelectField>
    );
  }
  const hint = hinted.has(field) ? t(`hints.${field as 'nickname'}`) : isOnceSet(field) ? t('once') : undefined;
  return <TextField {...input} {...help[field]} label={label} hint={hint} error={error} />;
}

/** A value that stays as it is: readable, focusable, not to be changed. */
function LockedField({ label, value }: { label: string; value: string }) {
  const t = useTranslations('account.profile');
  return <TextField label={label} value={value} readOnly end={<Icon name="lock" size={18} label={t('locked')} />} />;
}

/** What a section shows that was decided at registration: country, e-mail. */
SectionField.Fixed = function Fixed({ section, player }: { section: SectionName; player: Player }) {
  const t = useTranslations('account.profile.fields');
  const locale = useLocale();
  if (section === 'contact') return <LockedField label={t('email')} value={player.email} />;
  if (section !== 'home') return null;
  const country = new Intl.DisplayNames([locale], { type: 'region' }).of(player.country) ?? player.country;
  return <LockedField label={t('country')} value={country} />;
};
