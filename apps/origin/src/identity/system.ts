import { sql } from 'kysely';
import { factsFrom } from '../kernel/facts.ts';
import { HOUR_MS } from '@cosmodrome/rules/durations';
import { accountHost } from '../adapters/mail/open.ts';
import { defineSystem } from '../system.ts';
import { identityCalls } from './calls.ts';
import { passkeysOf } from './passkeys.ts';
import { createPasswords } from './passwords.ts';
import { presentSession } from './present.ts';
import { createTwoFactor } from './two-factor.ts';

export const identity = defineSystem({
  name: 'identity',
  open: (core) => {
    const { captcha, throttle } = core;
    return {
      handlers: identityCalls({
        database: core.database.db,
        clock: core.clock,
        licenceOf: core.sites.licenceOf,
        isRestricted: core.isRestricted,
        askedAtRegistration: (host) => core.policies.of(core.sites.licenceOf(host)).registration,
        passwords: createPasswords(core.passwordCost),
        sessions: core.sessions,
        captcha,
        throttle,
        twoFactor: createTwoFactor(core.clock, core.secret),
        sessionRestMinutes: (own, host) => core.policyHere.under(own, host).limits.sessionRestMinutes,
        brandOf: (host) => core.sites.of(host).site.brand.name,
        listedHost: (host) => core.sites.listed(host),
        accountHost: (host, site) => accountHost(core.environment, core.sites.listed(host), site),
        socketTokens: core.socketTokens,
        levels: core.content.levels,
        managers: core.content.vip.managers,
        registrationVariants: core.environment.REGISTRATION_VARIANTS,
        onOpened: (trx, playerId, choice) => core.hooks.welcome(trx, playerId, choice),
        onClosing: (trx, playerId) => core.hooks.onClosing(trx, playerId),
      }),
      restrictionKeys: {
        'identity.register': 'registration_restricted',
        'identity.signIn': 'login_restricted',
        'identity.passkeySignIn': 'login_restricted',
      },
      facts: (playerId) =>
        factsFrom(
          core.database.db,
          sql`select (two_factor_secret is not null or exists (
        select 1 from passkeys where passkeys.player_id = players.id))::int as second_factor
        from players where id = ${playerId}`,
        ),
      ownData: async (playerId) => ({
        passkeys: await passkeysOf(core.database.db, playerId),
        sessions: (await core.sessions.list(playerId)).map((row) => presentSession(row, '')),
      }),
      jobs: [
        { name: 'forget used captchas', everyMs: HOUR_MS, run: () => captcha.forgetOld() },
        { name: 'forget failed sign-ins', everyMs: HOUR_MS, run: () => throttle.forgetOld() },
      ],
    };
  },
});
