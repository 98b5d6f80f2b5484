import '../profile/profile.css';
import { Button } from '@cosmodrome/ui/button';
import { Dialog } from '@cosmodrome/ui/dialog';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { serverNow } from '../../platform/api/server-time.ts';
import { showAtFields } from '../../platform/forms/attempt.ts';
import { type Failure, failureOf } from '../../platform/forms/failure.ts';
import { rulesResolver, useRuleText } from '../../platform/forms/rules.ts';
import { apiOf } from '../../platform/queries/query.ts';
import { FailureNotice } from '../enter/failure-notice.tsx';
import { SectionField } from '../profile/section-field.tsx';
import { changesOf, requiredRules, valuesOf } from '../profile/sections.ts';
import { playerQuery, usePlayer } from '../queries.ts';
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

type Values = Record<string, string | boolean>;
type AskingProps = FieldsDialogProps & { player: NonNullable<ReturnType<typeof usePlayer>> };

function Asking({ fields, title, text, save, leaveLabel, done, leave, player }: AskingProps) {
  const t = useTranslations('account.profile');
  const client = useQueryClient();
  const id = useId();
  const [failure, fail] = useState<Failure>();
  const asked = askedFields(fields, player);
  // As it was when the dialog opened: what is saved closes it.
  const [before] = useState(() => valuesOf(asked, player));
  const rules = requiredRules(asked, player, () => new Date(serverNow()));
  const form = useForm<Values>({
    mode: 'onTouched',
    defaultValues: before,
    resolver: rulesResolver(rules, useRuleText()),
  });
  const { errors, isSubmitting } = form.formState;

  const send = async (values: Values): Promise<void> => {
    fail(undefined);
    try {
      const edit = changesOf(values, before);
      const saved = await apiOf(client)('account.updatePlayer', { body: { context: 'edition', player: edit } });
      client.setQueryData(playerQuery().queryKey, saved);
      done();
    } catch (error) {
      const known = failureOf(error);
      fail(known);
      showAtFields(form, known.fields);
    }
  };

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
