/** One mail as it leaves the house. */
export interface Letter {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Who writes: the name of the brand. */
  readonly from: string;
}

/** The letter will never be taken: sending it again is of no use. */
export class LetterRefused extends Error {
  override readonly name = 'LetterRefused';
}

/** Takes letters to where they are read. */
export interface Carrier {
  /** @throws when the letter was not taken: it may be sent again, unless it is a `LetterRefused` */
  send(letter: Letter): Promise<void>;
}

/** What a mail is about: its texts are `mail.<about>.{subject, text, button, note}` of the messages. */
export type About =
  | 'limit_raise'
  | 'limit_remove'
  | 'password'
  | 'password_changed'
  | 'two_factor_on'
  | 'two_factor_off'
  | 'recovery_codes'
  | 'passkey_added'
  | 'confirmation'
  | 'unlock';

export interface MailRequest {
  readonly to: string;
  readonly locale: string;
  readonly about: About;
  readonly values?: Readonly<Record<string, string | number>>;
  /** Where the one button of the mail leads: a whole address, with its token. Never logged. */
  readonly link: string;
  /** A listed name of the site, whose brand writes; null for the first brand. */
  readonly host: string | null;
}

/** The port of all mail to players. */
export interface Mail {
  /** @throws when it was not taken */
  send(request: MailRequest): Promise<void>;
}
