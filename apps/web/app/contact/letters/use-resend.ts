import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { failureOf } from '../../platform/forms/failure.ts';
import { apiOf } from '../../platform/queries/query.ts';
import { toast } from '../../platform/toasts/toasts.ts';
import { withCaptcha } from '../../platform/forms/captcha.ts';
import { playerQuery } from '../../platform/session/player.ts';

/** Asks for another confirmation letter to the player's address; what comes of it is a toast (spec 8). */
export function useResend(email: string): { pending: boolean; resend: () => Promise<void> } {
  const t = useTranslations('contact');
  const failed = useTranslations('errors.failure');
  const client = useQueryClient();
  const [pending, wait] = useState(false);
  const resend = async (): Promise<void> => {
    wait(true);
    try {
      const api = apiOf(client);
      await withCaptcha(api, (captcha) => api('contact.resendConfirmation', { body: { user: { email, ...captcha } } }));
      toast({ tone: 'ok', title: t('verify.sent', { email }), key: 'confirmation-letter' });
    } catch (error) {
      const { fields, base, kind } = failureOf(error);
      const refused = fields['email'] ?? base;
      toast({
        tone: 'danger',
        title: refused ?? failed(kind === 'offline' ? 'offline' : 'broken'),
        key: 'confirmation-letter',
      });
      // Perhaps it was confirmed in another tab.
      if (refused !== undefined) void client.invalidateQueries({ queryKey: playerQuery().queryKey });
    } finally {
      wait(false);
    }
  };
  return { pending, resend };
}
