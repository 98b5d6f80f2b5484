import type { BonusCampaign } from '@cosmodrome/content/schema/bonuses.ts';
import { inTransaction, type Connection } from '@cosmodrome/database';
import type { CouponStatus } from '@cosmodrome/contract/http/bonuses';
import { playerFacts } from '../profile/index.ts';
import type { RegistrationChoice } from '../identity/index.ts';
import { refuse, type Refusal } from '../kernel/http/handler.ts';
import { lockPlayer } from '../kernel/outbox/index.ts';
import { grantOfKey, type GrantRequest } from '../prizes/index.ts';
import { wallets } from '../ledger/index.ts';
import { couponOf, firstKeysOf, grantsOfCampaign } from './campaigns.ts';
import type { BonusDeps } from './deps.ts';
import { bonusOfCampaign } from './store.ts';

/** Why the player can be given no bonus at all now, whatever the code; null when one may be given. */
export async function bonusRefusal(
  { connection, mayBeOffered }: Pick<BonusDeps, 'connection' | 'mayBeOffered'>,
  playerId: number,
  host: string,
): Promise<Refusal | null> {
  const player = await playerFacts(connection, playerId);
  if (player?.values['can_issue_bonuses'] !== true) return refuse(422, 'base', 'bonuses_off');
  return mayBeOffered(playerId, host);
}

export type Redeeming = Pick<BonusDeps, 'connection' | 'clock' | 'campaigns' | 'prizes'>;

/** The player, and the currency of the wallet that is selected; null without either. */
export async function payer(connection: Connection, playerId: number) {
  const player = await playerFacts(connection, playerId);
  const wallet = (await wallets(connection, playerId)).find(({ active }) => active);
  return player && wallet ? { player, currency: wallet.currency } : null;
}

/** What a player had first of a campaign: its bonus, or what came in its place; undefined for nothing. */
export async function firstOf(
  connection: Connection,
  playerId: number,
  campaign: BonusCampaign | undefined,
): Promise<{ id: number; type: string; titles: Readonly<Record<string, string | undefined>> } | undefined> {
  for (const key of campaign ? firstKeysOf(campaign) : []) {
    const bonus = await bonusOfCampaign(connection, playerId, key);
    if (bonus) return { id: bonus.id, type: 'bonus', titles: bonus.titles };
    const grant = await grantOfKey(connection, playerId, key);
    if (grant) return { id: grant.id, type: grant.kind, titles: campaign?.title ?? {} };
  }
  return undefined;
}

/** Whether a player has had a campaign: once is all there is. */
export const hasHad = async (connection: Connection, playerId: number, campaign: BonusCampaign): Promise<boolean> =>
  (await firstOf(connection, playerId, campaign)) !== undefined;

/** Grants what a campaign brings; what comes beside its first prize only with that. Answers what became of the first. */
export async function grantAll(
  prizes: Redeeming['prizes'],
  trx: Connection,
  requests: readonly GrantRequest[],
): Promise<'granted' | 'already' | 'refused'> {
  const [first, ...others] = requests;
  if (!first) return 'refused';
  const { outcome } = await prizes.grant(trx, first);
  if (outcome === 'granted') for (const request of others) await prizes.grant(trx, request);
  return outcome;
}

/**
 * Gives the player what a code stands for. A code that is unknown, over, or meant for others is answered alike.
 */
export function redeem(deps: Redeeming, playerId: number, code: string): Promise<CouponStatus> {
  const { connection, campaigns, clock, prizes } = deps;
  return inTransaction<object, CouponStatus>(connection, async (trx) => {
    const campaign = couponOf(campaigns, code);
    await prizes.hold(trx, playerId, campaign?.prizes ?? []);
    await lockPlayer(trx, playerId);
    if (campaign && (await hasHad(trx, playerId, campaign))) return 'already_activated';
    const who = await payer(trx, playerId);
    if (!campaign || !who) return 'failed_to_activate';
    const outcome = await grantAll(prizes, trx, grantsOfCampaign(campaign, { ...who, now: clock.now() }));
    if (outcome === 'already') return 'already_activated';
    return outcome === 'granted' ? 'successfully_activated' : 'failed_to_activate';
  });
}

/**
 * Gives a new player the bonus and the code of the registration, in the transaction that opens the account.
 * @throws Refusal 422 for a bonus that is over, or a code that gives nothing: nobody is signed up then
 */
export async function welcome(
  deps: Omit<Redeeming, 'connection'>,
  trx: Connection,
  playerId: number,
  choice: RegistrationChoice,
): Promise<void> {
  const now = deps.clock.now();
  if (choice.bonus !== null) {
    const player = await playerFacts(trx, playerId);
    const campaign = deps.campaigns.find(({ id }) => id === choice.bonus);
    if (!player || campaign?.for !== 'registration') throw refuse(422, 'registration_bonus', 'bonus_gone');
    const requests = grantsOfCampaign(campaign, { player, currency: player.currency, now });
    if (requests.length === 0) throw refuse(422, 'registration_bonus', 'bonus_gone');
    await grantAll(deps.prizes, trx, requests);
  }
  if (choice.code !== null) {
    const status = await redeem({ ...deps, connection: trx }, playerId, choice.code);
    if (status !== 'successfully_activated') throw refuse(422, 'bonus_code', 'bonus_code_invalid');
  }
}
