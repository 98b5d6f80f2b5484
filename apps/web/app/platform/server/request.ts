import type { CallAnswer } from '@cosmodrome/contract/calls';
import { createContext } from 'react-router';
import type { QueryClient } from '@tanstack/react-query';
import type { Api } from '../api/transport.ts';
import type { Locale } from '../i18n/locales.ts';
import type { Device } from '../queries/query.ts';

/** What the document handler knows about a request. Nothing here names a person. */
export interface Visit {
  /** The origin, as an unknown guest: for everything that ends up in a document. */
  api: Api;
  /** What the origin has lately answered to guests of this language, country and device: kept for a moment, for all of them. */
  answers: QueryClient;
  /** The origin, as this visitor: cookies go out, and those that come back are collected. For form posts only. */
  asVisitor: () => VisitorApi;
  locale: Locale;
  /** The language prefix of the address, empty without one: redirects of middleware need it. */
  prefix: string;
  /** Address without its language: `/pokies/all`. */
  path: string;
  /** Scheme and host for canonical addresses. */
  site: string;
  /** What the host stands for. */
  host: CallAnswer<'content.host'>;
  /** Milliseconds since 1970 when the document is made. */
  now: number;
  /** Guest mode: the visitor's country is restricted. */
  restricted: boolean;
  /** The hint cookie: somebody is signed in, nobody says who. */
  signedIn: boolean;
  /** What games have to run on. */
  device: Device;
  messages: (namespaces: readonly string[]) => Promise<Record<string, unknown>>;
}

export interface VisitorApi {
  api: Api;
  /** Set-Cookie lines that the origin answered; put them on the answer of the form post. */
  cookies: string[];
}

/** Set for every request by the document handler; server loaders, actions and middleware read it. */
export const visitContext = createContext<Visit>();

/** The markup of the document that a request is answered with, once it is rendered. */
export interface Written {
  html: Buffer | null;
}

export const writtenContext = createContext<Written>();
