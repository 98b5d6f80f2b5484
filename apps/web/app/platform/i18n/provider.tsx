import type { ReactNode } from 'react';
import { IntlProvider } from 'use-intl';
import { useSignal } from '../signal.ts';
import { logError } from '../telemetry.ts';
import { noteMissing, texts } from './catalogue.ts';
import type { Locale } from './locales.ts';
import type { Messages } from './messages.ts';

const logMessage = (error: unknown): void => logError('MESSAGE_ERROR', error);
const nameOfMessage = ({ key }: { key: string }): string => {
  noteMissing();
  return key;
};

export interface TextsProps {
  locale: Locale;
  /** Compiled namespaces that came with the document; the browser has added them to its own already. */
  messages: Readonly<Record<string, unknown>>;
  children: ReactNode;
}

/** Gives the components their texts: those of the document and those loaded since. Dates are the server's in UTC. */
export function Texts({ locale, messages, children }: TextsProps) {
  const followed = useSignal(texts);
  const all = (import.meta.env.SSR ? messages : followed) as unknown as Messages;
  return (
    <IntlProvider locale={locale} messages={all} timeZone="UTC" onError={logMessage} getMessageFallback={nameOfMessage}>
      {children}
    </IntlProvider>
  );
}
