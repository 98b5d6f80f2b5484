import { type LoaderFunctionArgs, Navigate, redirect } from 'react-router';
import { defineLoad } from '../../platform/queries/load.ts';
import { visitContext } from '../../platform/server/request.ts';
import { useCampaigns } from '../reader.ts';
import { isOn, readCampaign } from '../pages-of.ts';
import { PromoPage } from '../parts/promo-page.tsx';

/** The campaign whose times are the season of the page. */
const SEASON = 'santa-vegas';

const load = defineLoad(async ({ need, want }) => {
  await readCampaign({ need, want }, SEASON);
});

export const loader = (args: LoaderFunctionArgs): Promise<null> => {
  const { now } = args.context.get(visitContext);
  const inSeason = defineLoad(async ({ need, want }) => {
    const campaign = await readCampaign({ need, want }, SEASON);
    if (!campaign || !isOn(campaign, now)) throw redirect('/promotions');
  });
  return inSeason.loader(args);
};
export const clientLoader = load.clientLoader;

/** /santa-vegas: the page of the season in its season, the list of campaigns outside of it (spec 2.2). */
export default function SeasonRoute() {
  const { active, known, waits } = useCampaigns();
  const on = active.some(({ slug }) => slug === SEASON);
  if (known && !waits && !on) return <Navigate to="/promotions" replace />;
  return <PromoPage slug={SEASON} />;
}
