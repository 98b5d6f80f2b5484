import { isIP } from 'node:net';
import { join } from 'node:path';
import { z } from 'zod';
import { licences } from '@cosmodrome/rules/profile/licence';
import { env } from './environment.ts';

const isProxy = (text: string): boolean => {
  if (text === 'loopback') return true;
  const [address = '', bits, ...rest] = text.split('/');
  const longest = isIP(address) === 6 ? 128 : 32;
  const fits = bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= longest);
  return isIP(address) !== 0 && fits && rest.length === 0;
};

/** What the origin reads from the environment. The program that composes it extends this schema. */
export const originEnvironment = z.object({
  /** Where a program of its own listens; 0 takes any free port. */
  PORT: env.port.default(3000),
  HOST: env.text.default('0.0.0.0'),
  /** Folder of the embedded database and of the generated secret. */
  DATA_DIR: env.text.default('data'),
  /** PostgreSQL instead of the embedded database. */
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  /** Shared rate limits and sockets of several nodes. */
  REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
  /** Folder of pages, texts, banners and policies. */
  CONTENT_DIR: env.text.default(join(import.meta.dirname, '../../../../content')),
  /** Folder of studios, themes and games; the one of the content by default. Another may hold a catalogue for load tests. */
  CATALOGUE_DIR: env.text.optional(),
  /** Origins besides the visited host whose pages may make unsafe calls. */
  ALLOWED_ORIGINS: env.list.pipe(z.array(env.origin)).default([]),
  /** Signs socket tokens and seals remembered answers; the same on all nodes. Generated in DATA_DIR when absent. */
  SESSION_SECRET: z.string().min(32, 'at least 32 characters').optional(),
  /** Header in which a trusted proxy writes the visitor's ISO country. */
  COUNTRY_HEADER: z
    .string()
    .regex(/^[A-Za-z][A-Za-z0-9-]*$/)
    .transform((name) => name.toLowerCase())
    .default('x-country'),
  /** Addresses, CIDR ranges or `loopback`: whose forwarded headers are believed. */
  TRUSTED_PROXIES: env.list
    .pipe(z.array(z.string().refine(isProxy, 'an IP address, a CIDR range or "loopback"')))
    .default([]),
  /** Requests with this in X-Proxy-Secret are believed too: a web node that speaks for its visitors. */
  PROXY_SECRET: z.string().min(32, 'at least 32 characters').optional(),
  /** Licence of the names that no file of content/hosts lists; each listed host has its own. */
  LICENCE: z.enum(licences).default('CW'),
  /** Hold players to the strict profile wherever it is stricter than their licence's. */
  PROTECTION: z.enum(['licence', 'strict']).default('licence'),
  /** Country of visitors that no edge header places. */
  DEFAULT_COUNTRY: env.country.default('DE'),
  /** Instead of the restricted countries of the licences' policies. */
  RESTRICTED_COUNTRIES: env.list.pipe(z.array(env.country)).optional(),
  /** Public address of the site, for links in mails and returns from payment pages. */
  SITE_URL: env.origin.optional(),
  /** Server that takes letters to players; without it they stay in the local mailbox. */
  SMTP_URL: z.url({ protocol: /^smtps?$/, hostname: /./ }).optional(),
  /** Address that letters come from, with or without a name: `Cosmodrome <post@casino.example>`. */
  MAIL_FROM: z
    .string()
    .regex(
      /^(?:[^<>@\r\n"]* <[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/,
      'an address, like Casino <post@casino.example>',
    )
    .optional(),
  /** Answer everything with 503. */
  MAINTENANCE: env.flag.default(false),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  /** Widens the rate limits: 10 allows ten times as many requests. */
  RATE_LIMIT_FACTOR: z.coerce.number().positive().max(1e9).default(1),
  /** Ask for a captcha where calls are made suspiciously often; off for load tests. */
  CAPTCHA: env.flag.default(true),
  /** How many simulated players there are; without it twelve with the embedded database, and none with another. */
  CROWD: z.coerce.number().int().min(0).max(100).optional(),
  /** Registration assigns the groups of the A/B test by the parity of the player's id. */
  REGISTRATION_VARIANTS: env.flag.default(false),
});
export type OriginEnvironment = z.output<typeof originEnvironment>;

const USUAL_CROWD = 12;
/** How many simulated players there are. */
export const crowdOf = ({ CROWD, DATABASE_URL }: Pick<OriginEnvironment, 'CROWD' | 'DATABASE_URL'>): number =>
  CROWD ?? (DATABASE_URL === undefined ? USUAL_CROWD : 0);
