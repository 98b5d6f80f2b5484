import { type LoaderFunctionArgs, redirect, useParams } from 'react-router';
import { defineLoad } from '../../platform/queries/load.ts';
import { visitContext } from '../../platform/server/request.ts';
import { readCampaign } from '../pages-of.ts';
import { PromoPage } from '../parts/promo-page.tsx';

const load = defineLoad(async ({ params, need, want }) => {
  await readCampaign({ need, want }, params['slug'] ?? '');
});

/** For a guest the document leads on at once; of a player only the browser knows whether a tester looks (spec 2.3). */
const forGuest = defineLoad(async ({ params, need, want }) => {
  if (!(await readCampaign({ need, want }, params['slug'] ?? ''))) throw redirect('/promotions');
});

export const loader = (args: LoaderFunctionArgs): Promise<null> =>
  (args.context.get(visitContext).signedIn ? load : forGuest).loader(args);
export const clientLoader = load.clientLoader;

/** /promo/{slug}: the page of one campaign. */
export default function PromoRoute() {
  const { slug = '' } = useParams();
  return <PromoPage slug={slug} />;
}
