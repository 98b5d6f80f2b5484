import { untickedError } from '@cosmodrome/rules/profile/text-rules';
import { Button } from '@cosmodrome/ui/button';
import { Checkbox } from '@cosmodrome/ui/checkbox';
import { Dialog } from '@cosmodrome/ui/dialog';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { type Failure, failureOf } from '../../platform/forms/failure.ts';
import { useRuleText } from '../../platform/forms/rules.ts';
import { apiOf } from '../../platform/queries/query.ts';
import { signOut } from '../../platform/session/session.ts';
import { FailureNotice } from '../../platform/forms/failure-notice.tsx';
import { playerQuery } from '../../platform/session/player.ts';

/** The terms have changed since the player accepted them: accepting them again, or leaving. Never ticked for anybody. */
export default function TermsDialog() {
  const t = useTranslations('profile.terms');
  const say = useRuleText();
  const client = useQueryClient();
  const id = useId();
  const [ticked, tick] = useState(false);
  const [failure, fail] = useState<Failure>();
  const [pending, setPending] = useState(false);
  const accept = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (pending) return;
    const unticked = untickedError(ticked);
    fail(unticked ? { fields: { terms_acceptance: say(unticked) }, base: undefined, kind: 'refused' } : undefined);
    if (unticked) return;
    setPending(true);
    try {
      const saved = await apiOf(client)('profile.updateDetails', { body: { user: { terms_acceptance: true } } });
      client.setQueryData(playerQuery().queryKey, saved);
    } catch (error) {
      fail(failureOf(error));
      setPending(false);
    }
  };
  const unticked = failure?.fields['terms_acceptance'];
  return (
    <Dialog
      title={t('title')}
      closeLabel={t('leave')}
      closable={false}
      onClose={() => void signOut()}
      size="small"
      foot={
        <div className="grid gap-2">
          <Button look="ignited" size="large" wide type="submit" form={id} pending={pending && t('pending')}>
            {t('accept')}
          </Button>
          <Button look="bare" wide onClick={() => void signOut()}>
            {t('leave')}
          </Button>
        </div>
      }
    >
      <form id={id} className="grid gap-4" noValidate onSubmit={(event) => void accept(event)}>
        <p className="text-body text-mid">{t('text')}</p>
        {failure && unticked === undefined && <FailureNotice failure={failure} title={t('failed')} />}
        <Checkbox
          checked={ticked}
          error={unticked}
          onChange={(event) => {
            tick(event.currentTarget.checked);
            fail(undefined);
          }}
        >
          {t.rich('label', {
            link: (chunks) => (
              <a className="ui-link" href="/terms-and-conditions" target="_blank" rel="noopener">
                {chunks}
              </a>
            ),
          })}
        </Checkbox>
      </form>
    </Dialog>
  );
}
