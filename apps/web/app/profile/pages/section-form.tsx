import type { Player } from '@cosmodrome/contract/http/profile';
import { isLithuanian } from '@cosmodrome/rules/profile/iban';
import { hasRegister } from '@cosmodrome/rules/limits/register';
import { Button } from '@cosmodrome/ui/button';
import { Panel } from '@cosmodrome/ui/panel';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { serverNow } from '../../platform/api/server-time.ts';
import { useForm } from '../../platform/forms/form.ts';
import { useSite } from '../../platform/site.ts';
import { toast } from '../../platform/toasts/toasts.ts';
import { FailureNotice } from '../../platform/forms/failure-notice.tsx';
import { SectionField } from '../parts/section-field.tsx';
import { changesOf, type SectionName, sectionFields, sectionRules, valuesOf } from '../parts/sections.ts';
import { type ProfileValues, useProfileSave } from '../parts/use-profile-save.ts';

/** One section of the personal data with its own save, which is there once something has changed. */
export function SectionForm({ section, player }: { section: SectionName; player: Player }) {
  const t = useTranslations('profile');
  const heading = useId();
  const { licence } = useSite();
  const register = hasRegister(licence, player.license_name);
  const fields = sectionFields(section, player.country, register);
  const before = valuesOf(fields, player);
  const rules = sectionRules(fields, player, () => new Date(serverNow()));
  const form = useForm<ProfileValues>({ rules, onTouched: true, values: before });
  const { errors, isDirty, isSubmitting } = form.formState;

  const { failure, save } = useProfileSave(form);

  const send = async (values: ProfileValues): Promise<void> => {
    const edit = changesOf(values, before);
    if (isSubmitting || Object.keys(edit).length === 0) return;
    await save(edit, (saved) => {
      form.reset(valuesOf(fields, saved));
      const lithuanian = 'iban' in edit && isLithuanian(saved.iban ?? '');
      const detail = lithuanian ? t('bank.lithuanian') : t(`${section}.title`);
      toast({ tone: 'ok', title: t('saved'), detail, key: 'profile-saved' });
    });
  };

  return (
    <Panel aria-labelledby={heading}>
      <h2 id={heading} className="text-subheading">
        {t(`${section}.title`)}
      </h2>
      <p className="mt-1 text-body text-low">{t(`${section}.text`)}</p>
      <form noValidate className="mt-5 grid gap-5" onSubmit={(event) => void form.handleSubmit(send)(event)}>
        {failure && <FailureNotice failure={failure} title={t('notSaved')} />}
        <div className="profile-fields">
          <SectionField.Fixed section={section} player={player} />
          {fields.map((field) => (
            <SectionField
              key={field}
              field={field}
              player={player}
              input={form.register(field)}
              error={errors[field]?.message}
            />
          ))}
        </div>
        {isDirty && (
          <div className="flex flex-wrap items-center gap-2">
            <p className="min-w-[120px] flex-1 text-body text-mid">{t('unsaved')}</p>
            <Button look="bare" onClick={() => form.reset(before)}>
              {t('undo')}
            </Button>
            <Button type="submit" look="armed" pending={isSubmitting && t('saving')}>
              {t('save')}
            </Button>
          </div>
        )}
      </form>
    </Panel>
  );
}
