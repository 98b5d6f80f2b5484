import { useTranslations } from 'use-intl';
import { useSite } from './site.ts';

/** Says, wherever players are seen, that some of them are simulated; nothing where all are people. */
export function SimulatedNote() {
  const t = useTranslations('shell.footer');
  return useSite().simulated ? <p className="text-meta text-low">{t('simulated')}</p> : null;
}
