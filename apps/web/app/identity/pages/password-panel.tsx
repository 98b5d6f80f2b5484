import { PASSWORD_MIN, passwordError, repeatedPasswordError } from '@cosmodrome/rules/identity/password';
import { Button } from '@cosmodrome/ui/button';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { type Failure, failureOf } from '../../platform/forms/failure.ts';
import { useForm } from '../../platform/forms/form.ts';
import type { Rules } from '../../platform/forms/rules.ts';
import { apiOf } from '../../platform/queries/query.ts';
import { inTurn } from '../../platform/session/turn.ts';
import { toast } from '../../platform/toasts/toasts.ts';
import { FailureNotice } from '../../platform/forms/failure-notice.tsx';
import { PasswordInput } from '../enter/password-input.tsx';
import { playerQuery, usePlayer } from '../../platform/session/player.ts';
import { sessionsQuery } from '../security/queries.ts';
import { ProfilePanel } from '../../profile/index.ts';

const empty = { current_password: '', password: '', password_confirmation: '' };
type Fields = typeof empty;

const rules: Rules = {
  current_password: (text: string) => (text === '' ? { key: 'required' } : null),
  password: (text: string) => passwordError(text),
  password_confirmation: (again: string, { password }: Fields) =>
    again === '' ? { key: 'required' } : repeatedPasswordError(again, password),
};

/** Another password, with the old one asked for; the origin signs all other devices out. */
export function PasswordPanel() {
  const t = useTranslations('security.password');
  const client = useQueryClient();
  const player = usePlayer();
  const [failure, fail] = useState<Failure>();
  const form = useForm<Fields>({ rules, begin: empty });
  const { errors, isSubmitting } = form.formState;

  const save = async (user: Fields): Promise<void> => {
    if (isSubmitting) return;
    fail(undefined);
    try {
      const saved = await inTurn(() => apiOf(client)('identity.changePassword', { body: { user } }));
      client.setQueryData(playerQuery().queryKey, saved);
      form.reset(empty);
      toast({ tone: 'ok', title: t('done'), detail: t('doneText'), key: 'password-changed' });
      void client.invalidateQueries({ queryKey: sessionsQuery().queryKey });
    } catch (error) {
      const known = failureOf(error);
      fail(known);
      form.setErrors(known.fields);
    }
  };

  return (
    <ProfilePanel title={t('title')} text={t('text')}>
      <form noValidate className="grid max-w-[440px] gap-5" onSubmit={(event) => void form.handleSubmit(save)(event)}>
        {failure && <FailureNotice failure={failure} title={t('failed')} />}
        {/* For password managers: whose password it is. */}
        <input hidden readOnly autoComplete="username" value={player?.email ?? ''} />
        <PasswordInput
          {...form.register('current_password')}
          label={t('current')}
          autoComplete="current-password"
          error={errors.current_password?.message}
        />
        <PasswordInput
          {...form.register('password')}
          label={t('new')}
          hint={t('hint', { min: PASSWORD_MIN })}
          autoComplete="new-password"
          error={errors.password?.message}
        />
        <PasswordInput
          {...form.register('password_confirmation')}
          label={t('repeat')}
          autoComplete="new-password"
          error={errors.password_confirmation?.message}
        />
        <div>
          <Button type="submit" look="armed" pending={isSubmitting && t('pending')}>
            {t('button')}
          </Button>
        </div>
      </form>
    </ProfilePanel>
  );
}
