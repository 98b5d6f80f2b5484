import { Button } from '@cosmodrome/ui/button';
import { Panel } from '@cosmodrome/ui/panel';
import { useTranslations } from 'use-intl';

/** Who has no calendar: a guest, or a player who is not invited. */
export function Invitation({ of }: { of: 'guest' | 'closed' }) {
  const t = useTranslations('adventure');
  return (
    <Panel className="column adventure-invitation">
      <h2 className="text-subheading">{t(`${of}.title`)}</h2>
      <p className="text-body text-mid">{t(`${of}.text`)}</p>
      <div className="flex flex-wrap gap-3">
        {of === 'guest' ? (
          <>
            <Button icon="log-in" href="/sign-in">
              {t('guest.signIn')}
            </Button>
            <Button look="bare" href="/sign-up">
              {t('guest.join')}
            </Button>
          </>
        ) : (
          <Button href="/cosmodrome-vip-club">{t('closed.action')}</Button>
        )}
      </div>
    </Panel>
  );
}

/** How the adventure works, for everybody to read. */
export function How() {
  const t = useTranslations('adventure.how');
  return (
    <section className="adventure-how" aria-label={t('label')}>
      {(['deposit', 'missed', 'zone'] as const).map((note) => (
        <div key={note}>
          <h2 className="text-body font-strong text-high">{t(`${note}.title`)}</h2>
          <p className="text-body text-mid">{t(`${note}.text`)}</p>
        </div>
      ))}
    </section>
  );
}
