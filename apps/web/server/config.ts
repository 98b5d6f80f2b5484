import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const here = path.dirname(fileURLToPath(import.meta.url));

/** The facts of a visitor after deciding which forwarded headers to believe. */
export interface Asking {
  ip: string;
  country: string | null;
  /** With its port where it has one. */
  host: string;
  secure: boolean;
}

/** How a web node behaves; every field has a default that suits the embedded mode. */
export interface WebConfig {
  /** Public scheme and host for canonical addresses; otherwise taken from the request. */
  siteUrl: string | null;
  /** Header of a trusted proxy that carries the visitor's country; null: the origin is asked by address. */
  countryHeader: string | null;
  /** Who asks, where a program in this process knows it already; null: the headers say so, as `behindProxy` allows. */
  visitorOf: ((req: IncomingMessage) => Asking) | null;
  /** Proves to the origin that this node may forward a visitor's address (`X-Proxy-Secret`); null on one machine. */
  proxySecret: string | null;
  /** True when a proxy in front sets `X-Forwarded-Proto` and `X-Forwarded-For`. */
  behindProxy: boolean;
  /** Milliseconds for which a kept document is served as it is, and after that while a new one is made. */
  documentFresh: number;
  documentStale: number;
  /** Bytes of all kept documents, which are kept compressed. */
  documentBytes: number;
  /** Origins that may be framed beside our own (an arcade on its own host). */
  frameOrigins: readonly string[];
  /** Output of `react-router build`. */
  buildDirectory: string;
  /** Tile pictures: derived sizes, and the masters they were made from. */
  artDirectories: readonly string[];
  /** Atlases of reel symbols, for rounds drawn in the history. */
  symbolDirectory: string;
}

export const defaultConfig: WebConfig = {
  siteUrl: null,
  countryHeader: null,
  visitorOf: null,
  proxySecret: null,
  behindProxy: false,
  documentFresh: 30_000,
  documentStale: 600_000,
  documentBytes: 32 * 1024 * 1024,
  frameOrigins: [],
  buildDirectory: path.resolve(here, '..', process.env['WEB_BUILD'] ?? 'build'),
  artDirectories: [
    path.resolve(here, '../../../content/art/renditions'),
    path.resolve(here, '../../../content/art/tiles'),
  ],
  symbolDirectory: path.resolve(here, '../../../content/art/symbols'),
};
