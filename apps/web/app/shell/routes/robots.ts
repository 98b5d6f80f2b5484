import type { LoaderFunctionArgs } from 'react-router';
import { visitContext } from '../../platform/server/request.ts';
import { paths } from '../../routes.ts';

/** The origin's calls, and what is there only for the person who has it open. */
const closed = new Set([
  '/api/',
  '/batch',
  '/oops',
  ...paths.flatMap(({ guard, path }) => (guard === 'player' ? [path.slice(0, path.search(/[:*]|$/))] : [])),
]);

/** What search engines may read: the public pages, no session and no payment. */
export function loader({ context }: LoaderFunctionArgs): Response {
  const { site } = context.get(visitContext);
  const lines = [
    'User-agent: *',
    ...[...closed].map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${site}/sitemap.xml`,
  ];
  return new Response(`${lines.join('\n')}\n`, {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  });
}
