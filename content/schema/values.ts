import { z } from 'zod';

/** Values that the files of the site have in common. */
export const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'small letters, digits and single hyphens');
export const country = z.string().regex(/^[A-Z]{2}$/, 'two capital letters');
export const instant = z.iso.datetime();
/** A game by its identifier, as launches and the wallet know it. */
export const game = z.string().regex(/^[a-z0-9-]+\/[A-Za-z0-9-]+$/, 'studio/Name');
/** A place on the site: a path, never another host. */
export const place = z.string().regex(/^\/(?!\/)[\w./-]*(\?[\w=&-]+)?(#[\w-]+)?$/, 'a path of the site, like /games');
/** What something is called, and what it is, in one sentence. */
export const titleAndText = z.strictObject({ title: z.string().min(2).max(40), text: z.string().min(10).max(160) });
