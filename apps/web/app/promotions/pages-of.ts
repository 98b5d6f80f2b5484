import type { Campaign } from '@cosmodrome/contract/http/promotions';
import { promoStatus } from '@cosmodrome/rules/content/live-time';
import type { LoadArgs } from '../platform/queries/load.ts';
import { selectQuery } from '../games/index.ts';
import { leadingQuery } from '../tournaments/index.ts';
import { SHOWN } from './parts/campaign-art.tsx';
import {
  campaignsQuery,
  cashbackQuery,
  excludedQuery,
  firstDepositQuery,
  lotteryQuery,
  pointsQuery,
  questQuery,
  tiersQuery,
  worthQuery,
} from './queries.ts';

/** Reads what campaigns are told with: the terms and amounts of the systems that they are of. */
export const readFacts = (want: LoadArgs['want']) =>
  Promise.all([
    want(excludedQuery()),
    want(firstDepositQuery()),
    want(cashbackQuery()),
    want(pointsQuery()),
    want(worthQuery()),
    want(tiersQuery()),
    want(leadingQuery()),
    want(lotteryQuery()),
    want(questQuery()),
  ]);

/** Reads what the page of a campaign shows; undefined when it is not among those that everybody may see. */
export async function readCampaign({ need, want }: Pick<LoadArgs, 'need' | 'want'>, slug: string) {
  const [campaigns] = await Promise.all([need(campaignsQuery()), readFacts(want)]);
  const campaign = campaigns.find((each) => each.slug === slug);
  if (campaign && campaign.games.length > 0) {
    await Promise.all([want(selectQuery(campaign.games)), want(selectQuery(campaign.games.slice(0, SHOWN)))]);
  }
  return campaign;
}

/** The campaign of the season: the operator's first that runs for a time only. */
export const seasonal = (running: readonly Campaign[]): Campaign | undefined =>
  running.find(({ end_at: end }) => end !== null);

/** Whether a campaign runs at a moment. */
export const isOn = ({ start_at, end_at }: { start_at: string | null; end_at: string | null }, at: number): boolean =>
  promoStatus(start_at, end_at, new Date(at)) === 'active';
