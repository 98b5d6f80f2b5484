import type { ComponentType } from 'react';
import type { Namespace } from '../i18n/messages.ts';

/** Who may open a path. Guests are sent to registration, players away from sign-in. */
export type Guard = 'open' | 'player' | 'guest';

/**
 * How the document may be kept. `shared`: it depends on host, language, path, the named search parameters, country class
 * and the signed-in hint, and nothing else. `none`: made for each request.
 */
export type CacheClass = 'shared' | 'none';

/** `page`: header, footer, bottom bar. `game`: the game owns the screen, no footer and no bottom bar. */
export type Frame = 'page' | 'game';

interface Spec {
  /** Without the language prefix, which is the router's basename. */
  path: string;
  /** Route module under app/. */
  file: string;
  guard: Guard;
  /** False: guest-mode visitors (restricted country) are sent to the lobby. */
  restricted: boolean;
  cache: CacheClass;
  /** False: no search engine should list it. What only players see is never listed. */
  listed: boolean;
  /** Search parameters that shape the document. */
  search: readonly string[];
  /** Namespaces its texts come from; `shell` and `search` are always there. */
  messages: readonly Namespace[];
}

export interface PageSpec extends Spec {
  kind: 'page';
  frame: Frame;
}

/** What an overlay's component gets. */
export interface OverlayViewProps {
  /** The address it was opened with: parameters and search. */
  path: string;
  params: Readonly<Record<string, string | undefined>>;
  search: URLSearchParams;
  /** Closes it (asks first when confirmation is on). */
  close: () => void;
}

export interface OverlaySpec extends Spec {
  kind: 'overlay';
  /** One overlay of a name is open at a time. */
  name: string;
  /** Loaded when it opens. */
  view: () => Promise<{ default: ComponentType<OverlayViewProps> }>;
}

/** An answer that is no document: robots.txt. */
export interface ResourceSpec extends Spec {
  kind: 'resource';
}

/** An address that leads to another one, with its search. */
export interface MovedSpec extends Spec {
  kind: 'moved';
  /** A `*` at its end takes what the pattern's `*` stands for. */
  to: string;
  status: 301 | 302;
}

export type PathSpec = PageSpec | OverlaySpec | ResourceSpec | MovedSpec;

type Optional = Partial<Omit<Spec, 'path' | 'file'>>;

const defaults = { guard: 'open', restricted: true, cache: 'shared', listed: true, search: [], messages: [] } as const;

/** Whether search engines may know an address. */
export const isListed = ({ guard, listed }: Pick<Spec, 'guard' | 'listed'>): boolean => listed && guard !== 'player';

export const page = (path: string, file: string, options: Optional & { frame?: Frame } = {}): PageSpec => ({
  ...defaults,
  frame: 'page',
  ...options,
  kind: 'page',
  path,
  file,
});

/** An overlay's address; `name` groups addresses of one overlay (`/deposit` and `/cashbox`). */
export const overlay = (
  path: string,
  name: string,
  file: string,
  view: OverlaySpec['view'],
  options: Optional = {},
): OverlaySpec => ({ ...defaults, cache: 'none', ...options, kind: 'overlay', path, name, file, view });

export const resource = (path: string, file: string, options: Optional = {}): ResourceSpec => ({
  ...defaults,
  ...options,
  kind: 'resource',
  path,
  file,
});

/** 302 for what an operator may change again, 301 for a name that is gone for good. */
export const moved = (path: string, to: string, status: 301 | 302 = 302): MovedSpec => ({
  ...defaults,
  cache: 'none',
  kind: 'moved',
  path,
  file: 'shell/routes/moved.ts',
  to,
  status,
});
