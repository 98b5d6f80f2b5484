import type { Player } from '@cosmodrome/contract/http/profile';
import { Icon } from '@cosmodrome/ui/icon';
import { TextField } from '@cosmodrome/ui/text-field';
import type { Registered } from '../../platform/forms/form.ts';
import { useLocale, useTranslations } from 'use-intl';
import { ProfileInput } from './profile-input.tsx';
import { isLocked, type ProfileField, type SectionName, typedDate } from './sections.ts';

export interface SectionFieldProps {
  field: ProfileField;
  player: Player;
  input: Registered;
  error: string | undefined;
}

/** A field of a section: to fill in, or with a lock once it keeps its value. */
export function SectionField({ field, player, input, error }: SectionFieldProps) {
  const t = useTranslations('profile');
  const label = t(`fields.${field}`);
  if (isLocked(field, player)) {
    const value = field === 'date_of_birth' ? typedDate(player.date_of_birth) : String(player[field]);
    return <LockedField label={label} value={value} />;
  }
  return <ProfileInput field={field} input={input} error={error} open={player.gender === null} />;
}

/** From how many characters on a value needs a line of its own. */
const LONG = 18;

/** A value that stays as it is: readable, focusable, not to be changed. */
function LockedField({ label, value }: { label: string; value: string }) {
  const t = useTranslations('profile');
  return (
    <div className={value.length > LONG ? 'is-long' : undefined}>
      <TextField
        label={label}
        value={value}
        title={value}
        readOnly
        end={<Icon name="lock" size={18} label={t('locked')} />}
      />
    </div>
  );
}

/** What a section shows that was decided at registration: country, e-mail. */
SectionField.Fixed = function Fixed({ section, player }: { section: SectionName; player: Player }) {
  const t = useTranslations('profile.fields');
  const locale = useLocale();
  if (section === 'contact') return <LockedField label={t('email')} value={player.email} />;
  if (section !== 'home') return null;
  const country = new Intl.DisplayNames([locale], { type: 'region' }).of(player.country) ?? player.country;
  return <LockedField label={t('country')} value={country} />;
};
