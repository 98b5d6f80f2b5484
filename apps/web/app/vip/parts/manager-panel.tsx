import type { Manager } from '@cosmodrome/contract/http/vip';
import { Avatar } from '@cosmodrome/ui/avatar';
import { Button } from '@cosmodrome/ui/button';
import { Panel } from '@cosmodrome/ui/panel';
import { useLocale, useTranslations } from 'use-intl';

const initialsOf = (name: string): string =>
  name
    .split(' ')
    .slice(0, 2)
    .map((part) => part.charAt(0))
    .join('');

/** Who looks after the player: when, in which languages, and every way to reach them. */
export function ManagerPanel({ manager, id = 'vip-manager' }: { manager: Manager; id?: string }) {
  const t = useTranslations('vip.manager');
  const locale = useLocale();
  const { managerName, email, phone, telegramLink, whatsAppLink, time, languages } = manager;
  const names = new Intl.DisplayNames(locale, { type: 'language' });
  const spoken = new Intl.ListFormat(locale).format(languages.map((code) => names.of(code) ?? code));
  const [hours = '', zone = ''] = time.split(' ');
  const [from = '', to = ''] = hours.split('-');
  return (
    <Panel className="vip-manager" aria-labelledby={id}>
      <div className="flex items-center gap-4">
        <Avatar initials={initialsOf(managerName)} size="large" />
        <div className="min-w-0">
          <p className="text-meta text-low">{t('yours')}</p>
          <h2 id={id} className="text-subheading">
            {managerName}
          </h2>
        </div>
      </div>
      <p className="text-body text-mid">
        {t('hours', { languages: spoken, from, to, zone: zone.split('/').at(-1)?.replaceAll('_', ' ') ?? '' })}
      </p>
      <div className="vip-manager-ways">
        <Button icon="mail" href={`mailto:${email}`}>
          {email}
        </Button>
        {phone && (
          <Button icon="phone" href={`tel:${phone.replaceAll(' ', '')}`}>
            {phone}
          </Button>
        )}
        {telegramLink && (
          <Button icon="message-circle" href={telegramLink}>
            Telegram
          </Button>
        )}
        {whatsAppLink && (
          <Button icon="message-circle" href={whatsAppLink}>
            WhatsApp
          </Button>
        )}
      </div>
    </Panel>
  );
}
