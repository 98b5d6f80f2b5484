import { createHash } from 'node:crypto';
import type { Player } from '@cosmodrome/contract/http/profile';
import type { Registration } from '@cosmodrome/contract/http/identity';
import { inTransaction } from '@cosmodrome/database';
import { AFFB_COOKIE, STAG_COOKIE, tagsOfAccount } from '@cosmodrome/rules/identity/affiliate';
import type { Licence } from '@cosmodrome/rules/profile/licence';
import { askedFieldError } from '@cosmodrome/rules/profile/profile-check';
import type { RegistrationExtra } from '@cosmodrome/rules/identity/registration';
import { groupsOfTags, initialGroups, parityGroup, writableGroups } from '@cosmodrome/rules/profile/statuses';
import { emailError, normalizeEmail } from '@cosmodrome/rules/contact/email';
import { nicknameError, untickedError } from '@cosmodrome/rules/profile/text-rules';
import { passwordError, repeatedPasswordError } from '@cosmodrome/rules/identity/password';
import { currenciesOf } from '@cosmodrome/rules/cashbox/methods';
import { countryRule } from '@cosmodrome/rules/content/countries';
import { locales } from '@cosmodrome/rules/content/locales';
import type { Insertable } from 'kysely';
import { MINUTE_MS } from '@cosmodrome/rules/durations';
import { refuse, type CallContext } from '../../kernel/http/handler.ts';
import { openWallet } from '../../ledger/index.ts';
import type { IdentityDeps } from '../deps.ts';
import { FieldErrors } from '../../kernel/http/field-errors.ts';
import {
  addPlayer,
  beginInGroups,
  plainValue,
  toldState,
  readPlayer,
  findPlayerByEmail,
  type PlayerRow,
} from '../../profile/index.ts';
import { askLetter } from '../../contact/index.ts';
import type { IdentityTables } from '../tables.ts';

type Form = Registration['user'];

interface Door {
  licence: Licence;
  /** Fields of the profile that have to be filled. */
  asked: readonly RegistrationExtra[];
  isRestricted: (country: string) => boolean;
  now: Date;
}

function check(form: Form, { licence, asked, isRestricted, now }: Door): void {
  const errors = new FieldErrors();
  errors.add('email', emailError(form.email));
  errors.add('password', passwordError(form.password));
  if (form.password_confirmation !== undefined) {
    errors.add('password_confirmation', repeatedPasswordError(form.password_confirmation, form.password));
  }
  errors.add('nickname', nicknameError(form.nickname ?? ''));
  if (!countryRule(form.country) || isRestricted(form.country)) errors.add('country', { key: 'country_unavailable' });
  const offered = currenciesOf({ licence, country: form.country });
  if (!offered.some(({ code }) => code === form.currency)) errors.add('currency', { key: 'currency_unknown' });
  errors.add('terms_acceptance', untickedError(form.terms_acceptance));
  errors.add('age_acceptance', untickedError(form.age_acceptance));
  const facts = { country: form.country, licence, now };
  for (const field of asked) errors.add(field, askedFieldError(field, form[field] ?? '', facts));
  errors.refuseIfAny();
}

/** What is kept of the profile: what was asked, and the state that its postal code tells. What was not asked is not kept. */
function profileOf(form: Form, asked: readonly RegistrationExtra[]): Partial<Insertable<IdentityTables['players']>> {
  const told = asked.map((field) => [field, plainValue(field, form[field] ?? '')] as const);
  const state = asked.includes('postal_code') ? toldState(form.country, form.postal_code?.trim()) : null;
  return { ...Object.fromEntries(told), ...(state !== null && { state }) };
}

/** Names the attempt in the player's row, so that a repeat after a crash finds what the first one made. */
const attemptOf = (key: string | null, email: string): string | null =>
  key === null ? null : createHash('sha256').update(`${email}\n${key}`).digest('base64url');

/** A registration whose answer was lost is tried again within minutes; later it would be a sign-in past its guards. */
const REPEATED_WITHIN_MS = 10 * MINUTE_MS;

const isRepeated = (existing: PlayerRow, attempt: string | null, now: Date): boolean =>
  attempt !== null &&
  existing.registration_key === attempt &&
  existing.closed_at === null &&
  existing.two_factor_secret === null &&
  now.getTime() - existing.created_at.getTime() < REPEATED_WITHIN_MS;

/**
 * Opens an account with its wallet and signs in.
 *
 * A taken address is said plainly, because a form cannot be completed otherwise; what it tells about strangers is
 * bounded by the bucket of registrations per network address.
 *
 * @throws Refusal 422 with what is wrong by field; `captcha.required` after several accounts from one network address
 */
export async function register(
  { user: form }: Registration,
  context: CallContext,
  deps: IdentityDeps,
): Promise<Player> {
  const { database, clock, passwords, sessions } = deps;
  const licence = deps.licenceOf(context.host);
  const asked = deps.askedAtRegistration(context.host);
  const isRestricted = (country: string): boolean => deps.isRestricted(country, context.host);
  check(form, { licence, asked, isRestricted, now: clock.now() });
  await deps.captcha.ask(() => deps.throttle.isFrequent('registration', context.ip), form.captcha);
  const email = normalizeEmail(form.email);
  const attempt = attemptOf(context.idempotencyKey, email);
  const existing = await findPlayerByEmail(database, email);
  if (existing) {
    if (!isRepeated(existing, attempt, clock.now()) || !(await passwords.verify(existing.password_hash, form.password)))
      throw taken();
  }
  const passwordHash = existing ? null : await passwords.hash(form.password);
  return inTransaction<IdentityTables, Player>(database, async (trx) => {
    const now = clock.now();
    const tags = tagsOfAccount(context.cookie(STAG_COOKIE), context.cookie(AFFB_COOKIE));
    let playerId = existing?.id;
    if (playerId === undefined) {
      const created = await addPlayer(trx, {
        email,
        password_hash: passwordHash ?? '',
        nickname: form.nickname?.trim() || null,
        ...profileOf(form, asked),
        country: form.country,
        currency: form.currency,
        language: locales.find((code) => code === form.language) ?? context.locale,
        license_name: licence,
        receive_promos: form.receive_promos === true,
        receive_sms_promos: form.receive_sms_promos === true,
        receive_promos_via_phone_calls: form.receive_promos_via_phone_calls === true,
        agreed_to_partner_promotions: form.agreed_to_partner_promotions === true,
        terms_accepted_at: now,
        age_accepted_at: now,
        registration_key: attempt,
        host: deps.accountHost(context.host, context.site),
        ...tags,
        created_at: now,
        current_sign_in_at: now,
      });
      if (created === null) throw taken();
      playerId = created;
      const variant = deps.registrationVariants ? [parityGroup(playerId)] : [];
      const wanted = (form.groups ?? []).map(String).filter((id) => writableGroups.includes(id));
      const tagged = groupsOfTags([tags.stag, tags.affb_id]);
      await beginInGroups(trx, playerId, [...initialGroups, ...variant, ...tagged, ...wanted], now);
      await openWallet(trx, playerId, form.currency, now);
      const choice = { bonus: form.registration_bonus || null, code: form.bonus_code?.trim() || null };
      await deps.onOpened(trx, playerId, choice);
      await askLetter(trx, { about: 'confirmation', email, host: deps.listedHost(context.host) }, now);
    }
    await sessions.start(trx, playerId, context, { dfpc: form.dfpc });
    const player = await readPlayer(trx, playerId, deps);
    if (!player) throw new Error('the player just made is gone');
    return player;
  });
}

const taken = () => refuse(422, 'email', 'taken');
