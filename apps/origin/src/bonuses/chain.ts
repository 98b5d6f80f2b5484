import type { BonusOffer } from '@cosmodrome/contract/http/bonuses';
import type { DepositCampaign } from '@cosmodrome/content/schema/bonuses.ts';
import { mayHaveDepositBonus } from '@cosmodrome/rules/bonuses/deposit';
import { depositsOf } from '../cashbox/index.ts';
import { playerFacts } from '../profile/index.ts';
import { campaignKey, isOffered } from './campaigns.ts';
import type { BonusDeps } from './deps.ts';
import { presentOffer } from './present.ts';
import { bonusRefusal } from './redeem.ts';
import { bonusOfCampaign } from './store.ts';

/** A bonus of a chain, in which each comes with a deposit of its own number. */
export interface ChainLink {
  readonly number: number;
  readonly offer: BonusOffer;
  /** Whether it is given now. */
  readonly open: boolean;
  readonly endsAt: string | null;
  /** When the player got it. */
  readonly takenAt: Date | null;
}

type ChainDeps = Pick<BonusDeps, 'connection' | 'clock' | 'campaigns'>;

/**
 * The deposit bonuses of these names, each with the deposit of its own number and for a group alone.
 * @throws when one is missing or comes with another deposit: a file of the content is wrong
 */
export function chainOf(campaigns: BonusDeps['campaigns'], ids: readonly string[], group: string): DepositCampaign[] {
  return ids.map((id, at) => {
    const campaign = campaigns.find((each) => each.id === id);
    if (campaign?.for !== 'deposit' || campaign.deposit_number !== at + 1) {
      throw new Error(`the bonus ${id} is not one of deposit ${at + 1}`);
    }
    if (campaign.groups?.length !== 1 || campaign.groups[0] !== group) {
      throw new Error(`the bonus ${id} is not for the group ${group} alone`);
    }
    return campaign;
  });
}

/** A chain as a player has it, or somebody without an account. */
export async function chainLinks(
  { connection, clock }: ChainDeps,
  chain: readonly DepositCampaign[],
  { playerId, locale }: { playerId: number | null; locale: string },
): Promise<ChainLink[]> {
  const links: ChainLink[] = [];
  for (const [at, campaign] of chain.entries()) {
    const had = playerId === null ? undefined : await bonusOfCampaign(connection, playerId, campaignKey(campaign));
    links.push({
      number: at + 1,
      offer: presentOffer(campaign, locale),
      open: isOffered(campaign, clock.now()),
      endsAt: campaign.ends_at,
      takenAt: had?.created_at ?? null,
    });
  }
  return links;
}

/** How many deposits a player has made; null for who can be given none of a chain now. */
export async function depositsForChain(
  deps: Pick<BonusDeps, 'connection' | 'mayBeOffered'>,
  playerId: number,
  host: string,
): Promise<number | null> {
  const player = await playerFacts(deps.connection, playerId);
  if (!player || !mayHaveDepositBonus(player.groups) || (await bonusRefusal(deps, playerId, host))) return null;
  return depositsOf(deps.connection, playerId);
}
