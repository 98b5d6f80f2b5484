import { inTransaction, type Connection } from '@cosmodrome/database';
import type { CouponStatus } from '@cosmodrome/contract/http/bonuses';
import { playerFacts } from '../profile/index.ts';
import type { RegistrationChoice } from '../identity/index.ts';
import { refuse, type Refusal } from '../kernel/http/handler.ts';
import { lockPlayer } from '../kernel/outbox/index.ts';
import { wallets } from '../ledger/index.ts';
import { campaignKey, couponOf, grantOfCampaign } from './campaigns.ts';
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

/**
 * Gives the player what a code stands for. A code that is unknown, over, or meant for others is answered alike.
 */
export function redeem(deps: Redeeming, playerId: number, code: string): Promise<CouponStatus> {
  const { connection, campaigns, clock, prizes } = deps;
  return inTransaction<object, CouponStatus>(connection, async (trx) => {
    await lockPlayer(trx, playerId);
    const campaign = couponOf(campaigns, code);
    if (campaign && (await bonusOfCampaign(trx, playerId, campaignKey(campaign)))) return 'already_activated';
    const who = await payer(trx, playerId);
    const request = campaign && who && grantOfCampaign(campaign, { ...who, now: clock.now() });
    if (!request) return 'failed_to_activate';
    const { outcome } = await prizes.grant(trx, request);
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
    const request = grantOfCampaign(campaign, { player, currency: player.currency, now });
    if (!request) throw refuse(422, 'registration_bonus', 'bonus_gone');
    await deps.prizes.grant(trx, request);
  }
  if (choice.code !== null) {
    const status = await redeem({ ...deps, connection: trx }, playerId, choice.code);
    if (status !== 'successfully_activated') throw refuse(422, 'bonus_code', 'bonus_code_invalid');
  }
}
