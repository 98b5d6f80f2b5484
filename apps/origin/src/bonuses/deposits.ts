import type { BonusCodeTerms, BonusOffer } from '@cosmodrome/contract/http/bonuses';
import type { DepositCampaign } from '@cosmodrome/content/schema/bonuses.ts';
import { inTransaction, tablesOf, type Connection } from '@cosmodrome/database';
import type { z } from 'zod';
import { DAY_MS } from '@cosmodrome/rules/durations';
import { forgetDepositCode, playerFacts } from '../profile/index.ts';
import { depositOf, depositsOf, depositsSince, paidOutSince } from '../cashbox/index.ts';
import { lockPlayer } from '../kernel/outbox/index.ts';
import { campaignOf, grantsOfCampaign, grantsOfDeposit, isOpenWith } from './campaigns.ts';
import type { BonusDeps } from './deps.ts';
import { presentOffer } from './present.ts';
import { bonusRefusal, grantAll, hasHad, payer, redeem, type Redeeming } from './redeem.ts';
import type { BonusTables } from './tables.ts';

/** The campaigns that the player's next deposit may bring, without those that the player has had. */
async function openCampaigns(
  { connection, campaigns, clock }: Redeeming,
  playerId: number,
): Promise<DepositCampaign[]> {
  const player = await playerFacts(connection, playerId);
  if (!player) return [];
  const context = { player, number: (await depositsOf(connection, playerId)) + 1, now: clock.now() };
  const open: DepositCampaign[] = [];
  for (const campaign of campaigns) {
    if (campaign.for !== 'deposit' || !isOpenWith(campaign, context)) continue;
    if (!(await hasHad(connection, playerId, campaign))) open.push(campaign);
  }
  // What is meant for a group of the player comes before what everybody gets.
  return open.toSorted((a, b) => Number(a.groups === null) - Number(b.groups === null));
}

/** Whether a campaign could come with the player's next deposit into a wallet of that currency. */
const isOpenTo = async (
  deps: Redeeming,
  playerId: number,
  { campaign, currency }: { campaign: DepositCampaign; currency: string },
): Promise<boolean> => currency in campaign.most && (await openCampaigns(deps, playerId)).includes(campaign);

/** Whether a code would give the player something with the next deposit. */
export async function isUsable(deps: Redeeming, playerId: number, code: string): Promise<boolean> {
  const campaign = campaignOf(deps.campaigns, code);
  const who = await payer(deps.connection, playerId);
  if (!campaign || !who || campaign.for === 'registration') return false;
  if (campaign.for === 'deposit') return isOpenTo(deps, playerId, { campaign, currency: who.currency });
  if (grantsOfCampaign(campaign, { ...who, now: deps.clock.now() }).length === 0) return false;
  return !(await hasHad(deps.connection, playerId, campaign));
}

/** The code that the player has set, and the terms of what it brings; no offer where it brings nothing. */
export async function codeTerms(
  deps: BonusDeps,
  playerId: number,
  { host, locale }: { host: string; locale: string },
): Promise<z.infer<typeof BonusCodeTerms>> {
  const code = (await playerFacts(deps.connection, playerId))?.values['deposit_bonus_code'];
  if (typeof code !== 'string') return { deposit_bonus_code: null, offer: null };
  const campaign = campaignOf(deps.campaigns, code);
  const brings = campaign && (await isUsable(deps, playerId, code)) && !(await bonusRefusal(deps, playerId, host));
  return { deposit_bonus_code: code, offer: brings ? presentOffer(campaign, locale) : null };
}

/** What may be chosen with the next deposit (spec 6): nothing while a code is set, or by who is given no bonuses. */
export async function openDeposits(deps: BonusDeps, playerId: number, host: string): Promise<DepositCampaign[]> {
  const player = await playerFacts(deps.connection, playerId);
  if (!player || player.values['deposit_bonus_code'] !== null) return [];
  return (await bonusRefusal(deps, playerId, host)) ? [] : openCampaigns(deps, playerId);
}

export const depositOffers = async (
  deps: BonusDeps,
  playerId: number,
  { host, locale }: { host: string; locale: string },
): Promise<BonusOffer[]> =>
  (await openDeposits(deps, playerId, host)).map((campaign) => presentOffer(campaign, locale));

type RedeemingDeposits = Redeeming & Pick<BonusDeps, 'mayBeOffered'>;

/**
 * Redeems the code that the player has set for the next deposit, once that has come: each deposit is looked at once,
 * however often it is told. A deposit that is too small for the bonus, or in another currency, leaves the code set for the
 * next one, unless no other deposit can bring it.
 */
export async function redeemWithDeposit(deps: RedeemingDeposits, playerId: number, paymentId: string): Promise<void> {
  const host = (await playerFacts(deps.connection, playerId))?.values['host'];
  const refusal = await bonusRefusal(deps, playerId, typeof host === 'string' ? host : '');
  const prizesOfAll = deps.campaigns.flatMap(({ prizes }) => prizes);
  await inTransaction<BonusTables, void>(deps.connection, async (trx) => {
    // Which code is set is known only under the player's lock, and theirs come before it.
    await deps.prizes.hold(trx, playerId, prizesOfAll);
    await lockPlayer(trx, playerId);
    if (!(await isNew(trx, { playerId, paymentId, at: deps.clock.now() })) || refusal) return;
    // It may have been cleared, or another one set, by now.
    const code = (await playerFacts(trx, playerId))?.values['deposit_bonus_code'];
    if (typeof code !== 'string') return;
    const within = { ...deps, connection: trx };
    const campaign = campaignOf(deps.campaigns, code);
    if (campaign?.for === 'deposit') {
      if (await waitsOn(within, playerId, { campaign, paymentId })) return;
    } else await redeem(within, playerId, code);
    await forgetDepositCode(trx, playerId, code);
  });
}

/** No message of a payment comes later than this. */
const LATEST = DAY_MS;

/**
 * Looks at the deposits that have come and whose messages have not: a code that is set now is for the next one (spec 4), and
 * what was set before is for those.
 */
export async function redeemWithArrived(deps: RedeemingDeposits, playerId: number): Promise<void> {
  const arrived = await depositsSince(deps.connection, playerId, new Date(deps.clock.now().getTime() - LATEST));
  if (arrived.length === 0) return;
  const seen = await tablesOf<BonusTables>(deps.connection)
    .selectFrom('bonus_deposits')
    .select('payment_id')
    .where('player_id', '=', playerId)
    .where('payment_id', 'in', arrived)
    .execute();
  const looked = new Set(seen.map(({ payment_id: id }) => id));
  for (const id of arrived.filter((each) => !looked.has(each))) await redeemWithDeposit(deps, playerId, id);
}

/** Grants the campaign's bonus when the deposit brings it; answers whether the code goes on waiting for another one. */
async function waitsOn(
  { connection, clock, prizes }: Redeeming,
  playerId: number,
  { campaign, paymentId }: { campaign: DepositCampaign; paymentId: string },
): Promise<boolean> {
  const [player, deposit] = [await playerFacts(connection, playerId), await depositOf(connection, playerId, paymentId)];
  if (!player || !deposit) return true;
  // By when it came: the message may be read after the campaign has ended.
  if (!isOpenWith(campaign, { player, number: deposit.number, now: deposit.at })) return false;
  const requests = grantsOfDeposit(campaign, { player, deposit, now: clock.now() });
  if (requests.length === 0) return campaign.deposit_number === null;
  // Withdrawn before its message was read: with the bonus in play that would have ended it.
  if (await isWithdrawnFrom(connection, playerId, deposit)) return false;
  await grantAll(prizes, connection, requests);
  return false;
}

const isWithdrawnFrom = async (
  connection: Connection,
  playerId: number,
  { currency, at }: { currency: string; at: Date },
): Promise<boolean> => {
  const paidOut = await paidOutSince(connection, playerId, new Date(at.getTime() - 1));
  return paidOut.some((money) => money.currency === currency);
};

/** Remembers that a deposit was looked at; false when it was before. */
async function isNew(
  connection: Connection,
  { playerId, paymentId, at }: { playerId: number; paymentId: string; at: Date },
): Promise<boolean> {
  const row = await tablesOf<BonusTables>(connection)
    .insertInto('bonus_deposits')
    .values({ player_id: playerId, payment_id: paymentId, at })
    .onConflict((conflict) => conflict.doNothing())
    .returning('payment_id')
    .executeTakeFirst();
  return row !== undefined;
}
