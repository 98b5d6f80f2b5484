import type { z } from 'zod';
import { calls } from './generated/calls.ts';

/** The table of calls: those of all files of `http`. Routes, the client, OpenAPI and the test matrices are made from it. */
export { calls };

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
