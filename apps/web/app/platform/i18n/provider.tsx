import { type ReactNode, useMemo } from 'react';
import { IntlProvider } from 'use-intl';
import { useSignal } from '../signal.ts';
import { logError } from '../telemetry.ts';
import { laterMessages } from './catalogue.ts';
import type { Locale } from './locales.ts';
import type { Messages } from './messages.ts';

const none = {};

const logMessage = (error: unknown): void => logError('MESSAGE_ERROR', error);
const nameOfMessage = ({ key }: { key: string }): string => key;

export interface TextsProps {
  locale: Locale;
  /** Compiled namespaces that came with the document. */
  messages: Readonly<Record<string, unknown>>;
  children: ReactNode;
}

/** Gives the components their texts: those of the document and those loaded since. Dates are the server's in UTC. */
export function Texts({ locale, messages, children }: TextsProps) {
  const later = useSignal(laterMessages, none);
  const all = useMemo(() => ({ ...messages, ...later }) as unknown as Messages, [messages, later]);
  return (
    <IntlProvider locale={locale} messages={all} timeZone="UTC" onError={logMessage} getMessageFallback={nameOfMessage}>
      {children}
    </IntlProvider>
  );
}
