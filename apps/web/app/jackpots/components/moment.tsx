import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useFormat } from '../../platform/i18n/format.ts';

/**
 * When something happened, on the reader's own clock: the document is the same for everybody, so the words come in the
 * browser. Its line is there before.
 */
export function Moment({ at, text }: { at: string; text?: 'last' }) {
  const t = useTranslations('jackpots.level');
  const { dateTime } = useFormat();
  const [alive, wake] = useState(false);
  useEffect(() => wake(true), []);
  const when = alive ? dateTime(new Date(at), { dateStyle: 'medium', timeStyle: 'short' }) : '\u00a0';
  return <time dateTime={at}>{text === 'last' && alive ? t('last', { when }) : when}</time>;
}
