import { inTransaction, type Connection } from '@cosmodrome/database';
import type { CouponStatus } from '@cosmodrome/contract/http/bonuses';
import { forgetDepositCode, playerFacts, type RegistrationChoice } from '../account/index.ts';
import { refuse, type Refusal } from '../kernel/http/handler.ts';
import { lockPlayer } from '../kernel/outbox/index.ts';
import { wallets } from '../ledger/index.ts';
import { campaignKey, couponOf, isOffered, orderOf } from './campaigns.ts';
import type { BonusDeps } from './deps.ts';
import { grant } from './grant.ts';
import { bonusOfCampaign } from './store.ts';

/** Why the player can be given no bonus at all now, whatever the code; null when one may be given. */
export async function bonusRefusal(
  { connection, isHeldBack }: Pick<BonusDeps, 'connection' | 'isHeldBack'>,
  playerId: number,
  host: string,
): Promise<Refusal | null> {
  const player = await playerFacts(connection, playerId);
  if (player?.values['can_issue_bonuses'] !== true) return refuse(422, 'base', 'bonuses_off');
  return (await isHeldBack(playerId, host)) ? refuse(422, 'base', 'offers_held_back') : null;
}

type Redeeming = Pick<BonusDeps, 'connection' | 'clock' | 'campaigns'>;

/** The order behind a code for a player, in the wallet that is selected; null for a code that gives this player nothing. */
async function orderBehind(connection: Connection, { campaigns, clock }: Redeeming, playerId: number, code: string) {
  const campaign = couponOf(campaigns, code);
  const player = await playerFacts(connection, playerId);
  const wallet = (await wallets(connection, playerId)).find(({ active }) => active);
  if (!campaign || !player || !wallet) return null;
  return orderOf(campaign, { player, currency: wallet.currency, now: clock.now() });
}

/**
 * Gives the player what a code stands for. A code that is unknown, over, or meant for others is answered alike.
 */
export function redeem(deps: Redeeming, playerId: number, code: string): Promise<CouponStatus> {
  const { connection, campaigns, clock } = deps;
  return inTransaction<object, CouponStatus>(connection, async (trx) => {
    await lockPlayer(trx, playerId);
    const campaign = couponOf(campaigns, code);
    if (campaign && (await bonusOfCampaign(trx, playerId, campaignKey(campaign)))) return 'already_activated';
    const order = await orderBehind(trx, deps, playerId, code);
    if (!order) return 'failed_to_activate';
    const { outcome } = await grant(trx, order, clock.now());
    if (outcome === 'already') return 'already_activated';
    return outcome === 'granted' ? 'successfully_activated' : 'failed_to_activate';
  });
}

/** Whether a code would give the player something. */
export async function isUsable(deps: Redeeming, playerId: number, code: string): Promise<boolean> {
  const order = await orderBehind(deps.connection, deps, playerId, code);
  return order !== null && !(await bonusOfCampaign(deps.connection, playerId, order.campaign));
}

/** Redeems the code that the player has set for the next deposit, once that has come. */
export async function redeemWithDeposit(deps: BonusDeps, playerId: number): Promise<void> {
  const player = await playerFacts(deps.connection, playerId);
  if (typeof player?.values['deposit_bonus_code'] !== 'string') return;
  const { host } = player.values;
  if (await bonusRefusal(deps, playerId, typeof host === 'string' ? host : '')) return;
  await inTransaction<object, void>(deps.connection, async (trx) => {
    await lockPlayer(trx, playerId);
    // It may have been cleared, or another one set, by now.
    const code = (await playerFacts(trx, playerId))?.values['deposit_bonus_code'];
    if (typeof code !== 'string') return;
    await redeem({ ...deps, connection: trx }, playerId, code);
    await forgetDepositCode(trx, playerId, code);
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
    const campaign = deps.campaigns.find((each) => each.for === 'registration' && each.id === choice.bonus);
    if (!player || !campaign || !isOffered(campaign, now)) throw refuse(422, 'registration_bonus', 'bonus_gone');
    const order = orderOf(campaign, { player, currency: player.currency, now });
    if (!order) throw refuse(422, 'registration_bonus', 'bonus_gone');
    await grant(trx, order, now);
  }
  if (choice.code !== null) {
    const status = await redeem({ ...deps, connection: trx }, playerId, choice.code);
    if (status !== 'successfully_activated') throw refuse(422, 'bonus_code', 'bonus_code_invalid');
  }
}
