import type { Player } from '@cosmodrome/contract/http/profile';
import { Icon } from '@cosmodrome/ui/icon';
import { Panel } from '@cosmodrome/ui/panel';
import { useTranslations } from 'use-intl';
import { missingFields } from '../parts/missing.ts';

/** What is missing and why it is asked. */
export function MissingCard({ player }: { player: Player }) {
  const t = useTranslations('profile');
  const missing = missingFields(player);
  const done = missing.length === 0;
  return (
    <Panel>
      <h2 className="text-subheading">{t(done ? 'why.doneTitle' : 'why.title')}</h2>
      <p className="mt-2 text-body text-mid">{t(done ? 'why.doneText' : 'why.text')}</p>
      {!done && (
        <ul className="mt-4 grid gap-2">
          {missing.map((field) => (
            <li key={field} className="flex items-center gap-3 text-body text-high">
              <Icon name="pencil" size={16} className="text-warn" />
              {t(`fields.${field as 'city'}`)}
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
