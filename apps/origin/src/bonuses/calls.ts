import { inTransaction, type Connection } from '@cosmodrome/database';
import type { Bonus } from '@cosmodrome/contract/http/bonuses';
import { normalizeCode } from '@cosmodrome/rules/bonuses/wagering';
import { playerFacts, setBonusSettings } from '../profile/index.ts';
import { refuse, type Handlers } from '../kernel/http/handler.ts';
import { lockPlayer } from '../kernel/outbox/index.ts';
import { couponOf, isForNewcomers, isOffered } from './campaigns.ts';
import { cancelBonus, cancelInfo } from './cancel.ts';
import type { BonusDeps } from './deps.ts';
import { acceptHeld } from './grant.ts';
import { presentBonus, presentOffer, titleIn } from './present.ts';
import { codeTerms, depositOffers, isUsable, redeemWithArrived } from './deposits.ts';
import { bonusRefusal, firstOf, redeem } from './redeem.ts';
import { bonusesOf, findBonus, isConfirmed } from './store.ts';
import type { BonusRow } from './tables.ts';

const isOffer = ({ stage }: BonusRow): boolean => stage === 'issued';

const gone = () => refuse(404, 'base', 'not_found');

/** A player's bonuses as the contract has them. */
export async function presentAll(
  { connection, clock }: Pick<BonusDeps, 'connection' | 'clock'>,
  rows: readonly BonusRow[],
  { playerId, locale }: { playerId: number; locale: string },
): Promise<Bonus[]> {
  const confirmed = isConfirmed(await playerFacts(connection, playerId));
  return rows.map((row) => presentBonus(row, { locale, now: clock.now(), confirmed }));
}

/** @throws Refusal 404 */
async function ownBonus(connection: Connection, playerId: number, id: number): Promise<BonusRow> {
  const row = await findBonus(connection, playerId, id);
  if (!row) throw gone();
  return row;
}

/**
 * Takes what is on offer. Not before the address is confirmed (`confirm.ts`).
 *
 * @throws Refusal 422 `base.bonus_gone`, `base.address_unconfirmed`
 */
async function activate(deps: BonusDeps, playerId: number, id: number): Promise<BonusRow> {
  return inTransaction<object, BonusRow>(deps.connection, async (trx) => {
    await lockPlayer(trx, playerId);
    const now = deps.clock.now();
    const row = await ownBonus(trx, playerId, id);
    // A repetition finds it accepted.
    if (row.stage !== 'issued') {
      if (row.accepted_at !== null) return row;
      throw refuse(422, 'base', 'bonus_gone');
    }
    if (row.activatable_until !== null && row.activatable_until <= now) throw refuse(422, 'base', 'bonus_gone');
    if (!isConfirmed(await playerFacts(trx, playerId))) throw refuse(422, 'base', 'address_unconfirmed');
    await acceptHeld(trx, row, now);
    return ownBonus(trx, playerId, id);
  });
}

/** The calls of bonuses (spec 7: gifts, promocode, registration). */
export function bonusCalls(deps: BonusDeps): Handlers {
  const { connection, clock, campaigns } = deps;
  const allow = async (playerId: number, host: string): Promise<void> => {
    const refusal = await bonusRefusal(deps, playerId, host);
    if (refusal) throw refusal;
  };
  return {
    // A player who is to be shown no offers is not shown those that wait either (player protection R32).
    'bonuses.list': async (_request, { caller: { playerId }, host, locale }) => {
      const all = await bonusesOf(connection, playerId);
      const hides = all.some(isOffer) && (await deps.mayBeOffered(playerId, host)) !== null;
      const shown = all.filter((row) => !hides || !isOffer(row));
      return presentAll(deps, shown, { playerId, locale });
    },
    'bonuses.activate': async ({ params }, { caller: { playerId }, host, locale }) => {
      await ownBonus(connection, playerId, params.id);
      await allow(playerId, host);
      const row = await activate(deps, playerId, params.id);
      return presentBonus(row, { locale, now: clock.now(), confirmed: true });
    },
    'bonuses.cancel': async ({ params }, { caller: { playerId } }) => {
      const row = await ownBonus(connection, playerId, params.id);
      if (row.stage === 'canceled') return undefined;
      if (!(await cancelBonus(deps, playerId, params.id))) throw refuse(422, 'base', 'bonus_gone');
      return undefined;
    },
    'bonuses.cancelInfo': async ({ params }, { caller }) =>
      cancelInfo(connection, await ownBonus(connection, caller.playerId, params.id)),
    // Nothing is offered where nobody may register.
    'bonuses.registration': (_request, { locale, restricted }) =>
      Promise.resolve(
        campaigns
          .filter((campaign) => !restricted && campaign.for === 'registration' && isOffered(campaign, clock.now()))
          .map((campaign) => presentOffer(campaign, locale)),
      ),
    'bonuses.firstDeposit': (_request, { locale, restricted }) =>
      Promise.resolve(
        campaigns
          .filter((campaign) => !restricted && isForNewcomers(campaign) && isOffered(campaign, clock.now()))
          .map((campaign) => presentOffer(campaign, locale)),
      ),
    'bonuses.deposit': async (_request, { caller: { playerId }, host, locale, restricted }) =>
      restricted ? [] : depositOffers(deps, playerId, { host, locale }),
    'bonuses.codeTerms': async (_request, { caller: { playerId }, host, locale }) =>
      codeTerms(deps, playerId, { host, locale }),
    'bonuses.coupon': async ({ body }, { caller: { playerId }, host }) => {
      await allow(playerId, host);
      return { status: await redeem(deps, playerId, body.coupon_code) };
    },
    'bonuses.promoCode': async ({ body: { code } }, { caller: { playerId }, host, locale }) => {
      await allow(playerId, host);
      if ((await redeem(deps, playerId, code)) === 'failed_to_activate') {
        throw refuse(422, 'code', 'bonus_code_invalid');
      }
      const had = await firstOf(connection, playerId, couponOf(campaigns, code));
      if (!had) throw refuse(422, 'code', 'bonus_code_invalid');
      return { bonus_id: had.id, name: titleIn(had.titles, locale), bonus_type: had.type };
    },
    'bonuses.setCode': async ({ body }, { caller: { playerId }, host }) => {
      const { deposit_bonus_code: code } = body;
      await redeemWithArrived(deps, playerId);
      const held = await deps.mayBeOffered(playerId, host);
      if (held) throw held;
      // Before it asks whether bonuses are wanted: nobody is to switch them on for a code that gives nothing.
      if (!(await isUsable(deps, playerId, code))) throw refuse(422, 'deposit_bonus_code', 'bonus_code_invalid');
      await allow(playerId, host);
      return setBonusSettings(connection, playerId, { deposit_bonus_code: normalizeCode(code) }, deps);
    },
    'bonuses.clearCode': (_request, { caller }) =>
      setBonusSettings(connection, caller.playerId, { deposit_bonus_code: null }, deps),
    'bonuses.settings': ({ body }, { caller }) =>
      setBonusSettings(connection, caller.playerId, { can_issue_bonuses: body.can_issue }, deps),
  };
}
