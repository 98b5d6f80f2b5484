import type { Locale } from '@cosmodrome/rules/content/locales';
import type {} from 'use-intl';
import type { Messages } from '../../generated/messages.ts';

export type { Messages };

/** The namespaces of the catalogues, one a system or a part of one: each a file of `content/locales/<locale>/messages`. */
export type Namespace = keyof Messages;

declare module 'use-intl' {
  interface AppConfig {
    Messages: Messages;
    Locale: Locale;
  }
}
