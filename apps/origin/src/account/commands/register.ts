import { createHash } from 'node:crypto';
import type { Player, Registration } from '@cosmodrome/contract/http/account';
import { inTransaction } from '@cosmodrome/database';
import { AFFB_COOKIE, STAG_COOKIE, tagsOfAccount } from '@cosmodrome/rules/account/affiliate';
import type { Licence } from '@cosmodrome/rules/account/licence';
import { askedFieldError } from '@cosmodrome/rules/account/profile-check';
import type { RegistrationExtra } from '@cosmodrome/rules/account/registration';
import { groupsOfTags, initialGroups, parityGroup } from '@cosmodrome/rules/account/statuses';
import {
  emailError,
  nicknameError,
  normalizeEmail,
  passwordError,
  repeatedPasswordError,
  untickedError,
} from '@cosmodrome/rules/account/text-rules';
import { currenciesOf } from '@cosmodrome/rules/cashbox/methods';
import { countryRule } from '@cosmodrome/rules/content/countries';
import { locales } from '@cosmodrome/rules/content/locales';
import type { Insertable } from 'kysely';
import { refuse, type CallContext } from '../../kernel/http/handler.ts';
import { openWallet } from '../../ledger/index.ts';
import type { AccountDeps } from '../deps.ts';
import { FieldErrors } from '../field-errors.ts';
import { plainValue, toldState } from '../field-values.ts';
import { askLetter } from '../letters.ts';
import { readPlayer } from '../read-player.ts';
import { findPlayerByEmail, type PlayerRow } from '../store.ts';
import type { AccountTables } from '../tables.ts';

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
function profileOf(form: Form, asked: readonly RegistrationExtra[]): Partial<Insertable<AccountTables['players']>> {
  const told = asked.map((field) => [field, plainValue(field, form[field] ?? '')] as const);
  const state = asked.includes('postal_code') ? toldState(form.country, form.postal_code?.trim()) : null;
  return { ...Object.fromEntries(told), ...(state !== null && { state }) };
}

/** Names the attempt in the player's row, so that a repeat after a crash finds what the first one made. */
const attemptOf = (key: string | null, email: string): string | null =>
  key === null ? null : createHash('sha256').update(`${email}\n${key}`).digest('base64url');

/** A registration whose answer was lost is tried again within minutes; later it would be a sign-in past its guards. */
const REPEATED_WITHIN_MS = 10 * 60_000;

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
export async function register({ user: form }: Registration, context: CallContext, deps: AccountDeps): Promise<Player> {
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
  return inTransaction<AccountTables, Player>(database, async (trx) => {
    const now = clock.now();
    const tags = tagsOfAccount(context.cookie(STAG_COOKIE), context.cookie(AFFB_COOKIE));
    let playerId = existing?.id;
    if (playerId === undefined) {
      const created = await trx
        .insertInto('players')
        .values({
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
          host: deps.listedHost(context.host),
          ...tags,
          created_at: now,
          current_sign_in_at: now,
        })
        .onConflict((conflict) => conflict.column('email').doNothing())
        .returning('id')
        .executeTakeFirst();
      if (!created) throw taken();
      playerId = created.id;
      const variant = deps.registrationVariants ? [parityGroup(playerId)] : [];
      const groups = [...initialGroups, ...variant, ...groupsOfTags([tags.stag, tags.affb_id])];
      const rows = groups.map((group_id) => ({ player_id: created.id, group_id, added_at: now }));
      await trx.insertInto('player_groups').values(rows).execute();
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
