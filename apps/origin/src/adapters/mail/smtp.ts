import { createTransport } from 'nodemailer';
import { LetterRefused, type Carrier } from './mail.ts';

export interface SmtpCarrier extends Carrier {
  close(): void;
}

/** The server speaks to nobody who waits longer. */
const TIMEOUT_MS = 10_000;

/** What nodemailer tells of a failure: where in the talk with the server, and the server's own number. */
interface SmtpFailure {
  code?: unknown;
  responseCode?: unknown;
}

/**
 * Hands letters to a mail server.
 *
 * @param url like `smtps://user:password@mail.example:465`; TLS is used whenever the server offers it, and demanded with
 * `?requireTLS=true`
 * @param address that letters come from; the brand that writes is its name
 */
export function smtpCarrier(url: string, address: string): SmtpCarrier {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 2,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: 2 * TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    send: async ({ to, subject, text, html, from }) => {
      try {
        await transport.sendMail({
          from: { name: from, address },
          to: { name: '', address: to },
          subject,
          text,
          html,
          headers: { 'Auto-Submitted': 'auto-generated' },
        });
      } catch (error) {
        const { code, responseCode } = error as SmtpFailure;
        // The server knows the address and does not want it; anything else may pass.
        if (code === 'EENVELOPE' && Number(responseCode) >= 550)
          throw new LetterRefused('refused for good', { cause: error });
        throw error;
      }
    },
    close: () => transport.close(),
  };
}
