import '../parts/profile.css';
import { Button } from '@cosmodrome/ui/button';
import { Dialog } from '@cosmodrome/ui/dialog';
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { serverNow } from '../../platform/api/server-time.ts';
import { useForm } from '../../platform/forms/form.ts';
import { FailureNotice } from '../../platform/forms/failure-notice.tsx';
import { SectionField } from '../parts/section-field.tsx';
import { changesOf, requiredRules, valuesOf } from '../parts/sections.ts';
import { type ProfileValues, useProfileSave } from '../parts/use-profile-save.ts';
import { usePlayer } from '../../platform/session/player.ts';
import { askedFields } from './asked-fields.ts';

export interface FieldsDialogProps {
  /** Names of the fields that have to be filled. */
  fields: readonly string[];
  title: string;
  /** Why they are asked. */
  text: string;
  save: string;
  leaveLabel: string;
  /** Everything was saved. */
  done: () => void;
  leave: () => void;
}

/** Asks for fields of the profile that something needs first. Only an answer or leaving closes it. */
export default function FieldsDialog(props: FieldsDialogProps) {
  const player = usePlayer();
  return player ? <Asking {...props} player={player} /> : null;
}

type AskingProps = FieldsDialogProps & { player: NonNullable<ReturnType<typeof usePlayer>> };

function Asking({ fields, title, text, save, leaveLabel, done, leave, player }: AskingProps) {
  const t = useTranslations('profile');
  const id = useId();
  const asked = askedFields(fields, player);
  // As it was when the dialog opened: what is saved closes it.
  const [before] = useState(() => valuesOf(asked, player));
  const rules = requiredRules(asked, player, () => new Date(serverNow()));
  const form = useForm<ProfileValues>({ rules, onTouched: true, begin: before });
  const { errors, isSubmitting } = form.formState;

  const { failure, save: keep } = useProfileSave(form);
  const send = (values: ProfileValues): Promise<void> => keep(changesOf(values, before), done);

  return (
    <Dialog
      title={title}
      closeLabel={leaveLabel}
      closable={false}
      onClose={leave}
      foot={
        <div className="grid gap-2">
          <Button look="ignited" size="large" wide type="submit" form={id} pending={isSubmitting && t('saving')}>
            {save}
          </Button>
          <Button look="bare" wide onClick={leave}>
            {leaveLabel}
          </Button>
        </div>
      }
    >
      <form id={id} className="grid gap-5" noValidate onSubmit={(event) => void form.handleSubmit(send)(event)}>
        <p className="text-body text-mid">{text}</p>
        {failure && <FailureNotice failure={failure} title={t('notSaved')} />}
        <div className="profile-fields">
          {asked.map((field) => (
            <SectionField
              key={field}
              field={field}
              player={player}
              input={form.register(field)}
              error={errors[field]?.message}
            />
          ))}
        </div>
      </form>
    </Dialog>
  );
}
