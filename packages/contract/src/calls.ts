import type { z } from 'zod';
import { account } from './http/account.ts';
import { accountCaptcha } from './http/account-captcha.ts';
import { accountChat } from './http/account-chat.ts';
import { accountLetters } from './http/account-letters.ts';
import { bonuses } from './http/bonuses.ts';
import { accountStatuses } from './http/account-statuses.ts';
import { cashback } from './http/cashback.ts';
import { accountSessionEnd } from './http/account-session-end.ts';
import { cashbox } from './http/cashbox.ts';
import { cashboxScreening } from './http/cashbox-screening.ts';
import { content } from './http/content.ts';
import { documents } from './http/documents.ts';
import { games } from './http/games.ts';
import { jackpots } from './http/jackpots.ts';
import { levels } from './http/levels.ts';
import { limits } from './http/limits.ts';
import { lobby } from './http/lobby.ts';
import { passkeys } from './http/passkeys.ts';
import { play } from './http/play.ts';
import { protection } from './http/protection.ts';

/** The table of calls. Routes, the client, OpenAPI and the test matrices are made from it. */
export const calls = {
  ...account,
  ...accountCaptcha,
  ...accountChat,
  ...accountLetters,
  ...bonuses,
  ...accountStatuses,
  ...cashback,
  ...accountSessionEnd,
  ...cashbox,
  ...cashboxScreening,
  ...content,
  ...documents,
  ...games,
  ...jackpots,
  ...levels,
  ...limits,
  ...lobby,
  ...passkeys,
  ...play,
  ...protection,
} as const;

export type Calls = typeof calls;
export type CallName = keyof Calls;

type Part<N extends CallName, K extends string> = Calls[N] extends { [key in K]: infer S extends z.ZodType }
  ? S
  : never;

/** What a client sends; parts that the call has not are absent. */
export type CallInput<N extends CallName> = ([Part<N, 'params'>] extends [never]
  ? { params?: undefined }
  : { params: z.input<Part<N, 'params'>> }) &
  ([Part<N, 'query'>] extends [never] ? { query?: undefined } : { query?: z.input<Part<N, 'query'>> }) &
  ([Part<N, 'body'>] extends [never] ? { body?: undefined } : { body: z.input<Part<N, 'body'>> });

/** What a handler receives after validation. */
export type CallRequest<N extends CallName> = {
  params: [Part<N, 'params'>] extends [never] ? undefined : z.output<Part<N, 'params'>>;
  query: [Part<N, 'query'>] extends [never] ? undefined : z.output<Part<N, 'query'>>;
  body: [Part<N, 'body'>] extends [never] ? undefined : z.output<Part<N, 'body'>>;
};

type AnswerSchema<N extends CallName> = Calls[N]['answers'][keyof Calls[N]['answers']];
type Answered<S> = S extends z.ZodType ? z.output<S> : undefined;

/** The body of a successful answer; `undefined` for an empty one. */
export type CallAnswer<N extends CallName> = Answered<AnswerSchema<N>>;
