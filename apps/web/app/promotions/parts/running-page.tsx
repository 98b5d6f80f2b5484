import type { Campaign } from '@cosmodrome/contract/http/promotions';
import { type LoaderFunctionArgs, Navigate, redirect } from 'react-router';
import { defineLoad } from '../../platform/queries/load.ts';
import { visitContext } from '../../platform/server/request.ts';
import { isOn, readCampaign } from '../pages-of.ts';
import { campaignsQuery } from '../queries.ts';
import { useCampaigns } from '../reader.ts';
import { PromoPage } from './promo-page.tsx';

/**
 * A page whose campaign is one of those that run: chosen from them, the list of campaigns where there is none (spec 2.2).
 * The document leads there when none runs for anybody; whom it is for is known in the browser only.
 */
export function runningPage(choose: (running: readonly Campaign[]) => Campaign | undefined) {
  const load = (now?: number) =>
    defineLoad(async ({ need, want }) => {
      const campaigns = await need(campaignsQuery());
      const chosen = choose(now === undefined ? campaigns : campaigns.filter((each) => isOn(each, now)));
      if (chosen) await readCampaign({ need, want }, chosen.slug);
      else if (now !== undefined) throw redirect('/promotions');
    });

  function Page() {
    const { active, known, waits } = useCampaigns();
    const chosen = choose(active);
    if (known && !waits && !chosen) return <Navigate to="/promotions" replace />;
    const slug = chosen?.slug ?? '';
    return <PromoPage slug={slug} canonical={`/promo/${slug}`} />;
  }

  return {
    loader: (args: LoaderFunctionArgs): Promise<null> => load(args.context.get(visitContext).now).loader(args),
    clientLoader: load().clientLoader,
    Page,
  };
}
