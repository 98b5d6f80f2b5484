import type { ArcadeLog } from './deps.ts';

type Level = 'info' | 'warn' | 'error';

const write =
  (level: Level) =>
  (details: object, message: string): void => {
    process.stdout.write(`${JSON.stringify({ level, message, ...details })}\n`);
  };

/** One line of JSON an event, for the studio as a program of its own; inside the casino its log is used. */
export const consoleLog: ArcadeLog = { info: write('info'), warn: write('warn'), error: write('error') };
