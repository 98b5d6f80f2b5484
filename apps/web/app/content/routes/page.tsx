import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { PageHead } from '../../platform/head.tsx';
import { defineLoad } from '../../platform/queries/load.ts';
import NotFoundPage from '../../platform/not-found-page.tsx';
import { useSite } from '../../platform/site.ts';
import { HtmlText } from '../html-text.tsx';
import { pageQuery } from '../queries.ts';

const slugOf = ({ page = '', licence }: { page?: string | undefined; licence?: string | undefined }): string =>
  licence === undefined ? page : `${page}/${licence}`;

const licences = new Set(['AU', 'CW', 'EE']);

const load = defineLoad(async ({ params, locale, need }) => {
  if (params['licence'] !== undefined && !licences.has(params['licence'])) throw new Response(null, { status: 404 });
  await need(pageQuery(slugOf(params), locale));
});

export const loader = load.loader;
export const clientLoader = load.clientLoader;

/** A static page by its slug, with a licence suffix where it has one. */
export default function StaticPage() {
  const params = useParams();
  const { locale, licence } = useSite();
  const { data: page, error } = useQuery(pageQuery(slugOf(params), locale));
  if (!page) return error === null ? null : <NotFoundPage />;
  return (
    <article className="content pt-4">
      <PageHead
        title={page.blocks.title || page.title}
        description={page.blocks.description || undefined}
        // The host's own licence: the page has that text without the suffix as well.
        canonical={params['licence'] === licence ? `/${params['page']}` : undefined}
      />
      <h1 className="text-headline">{page.title}</h1>
      <HtmlText key={page.id} className="prose" html={page.blocks['content-main'] || page.content} />
    </article>
  );
}
