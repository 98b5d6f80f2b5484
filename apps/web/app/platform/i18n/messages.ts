import type { Locale } from '@cosmodrome/rules/content/locales';
import type {} from 'use-intl';
import type account from '../../../../../content/messages/en/account.json';
import type bonuses from '../../../../../content/messages/en/bonuses.json';
import type cashback from '../../../../../content/messages/en/cashback.json';
import type cashbox from '../../../../../content/messages/en/cashbox.json';
import type content from '../../../../../content/messages/en/content.json';
import type errors from '../../../../../content/messages/en/errors.json';
import type games from '../../../../../content/messages/en/games.json';
import type levels from '../../../../../content/messages/en/levels.json';
import type limits from '../../../../../content/messages/en/limits.json';
import type lists from '../../../../../content/messages/en/lists.json';
import type jackpots from '../../../../../content/messages/en/jackpots.json';
import type lobby from '../../../../../content/messages/en/lobby.json';
import type play from '../../../../../content/messages/en/play.json';
import type protection from '../../../../../content/messages/en/protection.json';
import type restore from '../../../../../content/messages/en/restore.json';
import type security from '../../../../../content/messages/en/security.json';
import type shell from '../../../../../content/messages/en/shell.json';
import type verification from '../../../../../content/messages/en/verification.json';

/** The namespaces of the catalogues, one a system. A new one is a file in content/messages and a line here. */
export interface Messages {
  shell: typeof shell;
  levels: typeof levels;
  limits: typeof limits;
  /** What protects beside limits: questions, the self-assessment, offers held back. */
  protection: typeof protection;
  lobby: typeof lobby;
  games: typeof games;
  jackpots: typeof jackpots;
  /** Codes, bonuses and their terms. */
  bonuses: typeof bonuses;
  /** The card of the live games. */
  cashback: typeof cashback;
  /** Lists of games and search: what the lobby can do without. */
  lists: typeof lists;
  content: typeof content;
  play: typeof play;
  account: typeof account;
  /** What links of letters open: another password, a confirmed address, a paused sign-in. */
  restore: typeof restore;
  /** What guards an account: password, second factor, sessions. */
  security: typeof security;
  /** Papers that verify an account. */
  verification: typeof verification;
  cashbox: typeof cashbox;
  /** Why a field was refused: the origin's words, which forms show while typing. */
  errors: typeof errors;
}

export type Namespace = keyof Messages;

declare module 'use-intl' {
  interface AppConfig {
    Messages: Messages;
    Locale: Locale;
  }
}
