import type { VipFile } from '@cosmodrome/content/schema/vip.ts';
import type { Guest, Player, PlayerField, Status } from '@cosmodrome/contract/http/profile';
import type { LevelStatus } from '@cosmodrome/contract/http/profile-statuses';
import type { z } from 'zod';
import { minimumAge, type Licence } from '@cosmodrome/rules/profile/licence';
import { profileFields, type FieldRule } from '@cosmodrome/rules/profile/profile-fields';
import { isVip } from '@cosmodrome/rules/profile/membership';
import { statuses, statusRule, writableGroups } from '@cosmodrome/rules/profile/statuses';
import type { Prize } from '@cosmodrome/rules/prizes/prize';
import { levelNumber, type LevelGift, type LevelPrize, type Levels } from '@cosmodrome/rules/levels/levels';
import { visibleCountries } from '@cosmodrome/rules/content/countries';
import { currencies, DEFAULT_CURRENCY } from '@cosmodrome/rules/money/currencies';
import { managerOf } from './manager.ts';
import type { PlayerRow } from './store.ts';

const instant = (date: Date | null): string | null => date?.toISOString() ?? null;

/** Levels, tiers and groups with their names; those of levels in the given language. */
export const presentStatuses = (
  groupIds: readonly string[],
  { nameOf }: Levels,
  locale: string,
): z.infer<typeof Status>[] =>
  groupIds.map((id) => ({
    id,
    name: levelNumber(id) === null ? (statusRule(id)?.name ?? id) : nameOf(id, locale),
  }));

/** What of the operator's files is shown with a player. */
export interface ShownTerms {
  readonly levels: Levels;
  readonly managers: VipFile['managers'];
}

/** The player as the contract has it; `currency` is that of the selected wallet, `terms` when the terms last changed. */
export function presentPlayer(
  row: PlayerRow,
  groupIds: readonly string[],
  { currency, terms, levels, managers }: ShownTerms & { currency: string; terms: Date | null },
): Player {
  const names = [row.first_name, row.last_name].filter((name) => name !== null);
  return {
    id: row.id,
    user_id: row.id,
    email: row.email,
    nickname: row.nickname,
    nick_name: row.nickname,
    first_name: row.first_name,
    last_name: row.last_name,
    full_name: names.length > 0 ? names.join(' ') : null,
    date_of_birth: row.date_of_birth,
    gender: row.gender,
    country: row.country,
    city: row.city,
    address: row.address,
    postal_code: row.postal_code,
    state: row.state,
    mobile_phone: row.mobile_phone,
    personal_id_number: row.personal_id_number,
    iban: row.iban,
    currency,
    language: row.language,
    receive_promos: row.receive_promos,
    receive_sms_promos: row.receive_sms_promos,
    receive_promos_via_phone_calls: row.receive_promos_via_phone_calls,
    agreed_to_partner_promotions: row.agreed_to_partner_promotions,
    statuses: presentStatuses(groupIds, levels, row.language),
    groups: [...groupIds],
    level: groupIds.map(levelNumber).find((level) => level !== null) ?? null,
    vip: isVip(groupIds),
    manager: managerOf(managers, groupIds),
    auth_fields_missed: hasAccepted(row, terms) ? [] : ['terms_acceptance'],
    created_at: row.created_at.toISOString(),
    confirmed_at: instant(row.confirmed_at),
    current_sign_in_at: instant(row.current_sign_in_at),
    last_sign_in_at: instant(row.last_sign_in_at),
    deposit_bonus_code: row.deposit_bonus_code,
    can_issue_bonuses: row.can_issue_bonuses,
    autoregistered: row.autoregistered,
    verified: row.verified,
    sumsub_verified: row.verified,
    autologin_link: null,
    profession: null,
    two_factor_enabled: row.two_factor_secret !== null,
    license_name: row.license_name,
    sow_questionnaire_expires_at: null,
  };
}

const hasAccepted = ({ terms_accepted_at: accepted }: PlayerRow, terms: Date | null): boolean =>
  accepted !== null && (terms === null || accepted >= terms);

export function presentGuest(country: string | null, language: string): Guest {
  const currency = visibleCountries.find(({ code }) => code === country)?.currency ?? DEFAULT_CURRENCY;
  return { country, currency, language };
}

function inclusionOf({ field, inclusion }: FieldRule): readonly string[] | undefined {
  if (field === 'country') return visibleCountries.map(({ code }) => code);
  if (field === 'currency') return currencies.map(({ code }) => code);
  return inclusion;
}

export function presentField(rule: FieldRule, licence: Licence): z.infer<typeof PlayerField> {
  const inclusion = inclusionOf(rule);
  return {
    field: rule.field,
    type: rule.type,
    ...(rule.length && { length: rule.length }),
    ...(rule.onceSet && { once_set: true }),
    ...(rule.field === 'date_of_birth' && { age: { min: { default: minimumAge(licence) } } }),
    ...(inclusion && { inclusion: { in: [...inclusion] } }),
  };
}

export const presentFields = (licence: Licence): z.infer<typeof PlayerField>[] =>
  profileFields.map((rule) => presentField(rule, licence));

const listed = (amounts: LevelGift['amounts']) =>
  Object.entries(amounts).flatMap(([currency, cents]) =>
    cents === undefined ? [] : [{ currency, amount_cents: cents }],
  );

const presentGift = ({ amounts, wager, daysToWager }: LevelGift) => ({
  type: 'bonus' as const,
  amounts: listed(amounts),
  wager,
  days_to_wager: daysToWager,
  count: null,
});

/** What of a prize is counted. */
function countOf(prize: Prize): number | null {
  if (prize.kind === 'freespins' || prize.kind === 'wheelspins') return prize.count;
  if (prize.kind === 'points') return prize.chargeable || null;
  return prize.kind === 'lottery' ? prize.tickets : null;
}

const presentPrize = ({ prize }: LevelPrize) => ({
  type: prize.kind,
  amounts: 'amounts' in prize ? listed(prize.amounts) : [],
  wager: 'wager' in prize ? prize.wager : null,
  days_to_wager: 'days_to_wager' in prize ? prize.days_to_wager : null,
  count: countOf(prize),
});

/** Levels with the points that hold them, then tiers and groups; and whether a client may add them. */
export const presentStatusRules = (
  { all, nameOf, contentOf }: Levels,
  locale: string,
): z.infer<typeof LevelStatus>[] => [
  ...all.map(({ id, image, min, max, gift, prize }) => ({
    id,
    name: nameOf(id, locale),
    status: true,
    writable: false,
    image,
    content: contentOf(id, locale),
    gift_descriptions: gift ? [presentGift(gift)] : prize ? [presentPrize(prize)] : [],
    conditions: [{ persistent_comp_points: { type: 'range' as const, exclude_end: true, min, max } }],
  })),
  ...statuses.map(({ id, name, status }) => ({
    id,
    name,
    status,
    writable: writableGroups.includes(id),
    image: null,
    content: '',
    gift_descriptions: [],
    conditions: [],
  })),
];
